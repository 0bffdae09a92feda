import { wishesAndTalk } from '../../corpus-case.ts'

/** Hundreds, thousands and ranges in words, as people type them. */
export const hundredsAsTyped = wishesAndTalk([
  {
    text: 'vanda sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 100,
      },
    },
  },
  {
    text: 'rendu vandalu sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 200,
      },
    },
  },
  {
    text: 'moodu vandalu sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 300,
      },
    },
  },
  {
    text: 'naalugu vandalu sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 400,
      },
    },
  },
  {
    text: 'aidu vandalu sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 500,
      },
    },
  },
  {
    text: 'aaru vandalu sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 600,
      },
    },
  },
  {
    text: 'edu vandalu sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 700,
      },
    },
  },
  {
    text: 'enimidi vandalu sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 800,
      },
    },
  },
  {
    text: 'tommidi vandalu sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 900,
      },
    },
  },
  {
    text: 'veyyi sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'veyyi aidu vandalu sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1500,
      },
    },
  },
  {
    text: 'panneendu vandalu sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1200,
      },
    },
  },
  {
    text: 'pannendu vandalu sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1200,
      },
    },
  },
  {
    text: 'rendu vela aidu vandalu sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 2500,
      },
    },
  },
  {
    text: 'iravai nunchi iravai aidu velu',
    asked: 'price',
    set: {
      price: {
        min: 20000,
        max: 25000,
      },
    },
  },
  {
    text: '20 nunchi 25 velu madhyalo',
    asked: 'price',
    set: {
      price: {
        min: 20000,
        max: 25000,
      },
    },
  },
])
