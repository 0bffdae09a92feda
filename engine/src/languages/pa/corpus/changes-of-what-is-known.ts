import { wishesAndTalk } from '../../corpus-case.ts'

/** The same changes of what is known, in every language. */
export const changesOfWhatIsKnown = wishesAndTalk([
  {
    text: 'lift hata deo',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mohali',
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
    text: 'lift di lod nahi',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mohali',
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
    text: 'lift te parking dono nahi chahide',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mohali',
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
    text: 'gym vi chahida',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mohali',
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
    text: '3 bedroom kar deo',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mohali',
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
    text: 'ik kamra hor chahida',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mohali',
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
    text: 'budget hun 25 hazar aa',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mohali',
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
    text: 'budget di koi gal nahi',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mohali',
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
    text: 'flat di thaan ghar',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mohali',
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
    text: 'kinne vi kamre chalange',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mohali',
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
    text: 'furnished hona chahida',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mohali',
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
    text: 'budget hata deo',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mohali',
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
    text: 'marla kinne da',
    asked: 'price',
    act: 'question',
  },
  {
    text: 'ਮਰਲਾ ਕਿੰਨੇ ਦਾ',
    asked: 'price',
    act: 'question',
  },
])
