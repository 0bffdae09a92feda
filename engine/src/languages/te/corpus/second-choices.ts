import { wishesAndTalk } from '../../corpus-case.ts'

/** First and second choices, exceptions and what is said beside a wish. */
export const secondChoices = wishesAndTalk([
  {
    text: 'రెండు బెడ్రూంలు, కానీ ఇరవై వేలు దాటకూడదు',
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
    text: 'కారు పెట్టుకునే వీలున్న ఇల్లు',
    set: {
      property_type: 'house',
      amenities: ['parking'],
    },
  },
  {
    text: 'రెండు లేదా మూడు గదులు, ఇరవై ఐదు వేల లోపు ఏదైనా',
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
    text: 'మియాపూర్ అయితే మంచిది, లేకపోతే కొండాపూర్',
    set: {
      area: 'Miyapur',
    },
  },
  {
    text: 'మియాపూర్ లేదా కొండాపూర్',
    set: {
      area: 'Miyapur',
    },
  },
  {
    text: 'miyapur ayithe manchidi lekapothe kondapur',
    set: {
      area: 'Miyapur',
    },
  },
])
