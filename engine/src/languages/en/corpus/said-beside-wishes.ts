import { wishesAndTalk } from '../../corpus-case.ts'

/** What looks like the case of a rule and is none: advances beside rents, articles that count nothing, advice that is asked for. */
export const saidBesideWishes = wishesAndTalk([
  { text: 'max 2 lakh advance only', asked: 'price', known: { transaction_type: 'rent' }, act: 'unclear' },
  {
    text: 'up to 50k deposit, rent up to 15k',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { price: { max: 15000 } },
  },
  {
    text: 'up to 5 lakh registration charges extra, budget 60 lakh',
    asked: 'price',
    known: { transaction_type: 'sale' },
    set: { price: { max: 6000000 } },
  },
  {
    text: 'these are 30k. keep it at 20k',
    known: { transaction_type: 'rent', price: { max: 20000 } },
    set: { price: { max: 20000 } },
  },
  {
    text: 'sorry 70 lakh no no 60 lakh',
    known: { transaction_type: 'sale', price: { max: 6000000 } },
    set: { price: { max: 6000000 } },
  },
  { text: 'should I rent, or buy a house for 50 lakhs?', act: 'question' },
  {
    text: 'is it better to rent, or to buy a flat?',
    known: { area: 'Adyar', transaction_type: 'rent', price: { max: 20000 } },
    act: 'question',
  },
  { text: 'Should we rent for now, or buy a flat in Chennai?', act: 'question' },
  {
    text: 'my plot 5 cents',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { size_sqft: { min: 2178 } },
  },
  { text: '2bhk including power backup', set: { bedrooms: { min: 2, max: 2 }, amenities: ['power_backup'] } },
  { text: "no gym please, that won't do", known: { amenities: ['gym'] }, drop: ['gym'] },
  { text: 'My first choice is Adyar?', set: { area: 'Adyar' } },
  {
    text: 'I want to sell my flat in Andheri, now I live in a house in Pune',
    set: { transaction_type: 'sale', property_type: 'apartment', area: 'Andheri' },
  },
  { text: '2bhk for bachelors, owner should allow them to stay', set: { bedrooms: { min: 2, max: 2 } } },
  {
    text: 'the Howrah flat is not sold yet',
    known: {
      city: 'Kolkata',
      area: 'Rajarhat',
      property_type: 'apartment',
      transaction_type: 'sale',
      price: { max: 7500000 },
    },
    act: 'unclear',
  },
  {
    text: 'I am selling my 2 bhk flat in Andheri Mumbai and want to buy a 3 bhk in Thane',
    set: { transaction_type: 'sale', city: 'Thane', bedrooms: { min: 3, max: 3 } },
  },
  {
    text: 'selling my flat in Howrah to buy one in Rajarhat, 75 lakh',
    set: { transaction_type: 'sale', area: 'Rajarhat', price: { max: 7500000 } },
  },
  {
    text: 'stretch to 1.5',
    known: { price: { max: 12000000 }, transaction_type: 'sale', bedrooms: { min: 3, max: 3 } },
    set: { price: { max: 15000000 } },
  },
  {
    text: 'can go up to 1.1',
    known: { price: { max: 9500000 }, transaction_type: 'sale', bedrooms: { min: 3, max: 3 } },
    set: { price: { max: 11000000 } },
  },
  {
    text: 'I want the call at 6 instead',
    known: { price: { max: 20000 }, bedrooms: { min: 2, max: 2 } },
    act: 'question',
  },
])
