import { wishesAndTalk } from '../../corpus-case.ts'

/** Number words in Latin letters, as people type them. */
export const numbersAsTyped = wishesAndTalk([
  {
    text: 'onnu latcham',
    asked: 'price',
    set: {
      price: {
        max: 100000,
      },
    },
  },
  {
    text: 'rendu latcham',
    asked: 'price',
    set: {
      price: {
        max: 200000,
      },
    },
  },
  {
    text: 'moonu latcham',
    asked: 'price',
    set: {
      price: {
        max: 300000,
      },
    },
  },
  {
    text: 'naalu latcham',
    asked: 'price',
    set: {
      price: {
        max: 400000,
      },
    },
  },
  {
    text: 'anju latcham',
    asked: 'price',
    set: {
      price: {
        max: 500000,
      },
    },
  },
  {
    text: 'aaru latcham',
    asked: 'price',
    set: {
      price: {
        max: 600000,
      },
    },
  },
  {
    text: 'ezhu latcham',
    asked: 'price',
    set: {
      price: {
        max: 700000,
      },
    },
  },
  {
    text: 'ettu latcham',
    asked: 'price',
    set: {
      price: {
        max: 800000,
      },
    },
  },
  {
    text: 'onbadhu latcham',
    asked: 'price',
    set: {
      price: {
        max: 900000,
      },
    },
  },
  {
    text: 'pathu latcham',
    asked: 'price',
    set: {
      price: {
        max: 1000000,
      },
    },
  },
  {
    text: 'padhinonnu latcham',
    asked: 'price',
    set: {
      price: {
        max: 1100000,
      },
    },
  },
  {
    text: 'pannendu latcham',
    asked: 'price',
    set: {
      price: {
        max: 1200000,
      },
    },
  },
  {
    text: 'padhimoonu latcham',
    asked: 'price',
    set: {
      price: {
        max: 1300000,
      },
    },
  },
  {
    text: 'padhinaalu latcham',
    asked: 'price',
    set: {
      price: {
        max: 1400000,
      },
    },
  },
  {
    text: 'padhinanju latcham',
    asked: 'price',
    set: {
      price: {
        max: 1500000,
      },
    },
  },
  {
    text: 'padhinaaru latcham',
    asked: 'price',
    set: {
      price: {
        max: 1600000,
      },
    },
  },
  {
    text: 'padhinezhu latcham',
    asked: 'price',
    set: {
      price: {
        max: 1700000,
      },
    },
  },
  {
    text: 'padhinettu latcham',
    asked: 'price',
    set: {
      price: {
        max: 1800000,
      },
    },
  },
  {
    text: 'pathonbadhu latcham',
    asked: 'price',
    set: {
      price: {
        max: 1900000,
      },
    },
  },
  {
    text: 'irubadhu latcham',
    asked: 'price',
    set: {
      price: {
        max: 2000000,
      },
    },
  },
  {
    text: 'muppadhu latcham',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: 'narpadhu latcham',
    asked: 'price',
    set: {
      price: {
        max: 4000000,
      },
    },
  },
  {
    text: 'naapathu latcham',
    asked: 'price',
    set: {
      price: {
        max: 4000000,
      },
    },
  },
  {
    text: 'nappadhu latcham',
    asked: 'price',
    set: {
      price: {
        max: 4000000,
      },
    },
  },
  {
    text: 'aimbadhu latcham',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'ambathu latcham',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'anbadhu latcham',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'arubadhu latcham',
    asked: 'price',
    set: {
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'arubathu latcham',
    asked: 'price',
    set: {
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'ezhubadhu latcham',
    asked: 'price',
    set: {
      price: {
        max: 7000000,
      },
    },
  },
  {
    text: 'elubathu latcham',
    asked: 'price',
    set: {
      price: {
        max: 7000000,
      },
    },
  },
  {
    text: 'enbadhu latcham',
    asked: 'price',
    set: {
      price: {
        max: 8000000,
      },
    },
  },
  {
    text: 'enbathu latcham',
    asked: 'price',
    set: {
      price: {
        max: 8000000,
      },
    },
  },
  {
    text: 'embathu latcham',
    asked: 'price',
    set: {
      price: {
        max: 8000000,
      },
    },
  },
  {
    text: 'thonnooru latcham',
    asked: 'price',
    set: {
      price: {
        max: 9000000,
      },
    },
  },
  {
    text: 'thonnuru latcham',
    asked: 'price',
    set: {
      price: {
        max: 9000000,
      },
    },
  },
  {
    text: 'irubathanju latcham',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'irubathi anju latcham',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'muppathanju latcham',
    asked: 'price',
    set: {
      price: {
        max: 3500000,
      },
    },
  },
  {
    text: 'muppathi anju latcham',
    asked: 'price',
    set: {
      price: {
        max: 3500000,
      },
    },
  },
  {
    text: 'narpathanju latcham',
    asked: 'price',
    set: {
      price: {
        max: 4500000,
      },
    },
  },
  {
    text: 'naapathi anju latcham',
    asked: 'price',
    set: {
      price: {
        max: 4500000,
      },
    },
  },
  {
    text: 'ambathanju latcham',
    asked: 'price',
    set: {
      price: {
        max: 5500000,
      },
    },
  },
  {
    text: 'ambathi anju latcham',
    asked: 'price',
    set: {
      price: {
        max: 5500000,
      },
    },
  },
  {
    text: 'arubathanju latcham',
    asked: 'price',
    set: {
      price: {
        max: 6500000,
      },
    },
  },
  {
    text: 'ezhubathanju latcham',
    asked: 'price',
    set: {
      price: {
        max: 7500000,
      },
    },
  },
  {
    text: 'enbathanju latcham',
    asked: 'price',
    set: {
      price: {
        max: 8500000,
      },
    },
  },
  {
    text: 'enbathi anju latcham',
    asked: 'price',
    set: {
      price: {
        max: 8500000,
      },
    },
  },
  {
    text: 'embathi anju latcham',
    asked: 'price',
    set: {
      price: {
        max: 8500000,
      },
    },
  },
  {
    text: 'thonnuthi anju latcham',
    asked: 'price',
    set: {
      price: {
        max: 9500000,
      },
    },
  },
  {
    text: 'pathinaaru latcham',
    asked: 'price',
    set: {
      price: {
        max: 1600000,
      },
    },
  },
  {
    text: 'padinaaru latcham',
    asked: 'price',
    set: {
      price: {
        max: 1600000,
      },
    },
  },
  {
    text: 'padinanju latcham',
    asked: 'price',
    set: {
      price: {
        max: 1500000,
      },
    },
  },
  {
    text: 'pathinaindhu latcham',
    asked: 'price',
    set: {
      price: {
        max: 1500000,
      },
    },
  },
  {
    text: 'panrendu latcham',
    asked: 'price',
    set: {
      price: {
        max: 1200000,
      },
    },
  },
  {
    text: 'pathinettu latcham',
    asked: 'price',
    set: {
      price: {
        max: 1800000,
      },
    },
  },
])
