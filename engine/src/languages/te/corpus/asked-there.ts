import { wishesAndTalk } from '../../corpus-case.ts'

/** Whether anything is there in another place, asked while homes are looked for. */
export const askedThere = wishesAndTalk([
  {
    text: 'vijayawada lo unda',
    known: {
      city: 'Hyderabad',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      city: 'Vijayawada',
    },
  },
  {
    text: 'విజయవాడలో ఏమైనా ఉన్నాయా',
    known: {
      city: 'Hyderabad',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      city: 'Vijayawada',
    },
  },
  {
    text: 'warangal lo emaina unda',
    known: {
      city: 'Hyderabad',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      city: 'Warangal',
    },
  },
  {
    text: 'వరంగల్ లో ఉందా',
    known: {
      city: 'Hyderabad',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      city: 'Warangal',
    },
  },
  {
    text: 'kondapur lo unnaya',
    known: {
      city: 'Hyderabad',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      area: 'Kondapur',
    },
  },
  {
    text: 'guntur lo unda',
    known: {
      city: 'Hyderabad',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      city: 'Guntur',
    },
  },
])
