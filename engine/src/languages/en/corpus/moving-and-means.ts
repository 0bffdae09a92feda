import { atLeast, type CorpusCase, exactly, upTo, wishesAndTalk } from '../../corpus-case.ts'

const turns: CorpusCase[] = [
  {
    text: 'Hi, I am relocating to Bangalore and need a 2 BHK semi-furnished flat in Indiranagar within 40k rent',
    set: {
      city: 'Bengaluru',
      bedrooms: exactly(2),
      amenities: ['semi_furnished'],
      property_type: 'apartment',
      area: 'Indiranagar',
      price: upTo(40000),
      transaction_type: 'rent',
    },
  },
  {
    text: 'want to purchase land 5 cents in Thrissur',
    set: { transaction_type: 'sale', property_type: 'land', size_sqft: atLeast(2178), city: 'Thrissur' },
  },
  { text: 'i need it below 12 thousand', known: { transaction_type: 'rent' }, set: { price: upTo(12000) } },
  {
    text: 'would prefer a house with a balcony and 24 hours water',
    set: { property_type: 'house', amenities: ['balcony', 'water_supply'] },
  },
  {
    text: 'any 1bhk under 10k in chromepet',
    set: { bedrooms: exactly(1), price: upTo(10000), area: 'Chromepet' },
  },
  {
    text: 'around 2000 sq ft',
    asked: 'size_sqft',
    known: { transaction_type: 'sale' },
    set: { size_sqft: atLeast(2000) },
  },
  {
    text: "I don't care about the furnishing",
    known: { transaction_type: 'rent', amenities: ['furnished'] },
    drop: ['furnished'],
  },
  { text: 'looking to buy, not rent', set: { transaction_type: 'sale' } },
  {
    text: 'can we look at Powai instead?',
    known: { city: 'Mumbai', area: 'Andheri' },
    set: { area: 'Powai' },
  },
  {
    text: 'presently living in a rented house in tambaram landlord is selling so we have to vacate need 2bhk within 14k nearby',
    set: { bedrooms: exactly(2), price: upTo(14000), area: 'Tambaram' },
  },
  {
    text: 'my budget was 20 but prices have gone up so i can do 24',
    known: { transaction_type: 'rent' },
    set: { price: upTo(24000) },
  },
  {
    text: 'parents want independent house but we cant maintain so apartment only',
    set: { property_type: 'apartment' },
  },
  { text: 'only if there is covered parking otherwise no', set: { amenities: ['parking'] } },
  {
    text: 'we are ok with anything under 80 lakhs in pune but must have 3 bedrooms',
    set: { price: upTo(8000000), city: 'Pune', bedrooms: exactly(3) },
  },
  {
    text: '20 lakhs cash i have and 30 lakhs loan will come so flats upto that',
    set: { property_type: 'apartment', price: upTo(5000000) },
  },
  { text: 'we both work in hitec city so somewhere near there', set: { area: 'Hitech City' } },
  { text: 'not in the main city but outskirts like hoskote is fine', set: { area: 'Hoskote' } },
  { text: 'dont want old building want new one with gym', set: { amenities: ['gym'] } },
  {
    text: 'after seeing your options i feel i should increase budget to 35',
    known: { transaction_type: 'rent', price: upTo(30000) },
    set: { price: upTo(35000) },
  },
  {
    text: 'whatever it is it should not cross 50 lakhs',
    known: { transaction_type: 'sale' },
    set: { price: upTo(5000000) },
  },
  {
    text: 'kids school is in anna nagar and my office is in guindy so something in between like kodambakkam',
    set: { area: 'Kodambakkam' },
  },
]

export const movingAndMeans = wishesAndTalk(turns)
