import { wishesAndTalk } from '../../corpus-case.ts'

/** The same changes of what is known, in every language. */
export const changesOfWhatIsKnown = wishesAndTalk([
  {
    text: 'lift bad din',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
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
    text: 'lift dorkar nei',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
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
    text: 'lift parking kono tai lagbe na',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
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
    text: 'gym o chai',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
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
    text: '3 bedroom kore din',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
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
    text: 'aro ekta ghor lagbe',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
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
    text: 'budget ekhon 25 hajar',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
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
    text: 'koyta ghor holeo cholbe',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
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
    text: 'furnished hote hobe',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
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
    text: 'budget bad din',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
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
    text: 'katha koto kore',
    asked: 'price',
    act: 'question',
  },
  {
    text: 'কাঠা কত করে',
    asked: 'price',
    act: 'question',
  },
  {
    text: 'square feet koto',
    act: 'question',
  },
  {
    text: 'কটা বেডরুম আছে',
    act: 'question',
  },
  {
    text: 'koyta ghor ache',
    act: 'question',
  },
])
