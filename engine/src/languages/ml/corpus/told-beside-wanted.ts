import { wishesAndTalk } from '../../corpus-case.ts'

/** What others did, what one paid, where one lives now, beside what is wanted. */
export const toldBesideWanted = wishesAndTalk([
  {
    text: 'ente chettan kollam il 50 lakshathinu flat vangi',
    act: 'unclear',
  },
  {
    text: 'njan kollam il 15000 vadaka koduthirunnu',
    act: 'unclear',
  },
  {
    text: 'ippol vadakakku aanu, 2bhk flat vanganam',
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
    text: 'achanum ammayum varunnu athukond 3bhk vadakakku venam',
    set: {
      transaction_type: 'rent',
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ente shambalam 60000 aanu',
    act: 'unclear',
  },
  {
    text: 'school fees 2 laksham aanu',
    act: 'unclear',
  },
  {
    text: 'kuranjath 2 bedroom',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
      },
    },
  },
  {
    text: '3 bedroom il kooduthal venda',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        max: 3,
      },
    },
  },
  {
    text: 'kuranjath 1000 sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: '1000 muthal 1200 sqft vare',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
        max: 1200,
      },
    },
  },
  {
    text: '30 lakshathil thazhe',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: '20 muthal 30 laksham vare',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
        max: 3000000,
      },
    },
  },
  {
    text: '25 laksham okke',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: '2 allenkil 3 bhk',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
])
