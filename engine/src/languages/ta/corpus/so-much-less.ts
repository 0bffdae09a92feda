import { wishesAndTalk } from '../../corpus-case.ts'

/** So much less or more of the known budget, in bare digits. */
export const soMuchLess = wishesAndTalk([
  {
    text: '2000 குறைச்சுக்கோங்க',
    known: {
      transaction_type: 'rent',
      price: {
        max: 20000,
      },
    },
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: '2000 kuraichukonga',
    known: {
      transaction_type: 'rent',
      price: {
        max: 20000,
      },
    },
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: '3000 கூட்டலாம்',
    known: {
      transaction_type: 'rent',
      price: {
        max: 20000,
      },
    },
    set: {
      price: {
        max: 23000,
      },
    },
  },
])
