import { wishesAndTalk } from '../../corpus-case.ts'

/** What is refused is not done: starting over, a call. */
export const refusedActs = wishesAndTalk([
  {
    text: "don't start over, 2bhk in Pune",
    set: {
      city: 'Pune',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'no need to start again, budget 30k',
    set: {
      price: {
        max: 30000,
      },
    },
  },
  {
    text: "don't connect me to an agent",
    act: 'unclear',
  },
  {
    text: 'i dont want to talk to anyone',
    act: 'unclear',
  },
  {
    text: 'no, connect me to an agent',
    act: 'handoff',
  },
  {
    text: 'no, start over',
    act: 'restart',
  },
  {
    text: '20 to 15k',
    asked: 'price',
    set: {
      price: {
        min: 15000,
        max: 20000,
      },
    },
  },
  {
    text: '30-25 lakh',
    asked: 'price',
    set: {
      price: {
        min: 2500000,
        max: 3000000,
      },
    },
  },
])
