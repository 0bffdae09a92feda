import { wishesAndTalk } from '../../corpus-case.ts'

/** What is paid now, and how far one would go. */
export const paidNowAndAtMost = wishesAndTalk([
  {
    text: 'ಈಗ 12 ಕೊಡ್ತಿದೀವಿ, 18ರ ತನಕ ಓಕೆ',
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
    text: 'eega 15 savira kodtidivi, 20 varege okay',
    asked: 'price',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 20000,
      },
    },
  },
])
