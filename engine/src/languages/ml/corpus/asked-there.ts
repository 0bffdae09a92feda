import { wishesAndTalk } from '../../corpus-case.ts'

/** Whether anything is there in another place, asked while homes are looked for. */
export const askedThere = wishesAndTalk([
  {
    text: 'thrissur il undo',
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
    text: 'തൃശ്ശൂരിൽ ഉണ്ടോ',
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
    text: 'തൃശ്ശൂരിൽ എന്തെങ്കിലും ഉണ്ടോ',
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
    text: 'kannuril undo',
    known: {
      city: 'Kozhikode',
      property_type: 'house',
      transaction_type: 'rent',
    },
    set: {
      city: 'Kannur',
    },
  },
  {
    text: 'കണ്ണൂരിൽ വല്ലതും ഉണ്ടോ',
    known: {
      city: 'Kozhikode',
      property_type: 'house',
      transaction_type: 'rent',
    },
    set: {
      city: 'Kannur',
    },
  },
  {
    text: 'kottayathu undo',
    known: {
      city: 'Kochi',
      property_type: 'apartment',
    },
    set: {
      city: 'Kottayam',
    },
  },
  {
    text: 'kaloor undo',
    known: {
      city: 'Kochi',
      property_type: 'apartment',
    },
    set: {
      area: 'Kaloor',
    },
  },
  {
    text: 'ഇടപ്പള്ളിയിൽ ഉണ്ടോ',
    known: {
      city: 'Kochi',
      property_type: 'apartment',
    },
    set: {
      area: 'Edappally',
    },
  },
])
