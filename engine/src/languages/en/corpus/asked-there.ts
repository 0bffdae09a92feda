import { wishesAndTalk } from '../../corpus-case.ts'

/** Whether anything is there in another place, asked while homes are looked for. */
export const askedThere = wishesAndTalk([
  {
    text: 'is there any in thrissur',
    known: {
      city: 'Kochi',
      property_type: 'land',
      transaction_type: 'sale',
    },
    set: {
      city: 'Thrissur',
    },
  },
  {
    text: 'do you have anything in thrissur',
    known: {
      city: 'Kochi',
      property_type: 'land',
      transaction_type: 'sale',
    },
    set: {
      city: 'Thrissur',
    },
  },
  {
    text: 'anything in thrissur?',
    known: {
      city: 'Kochi',
      property_type: 'land',
      transaction_type: 'sale',
    },
    set: {
      city: 'Thrissur',
    },
  },
  {
    text: 'what about thrissur',
    known: {
      city: 'Kochi',
      property_type: 'land',
      transaction_type: 'sale',
    },
    set: {
      city: 'Thrissur',
    },
  },
  {
    text: 'got any in hebbal',
    known: {
      city: 'Bengaluru',
      property_type: 'apartment',
      transaction_type: 'rent',
    },
    set: {
      area: 'Hebbal',
    },
  },
  {
    text: 'any in mysore',
    known: {
      city: 'Bengaluru',
      property_type: 'apartment',
      transaction_type: 'rent',
    },
    set: {
      city: 'Mysuru',
    },
  },
  {
    text: 'how about hebbal',
    known: {
      city: 'Bengaluru',
      property_type: 'apartment',
      transaction_type: 'rent',
    },
    set: {
      area: 'Hebbal',
    },
  },
])
