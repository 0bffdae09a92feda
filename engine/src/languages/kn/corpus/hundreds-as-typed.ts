import { wishesAndTalk } from '../../corpus-case.ts'

/** Hundreds, thousands and ranges in words, as people type them. */
export const hundredsAsTyped = wishesAndTalk([
  {
    text: 'nooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 100,
      },
    },
  },
  {
    text: 'innooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 200,
      },
    },
  },
  {
    text: 'munnooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 300,
      },
    },
  },
  {
    text: 'nanooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 400,
      },
    },
  },
  {
    text: 'ainooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 500,
      },
    },
  },
  {
    text: 'aarunooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 600,
      },
    },
  },
  {
    text: 'elunooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 700,
      },
    },
  },
  {
    text: 'entunooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 800,
      },
    },
  },
  {
    text: 'ombainooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 900,
      },
    },
  },
  {
    text: 'savira sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'saviradainooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1500,
      },
    },
  },
  {
    text: 'savirada innooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1200,
      },
    },
  },
  {
    text: 'eradu savirada ainooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 2500,
      },
    },
  },
  {
    text: 'hanneradu nooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1200,
      },
    },
  },
  {
    text: 'ippattarinda ippattaidu savira',
    asked: 'price',
    set: {
      price: {
        min: 20000,
        max: 25000,
      },
    },
  },
  {
    text: 'ippattu ippattaidu savira',
    asked: 'price',
    set: {
      price: {
        min: 20000,
        max: 25000,
      },
    },
  },
  {
    text: 'ಸಾವಿರದೈನೂರು ಚದರ ಅಡಿ',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1500,
      },
    },
  },
  {
    text: 'ಸಾವಿರದಿನ್ನೂರು ಚದರ ಅಡಿ',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1200,
      },
    },
  },
])
