import { wishesAndTalk } from '../../corpus-case.ts'

/** The same changes of what is known, in every language. */
export const changesOfWhatIsKnown = wishesAndTalk([
  {
    text: 'lift eduthudunga',
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
    text: 'lift um parking um vendam',
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
    text: 'gym um venum',
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
    text: '3 bedroom aakkunga',
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
    text: 'budget ippo 25 aayiram',
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
    text: 'budget pathi kavalai illa',
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
    any: ['price'],
  },
  {
    text: 'flat ku badhila veedu',
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
    text: 'vaadagaiku illa vaanganum',
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
    text: 'ethana room aanaalum ok',
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
    text: 'furnished ah irukanum',
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
  {
    text: 'budget eduthudunga',
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
    drop: ['price'],
  },
  {
    text: 'sent evlo',
    asked: 'price',
    act: 'question',
  },
  {
    text: 'ஒரு சென்ட் எவ்வளவு',
    asked: 'price',
    act: 'question',
  },
  {
    text: 'square feet evlo',
    act: 'question',
  },
])
