import { wishesAndTalk } from '../../corpus-case.ts'

/** First and second choices, exceptions and what is said beside a wish. */
export const secondChoices = wishesAndTalk([
  {
    text: 'ਦੋ ਕਮਰੇ, ਪਰ ਵੀਹ ਹਜ਼ਾਰ ਤੋਂ ਨਾ ਟੱਪੇ',
    set: {
      price: {
        max: 20000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ਜਿੰਮ ਵਾਲੀ ਗੱਲ ਛੱਡੋ',
    drop: ['gym'],
  },
  {
    text: 'ਘਰ ਜਿੱਥੇ ਗੱਡੀ ਖੜ੍ਹ ਸਕੇ',
    set: {
      property_type: 'house',
      amenities: ['parking'],
    },
  },
  {
    text: 'ਦੋ ਜਾਂ ਤਿੰਨ ਕਮਰੇ ਜੋ ਵੀ ਪੱਚੀ ਹਜ਼ਾਰ ਵਿੱਚ ਆ ਜਾਵੇ',
    set: {
      price: {
        max: 25000,
      },
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
  {
    text: 'dugri hove tan changa nahi tan model town',
    set: {
      area: 'Dugri',
    },
  },
])
