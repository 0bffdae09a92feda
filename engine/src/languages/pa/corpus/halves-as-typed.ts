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
    text: 'derh lakh',
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
    text: 'dhai lakh',
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
    text: 'saadhe tinn lakh',
    asked: 'price',
    set: {
      price: {
        max: 350000,
      },
    },
  },
  {
    text: 'sadhe tin lakh',
    asked: 'price',
    set: {
      price: {
        max: 350000,
      },
    },
  },
  {
    text: 'sadhe char lakh',
    asked: 'price',
    set: {
      price: {
        max: 450000,
      },
    },
  },
  {
    text: 'sadhe panj lakh',
    asked: 'price',
    set: {
      price: {
        max: 550000,
      },
    },
  },
  {
    text: 'sadhe satt lakh',
    asked: 'price',
    set: {
      price: {
        max: 750000,
      },
    },
  },
  {
    text: 'sadhe baran lakh',
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
    text: 'adha lakh',
    asked: 'price',
    set: {
      price: {
        max: 50000,
      },
    },
  },
  {
    text: 'addha lakh',
    asked: 'price',
    set: {
      price: {
        max: 50000,
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
    text: 'budget saadhe tinn hazar',
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
    text: 'budget sadhe tin hazar',
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
    text: 'budget sadhe char hazar',
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
    text: 'budget sadhe panj hazar',
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
    text: 'budget sadhe satt hazar',
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
    text: 'budget sadhe baran hazar',
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
])
