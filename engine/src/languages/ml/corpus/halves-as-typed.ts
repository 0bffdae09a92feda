import { wishesAndTalk } from '../../corpus-case.ts'

/** Halves and quarters of lakhs and thousands in Latin letters, as people type them. */
export const halvesAsTyped = wishesAndTalk([
  {
    text: 'moonnara laksham',
    asked: 'price',
    set: {
      price: {
        max: 350000,
      },
    },
  },
  {
    text: 'moonara laksham',
    asked: 'price',
    set: {
      price: {
        max: 350000,
      },
    },
  },
  {
    text: 'naalara laksham',
    asked: 'price',
    set: {
      price: {
        max: 450000,
      },
    },
  },
  {
    text: 'anchara laksham',
    asked: 'price',
    set: {
      price: {
        max: 550000,
      },
    },
  },
  {
    text: 'aarara laksham',
    asked: 'price',
    set: {
      price: {
        max: 650000,
      },
    },
  },
  {
    text: 'onpathara laksham',
    asked: 'price',
    set: {
      price: {
        max: 950000,
      },
    },
  },
  {
    text: 'pathara laksham',
    asked: 'price',
    set: {
      price: {
        max: 1050000,
      },
    },
  },
  {
    text: 'onne kaal laksham',
    asked: 'price',
    set: {
      price: {
        max: 125000,
      },
    },
  },
  {
    text: 'onnekal laksham',
    asked: 'price',
    set: {
      price: {
        max: 125000,
      },
    },
  },
  {
    text: 'onne mukkal laksham',
    asked: 'price',
    set: {
      price: {
        max: 175000,
      },
    },
  },
  {
    text: 'onnemukkal laksham',
    asked: 'price',
    set: {
      price: {
        max: 175000,
      },
    },
  },
  {
    text: 'ara laksham',
    asked: 'price',
    set: {
      price: {
        max: 50000,
      },
    },
  },
  {
    text: 'mukkal laksham',
    asked: 'price',
    set: {
      price: {
        max: 75000,
      },
    },
  },
  {
    text: 'mukkaal laksham',
    asked: 'price',
    set: {
      price: {
        max: 75000,
      },
    },
  },
  {
    text: 'kaal laksham',
    asked: 'price',
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'budget onnara aayiram',
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
    text: 'budget randara aayiram',
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
    text: 'budget moonnara aayiram',
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
    text: 'budget moonara aayiram',
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
    text: 'budget nalara aayiram',
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
    text: 'budget naalara aayiram',
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
    text: 'budget anchara aayiram',
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
    text: 'budget aarara aayiram',
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
    text: 'budget ezhara aayiram',
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
    text: 'budget ettara aayiram',
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
    text: 'budget onpathara aayiram',
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
    text: 'budget pathara aayiram',
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
    text: 'budget onne kaal aayiram',
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
    text: 'budget onnekal aayiram',
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
    text: 'budget onne mukkal aayiram',
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
    text: 'budget onnemukkal aayiram',
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
