import { wishesAndTalk } from '../../corpus-case.ts'

/** What others did, what one paid, where one lives now, beside what is wanted. */
export const toldBesideWanted = wishesAndTalk([
  {
    text: 'mere veer ne patiala ch 50 lakh da flat leya',
    act: 'unclear',
  },
  {
    text: 'main patiala ch 15 hazar kiraya dinda si',
    act: 'unclear',
  },
  {
    text: 'hun kiraye te rehnda, 2bhk flat khareedna',
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
    text: 'mummy daddy aa rahe ne is layi 3bhk kiraye te chahida',
    set: {
      transaction_type: 'rent',
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'meri tankha 60000 hai',
    act: 'unclear',
  },
  {
    text: 'school di fees 2 lakh hai',
    act: 'unclear',
  },
  {
    text: 'ghatto ghat 2 bedroom',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
      },
    },
  },
  {
    text: '3 bedroom ton vadh nahi',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        max: 3,
      },
    },
  },
  {
    text: 'ghatto ghat 1000 sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: '1000 ton 1200 sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
        max: 1200,
      },
    },
  },
  {
    text: '20 lakh ton upar',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
      },
    },
  },
  {
    text: '30 lakh ton ghatt',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: '20 ton 30 lakh de vich',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
        max: 3000000,
      },
    },
  },
  {
    text: '25 lakh de nede',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: '2 jaan 3 bhk',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
])
