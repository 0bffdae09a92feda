import { wishesAndTalk } from '../../corpus-case.ts'

/** The same changes of what is known, in every language. */
export const changesOfWhatIsKnown = wishesAndTalk([
  {
    text: 'lift hata do',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
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
    text: 'lift aur parking dono nahi chahiye',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
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
    text: 'gym bhi add karo',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
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
    text: '3 bedroom kar do',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
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
    text: 'budget ab 25 hazar hai',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
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
    text: 'flat ki jagah ghar',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
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
    text: 'kiraye par nahi kharidna hai',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
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
    text: 'furnished hona chahiye',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
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
    text: 'budget hata do',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
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
    text: 'gaj ka kya rate hai',
    asked: 'price',
    act: 'question',
  },
  {
    text: 'gaj kitne ka',
    asked: 'price',
    act: 'question',
  },
  {
    text: 'प्रति गज क्या भाव है',
    act: 'question',
  },
])
