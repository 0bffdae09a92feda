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
    text: 'dui lakh',
    asked: 'price',
    set: {
      price: {
        max: 200000,
      },
    },
  },
  {
    text: 'tin lakh',
    asked: 'price',
    set: {
      price: {
        max: 300000,
      },
    },
  },
  {
    text: 'char lakh',
    asked: 'price',
    set: {
      price: {
        max: 400000,
      },
    },
  },
  {
    text: 'panch lakh',
    asked: 'price',
    set: {
      price: {
        max: 500000,
      },
    },
  },
  {
    text: 'chhoy lakh',
    asked: 'price',
    set: {
      price: {
        max: 600000,
      },
    },
  },
  {
    text: 'sat lakh',
    asked: 'price',
    set: {
      price: {
        max: 700000,
      },
    },
  },
  {
    text: 'noy lakh',
    asked: 'price',
    set: {
      price: {
        max: 900000,
      },
    },
  },
  {
    text: 'dosh lakh',
    asked: 'price',
    set: {
      price: {
        max: 1000000,
      },
    },
  },
  {
    text: 'egaro lakh',
    asked: 'price',
    set: {
      price: {
        max: 1100000,
      },
    },
  },
  {
    text: 'baro lakh',
    asked: 'price',
    set: {
      price: {
        max: 1200000,
      },
    },
  },
  {
    text: 'tero lakh',
    asked: 'price',
    set: {
      price: {
        max: 1300000,
      },
    },
  },
  {
    text: 'choddo lakh',
    asked: 'price',
    set: {
      price: {
        max: 1400000,
      },
    },
  },
  {
    text: 'ponero lakh',
    asked: 'price',
    set: {
      price: {
        max: 1500000,
      },
    },
  },
  {
    text: 'sholo lakh',
    asked: 'price',
    set: {
      price: {
        max: 1600000,
      },
    },
  },
  {
    text: 'sotero lakh',
    asked: 'price',
    set: {
      price: {
        max: 1700000,
      },
    },
  },
  {
    text: 'unish lakh',
    asked: 'price',
    set: {
      price: {
        max: 1900000,
      },
    },
  },
  {
    text: 'kuri lakh',
    asked: 'price',
    set: {
      price: {
        max: 2000000,
      },
    },
  },
  {
    text: 'bish lakh',
    asked: 'price',
    set: {
      price: {
        max: 2000000,
      },
    },
  },
  {
    text: 'trish lakh',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: 'tirish lakh',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: 'chollish lakh',
    asked: 'price',
    set: {
      price: {
        max: 4000000,
      },
    },
  },
  {
    text: 'sottor lakh',
    asked: 'price',
    set: {
      price: {
        max: 7000000,
      },
    },
  },
  {
    text: 'ponchish lakh',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'pochish lakh',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'poytrish lakh',
    asked: 'price',
    set: {
      price: {
        max: 3500000,
      },
    },
  },
  {
    text: 'poytallish lakh',
    asked: 'price',
    set: {
      price: {
        max: 4500000,
      },
    },
  },
  {
    text: 'ponchanno lakh',
    asked: 'price',
    set: {
      price: {
        max: 5500000,
      },
    },
  },
  {
    text: 'poyshotti lakh',
    asked: 'price',
    set: {
      price: {
        max: 6500000,
      },
    },
  },
  {
    text: 'ponchattor lakh',
    asked: 'price',
    set: {
      price: {
        max: 7500000,
      },
    },
  },
  {
    text: 'ponchashi lakh',
    asked: 'price',
    set: {
      price: {
        max: 8500000,
      },
    },
  },
  {
    text: 'baish lakh',
    asked: 'price',
    set: {
      price: {
        max: 2200000,
      },
    },
  },
  {
    text: 'chhabbish lakh',
    asked: 'price',
    set: {
      price: {
        max: 2600000,
      },
    },
  },
  {
    text: 'athash lakh',
    asked: 'price',
    set: {
      price: {
        max: 2800000,
      },
    },
  },
])
