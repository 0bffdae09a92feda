import { wishesAndTalk } from '../../corpus-case.ts'

/** A city and a quarter or a street of it that no list has: the city is wished for. */
export const quartersInNoList = wishesAndTalk([
  {
    text: 'சென்னை சூரியன் தெரு',
    set: {
      city: 'Chennai',
    },
  },
  {
    text: 'மதுரை வெள்ளியம்பலம் தெரு',
    set: {
      city: 'Madurai',
    },
  },
  {
    text: 'salem manickavasagar nagar',
    set: {
      city: 'Salem',
    },
  },
  {
    text: 'trichy kallupatti theru',
    set: {
      city: 'Tiruchirappalli',
    },
  },
])
