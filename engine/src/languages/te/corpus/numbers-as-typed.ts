import { wishesAndTalk } from '../../corpus-case.ts'

/** Number words in Latin letters, as people type them. */
export const numbersAsTyped = wishesAndTalk([
  {
    text: 'okati lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 100000,
      },
    },
  },
  {
    text: 'rendu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 200000,
      },
    },
  },
  {
    text: 'moodu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 300000,
      },
    },
  },
  {
    text: 'naalugu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 400000,
      },
    },
  },
  {
    text: 'aaru lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 600000,
      },
    },
  },
  {
    text: 'edu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 700000,
      },
    },
  },
  {
    text: 'enimidi lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 800000,
      },
    },
  },
  {
    text: 'tommidi lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 900000,
      },
    },
  },
  {
    text: 'padi lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1000000,
      },
    },
  },
  {
    text: 'padakondu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1100000,
      },
    },
  },
  {
    text: 'pannendu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1200000,
      },
    },
  },
  {
    text: 'padamoodu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1300000,
      },
    },
  },
  {
    text: 'padnalugu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1400000,
      },
    },
  },
  {
    text: 'padihenu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1500000,
      },
    },
  },
  {
    text: 'padaharu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1600000,
      },
    },
  },
  {
    text: 'padihedu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1700000,
      },
    },
  },
  {
    text: 'paddenimidi lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1800000,
      },
    },
  },
  {
    text: 'pantommidi lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1900000,
      },
    },
  },
  {
    text: 'iravai lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 2000000,
      },
    },
  },
  {
    text: 'muppai lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: 'muppay lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: 'nalabai lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 4000000,
      },
    },
  },
  {
    text: 'yaabai lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'aravai lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'debbai lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 7000000,
      },
    },
  },
  {
    text: 'dabbai lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 7000000,
      },
    },
  },
  {
    text: 'enabai lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 8000000,
      },
    },
  },
  {
    text: 'thombai lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 9000000,
      },
    },
  },
  {
    text: 'iravai aidu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'paatika lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'muppai aidu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 3500000,
      },
    },
  },
  {
    text: 'yabhai aidu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 5500000,
      },
    },
  },
  {
    text: 'aravai aidu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 6500000,
      },
    },
  },
  {
    text: 'debbai aidu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 7500000,
      },
    },
  },
  {
    text: 'enabhai aidu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 8500000,
      },
    },
  },
  {
    text: 'padaru lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1600000,
      },
    },
  },
  {
    text: 'padahaaru lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1600000,
      },
    },
  },
  {
    text: 'padhihenu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1500000,
      },
    },
  },
  {
    text: 'padihena lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1500000,
      },
    },
  },
  {
    text: 'padnaalugu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1400000,
      },
    },
  },
  {
    text: 'padhnalugu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1400000,
      },
    },
  },
  {
    text: 'padhenimidi lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1800000,
      },
    },
  },
])
