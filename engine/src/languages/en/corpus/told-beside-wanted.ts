import { wishesAndTalk } from '../../corpus-case.ts'

/** What others did, what one paid, where one lives now, beside what is wanted. */
export const toldBesideWanted = wishesAndTalk([
  {
    text: 'my brother bought a flat in pune for 50 lakh',
    act: 'unclear',
  },
  {
    text: 'i was paying 15k rent in pune',
    act: 'unclear',
  },
  {
    text: 'now i live on rent, i want to buy a 2bhk flat',
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
    text: 'my parents are coming so i need a 3bhk on rent',
    set: {
      transaction_type: 'rent',
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'my salary is 60000',
    act: 'unclear',
  },
  {
    text: 'the school fees are 2 lakh',
    act: 'unclear',
  },
  {
    text: 'i want to rent now, buy a flat later',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
    },
  },
  {
    text: 'rent for now, will buy after two years',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'currently renting, looking to buy a 2bhk',
    set: {
      transaction_type: 'sale',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'at least 2 bedrooms',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
      },
    },
  },
  {
    text: 'not more than 3 bedrooms',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        max: 3,
      },
    },
  },
  {
    text: 'minimum 1000 sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: '1000 to 1200 sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
        max: 1200,
      },
    },
  },
  {
    text: 'above 20 lakh',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
      },
    },
  },
  {
    text: 'below 30 lakh',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: 'between 20 and 30 lakh',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
        max: 3000000,
      },
    },
  },
  {
    text: 'around 25 lakh',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: '2 or 3 bhk',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
])
