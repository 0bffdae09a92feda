import { wishesAndTalk } from '../../corpus-case.ts'

/** What others did, what one paid, where one lives now, beside what is wanted. */
export const toldBesideWanted = wishesAndTalk([
  {
    text: 'nanna anna hubli nalli 50 lakshakke flat tagonda',
    act: 'unclear',
  },
  {
    text: 'naanu hubli nalli 15 savira badige kodtidde',
    act: 'unclear',
  },
  {
    text: 'appa amma bartare adakke 3bhk badige ge beku',
    set: {
      transaction_type: 'rent',
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'nanna sambala 60000',
    act: 'unclear',
  },
  {
    text: 'school fees 2 laksha',
    act: 'unclear',
  },
  {
    text: 'kanishta 2 bedroom',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
      },
    },
  },
  {
    text: '3 bedroom kinta jasti beda',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        max: 3,
      },
    },
  },
  {
    text: 'kanishta 1000 sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: '1000 inda 1200 sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
        max: 1200,
      },
    },
  },
  {
    text: '20 lakshakkinta jasti',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
      },
    },
  },
  {
    text: '30 lakshakkinta kadime',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: '20 rinda 30 laksha',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
        max: 3000000,
      },
    },
  },
  {
    text: '25 laksha hatra',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: '2 athava 3 bhk',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
])
