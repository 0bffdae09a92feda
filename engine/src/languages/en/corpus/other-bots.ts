import type { CorpusSection } from '../../corpus-case.ts'

/** As people answer and ask bots of any kind, and what they say to agents of homes without wishing. */
export const otherBots: CorpusSection[] = [
  {
    phenomenon: 'short yes and no',
    cases: [
      { text: 'accepted', act: 'affirm' },
      { text: 'now is good', act: 'affirm' },
      { text: 'show me again', act: 'repeat' },
      { text: 'price of 2bhk', act: 'question' },
      { text: '3bhk size', act: 'question' },
      { text: 'not in the mood to buy', act: 'deny' },
      { text: 'i live in Baner, Pune', act: 'unclear' },
      { text: 'ofcourse', act: 'affirm' },
      { text: 'yez', act: 'affirm' },
      { text: 'oki doki', act: 'affirm' },
      { text: 'please', act: 'affirm' },
      { text: 'yes, still interested', act: 'affirm' },
      { text: 'neither', act: 'deny' },
      { text: 'nop', act: 'deny' },
      { text: 'no stop', act: 'deny' },
    ],
  },
  {
    phenomenon: 'coming and leaving',
    cases: [
      { text: 'hello again', act: 'greet' },
      { text: 'hey pal!', act: 'greet' },
      { text: 'heyo', act: 'greet' },
      { text: 'adios', act: 'goodbye' },
      { text: 'bye, it was nice chatting with you', act: 'goodbye' },
      { text: 'end this talk', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'asked of agents',
    cases: [
      { text: 'any gym in the building', act: 'question' },
      { text: 'any decent hospital nearby', act: 'question' },
      { text: 'what time do you close', act: 'question' },
      { text: 'full address', act: 'question' },
      { text: 'yes, confirm', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'names of people that are towns',
    cases: [
      { text: 'This is Anand, I want a 3bhk', set: { bedrooms: { min: 3, max: 3 } } },
      { text: 'hello, this is Sachin from Nagpur', set: { city: 'Nagpur' } },
      { text: 'I am Mohan, looking for a villa', set: { property_type: 'house' } },
      { text: 'Saraswati, 9840012345', act: 'unclear' },
      { text: 'Anand', asked: 'city', set: { city: 'Anand' } },
    ],
  },
  {
    phenomenon: 'other sites, and no hurry',
    cases: [
      {
        text: 'found you on 99acres, need a 2bhk in Wakad',
        set: { area: 'Wakad', bedrooms: { min: 2, max: 2 } },
      },
      { text: 'not looking to buy right now', act: 'unclear' },
      { text: 'not sure if I should buy now', act: 'unclear' },
      { text: 'congrats on selling the Baner villa', act: 'unclear' },
      { text: 'my budget got approved for 80 lakhs', set: { price: { max: 8000000 } } },
    ],
  },
]
