import { wishesAndTalk } from '../../corpus-case.ts'

/** What is refused is not done: starting over, a call. */
export const refusedActs = wishesAndTalk([
  {
    text: 'முதல்ல இருந்து வேண்டாம், மதுரையில் 2bhk',
    set: {
      city: 'Madurai',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
])
