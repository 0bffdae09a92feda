import { wishesAndTalk } from '../../corpus-case.ts'

/** What is paid now, and how far one would go. */
export const paidNowAndAtMost = wishesAndTalk([
  {
    text: 'ഇപ്പോൾ 12 കൊടുക്കുന്നു, 18 വരെ ആകാം',
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
    text: 'ippol 12 aanu, 18 vare kuzhappamilla',
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
