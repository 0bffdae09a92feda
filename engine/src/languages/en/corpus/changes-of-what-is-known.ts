import { wishesAndTalk } from '../../corpus-case.ts'

/** The same changes of what is known, in every language. */
export const changesOfWhatIsKnown = wishesAndTalk([
  {
    text: 'remove the lift',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
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
    text: 'lift is not needed',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
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
    text: 'no need of lift and parking',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
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
    text: 'add gym also',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
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
    text: 'make it 3 bedrooms',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
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
    text: 'one more bedroom',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
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
    text: 'budget is 25k now',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
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
    text: 'house instead of flat',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
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
    text: 'i want to buy, not rent',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
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
    text: 'any number of rooms',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
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
    text: 'it should be furnished',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
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
])
