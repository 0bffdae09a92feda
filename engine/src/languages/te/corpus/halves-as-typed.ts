import { wishesAndTalk } from '../../corpus-case.ts'

/** Halves and quarters of lakhs and thousands in Latin letters, as people type them. */
export const halvesAsTyped = wishesAndTalk([
  {
    text: 'okatinnara lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 150000,
      },
    },
  },
  {
    text: 'rendunara lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 250000,
      },
    },
  },
  {
    text: 'moodunnara lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 350000,
      },
    },
  },
  {
    text: 'mudunnara lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 350000,
      },
    },
  },
  {
    text: 'nalugunnara lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 450000,
      },
    },
  },
  {
    text: 'naalugunnara lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 450000,
      },
    },
  },
  {
    text: 'aidunnara lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 550000,
      },
    },
  },
  {
    text: 'ayidunnara lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 550000,
      },
    },
  },
  {
    text: 'aarunnara lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 650000,
      },
    },
  },
  {
    text: 'enimidinnara lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 850000,
      },
    },
  },
  {
    text: 'tommidinnara lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 950000,
      },
    },
  },
  {
    text: 'padinnara lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 1050000,
      },
    },
  },
  {
    text: 'ara lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 50000,
      },
    },
  },
  {
    text: 'mukkalu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 75000,
      },
    },
  },
  {
    text: 'muppavu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 75000,
      },
    },
  },
  {
    text: 'pavu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'okatimpavu lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 125000,
      },
    },
  },
  {
    text: 'budget okatinnara velu',
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
    text: 'budget rendunnara velu',
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
    text: 'budget rendunara velu',
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
    text: 'budget moodunnara velu',
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
    text: 'budget mudunnara velu',
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
    text: 'budget nalugunnara velu',
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
    text: 'budget naalugunnara velu',
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
    text: 'budget aidunnara velu',
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
    text: 'budget ayidunnara velu',
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
    text: 'budget aarunnara velu',
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
    text: 'budget edunnara velu',
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
    text: 'budget enimidinnara velu',
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
    text: 'budget tommidinnara velu',
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
    text: 'budget padinnara velu',
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
    text: 'budget okatimpavu velu',
    known: {
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 1250,
      },
    },
  },
])
