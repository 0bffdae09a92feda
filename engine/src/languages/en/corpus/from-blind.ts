import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Cases of the blind set that were used to mend a rule. */
export const fromBlind: CorpusSection[] = [
  {
    phenomenon: 'once blind',
    cases: [
      {
        text: 'Could you please show me some plots around Devanahalli under forty lakhs',
        set: { property_type: 'land', area: 'Devanahalli', price: upTo(4000000) },
        numbers: [4000000],
      },
      {
        text: 'i can pay up to rs. 17,500 per month',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(17500) },
        numbers: [17500],
      },
      {
        text: 'plot of 200 sq yards in jaipur',
        set: { property_type: 'land', city: 'Jaipur', size_sqft: atLeast(1800) },
        numbers: [200],
      },
      {
        text: 'take off the price limit',
        known: { price: upTo(30000) },
        drop: ['price'],
      },
      {
        text: 'are there any 3 bhk flats available in powai for under 2 cr?',
        set: { property_type: 'apartment', area: 'Powai', price: upTo(20000000), bedrooms: exactly(3) },
      },
      {
        text: 'Hey there! I was hoping to find a place to rent in Indore, 2 beds, nothing over 16k.',
        set: { transaction_type: 'rent', city: 'Indore', price: upTo(16000), bedrooms: exactly(2) },
      },
      { text: 'No thank you, that is everything I need.', act: 'deny' },
      {
        text: 'anything between fifteen and eighteen thousand',
        asked: 'price',
        set: { price: between(15000, 18000) },
      },
      { text: 'Rs.45,00,000 is my limit', asked: 'price', set: { price: upTo(4500000) } },
      { text: 'whichever is available', asked: 'property_type', any: ['property_type'] },
      { text: 'absolutely not', act: 'deny' },
      { text: 'cheers mate', act: 'thanks' },
      { text: 'what am i supposed to do here', act: 'help' },
      { text: 'my friend stays in Velachery', act: 'unclear' },
      { text: 'anywhere near the IT park is fine', asked: 'area', any: ['area'] },
      { text: 'Flat or villa, both are fine', asked: 'property_type', any: ['property_type'] },
      { text: 'can you also add a gym', known: { amenities: ['lift'] }, set: { amenities: ['gym'] } },
      { text: 'take the gym out please', known: { amenities: ['gym'] }, drop: ['gym'] },
      {
        text: 'house will not do, get me a flat',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      { text: 'add 10 more lakhs', act: 'unclear' },
      { text: 'Could you help me schedule a property visit?', act: 'question' },
      { text: 'ok let me think about it', act: 'unclear' },
      { text: 'the flat has 3 bedrooms right?', act: 'question' },
      { text: 'Is the house with 3 bedrooms still available?', act: 'question' },
    ],
  },
]
