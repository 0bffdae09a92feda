import { atLeast, between, type CorpusCase, exactly, upTo, wishesAndTalk } from '../../corpus-case.ts'

const turns: CorpusCase[] = [
  {
    text: 'Sir kindly show 2 BHK flats for rental purpose at Velachery within 20000 only.',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      bedrooms: exactly(2),
      area: 'Velachery',
      price: upTo(20000),
    },
  },
  {
    text: 'can u plz find 1rk near andheri station for 15k',
    set: { bedrooms: exactly(1), area: 'Andheri', price: upTo(15000) },
  },
  {
    text: 'we require a independent house of 3 bedrooms with car parking in Coimbatore',
    set: { property_type: 'house', bedrooms: exactly(3), amenities: ['parking'], city: 'Coimbatore' },
  },
  {
    text: 'Is there any plot available in Sriperumbudur for around 20 lakhs?',
    set: { property_type: 'land', area: 'Sriperumbudur', price: upTo(2000000) },
  },
  { text: 'it should have a lift and power backup at least', set: { amenities: ['lift', 'power_backup'] } },
  { text: 'furnished only i want, from next month', set: { amenities: ['furnished'] } },
  {
    text: 'sixty to seventy lakhs',
    asked: 'price',
    known: { transaction_type: 'sale' },
    set: { price: between(6000000, 7000000) },
  },
  {
    text: 'hmm 3 is better than 2',
    asked: 'bedrooms',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(3) },
  },
  { text: 'anywhere in south Delhi is ok', set: { city: 'Delhi' }, any: ['area'] },
  {
    text: 'change city to Hyderabad pls',
    known: { city: 'Chennai', transaction_type: 'rent' },
    set: { city: 'Hyderabad' },
  },
  {
    text: 'no gym needed but parking must',
    known: { amenities: ['gym'] },
    set: { amenities: ['parking'] },
    drop: ['gym'],
  },
  {
    text: 'if it is more than 25k i cant take it',
    known: { transaction_type: 'rent' },
    set: { price: upTo(25000) },
  },
  { text: 'show only if there is a lift, mummy cant climb', set: { amenities: ['lift'] } },
  { text: 'unless it is gated i wont take', set: { amenities: ['gated_community'] } },
  {
    text: 'either 2bhk in kothrud or 1bhk in baner whichever is cheaper',
    set: { bedrooms: between(1, 2), area: 'Kothrud' },
  },
  {
    text: 'father wants plot i want ready flat so show flats in mysore',
    set: { property_type: 'apartment', city: 'Mysuru' },
  },
  {
    text: 'husband is asking for villa but our budget is only 60 lakhs so flat is ok',
    set: { property_type: 'apartment', price: upTo(6000000) },
  },
  { text: 'we had 50 lakhs budget but now after my job loss only 35', set: { price: upTo(3500000) } },
  {
    text: 'i got 12 lakhs from pf and loan eligibility is 28 lakhs so show me something in that',
    set: { price: upTo(4000000) },
  },
  {
    text: 'my salary is 60k so rent should be within 18k',
    set: { price: upTo(18000), transaction_type: 'rent' },
  },
  {
    text: 'currently paying 15k rent for 1bhk in btm looking for 2bhk in same area upto 22',
    set: { bedrooms: exactly(2), area: 'BTM Layout', price: upTo(22000), transaction_type: 'rent' },
  },
  {
    text: 'we are 4 bachelors each can give 7000 so find 3bhk in gachibowli',
    set: { price: upTo(28000), bedrooms: exactly(3), area: 'Gachibowli' },
  },
  {
    text: 'office is moving to manyata tech park so i want a house around there for rent',
    set: { property_type: 'house', transaction_type: 'rent', area: 'Manyata Tech Park' },
  },
  { text: 'son studies in IIT so near powai only we want', set: { area: 'Powai' } },
  {
    text: 'anywhere but not marathahalli, too much traffic',
    known: { area: 'Marathahalli', city: 'Bengaluru', transaction_type: 'rent' },
    any: ['area'],
  },
  { text: 'whitefield is okay but sarjapur is better', set: { area: 'Sarjapur' } },
  {
    text: 'remove the lift condition and show',
    known: { transaction_type: 'rent', amenities: ['lift'] },
    drop: ['lift'],
  },
  {
    text: 'forget the area, search whole city',
    known: { transaction_type: 'rent', city: 'Pune', area: 'Baner' },
    drop: ['area'],
  },
  {
    text: 'flat or house anything is ok but should be in adyar',
    set: { area: 'Adyar' },
    any: ['property_type'],
  },
  {
    text: 'minimum 1000 sqft we need, 1200 is better',
    known: { transaction_type: 'sale' },
    set: { size_sqft: atLeast(1000) },
  },
  {
    text: 'plot with 30 feet road, 40x60',
    known: { property_type: 'land', transaction_type: 'sale' },
    set: { size_sqft: atLeast(2400), property_type: 'land' },
  },
  {
    text: 'rent around 20 but can go up to 22',
    known: { transaction_type: 'rent' },
    set: { price: upTo(22000) },
  },
  {
    text: 'sold old house in kolkata for 40 lakhs shifting to pune to be with son want 2bhk there',
    set: { bedrooms: exactly(2), city: 'Pune' },
  },
  { text: 'we dont want to be in the city, somewhere outskirts of bangalore', set: { city: 'Bengaluru' } },
]

export const ownAndOthersWishes = wishesAndTalk(turns)
