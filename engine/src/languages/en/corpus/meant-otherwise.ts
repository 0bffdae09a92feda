import { wishesAndTalk } from '../../corpus-case.ts'

/** What sounds like a wish, a yes or a call and is meant otherwise; areas left out, and the second of two cities. */
export const meantOtherwise = wishesAndTalk([
  { text: 'no, I am looking for a house', set: { property_type: 'house' } },
  {
    text: 'i want a quiet place',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    act: 'unclear',
  },
  { text: 'any area except kothrud', asked: 'area', any: ['area'] },
  {
    text: 'furnished or semi furnished',
    asked: 'amenities',
    set: { amenities: ['furnished', 'semi_furnished'] },
  },
  { text: "I don't know Hindi", asked: 'property_type', act: 'unclear' },
  { text: "I don't speak Hindi", asked: 'property_type', act: 'unclear' },
  { text: 'I need to talk to my wife', act: 'unclear' },
  { text: "I'll look later", act: 'unclear' },
  { text: 'just looking', act: 'unclear' },
  { text: 'aaaaaaaaaaaa', act: 'unclear' },
  { text: 'haaaaaaaaaaaa', act: 'unclear' },
  { text: 'I am a Muslim, will I get a house?', asked: 'transaction_type', act: 'question' },
])
