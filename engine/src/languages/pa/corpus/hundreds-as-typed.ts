import { wishesAndTalk } from '../../corpus-case.ts'

/** Hundreds, thousands and ranges in words, as people type them. */
export const hundredsAsTyped = wishesAndTalk([
  {
    text: 'sau sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 100,
      },
    },
  },
  {
    text: 'do sau sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 200,
      },
    },
  },
  {
    text: 'tinn sau sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 300,
      },
    },
  },
  {
    text: 'chaar sau sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 400,
      },
    },
  },
  {
    text: 'panj sau sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 500,
      },
    },
  },
  {
    text: 'chhe sau sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 600,
      },
    },
  },
  {
    text: 'satt sau sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 700,
      },
    },
  },
  {
    text: 'atth sau sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 800,
      },
    },
  },
  {
    text: 'nau sau sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 900,
      },
    },
  },
  {
    text: 'hazar sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'pandran sau sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1500,
      },
    },
  },
  {
    text: 'baran sau sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1200,
      },
    },
  },
  {
    text: 'pachi sau sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 2500,
      },
    },
  },
  {
    text: 'vee ton pachi hazar',
    asked: 'price',
    set: {
      price: {
        min: 20000,
        max: 25000,
      },
    },
  },
  {
    text: 'vee pachi hazar',
    asked: 'price',
    set: {
      price: {
        min: 20000,
        max: 25000,
      },
    },
  },
])
