import { wishesAndTalk } from '../../corpus-case.ts'

/** Two digits before rooms, hundreds and thousands that are not said, bounds behind their numbers, and one value changed for another. */
export const numbersSideBySide = wishesAndTalk([
  {
    text: '2 3 bhk',
    set: {
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
  {
    text: '2 3 bhk in pune',
    set: {
      city: 'Pune',
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
  {
    text: '3 4 bhk',
    set: {
      bedrooms: {
        min: 3,
        max: 4,
      },
    },
  },
  {
    text: '20 25k',
    asked: 'price',
    set: {
      price: {
        min: 20000,
        max: 25000,
      },
    },
  },
  {
    text: '20 25 k',
    asked: 'price',
    set: {
      price: {
        min: 20000,
        max: 25000,
      },
    },
  },
  {
    text: '20k 25k',
    asked: 'price',
    set: {
      price: {
        min: 20000,
        max: 25000,
      },
    },
  },
  {
    text: '40 50 lakhs',
    asked: 'price',
    set: {
      price: {
        min: 4000000,
        max: 5000000,
      },
    },
  },
  {
    text: '25k minimum 30k maximum',
    set: {
      price: {
        min: 25000,
        max: 30000,
      },
    },
  },
  {
    text: 'minimum 25k maximum 30k',
    set: {
      price: {
        min: 25000,
        max: 30000,
      },
    },
  },
  {
    text: 'budget 50 lakh max 40 lakh min',
    set: {
      price: {
        min: 4000000,
        max: 5000000,
      },
    },
  },
  {
    text: 'less than 30k but more than 20k',
    set: {
      price: {
        min: 20000,
        max: 30000,
      },
    },
  },
  {
    text: '2 3 bedroom flat',
    set: {
      property_type: 'apartment',
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
  {
    text: 'couple of lakhs',
    asked: 'price',
    set: {
      price: {
        max: 200000,
      },
    },
  },
  {
    text: 'a couple of lakh',
    asked: 'price',
    set: {
      price: {
        max: 200000,
      },
    },
  },
  {
    text: 'thirteen fifty',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1350,
      },
    },
  },
  {
    text: 'twelve fifty sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1250,
      },
    },
  },
  {
    text: 'three fourth of a crore',
    asked: 'price',
    set: {
      price: {
        max: 7500000,
      },
    },
  },
  {
    text: '35 thou',
    asked: 'price',
    set: {
      price: {
        max: 35000,
      },
    },
  },
  {
    text: '₹ 35 000',
    asked: 'price',
    set: {
      price: {
        max: 35000,
      },
    },
  },
  {
    text: '50 00 000',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'eighteen five hundred',
    asked: 'price',
    set: {
      price: {
        max: 18500,
      },
    },
  },
  {
    text: 'twenty five five hundred',
    asked: 'price',
    set: {
      price: {
        max: 25500,
      },
    },
  },
  {
    text: 'twenty five hundred sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 2500,
      },
    },
  },
  {
    text: 'hundred and eighty gaj',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1620,
      },
    },
  },
  {
    text: 'swap flat for villa',
    known: {
      property_type: 'apartment',
    },
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'replace 2bhk with 3bhk',
    known: {
      property_type: 'apartment',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'replace rent with buy',
    known: {
      transaction_type: 'rent',
    },
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'drop flat and take villa',
    known: {
      property_type: 'apartment',
    },
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'replace lift with gym',
    known: {
      city: 'Chennai',
      amenities: ['lift'],
    },
    set: {
      amenities: ['gym'],
    },
    drop: ['lift'],
  },
  {
    text: 'replace adyar with velachery',
    known: {
      city: 'Chennai',
      area: 'Adyar',
    },
    set: {
      area: 'Velachery',
    },
  },
  {
    text: 'replace mumbai with pune',
    known: {
      city: 'Mumbai',
    },
    set: {
      city: 'Pune',
    },
  },
  {
    text: 'replace flat with villa',
    known: {
      property_type: 'apartment',
    },
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'change budget from 50k to 60k',
    known: {
      price: {
        max: 50000,
      },
      transaction_type: 'rent',
    },
    set: {
      price: {
        max: 60000,
      },
    },
  },
  {
    text: 'change from 2bhk to 3bhk',
    known: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'change rent to buy',
    known: {
      transaction_type: 'rent',
    },
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'change it from rent to buy',
    known: {
      transaction_type: 'rent',
    },
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'change it to buy',
    known: {
      transaction_type: 'rent',
    },
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'change flat to house',
    known: {
      property_type: 'apartment',
    },
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'change from apartment to independent house',
    known: {
      property_type: 'apartment',
    },
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'switch from flat to villa',
    known: {
      property_type: 'apartment',
    },
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'mumbai to pune',
    known: {
      city: 'Mumbai',
    },
    set: {
      city: 'Pune',
    },
  },
  {
    text: 'rent to sale',
    known: {
      transaction_type: 'rent',
    },
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'not rent but buy',
    known: {
      transaction_type: 'rent',
    },
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'change the city from chennai to pune',
    known: {
      city: 'Chennai',
    },
    set: {
      city: 'Pune',
    },
  },
])
