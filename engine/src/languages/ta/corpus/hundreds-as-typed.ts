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
    text: 'irunooru sqft',
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
    text: 'arunooru sqft',
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
    text: 'ennooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 800,
      },
    },
  },
  {
    text: 'thollayiram sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 900,
      },
    },
  },
  {
    text: 'aayiram sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'aayirathi ainooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1500,
      },
    },
  },
  {
    text: 'aayirathi irunooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1200,
      },
    },
  },
  {
    text: 'rendaayirathi ainooru sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 2500,
      },
    },
  },
  {
    text: 'aayirathi irunoothi aimbathu sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1250,
      },
    },
  },
  {
    text: 'irubathu irundhu irubathanju aayiram',
    asked: 'price',
    set: {
      price: {
        min: 20000,
        max: 25000,
      },
    },
  },
  {
    text: '20 la irundhu 25 aayiram',
    asked: 'price',
    set: {
      price: {
        min: 20000,
        max: 25000,
      },
    },
  },
  {
    text: 'irubathu irubathanju aayiram',
    asked: 'price',
    set: {
      price: {
        min: 20000,
        max: 25000,
      },
    },
  },
])
