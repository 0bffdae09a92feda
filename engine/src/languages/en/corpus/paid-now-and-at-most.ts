import { wishesAndTalk } from '../../corpus-case.ts'

/** What is paid now, and how far one would go. */
export const paidNowAndAtMost = wishesAndTalk([
  {
    text: 'right now paying 12k, max 18k',
    asked: 'price',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'i pay 12 now, can stretch to 18',
    asked: 'price',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'currently its 12 thousand, upto 18 is ok',
    asked: 'price',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 18000,
      },
    },
  },
])
