import { wishesAndTalk } from '../../corpus-case.ts'

/** Whether anything is there in another place, asked while homes are looked for. */
export const askedThere = wishesAndTalk([
  {
    text: 'पुणे में कुछ है क्या',
    known: {
      city: 'Mumbai',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      city: 'Pune',
    },
  },
  {
    text: 'pune me kuch milega',
    known: {
      city: 'Mumbai',
      property_type: 'house',
      transaction_type: 'sale',
    },
    set: {
      city: 'Pune',
    },
  },
  {
    text: 'नोएडा में कुछ है क्या',
    known: {
      city: 'Delhi',
      property_type: 'apartment',
      transaction_type: 'rent',
    },
    set: {
      city: 'Noida',
    },
  },
  {
    text: 'noida me kuch hai',
    known: {
      city: 'Delhi',
      property_type: 'apartment',
      transaction_type: 'rent',
    },
    set: {
      city: 'Noida',
    },
  },
  {
    text: 'dwarka me kuch hai kya',
    known: {
      city: 'Delhi',
      property_type: 'apartment',
      transaction_type: 'rent',
    },
    set: {
      area: 'Dwarka',
    },
  },
  {
    text: 'उदयपुर में कुछ मिल जाएगा क्या',
    known: {
      city: 'Jaipur',
      property_type: 'house',
    },
    set: {
      city: 'Udaipur',
    },
  },
])
