import { wishesAndTalk } from '../../corpus-case.ts'

/** The same changes of what is known, in every language. */
export const changesOfWhatIsKnown = wishesAndTalk([
  {
    text: 'lift teeseyandi',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
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
    text: 'lift parking rendu vaddu',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
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
    text: 'gym kooda kavali',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
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
    text: '3 bedrooms cheyandi',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
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
    text: 'inko room kavali',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
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
    text: 'budget ippudu 25 velu',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
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
    text: 'budget problem ledu',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
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
    text: 'flat badulu illu',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
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
    text: 'addeki kadu konali',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
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
    text: 'enni rooms aina parledu',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
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
    text: 'furnished undali',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
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
    text: 'budget teeseyandi',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
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
    text: 'enni bedrooms unnayi',
    act: 'question',
  },
  {
    text: 'ఎన్ని బాత్రూమ్‌లు ఉన్నాయి',
    act: 'question',
  },
])
