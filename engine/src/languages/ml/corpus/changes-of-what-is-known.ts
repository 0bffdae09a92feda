import { wishesAndTalk } from '../../corpus-case.ts'

/** The same changes of what is known, in every language. */
export const changesOfWhatIsKnown = wishesAndTalk([
  {
    text: 'lift ozhivakku',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: {
        min: 2,
        max: 2,
      },
      price: {
        max: 20000,
      },
      amenities: ['lift', 'parking'],
    },
    drop: ['lift'],
  },
  {
    text: 'lift avashyamilla',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: {
        min: 2,
        max: 2,
      },
      price: {
        max: 20000,
      },
      amenities: ['lift', 'parking'],
    },
    drop: ['lift'],
  },
  {
    text: 'lift um parking um venda',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: {
        min: 2,
        max: 2,
      },
      price: {
        max: 20000,
      },
      amenities: ['lift', 'parking'],
    },
    drop: ['parking', 'lift'],
  },
  {
    text: 'gym um venam',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: {
        min: 2,
        max: 2,
      },
      price: {
        max: 20000,
      },
      amenities: ['lift', 'parking'],
    },
    set: {
      amenities: ['gym'],
    },
  },
  {
    text: '3 bedroom aakku',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: {
        min: 2,
        max: 2,
      },
      price: {
        max: 20000,
      },
      amenities: ['lift', 'parking'],
    },
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'oru muri koodi venam',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: {
        min: 2,
        max: 2,
      },
      price: {
        max: 20000,
      },
      amenities: ['lift', 'parking'],
    },
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'budget ippol 25000 aanu',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: {
        min: 2,
        max: 2,
      },
      price: {
        max: 20000,
      },
      amenities: ['lift', 'parking'],
    },
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'budget prashnamilla',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: {
        min: 2,
        max: 2,
      },
      price: {
        max: 20000,
      },
      amenities: ['lift', 'parking'],
    },
    any: ['price'],
  },
  {
    text: 'flat nu pakaram veedu',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: {
        min: 2,
        max: 2,
      },
      price: {
        max: 20000,
      },
      amenities: ['lift', 'parking'],
    },
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'vadakakkalla vanganam',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: {
        min: 2,
        max: 2,
      },
      price: {
        max: 20000,
      },
      amenities: ['lift', 'parking'],
    },
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'ethra muri aayalum mathi',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: {
        min: 2,
        max: 2,
      },
      price: {
        max: 20000,
      },
      amenities: ['lift', 'parking'],
    },
    any: ['bedrooms'],
  },
  {
    text: 'furnished aayirikkanam',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: {
        min: 2,
        max: 2,
      },
      price: {
        max: 20000,
      },
      amenities: ['lift', 'parking'],
    },
    set: {
      amenities: ['furnished'],
    },
  },
  {
    text: 'budget ozhivakku',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: {
        min: 2,
        max: 2,
      },
      price: {
        max: 20000,
      },
      amenities: ['lift', 'parking'],
    },
    drop: ['price'],
  },
  {
    text: 'cent ethra',
    asked: 'price',
    act: 'question',
  },
  {
    text: 'സെന്റിന് എത്ര',
    asked: 'price',
    act: 'question',
  },
])
