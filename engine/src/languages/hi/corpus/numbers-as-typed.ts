import { wishesAndTalk } from '../../corpus-case.ts'

/** Number words in Latin letters, as people type them. */
export const numbersAsTyped = wishesAndTalk([
  {
    text: 'ek lakh',
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
    text: 'teen lakh',
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
    text: 'paanch lakh',
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
    text: 'saat lakh',
    asked: 'price',
    set: {
      price: {
        max: 700000,
      },
    },
  },
  {
    text: 'aath lakh',
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
    text: 'gyarah lakh',
    asked: 'price',
    set: {
      price: {
        max: 1100000,
      },
    },
  },
  {
    text: 'barah lakh',
    asked: 'price',
    set: {
      price: {
        max: 1200000,
      },
    },
  },
  {
    text: 'terah lakh',
    asked: 'price',
    set: {
      price: {
        max: 1300000,
      },
    },
  },
  {
    text: 'chaudah lakh',
    asked: 'price',
    set: {
      price: {
        max: 1400000,
      },
    },
  },
  {
    text: 'pandrah lakh',
    asked: 'price',
    set: {
      price: {
        max: 1500000,
      },
    },
  },
  {
    text: 'solah lakh',
    asked: 'price',
    set: {
      price: {
        max: 1600000,
      },
    },
  },
  {
    text: 'satrah lakh',
    asked: 'price',
    set: {
      price: {
        max: 1700000,
      },
    },
  },
  {
    text: 'atharah lakh',
    asked: 'price',
    set: {
      price: {
        max: 1800000,
      },
    },
  },
  {
    text: 'unnis lakh',
    asked: 'price',
    set: {
      price: {
        max: 1900000,
      },
    },
  },
  {
    text: 'bees lakh',
    asked: 'price',
    set: {
      price: {
        max: 2000000,
      },
    },
  },
  {
    text: 'tees lakh',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: 'chalis lakh',
    asked: 'price',
    set: {
      price: {
        max: 4000000,
      },
    },
  },
  {
    text: 'chaalis lakh',
    asked: 'price',
    set: {
      price: {
        max: 4000000,
      },
    },
  },
  {
    text: 'pachas lakh',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'pachaas lakh',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
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
    text: 'nabbe lakh',
    asked: 'price',
    set: {
      price: {
        max: 9000000,
      },
    },
  },
  {
    text: 'pachis lakh',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'pachees lakh',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'pacchis lakh',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'paintis lakh',
    asked: 'price',
    set: {
      price: {
        max: 3500000,
      },
    },
  },
  {
    text: 'paintalis lakh',
    asked: 'price',
    set: {
      price: {
        max: 4500000,
      },
    },
  },
  {
    text: 'paitalis lakh',
    asked: 'price',
    set: {
      price: {
        max: 4500000,
      },
    },
  },
  {
    text: 'painsath lakh',
    asked: 'price',
    set: {
      price: {
        max: 6500000,
      },
    },
  },
  {
    text: 'paisath lakh',
    asked: 'price',
    set: {
      price: {
        max: 6500000,
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
    text: 'pichattar lakh',
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
    text: 'pichasi lakh',
    asked: 'price',
    set: {
      price: {
        max: 8500000,
      },
    },
  },
  {
    text: 'pachanve lakh',
    asked: 'price',
    set: {
      price: {
        max: 9500000,
      },
    },
  },
  {
    text: 'pichyanve lakh',
    asked: 'price',
    set: {
      price: {
        max: 9500000,
      },
    },
  },
  {
    text: 'ikkis lakh',
    asked: 'price',
    set: {
      price: {
        max: 2100000,
      },
    },
  },
  {
    text: 'bais lakh',
    asked: 'price',
    set: {
      price: {
        max: 2200000,
      },
    },
  },
  {
    text: 'baees lakh',
    asked: 'price',
    set: {
      price: {
        max: 2200000,
      },
    },
  },
  {
    text: 'atthais lakh',
    asked: 'price',
    set: {
      price: {
        max: 2800000,
      },
    },
  },
  {
    text: 'athais lakh',
    asked: 'price',
    set: {
      price: {
        max: 2800000,
      },
    },
  },
  {
    text: 'battis lakh',
    asked: 'price',
    set: {
      price: {
        max: 3200000,
      },
    },
  },
  {
    text: 'chhattis lakh',
    asked: 'price',
    set: {
      price: {
        max: 3600000,
      },
    },
  },
  {
    text: 'bayalis lakh',
    asked: 'price',
    set: {
      price: {
        max: 4200000,
      },
    },
  },
  {
    text: 'adtalis lakh',
    asked: 'price',
    set: {
      price: {
        max: 4800000,
      },
    },
  },
  {
    text: 'bawan lakh',
    asked: 'price',
    set: {
      price: {
        max: 5200000,
      },
    },
  },
  {
    text: 'bahattar lakh',
    asked: 'price',
    set: {
      price: {
        max: 7200000,
      },
    },
  },
  {
    text: 'ninyanve lakh',
    asked: 'price',
    set: {
      price: {
        max: 9900000,
      },
    },
  },
])
