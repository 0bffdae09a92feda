import { wishesAndTalk } from '../../corpus-case.ts'

/** What others did, what one paid, where one lives now, beside what is wanted. */
export const toldBesideWanted = wishesAndTalk([
  {
    text: 'mere bhai ne pune me 50 lakh ka flat liya',
    act: 'unclear',
  },
  {
    text: 'main pune me 15 hazar kiraya deta tha',
    act: 'unclear',
  },
  {
    text: 'abhi kiraye par rehta hu, 2bhk flat kharidna hai',
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
    text: 'mummy papa aa rahe hai isliye 3bhk rent pe chahiye',
    set: {
      transaction_type: 'rent',
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'meri salary 60000 hai',
    act: 'unclear',
  },
  {
    text: 'school ki fees 2 lakh hai',
    act: 'unclear',
  },
  {
    text: 'abhi kiraye pe chahiye, baad me kharidenge',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'kam se kam 2 bedroom',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
      },
    },
  },
  {
    text: '3 bedroom se zyada nahi',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        max: 3,
      },
    },
  },
  {
    text: 'kam se kam 1000 sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: '1000 se 1200 sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
        max: 1200,
      },
    },
  },
  {
    text: '20 lakh se upar',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
      },
    },
  },
  {
    text: '30 lakh se kam',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: '20 se 30 lakh ke beech',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
        max: 3000000,
      },
    },
  },
  {
    text: '25 lakh ke aas paas',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
])
