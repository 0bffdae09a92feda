import { wishesAndTalk } from '../../corpus-case.ts'

/** Whether anything is there in another place, asked while homes are looked for. */
export const askedThere = wishesAndTalk([
  {
    text: 'siliguri te ache?',
    known: {
      city: 'Kolkata',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      city: 'Siliguri',
    },
  },
  {
    text: 'শিলিগুড়িতে কিছু আছে',
    known: {
      city: 'Kolkata',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      city: 'Siliguri',
    },
  },
  {
    text: 'durgapur e kichu ache',
    known: {
      city: 'Kolkata',
      property_type: 'apartment',
      transaction_type: 'rent',
    },
    set: {
      city: 'Durgapur',
    },
  },
  {
    text: 'দুর্গাপুরে আছে?',
    known: {
      city: 'Kolkata',
      property_type: 'apartment',
      transaction_type: 'rent',
    },
    set: {
      city: 'Durgapur',
    },
  },
  {
    text: 'behalay kichu ache naki',
    known: {
      city: 'Kolkata',
      property_type: 'apartment',
      transaction_type: 'rent',
    },
    set: {
      area: 'Behala',
    },
  },
])
