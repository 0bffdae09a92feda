import { exactly, wishesAndTalk } from '../../corpus-case.ts'

/** When to be called sets no price and no rooms, whatever was asked. */
export const whenToCall = wishesAndTalk([
  { text: 'ring me tomorrow after 4', asked: 'bedrooms', act: 'handoff' },
  { text: 'can someone call me between 10 and 12', asked: 'price', act: 'handoff' },
  { text: 'call me at 9 in the night', asked: 'price', act: 'handoff' },
  { text: 'i am free after 8, call me then', asked: 'bedrooms', act: 'handoff' },
  { text: 'call me only on weekends', act: 'handoff' },
  { text: 'please call after 7 pm', asked: 'price', act: 'handoff' },
  { text: 'call before 2', asked: 'bedrooms', act: 'handoff' },
  { text: "don't call me at the office, call after 6", asked: 'price', act: 'handoff' },
  { text: '2 bhk in Baner, call me after 6', set: { area: 'Baner', bedrooms: exactly(2) } },
  { text: 'have someone call me', act: 'handoff' },
])
