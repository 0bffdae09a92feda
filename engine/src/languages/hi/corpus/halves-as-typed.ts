import { wishesAndTalk } from '../../corpus-case.ts'

/** Halves and quarters of lakhs and thousands in Latin letters, as people type them. */
export const halvesAsTyped = wishesAndTalk([
  {
    text: 'dedh lakh',
    asked: 'price',
    set: {
      price: {
        max: 150000,
      },
    },
  },
  {
    text: 'ded lakh',
    asked: 'price',
    set: {
      price: {
        max: 150000,
      },
    },
  },
  {
    text: 'derh lakh',
    asked: 'price',
    set: {
      price: {
        max: 150000,
      },
    },
  },
  {
    text: 'dhai lakh',
    asked: 'price',
    set: {
      price: {
        max: 250000,
      },
    },
  },
  {
    text: 'adhai lakh',
    asked: 'price',
    set: {
      price: {
        max: 250000,
      },
    },
  },
  {
    text: 'dhaai lakh',
    asked: 'price',
    set: {
      price: {
        max: 250000,
      },
    },
  },
  {
    text: 'saadhe teen lakh',
    asked: 'price',
    set: {
      price: {
        max: 350000,
      },
    },
  },
  {
    text: 'sadhe teen lakh',
    asked: 'price',
    set: {
      price: {
        max: 350000,
      },
    },
  },
  {
    text: 'sade teen lakh',
    asked: 'price',
    set: {
      price: {
        max: 350000,
      },
    },
  },
  {
    text: 'sadhe chaar lakh',
    asked: 'price',
    set: {
      price: {
        max: 450000,
      },
    },
  },
  {
    text: 'sadhe paanch lakh',
    asked: 'price',
    set: {
      price: {
        max: 550000,
      },
    },
  },
  {
    text: 'sadhe saat lakh',
    asked: 'price',
    set: {
      price: {
        max: 750000,
      },
    },
  },
  {
    text: 'sadhe barah lakh',
    asked: 'price',
    set: {
      price: {
        max: 1250000,
      },
    },
  },
  {
    text: 'sawa lakh',
    asked: 'price',
    set: {
      price: {
        max: 125000,
      },
    },
  },
  {
    text: 'sawa do lakh',
    asked: 'price',
    set: {
      price: {
        max: 225000,
      },
    },
  },
  {
    text: 'paune do lakh',
    asked: 'price',
    set: {
      price: {
        max: 175000,
      },
    },
  },
  {
    text: 'paune teen lakh',
    asked: 'price',
    set: {
      price: {
        max: 275000,
      },
    },
  },
  {
    text: 'aadha lakh',
    asked: 'price',
    set: {
      price: {
        max: 50000,
      },
    },
  },
  {
    text: 'adha lakh',
    asked: 'price',
    set: {
      price: {
        max: 50000,
      },
    },
  },
  {
    text: 'paun lakh',
    asked: 'price',
    set: {
      price: {
        max: 75000,
      },
    },
  },
  {
    text: 'pauna lakh',
    asked: 'price',
    set: {
      price: {
        max: 75000,
      },
    },
  },
  {
    text: 'budget dedh hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 1500,
      },
    },
  },
  {
    text: 'budget ded hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 1500,
      },
    },
  },
  {
    text: 'budget derh hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 1500,
      },
    },
  },
  {
    text: 'budget dhai hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 2500,
      },
    },
  },
  {
    text: 'budget adhai hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 2500,
      },
    },
  },
  {
    text: 'budget dhaai hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 2500,
      },
    },
  },
  {
    text: 'budget saadhe teen hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 3500,
      },
    },
  },
  {
    text: 'budget sadhe teen hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 3500,
      },
    },
  },
  {
    text: 'budget sade teen hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 3500,
      },
    },
  },
  {
    text: 'budget sadhe chaar hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 4500,
      },
    },
  },
  {
    text: 'budget sadhe paanch hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 5500,
      },
    },
  },
  {
    text: 'budget sadhe saat hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 7500,
      },
    },
  },
  {
    text: 'budget sadhe barah hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 12500,
      },
    },
  },
  {
    text: 'budget sawa hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 1250,
      },
    },
  },
  {
    text: 'budget sava hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 1250,
      },
    },
  },
  {
    text: 'budget sawa do hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 2250,
      },
    },
  },
  {
    text: 'budget sava do hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 2250,
      },
    },
  },
  {
    text: 'budget paune do hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 1750,
      },
    },
  },
  {
    text: 'budget pone do hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 1750,
      },
    },
  },
  {
    text: 'budget paune teen hazar',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 2750,
      },
    },
  },
])
