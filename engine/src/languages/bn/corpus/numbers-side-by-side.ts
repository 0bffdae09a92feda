import { wishesAndTalk } from '../../corpus-case.ts'

/** Two digits before rooms, hundreds and thousands that are not said, bounds behind their numbers, and one value changed for another. */
export const numbersSideBySide = wishesAndTalk([
  {
    text: '2 3 bhk flat lagbe',
    set: {
      property_type: 'apartment',
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
  {
    text: '2bhk er bodole 3bhk',
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
    text: 'bhara theke kenay bodlan',
    known: {
      transaction_type: 'rent',
    },
    set: {
      transaction_type: 'sale',
    },
  },
])
