import { wishesAndTalk } from '../../corpus-case.ts'

/** So much less or more of the known budget, in bare digits. */
export const soMuchLess = wishesAndTalk([
  {
    text: '2000 tagginchandi',
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
    text: '3000 penchandi',
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
