import { between, type CorpusSection, upTo } from '../../corpus-case.ts'

export const soldAndBought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'we have land in the village, selling it to buy a house in Bhopal',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Bhopal' },
      },
      {
        text: 'rent of fifteen thousand is fine, above that is hard',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      {
        text: 'the kids are abroad, a small flat is enough for the two of us',
        set: { property_type: 'apartment' },
      },
      { text: 'two or three bedrooms', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
      {
        text: 'need parking and a lift, gym not necessary',
        known: { amenities: ['gym'] },
        set: { amenities: ['parking', 'lift'] },
        drop: ['gym'],
      },
      {
        text: 'gated society with a place for kids to play',
        set: { amenities: ['play_area', 'gated_community'] },
      },
      {
        text: 'rent up to one and a half lakhs a month',
        set: { transaction_type: 'rent', price: upTo(150000) },
        numbers: [150000],
      },
      {
        text: 'between eighty lakhs and one crore',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(8000000, 10000000) },
      },
      {
        text: 'any old house for sale around Alwar',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Alwar' },
      },
      {
        text: 'my job is in Cyber City but i want to live in Dwarka, rent 20k',
        set: { transaction_type: 'rent', area: 'Dwarka', price: upTo(20000) },
      },
      {
        text: 'ive eighteen lakhs, can i get something in Kota',
        set: { city: 'Kota', price: upTo(1800000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'have to shift this month itself, look soon please', act: 'unclear' },
      { text: 'it doesnt flood there does it', act: 'question' },
      { text: 'that rate is too high', act: 'question' },
      { text: 'not decided yet', act: 'unclear' },
      { text: 'alright so be it', act: 'affirm' },
      { text: 'not now, later', act: 'deny' },
      { text: 'can you send photos of the house', act: 'question' },
      { text: 'how many days for registration', act: 'question' },
      { text: 'ill tell you all that later', act: 'unclear' },
    ],
  },
]
