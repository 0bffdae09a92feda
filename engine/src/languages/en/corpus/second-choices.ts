import { wishesAndTalk } from '../../corpus-case.ts'

/** First and second choices, exceptions and what is said beside a wish. */
export const secondChoices = wishesAndTalk([
  {
    text: 'preferably adyar, otherwise velachery',
    set: {
      area: 'Adyar',
    },
  },
  {
    text: '2 bhk but not more than 20k',
    set: {
      price: {
        max: 20000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'forget what i said about the gym',
    drop: ['gym'],
  },
  {
    text: '2 or 3 bhk whichever comes within 25k',
    set: {
      price: {
        max: 25000,
      },
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
  {
    text: 'a house where i can park my car',
    set: {
      property_type: 'house',
      amenities: ['parking'],
    },
  },
  {
    text: 'adyar if possible, else velachery',
    set: {
      area: 'Adyar',
    },
  },
  {
    text: 'adyar would be great, if not velachery',
    set: {
      area: 'Adyar',
    },
  },
])
