import { wishesAndTalk } from '../../corpus-case.ts'

/** Number words in Latin letters, as people type them. */
export const numbersAsTyped = wishesAndTalk([
  {
    text: 'onnu laksham',
    asked: 'price',
    set: {
      price: {
        max: 100000,
      },
    },
  },
  {
    text: 'moonnu laksham',
    asked: 'price',
    set: {
      price: {
        max: 300000,
      },
    },
  },
  {
    text: 'naalu laksham',
    asked: 'price',
    set: {
      price: {
        max: 400000,
      },
    },
  },
  {
    text: 'anchu laksham',
    asked: 'price',
    set: {
      price: {
        max: 500000,
      },
    },
  },
  {
    text: 'aaru laksham',
    asked: 'price',
    set: {
      price: {
        max: 600000,
      },
    },
  },
  {
    text: 'ezhu laksham',
    asked: 'price',
    set: {
      price: {
        max: 700000,
      },
    },
  },
  {
    text: 'ettu laksham',
    asked: 'price',
    set: {
      price: {
        max: 800000,
      },
    },
  },
  {
    text: 'pathu laksham',
    asked: 'price',
    set: {
      price: {
        max: 1000000,
      },
    },
  },
  {
    text: 'pathinonnu laksham',
    asked: 'price',
    set: {
      price: {
        max: 1100000,
      },
    },
  },
  {
    text: 'panthrandu laksham',
    asked: 'price',
    set: {
      price: {
        max: 1200000,
      },
    },
  },
  {
    text: 'pathimoonnu laksham',
    asked: 'price',
    set: {
      price: {
        max: 1300000,
      },
    },
  },
  {
    text: 'pathinalu laksham',
    asked: 'price',
    set: {
      price: {
        max: 1400000,
      },
    },
  },
  {
    text: 'pathinanchu laksham',
    asked: 'price',
    set: {
      price: {
        max: 1500000,
      },
    },
  },
  {
    text: 'pathinaru laksham',
    asked: 'price',
    set: {
      price: {
        max: 1600000,
      },
    },
  },
  {
    text: 'pathinezhu laksham',
    asked: 'price',
    set: {
      price: {
        max: 1700000,
      },
    },
  },
  {
    text: 'pathinettu laksham',
    asked: 'price',
    set: {
      price: {
        max: 1800000,
      },
    },
  },
  {
    text: 'pathonpathu laksham',
    asked: 'price',
    set: {
      price: {
        max: 1900000,
      },
    },
  },
  {
    text: 'irupathu laksham',
    asked: 'price',
    set: {
      price: {
        max: 2000000,
      },
    },
  },
  {
    text: 'nalpathu laksham',
    asked: 'price',
    set: {
      price: {
        max: 4000000,
      },
    },
  },
  {
    text: 'naalpathu laksham',
    asked: 'price',
    set: {
      price: {
        max: 4000000,
      },
    },
  },
  {
    text: 'ampathu laksham',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'anpathu laksham',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'arupathu laksham',
    asked: 'price',
    set: {
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'ezhupathu laksham',
    asked: 'price',
    set: {
      price: {
        max: 7000000,
      },
    },
  },
  {
    text: 'embathu laksham',
    asked: 'price',
    set: {
      price: {
        max: 8000000,
      },
    },
  },
  {
    text: 'thonnooru laksham',
    asked: 'price',
    set: {
      price: {
        max: 9000000,
      },
    },
  },
  {
    text: 'thonnuru laksham',
    asked: 'price',
    set: {
      price: {
        max: 9000000,
      },
    },
  },
  {
    text: 'irupathanchu laksham',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'irupathiyanchu laksham',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'muppathanchu laksham',
    asked: 'price',
    set: {
      price: {
        max: 3500000,
      },
    },
  },
  {
    text: 'muppathiyanchu laksham',
    asked: 'price',
    set: {
      price: {
        max: 3500000,
      },
    },
  },
  {
    text: 'nalpathanchu laksham',
    asked: 'price',
    set: {
      price: {
        max: 4500000,
      },
    },
  },
  {
    text: 'ezhupathanchu laksham',
    asked: 'price',
    set: {
      price: {
        max: 7500000,
      },
    },
  },
  {
    text: 'enpathanchu laksham',
    asked: 'price',
    set: {
      price: {
        max: 8500000,
      },
    },
  },
  {
    text: 'pantrandu laksham',
    asked: 'price',
    set: {
      price: {
        max: 1200000,
      },
    },
  },
  {
    text: 'pandrandu laksham',
    asked: 'price',
    set: {
      price: {
        max: 1200000,
      },
    },
  },
  {
    text: 'pathinanju laksham',
    asked: 'price',
    set: {
      price: {
        max: 1500000,
      },
    },
  },
])
