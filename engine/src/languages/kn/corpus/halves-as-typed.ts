import { wishesAndTalk } from '../../corpus-case.ts'

/** Halves and quarters of lakhs and thousands in Latin letters, as people type them. */
export const halvesAsTyped = wishesAndTalk([
  {
    text: 'ondoovare laksha',
    asked: 'price',
    set: {
      price: {
        max: 150000,
      },
    },
  },
  {
    text: 'eraduvare laksha',
    asked: 'price',
    set: {
      price: {
        max: 250000,
      },
    },
  },
  {
    text: 'eradoovare laksha',
    asked: 'price',
    set: {
      price: {
        max: 250000,
      },
    },
  },
  {
    text: 'mooruvare laksha',
    asked: 'price',
    set: {
      price: {
        max: 350000,
      },
    },
  },
  {
    text: 'muruvare laksha',
    asked: 'price',
    set: {
      price: {
        max: 350000,
      },
    },
  },
  {
    text: 'nalkuvare laksha',
    asked: 'price',
    set: {
      price: {
        max: 450000,
      },
    },
  },
  {
    text: 'naalkuvare laksha',
    asked: 'price',
    set: {
      price: {
        max: 450000,
      },
    },
  },
  {
    text: 'aiduvare laksha',
    asked: 'price',
    set: {
      price: {
        max: 550000,
      },
    },
  },
  {
    text: 'aaruvare laksha',
    asked: 'price',
    set: {
      price: {
        max: 650000,
      },
    },
  },
  {
    text: 'eluvare laksha',
    asked: 'price',
    set: {
      price: {
        max: 750000,
      },
    },
  },
  {
    text: 'entuvare laksha',
    asked: 'price',
    set: {
      price: {
        max: 850000,
      },
    },
  },
  {
    text: 'hattuvare laksha',
    asked: 'price',
    set: {
      price: {
        max: 1050000,
      },
    },
  },
  {
    text: 'hanneraduvare laksha',
    asked: 'price',
    set: {
      price: {
        max: 1250000,
      },
    },
  },
  {
    text: 'ardha laksha',
    asked: 'price',
    set: {
      price: {
        max: 50000,
      },
    },
  },
  {
    text: 'mukkalu laksha',
    asked: 'price',
    set: {
      price: {
        max: 75000,
      },
    },
  },
  {
    text: 'kaalu laksha',
    asked: 'price',
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'ondu kaalu laksha',
    asked: 'price',
    set: {
      price: {
        max: 125000,
      },
    },
  },
  {
    text: 'ondu mukkalu laksha',
    asked: 'price',
    set: {
      price: {
        max: 175000,
      },
    },
  },
  {
    text: 'budget ondoovare savira',
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
    text: 'budget onduvare savira',
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
    text: 'budget eraduvare savira',
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
    text: 'budget eradoovare savira',
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
    text: 'budget mooruvare savira',
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
    text: 'budget muruvare savira',
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
    text: 'budget nalkuvare savira',
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
    text: 'budget naalkuvare savira',
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
    text: 'budget aiduvare savira',
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
    text: 'budget aaruvare savira',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 6500,
      },
    },
  },
  {
    text: 'budget eluvare savira',
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
    text: 'budget entuvare savira',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 8500,
      },
    },
  },
  {
    text: 'budget ombattuvare savira',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 9500,
      },
    },
  },
  {
    text: 'budget hattuvare savira',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 10500,
      },
    },
  },
  {
    text: 'budget hanneraduvare savira',
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
    text: 'budget ondu kaalu savira',
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
    text: 'budget ondu mukkalu savira',
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
