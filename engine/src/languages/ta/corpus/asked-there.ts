import { wishesAndTalk } from '../../corpus-case.ts'

/** Whether anything is there in another place, asked while homes are looked for. */
export const askedThere = wishesAndTalk([
  {
    text: 'madurai la iruka',
    known: {
      city: 'Chennai',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      city: 'Madurai',
    },
  },
  {
    text: 'மதுரையில் ஏதாவது இருக்கா',
    known: {
      city: 'Chennai',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      city: 'Madurai',
    },
  },
  {
    text: 'salem la irukka',
    known: {
      city: 'Chennai',
      property_type: 'house',
      transaction_type: 'rent',
    },
    set: {
      city: 'Salem',
    },
  },
  {
    text: 'சேலத்தில் இருக்கா',
    known: {
      city: 'Chennai',
      property_type: 'house',
      transaction_type: 'rent',
    },
    set: {
      city: 'Salem',
    },
  },
  {
    text: 'tambaram la edhavadhu iruka',
    known: {
      city: 'Chennai',
      property_type: 'house',
      transaction_type: 'rent',
    },
    set: {
      area: 'Tambaram',
    },
  },
])
