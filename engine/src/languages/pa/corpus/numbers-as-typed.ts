import { wishesAndTalk } from '../../corpus-case.ts'

/** Number words in Latin letters, as people type them. */
export const numbersAsTyped = wishesAndTalk([
  {
    text: 'ikk lakh',
    asked: 'price',
    set: {
      price: {
        max: 100000,
      },
    },
  },
  {
    text: 'do lakh',
    asked: 'price',
    set: {
      price: {
        max: 200000,
      },
    },
  },
  {
    text: 'tinn lakh',
    asked: 'price',
    set: {
      price: {
        max: 300000,
      },
    },
  },
  {
    text: 'chaar lakh',
    asked: 'price',
    set: {
      price: {
        max: 400000,
      },
    },
  },
  {
    text: 'panj lakh',
    asked: 'price',
    set: {
      price: {
        max: 500000,
      },
    },
  },
  {
    text: 'chhe lakh',
    asked: 'price',
    set: {
      price: {
        max: 600000,
      },
    },
  },
  {
    text: 'satt lakh',
    asked: 'price',
    set: {
      price: {
        max: 700000,
      },
    },
  },
  {
    text: 'atth lakh',
    asked: 'price',
    set: {
      price: {
        max: 800000,
      },
    },
  },
  {
    text: 'nau lakh',
    asked: 'price',
    set: {
      price: {
        max: 900000,
      },
    },
  },
  {
    text: 'das lakh',
    asked: 'price',
    set: {
      price: {
        max: 1000000,
      },
    },
  },
  {
    text: 'gyaran lakh',
    asked: 'price',
    set: {
      price: {
        max: 1100000,
      },
    },
  },
  {
    text: 'baran lakh',
    asked: 'price',
    set: {
      price: {
        max: 1200000,
      },
    },
  },
  {
    text: 'teran lakh',
    asked: 'price',
    set: {
      price: {
        max: 1300000,
      },
    },
  },
  {
    text: 'chaudan lakh',
    asked: 'price',
    set: {
      price: {
        max: 1400000,
      },
    },
  },
  {
    text: 'pandran lakh',
    asked: 'price',
    set: {
      price: {
        max: 1500000,
      },
    },
  },
  {
    text: 'solan lakh',
    asked: 'price',
    set: {
      price: {
        max: 1600000,
      },
    },
  },
  {
    text: 'satran lakh',
    asked: 'price',
    set: {
      price: {
        max: 1700000,
      },
    },
  },
  {
    text: 'atharan lakh',
    asked: 'price',
    set: {
      price: {
        max: 1800000,
      },
    },
  },
  {
    text: 'unni lakh',
    asked: 'price',
    set: {
      price: {
        max: 1900000,
      },
    },
  },
  {
    text: 'vee lakh',
    asked: 'price',
    set: {
      price: {
        max: 2000000,
      },
    },
  },
  {
    text: 'tee lakh',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: 'teeh lakh',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: 'chali lakh',
    asked: 'price',
    set: {
      price: {
        max: 4000000,
      },
    },
  },
  {
    text: 'chaali lakh',
    asked: 'price',
    set: {
      price: {
        max: 4000000,
      },
    },
  },
  {
    text: 'pajah lakh',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'panjah lakh',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'satth lakh',
    asked: 'price',
    set: {
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'sath lakh',
    asked: 'price',
    set: {
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'sattar lakh',
    asked: 'price',
    set: {
      price: {
        max: 7000000,
      },
    },
  },
  {
    text: 'assi lakh',
    asked: 'price',
    set: {
      price: {
        max: 8000000,
      },
    },
  },
  {
    text: 'nabbe lakh',
    asked: 'price',
    set: {
      price: {
        max: 9000000,
      },
    },
  },
  {
    text: 'pachi lakh',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'pacchi lakh',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'panji lakh',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'paintali lakh',
    asked: 'price',
    set: {
      price: {
        max: 4500000,
      },
    },
  },
  {
    text: 'pachwanja lakh',
    asked: 'price',
    set: {
      price: {
        max: 5500000,
      },
    },
  },
  {
    text: 'pachhattar lakh',
    asked: 'price',
    set: {
      price: {
        max: 7500000,
      },
    },
  },
  {
    text: 'panjhattar lakh',
    asked: 'price',
    set: {
      price: {
        max: 7500000,
      },
    },
  },
  {
    text: 'pachasi lakh',
    asked: 'price',
    set: {
      price: {
        max: 8500000,
      },
    },
  },
  {
    text: 'chhabbi lakh',
    asked: 'price',
    set: {
      price: {
        max: 2600000,
      },
    },
  },
  {
    text: 'chabbi lakh',
    asked: 'price',
    set: {
      price: {
        max: 2600000,
      },
    },
  },
  {
    text: 'bai lakh',
    asked: 'price',
    set: {
      price: {
        max: 2200000,
      },
    },
  },
  {
    text: 'baai lakh',
    asked: 'price',
    set: {
      price: {
        max: 2200000,
      },
    },
  },
  {
    text: 'athai lakh',
    asked: 'price',
    set: {
      price: {
        max: 2800000,
      },
    },
  },
  {
    text: 'chhatti lakh',
    asked: 'price',
    set: {
      price: {
        max: 3600000,
      },
    },
  },
])
