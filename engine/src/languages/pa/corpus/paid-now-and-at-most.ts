import { wishesAndTalk } from '../../corpus-case.ts'

/** What is paid now, and how far one would go. */
export const paidNowAndAtMost = wishesAndTalk([
  {
    text: 'ਹੁਣ 12 ਦਿੰਦੇ ਹਾਂ, 18 ਤੱਕ ਠੀਕ ਹੈ',
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
    text: 'hune 12 bharde aan, 18 tak ho jau',
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
