import { wishesAndTalk } from '../../corpus-case.ts'

/** What was shown refused, questions as letters put them, amounts in two parts, homes and rents of elsewhere. */
export const refusedShownAndAskedFormally = wishesAndTalk([
  {
    text: 'anywhr is ok',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Chennai' },
    any: ['area'],
  },
  {
    text: 'anywhr in d city',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Chennai' },
    any: ['area'],
  },
  {
    text: "I don't like any of these",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    act: 'deny',
  },
  {
    text: 'I do not like these at all',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    act: 'deny',
  },
  {
    text: "we didn't like any of the flats",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    act: 'deny',
  },
  {
    text: 'none of the options',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    act: 'deny',
  },
  {
    text: 'not the second one',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    act: 'deny',
  },
  {
    text: "I don't want the last flat",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    act: 'deny',
  },
  {
    text: 'thatll be everything',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    act: 'deny',
  },
  {
    text: "I don't like this, show me others",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    act: 'question',
  },
  {
    text: 'any other option?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    act: 'question',
  },
  {
    text: 'Kindly inform whether the title deed is clear.',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Kochi' },
    act: 'question',
  },
  {
    text: 'Please inform me if there are any pending dues on the property.',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'Please advise whether bank loan is available on this property',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'Kindly specify the carpet area.',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'please inform the owner to call me',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    act: 'handoff',
  },
  { text: 'my brother lives in Dubai, there a 2bhk is 8000 dirhams', act: 'unclear' },
  { text: 'a 1bhk in Dubai costs 60000 dirhams a year', act: 'unclear' },
  { text: 'my house is in Madurai', act: 'unclear' },
  { text: 'I want my own house in Kochi', set: { property_type: 'house', city: 'Kochi' } },
  {
    text: 'one thousand and fifty sq ft',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata' },
    set: { size_sqft: { min: 1050 } },
  },
  {
    text: '37 thousand 500 a month I can pay',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    set: { price: { max: 37500 } },
  },
  {
    text: 'rent up to 20 thousand 2 bhk in Pune',
    set: { transaction_type: 'rent', city: 'Pune', price: { max: 20000 }, bedrooms: { min: 2, max: 2 } },
  },
  {
    text: '40 thousand 500 to 50 thousand',
    asked: 'price',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    set: { price: { min: 40500, max: 50000 } },
  },
])
