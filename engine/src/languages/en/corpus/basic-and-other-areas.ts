import { wishesAndTalk } from '../../corpus-case.ts'

/** What is basic or enough, other areas, households beside rooms; ceilings and groceries. */
export const basicAndOtherAreas = wishesAndTalk([
  { text: 'basic is fine', asked: 'amenities', any: ['amenities'] },
  { text: 'just the basics', asked: 'amenities', any: ['amenities'] },
  { text: 'just basic furniture', asked: 'amenities', set: { amenities: ['furnished'] } },
  {
    text: 'any other area is also fine',
    known: { city: 'Bengaluru', area: 'Hebbal' },
    any: ['area'],
  },
  { text: 'any other area?', known: { city: 'Bengaluru', area: 'Hebbal' }, act: 'question' },
  {
    text: 'we are a family of four so two should do',
    asked: 'bedrooms',
    set: { bedrooms: { min: 2, max: 2 } },
  },
  {
    text: 'we are a family of 4 looking for 3bhk',
    set: { bedrooms: { min: 3, max: 3 } },
  },
  {
    text: 'house is too big, flat is enough',
    known: { property_type: 'house' },
    set: { property_type: 'apartment' },
  },
  { text: 'independent', asked: 'property_type', set: { property_type: 'house' } },
  { text: 'room with 10 ft high ceiling', act: 'unclear' },
  { text: '10 ft ceiling', act: 'unclear' },
  { text: 'buy milk and bread', act: 'unclear' },
  {
    text: 'buy a flat near the milk booth',
    set: { transaction_type: 'sale', property_type: 'apartment' },
  },
  { text: 'can you speak thamizh', act: 'question' },
  { text: 'place to keep my scooter', asked: 'amenities', set: { amenities: ['parking'] } },
  { text: 'buy one get one free', act: 'unclear' },
  { text: 'new phone costs 30k', act: 'unclear' },
  {
    text: 'the flat costs 30k',
    set: { property_type: 'apartment', price: { max: 30_000 } },
  },
  {
    text: 'shift the search to baner, pune',
    known: { city: 'Bengaluru' },
    set: { city: 'Pune', area: 'Baner' },
  },
  { text: 'rent includes water bill?', act: 'question' },
  {
    text: '2bhk rent including water bill under 20k',
    set: {
      transaction_type: 'rent',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20_000 },
    },
  },
  { text: 'show next', act: 'question' },
  { text: 'location pin please', act: 'question' },
  { text: 'lift hata do', known: { amenities: ['lift'] }, drop: ['lift'] },
  { text: 'the site is not loading', act: 'unclear' },
  { text: 'the site should be near the highway', set: { property_type: 'land' } },
  {
    text: 'sold my car, parking not required',
    known: { amenities: ['parking'] },
    drop: ['parking'],
  },
  { text: "That sounds like what I'm looking for.", act: 'affirm' },
  { text: "I don't want to visit it.", act: 'deny' },
  {
    text: 'i dont want to see flats',
    known: { property_type: 'apartment' },
    drop: ['property_type'],
  },
  {
    text: 'not necessarily a flat',
    known: { property_type: 'apartment' },
    drop: ['property_type'],
  },
  {
    text: 'no need of full furnishing, semi furnished ok',
    known: { amenities: ['furnished'] },
    set: { amenities: ['semi_furnished'] },
    drop: ['furnished'],
  },
  { text: 'we lived in a 3bhk in pune before', act: 'unclear' },
  { text: 'any agreement needed', act: 'question' },
  {
    text: 'got transferred to bangalore, need a flat in btm layout',
    set: { property_type: 'apartment', city: 'Bengaluru', area: 'BTM Layout' },
  },
  { text: 'transferred 5000 to my account', act: 'unclear' },
  { text: 'i like swimming', act: 'unclear' },
  {
    text: 'i love a flat with swimming pool',
    set: { property_type: 'apartment', amenities: ['swimming_pool'] },
  },
  { text: '100%', act: 'affirm' },
  { text: 'can you rephrase', asked: 'price', act: 'repeat' },
])
