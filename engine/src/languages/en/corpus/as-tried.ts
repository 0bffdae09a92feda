import { between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

const renting = { transaction_type: 'rent' } as const
const buying = { transaction_type: 'sale' } as const

/** What people said who tried Guru. */
export const asTried: CorpusSection[] = [
  {
    phenomenon: 'budget moved',
    cases: [
      {
        text: 'increase budget by 10k',
        known: { ...renting, price: upTo(25000) },
        set: { price: upTo(35000) },
      },
      {
        text: 'reduce my budget by 20 lakh please',
        known: { ...buying, price: upTo(9000000) },
        set: { price: upTo(7000000) },
      },
      { text: 'raise it by 5', known: { ...renting, price: upTo(20000) }, set: { price: upTo(25000) } },
      { text: 'petrol has gone up to 110 rupees', act: 'unclear' },
      {
        text: 'my rent has gone up to 25000 so looking for something under 20000',
        set: { price: { max: 20000 } },
      },
      { text: 'vastu compliant house in pune', set: { property_type: 'house', city: 'Pune' } },
      { text: 'stretch the budget by 10%', known: { price: upTo(50000) }, set: { price: upTo(55000) } },
      { text: 'add 5 lakh more', known: { ...buying, price: upTo(5000000) }, set: { price: upTo(5500000) } },
      {
        text: 'raise my budget to 60',
        known: { ...buying, price: upTo(5000000) },
        set: { price: upTo(6000000) },
      },
      { text: 'double the budget', known: { price: upTo(25000) }, set: { price: upTo(50000) } },
      {
        text: 'bring down the budget by 5k',
        known: { price: between(20000, 30000) },
        set: { price: between(15000, 25000) },
      },
      { text: 'i want to change my budget', known: { price: upTo(25000) }, drop: ['price'] },
      { text: 'max 50', known: { ...buying, price: upTo(6000000) }, set: { price: upTo(5000000) } },
      { text: '80 lack', asked: 'price', known: buying, set: { price: upTo(8000000) } },
    ],
  },
  {
    phenomenon: 'bounds and ranges among other wishes',
    cases: [
      {
        text: 'budget is not a problem but not more than 45 thousand',
        known: renting,
        set: { price: upTo(45000) },
      },
      {
        text: '2 or 3 bhk between 20k and 30k semi furnished',
        set: { price: between(20000, 30000), bedrooms: between(2, 3), amenities: ['semi_furnished'] },
      },
      { text: 'BHK - 2', set: { bedrooms: exactly(2) } },
      {
        text: 'plot chennai 2400 sqft 60',
        set: { property_type: 'land', city: 'Chennai', price: upTo(6000000), size_sqft: { min: 2400 } },
      },
      {
        text: '2bhk adyar 25',
        known: renting,
        set: { area: 'Adyar', bedrooms: exactly(2), price: upTo(25000) },
      },
      { text: '60000-70000', asked: 'price', known: renting, set: { price: between(60000, 70000) } },
      { text: '2bhk Adyar 600020', set: { area: 'Adyar', bedrooms: exactly(2) } },
      { text: 'Baner or Wakad', known: { city: 'Pune', area: 'Baner' }, set: { area: 'Baner' } },
      { text: 'too by a falt', set: { ...buying, property_type: 'apartment' } },
      {
        text: 'flat in koramangala or indiranagar or hsr, 2bhk rent under 40k',
        set: {
          ...renting,
          property_type: 'apartment',
          area: 'Koramangala',
          price: upTo(40000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'actually unfurnished is ok',
        known: { amenities: ['furnished'] },
        drop: ['furnished'],
      },
    ],
  },
  {
    phenomenon: 'talk beside the wishes',
    counter: true,
    cases: [
      { text: 'are you a bot', act: 'question' },
      { text: 'do you charge any commission', act: 'question' },
      { text: 'is this service free of cost?', act: 'question' },
      { text: 'can you talk in tamil', act: 'question' },
      { text: 'my number is 98765 43210', asked: 'price', known: renting, act: 'unclear', numbers: [] },
      { text: '1 rupee', asked: 'price', known: renting, act: 'unclear' },
      { text: '7zq30', asked: 'price', known: renting, act: 'unclear' },
      { text: '1e30', asked: 'price', known: renting, act: 'unclear' },
      { text: '-5 lakhs', asked: 'price', known: buying, act: 'unclear' },
      { text: 'which is cheapest', shown: 5, act: 'question' },
      { text: 'i like 1 and 3', shown: 5, act: 'affirm' },
    ],
  },
  {
    phenomenon: 'any area, and what stands beside it',
    cases: [
      {
        text: '2 bedrooms in Bengaluru any area up to 60000',
        known: renting,
        set: { city: 'Bengaluru', bedrooms: exactly(2), price: upTo(60000) },
        any: ['area'],
      },
      {
        text: '2 bedrooms in Bengaluru, anywhere in the city, up to 60000',
        asked: 'city',
        known: renting,
        set: { city: 'Bengaluru', bedrooms: exactly(2), price: upTo(60000) },
        any: ['area'],
      },
      { text: 'carpet area up to 1200', known: renting, set: { size_sqft: upTo(1200) } },
    ],
  },
]
