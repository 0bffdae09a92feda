import { wishesAndTalk } from '../../corpus-case.ts'

/** Whether anything is there in another place, asked while homes are looked for. */
export const askedThere = wishesAndTalk([
  {
    text: 'mysore alli ideya',
    known: {
      city: 'Bengaluru',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      city: 'Mysuru',
    },
  },
  {
    text: 'ಮೈಸೂರಲ್ಲಿ ಏನಾದರೂ ಇದೆಯಾ',
    known: {
      city: 'Bengaluru',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      city: 'Mysuru',
    },
  },
  {
    text: 'hubli alli ideya',
    known: {
      city: 'Bengaluru',
      property_type: 'house',
      transaction_type: 'rent',
    },
    set: {
      city: 'Hubballi',
    },
  },
  {
    text: 'ಮಂಗಳೂರಲ್ಲಿ ಇದೆಯಾ',
    known: {
      city: 'Bengaluru',
      property_type: 'house',
      transaction_type: 'rent',
    },
    set: {
      city: 'Mangaluru',
    },
  },
  {
    text: 'jayanagar dalli ideya',
    known: {
      city: 'Bengaluru',
      property_type: 'house',
      transaction_type: 'rent',
    },
    set: {
      area: 'Jayanagar',
    },
  },
  {
    text: 'mangaluru nalli enadru ideya',
    known: {
      city: 'Bengaluru',
      property_type: 'house',
      transaction_type: 'rent',
    },
    set: {
      city: 'Mangaluru',
    },
  },
])
