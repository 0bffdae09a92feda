import { wishesAndTalk } from '../../corpus-case.ts'

/** Hundreds, thousands and ranges in words, as people type them. */
export const hundredsAsTyped = wishesAndTalk([
  {
    text: 'eksho sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 100,
      },
    },
  },
  {
    text: 'duisho sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 200,
      },
    },
  },
  {
    text: 'tinsho sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 300,
      },
    },
  },
  {
    text: 'charsho sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 400,
      },
    },
  },
  {
    text: 'panchsho sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 500,
      },
    },
  },
  {
    text: 'chhoysho sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 600,
      },
    },
  },
  {
    text: 'satsho sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 700,
      },
    },
  },
  {
    text: 'atsho sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 800,
      },
    },
  },
  {
    text: 'noysho sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 900,
      },
    },
  },
  {
    text: 'hajar sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'ponero sho sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1500,
      },
    },
  },
  {
    text: 'barosho sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1200,
      },
    },
  },
  {
    text: 'sare barosho sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1250,
      },
    },
  },
  {
    text: 'baro sho sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1200,
      },
    },
  },
  {
    text: 'kuri theke ponchish hajar',
    asked: 'price',
    set: {
      price: {
        min: 20000,
        max: 25000,
      },
    },
  },
  {
    text: 'kuri ponchish hajar',
    asked: 'price',
    set: {
      price: {
        min: 20000,
        max: 25000,
      },
    },
  },
  {
    text: 'bish theke pochish hajar er moddhe',
    asked: 'price',
    set: {
      price: {
        min: 20000,
        max: 25000,
      },
    },
  },
])
