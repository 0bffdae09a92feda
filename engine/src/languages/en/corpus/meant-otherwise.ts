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
  {
    text: '2bhk rent in pune ❌ parking',
    set: { transaction_type: 'rent', city: 'Pune', bedrooms: { min: 2, max: 2 } },
    drop: ['parking'],
  },
  {
    text: 'Lift ✅ Parking ❌ 2bhk pune',
    set: { city: 'Pune', bedrooms: { min: 2, max: 2 }, amenities: ['lift'] },
    drop: ['parking'],
  },
  { text: 'Parking - not required, lift - yes', set: { amenities: ['lift'] }, drop: ['parking'] },
  {
    text: 'Lift yes, parking no, 2bhk',
    set: { bedrooms: { min: 2, max: 2 }, amenities: ['lift'] },
    drop: ['parking'],
  },
  { text: '75999-85999', asked: 'price', set: { price: { min: 75999, max: 85999 } } },
  {
    text: '50 to 60 lakhs, can go up to 70',
    known: { transaction_type: 'sale' },
    set: { price: { min: 5000000, max: 7000000 } },
  },
  {
    text: '1200 to 1500 sqft, up to 2000 sqft okay',
    known: { property_type: 'land' },
    set: { size_sqft: { min: 1200, max: 2000 } },
  },
  { text: 'is pune better than mumbai?', act: 'question' },
  { text: 'is 2bhk cheaper than 3bhk in Pune?', act: 'question' },
  { text: '3 ac plot near hosur', set: { property_type: 'land', city: 'Hosur', size_sqft: { min: 130680 } } },
  { text: 'https://example.com/2bhk-flat-for-rent-in-pune-20k', act: 'unclear' },
])
