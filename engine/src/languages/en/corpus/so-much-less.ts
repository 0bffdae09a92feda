import { wishesAndTalk } from '../../corpus-case.ts'

/** So much less or more of the known budget, in bare digits. */
export const soMuchLess = wishesAndTalk([
  {
    text: 'reduce by 2000',
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
    text: '2000 less',
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
    text: 'add 3000 more',
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
  {
    text: 'increase it by 3k',
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
