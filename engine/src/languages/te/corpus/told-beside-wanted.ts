import { wishesAndTalk } from '../../corpus-case.ts'

/** What others did, what one paid, where one lives now, beside what is wanted. */
export const toldBesideWanted = wishesAndTalk([
  {
    text: 'maa annayya guntur lo 50 lakshalaki flat konnadu',
    act: 'unclear',
  },
  {
    text: 'nenu guntur lo 15 velu rent kattevadini',
    act: 'unclear',
  },
  {
    text: 'ippudu rent lo untunna, 2bhk flat konali',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'amma nanna vastunnaru anduke 3bhk rent ki kavali',
    set: {
      transaction_type: 'rent',
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'naa jeetam 60000',
    act: 'unclear',
  },
  {
    text: 'school fees 2 lakshalu',
    act: 'unclear',
  },
  {
    text: 'kaneesam 2 bedrooms',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
      },
    },
  },
  {
    text: '3 bedrooms kante ekkuva vaddu',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        max: 3,
      },
    },
  },
  {
    text: 'kaneesam 1000 sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: '1000 nunchi 1200 sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
        max: 1200,
      },
    },
  },
  {
    text: '20 lakshala paina',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
      },
    },
  },
  {
    text: '30 lakshala kante takkuva',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: '20 nunchi 30 lakshala madhya',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
        max: 3000000,
      },
    },
  },
  {
    text: '25 lakshala daka',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: '2 leda 3 bhk',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
])
