import { wishesAndTalk } from '../../corpus-case.ts'

/** Number words in Latin letters, as people type them. */
export const numbersAsTyped = wishesAndTalk([
  {
    text: 'ondu laksha',
    asked: 'price',
    set: {
      price: {
        max: 100000,
      },
    },
  },
  {
    text: 'eradu laksha',
    asked: 'price',
    set: {
      price: {
        max: 200000,
      },
    },
  },
  {
    text: 'mooru laksha',
    asked: 'price',
    set: {
      price: {
        max: 300000,
      },
    },
  },
  {
    text: 'nalku laksha',
    asked: 'price',
    set: {
      price: {
        max: 400000,
      },
    },
  },
  {
    text: 'aidu laksha',
    asked: 'price',
    set: {
      price: {
        max: 500000,
      },
    },
  },
  {
    text: 'aaru laksha',
    asked: 'price',
    set: {
      price: {
        max: 600000,
      },
    },
  },
  {
    text: 'elu laksha',
    asked: 'price',
    set: {
      price: {
        max: 700000,
      },
    },
  },
  {
    text: 'entu laksha',
    asked: 'price',
    set: {
      price: {
        max: 800000,
      },
    },
  },
  {
    text: 'ombattu laksha',
    asked: 'price',
    set: {
      price: {
        max: 900000,
      },
    },
  },
  {
    text: 'hattu laksha',
    asked: 'price',
    set: {
      price: {
        max: 1000000,
      },
    },
  },
  {
    text: 'hannondu laksha',
    asked: 'price',
    set: {
      price: {
        max: 1100000,
      },
    },
  },
  {
    text: 'hanneradu laksha',
    asked: 'price',
    set: {
      price: {
        max: 1200000,
      },
    },
  },
  {
    text: 'hadimooru laksha',
    asked: 'price',
    set: {
      price: {
        max: 1300000,
      },
    },
  },
  {
    text: 'hadinalku laksha',
    asked: 'price',
    set: {
      price: {
        max: 1400000,
      },
    },
  },
  {
    text: 'hadinaidu laksha',
    asked: 'price',
    set: {
      price: {
        max: 1500000,
      },
    },
  },
  {
    text: 'hadinaru laksha',
    asked: 'price',
    set: {
      price: {
        max: 1600000,
      },
    },
  },
  {
    text: 'hadinelu laksha',
    asked: 'price',
    set: {
      price: {
        max: 1700000,
      },
    },
  },
  {
    text: 'hadinentu laksha',
    asked: 'price',
    set: {
      price: {
        max: 1800000,
      },
    },
  },
  {
    text: 'hattombattu laksha',
    asked: 'price',
    set: {
      price: {
        max: 1900000,
      },
    },
  },
  {
    text: 'ippattu laksha',
    asked: 'price',
    set: {
      price: {
        max: 2000000,
      },
    },
  },
  {
    text: 'moovattu laksha',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: 'muvattu laksha',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: 'nalavattu laksha',
    asked: 'price',
    set: {
      price: {
        max: 4000000,
      },
    },
  },
  {
    text: 'aivattu laksha',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'ayvattu laksha',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'aravattu laksha',
    asked: 'price',
    set: {
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'eppattu laksha',
    asked: 'price',
    set: {
      price: {
        max: 7000000,
      },
    },
  },
  {
    text: 'enbattu laksha',
    asked: 'price',
    set: {
      price: {
        max: 8000000,
      },
    },
  },
  {
    text: 'tombattu laksha',
    asked: 'price',
    set: {
      price: {
        max: 9000000,
      },
    },
  },
  {
    text: 'thombattu laksha',
    asked: 'price',
    set: {
      price: {
        max: 9000000,
      },
    },
  },
  {
    text: 'ippattaidu laksha',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'ippathaidu laksha',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'moovattaidu laksha',
    asked: 'price',
    set: {
      price: {
        max: 3500000,
      },
    },
  },
  {
    text: 'muvathaidu laksha',
    asked: 'price',
    set: {
      price: {
        max: 3500000,
      },
    },
  },
  {
    text: 'nalavattaidu laksha',
    asked: 'price',
    set: {
      price: {
        max: 4500000,
      },
    },
  },
  {
    text: 'nalvathaidu laksha',
    asked: 'price',
    set: {
      price: {
        max: 4500000,
      },
    },
  },
  {
    text: 'aivattaidu laksha',
    asked: 'price',
    set: {
      price: {
        max: 5500000,
      },
    },
  },
  {
    text: 'eppattaidu laksha',
    asked: 'price',
    set: {
      price: {
        max: 7500000,
      },
    },
  },
  {
    text: 'tombattaidu laksha',
    asked: 'price',
    set: {
      price: {
        max: 9500000,
      },
    },
  },
])
