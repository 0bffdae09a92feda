import { wishesAndTalk } from '../../corpus-case.ts'

/** The same changes of what is known, in every language. */
export const changesOfWhatIsKnown = wishesAndTalk([
  {
    text: 'lift agathya illa',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
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
    text: 'lift parking eradu beda',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
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
    text: 'gym kooda beku',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
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
    text: '3 bedroom madi',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
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
    text: 'innondu room beku',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
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
    text: 'budget iga 25 savira',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
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
    text: 'budget samasye illa',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
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
    text: 'flat badalu mane',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
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
    text: 'badigege alla kollabeku',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
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
    text: 'eshtu room adru sari',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
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
    text: 'furnished irabeku',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
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
    text: 'square feet eshtu',
    asked: 'price',
    act: 'question',
  },
  {
    text: 'ಗುಂಟೆ ಎಷ್ಟು',
    asked: 'price',
    act: 'question',
  },
])
