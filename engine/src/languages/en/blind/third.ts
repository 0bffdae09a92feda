import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/**
 * Measured once and never opened since. Unlike the others they were written by somebody who had seen parts of the
 * rules, much the same turns in every language.
 */
export const third: CorpusSection[] = [
  {
    phenomenon: 'third: wishes, answers and changes, latin',
    cases: [
      {
        text: 'an old house by the lake in Udaipur, to buy, up to eighty lakhs',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Udaipur', price: upTo(8000000) },
      },
      {
        text: 'two bedrooms will do but there has to be a balcony',
        set: { bedrooms: exactly(2), amenities: ['balcony'] },
      },
      {
        text: 'Bandra is too pricey, lets look in Andheri',
        known: { area: 'Bandra' },
        set: { area: 'Andheri' },
      },
      {
        text: 'twelve and a half thousand rupees',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12500) },
        numbers: [12500],
      },
      {
        text: 'an acre of farm land in Sehore',
        set: { property_type: 'land', city: 'Sehore', size_sqft: atLeast(43560) },
      },
      {
        text: 'the rent can be whatever',
        asked: 'price',
        known: { transaction_type: 'rent' },
        any: ['price'],
      },
      {
        text: 'a flat for my mother in Karol Bagh, ground floor',
        set: { property_type: 'apartment', area: 'Karol Bagh' },
      },
      { text: 'not Kanpur, Unnao is fine', known: { city: 'Kanpur' }, set: { city: 'Unnao' } },
      {
        text: 'twenty five to thirty thousand',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(25000, 30000) },
        numbers: [{ min: 25000, max: 30000 }],
      },
      {
        text: 'need 1bhk on rent in powai within 35k',
        set: { transaction_type: 'rent', area: 'Powai', bedrooms: exactly(1), price: upTo(35000) },
      },
      { text: 'without a lift is ok too', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'Aundh or Baner, two bedrooms, rent',
        set: { transaction_type: 'rent', area: 'Aundh', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'third: acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'does that house have a terrace?', act: 'question' },
      { text: 'theres a fair in our village', act: 'unclear' },
      { text: 'let me think and get back', act: 'unclear' },
      { text: 'yes, look at that one', act: 'affirm' },
      { text: 'how much deposit do they want?', act: 'question' },
      { text: 'we spent too much on my cousins wedding', act: 'unclear' },
    ],
  },
]
