import { wishesAndTalk } from '../../corpus-case.ts'

/** Rates by the unit, answers and wishes in few words. */
export const ratesAndAnswers = wishesAndTalk([
  {
    text: '20 velu kante ekkuva avvadu',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: '20 వేల కంటే ఎక్కువ అవ్వదు',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'gajam entha',
    asked: 'price',
    act: 'question',
  },
  {
    text: 'గజం ఎంత',
    asked: 'price',
    act: 'question',
  },
  {
    text: 'gajam rate entha',
    act: 'question',
  },
])
