import { wishesAndTalk } from '../../corpus-case.ts'

/** Halves and quarters of lakhs and thousands in Latin letters, as people type them. */
export const halvesAsTyped = wishesAndTalk([
  {
    text: 'onnara latcham',
    asked: 'price',
    set: {
      price: {
        max: 150000,
      },
    },
  },
  {
    text: 'onrarai latcham',
    asked: 'price',
    set: {
      price: {
        max: 150000,
      },
    },
  },
  {
    text: 'irandarai latcham',
    asked: 'price',
    set: {
      price: {
        max: 250000,
      },
    },
  },
  {
    text: 'moonara latcham',
    asked: 'price',
    set: {
      price: {
        max: 350000,
      },
    },
  },
  {
    text: 'moonrarai latcham',
    asked: 'price',
    set: {
      price: {
        max: 350000,
      },
    },
  },
  {
    text: 'naalara latcham',
    asked: 'price',
    set: {
      price: {
        max: 450000,
      },
    },
  },
  {
    text: 'naalarai latcham',
    asked: 'price',
    set: {
      price: {
        max: 450000,
      },
    },
  },
  {
    text: 'anjara latcham',
    asked: 'price',
    set: {
      price: {
        max: 550000,
      },
    },
  },
  {
    text: 'anjarai latcham',
    asked: 'price',
    set: {
      price: {
        max: 550000,
      },
    },
  },
  {
    text: 'aarara latcham',
    asked: 'price',
    set: {
      price: {
        max: 650000,
      },
    },
  },
  {
    text: 'aararai latcham',
    asked: 'price',
    set: {
      price: {
        max: 650000,
      },
    },
  },
  {
    text: 'ezhara latcham',
    asked: 'price',
    set: {
      price: {
        max: 750000,
      },
    },
  },
  {
    text: 'ezharai latcham',
    asked: 'price',
    set: {
      price: {
        max: 750000,
      },
    },
  },
  {
    text: 'ettara latcham',
    asked: 'price',
    set: {
      price: {
        max: 850000,
      },
    },
  },
  {
    text: 'ettarai latcham',
    asked: 'price',
    set: {
      price: {
        max: 850000,
      },
    },
  },
  {
    text: 'ombathara latcham',
    asked: 'price',
    set: {
      price: {
        max: 950000,
      },
    },
  },
  {
    text: 'patharai latcham',
    asked: 'price',
    set: {
      price: {
        max: 1050000,
      },
    },
  },
  {
    text: 'pathara latcham',
    asked: 'price',
    set: {
      price: {
        max: 1050000,
      },
    },
  },
  {
    text: 'pannendara latcham',
    asked: 'price',
    set: {
      price: {
        max: 1250000,
      },
    },
  },
  {
    text: 'onne kaal latcham',
    asked: 'price',
    set: {
      price: {
        max: 125000,
      },
    },
  },
  {
    text: 'onne mukkaal latcham',
    asked: 'price',
    set: {
      price: {
        max: 175000,
      },
    },
  },
  {
    text: 'ara latcham',
    asked: 'price',
    set: {
      price: {
        max: 50000,
      },
    },
  },
  {
    text: 'arai latcham',
    asked: 'price',
    set: {
      price: {
        max: 50000,
      },
    },
  },
  {
    text: 'mukkaal latcham',
    asked: 'price',
    set: {
      price: {
        max: 75000,
      },
    },
  },
  {
    text: 'kaal latcham',
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
    text: 'budget onrarai aayiram',
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
    text: 'budget rendara aayiram',
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
    text: 'budget irandarai aayiram',
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
    text: 'budget moonrarai aayiram',
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
    text: 'budget naalarai aayiram',
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
    text: 'budget anjara aayiram',
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
    text: 'budget anjarai aayiram',
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
    text: 'budget aararai aayiram',
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
    text: 'budget ezharai aayiram',
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
    text: 'budget ettarai aayiram',
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
    text: 'budget ombathara aayiram',
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
    text: 'budget patharai aayiram',
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
    text: 'budget pannendara aayiram',
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
    text: 'budget onne mukkaal aayiram',
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
