import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes, changes and questions in the full forms of written language, and what is compared. */
export const inFormalWords = wishesAndTalk([
  {
    text: 'i prefer a house over an apartment',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'i prefer a house to a flat',
    set: {
      property_type: 'house',
    },
  },
  {
    text: "i'd rather have a house than a flat",
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'house is better than flat for us',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'adyar is better than velachery',
    set: {
      area: 'Adyar',
    },
  },
  {
    text: 'i like adyar more than velachery',
    set: {
      area: 'Adyar',
    },
  },
])
