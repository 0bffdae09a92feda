import { wishesAndTalk } from '../../corpus-case.ts'

/** What was wished before and is no more, stopping and putting off, and a place that “there” points back to. */
export const saidThenNow = wishesAndTalk([
  {
    text: 'డబ్బు గురించి చింత లేదు',
    known: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Vijayawada',
      bedrooms: { min: 3, max: 3 },
      price: { max: 5000000 },
      amenities: ['lift', 'gym', 'parking'],
    },
    any: ['price'],
  },
  {
    text: 'budget gurinchi alochinchakandi',
    known: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Vijayawada',
      bedrooms: { min: 3, max: 3 },
      price: { max: 5000000 },
      amenities: ['lift', 'gym', 'parking'],
    },
    any: ['price'],
  },
  {
    text: 'inko padi lakshalu kalapagalanu',
    known: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Vijayawada',
      bedrooms: { min: 3, max: 3 },
      price: { max: 5000000 },
      amenities: ['lift', 'gym', 'parking'],
    },
    set: { price: { max: 6000000 } },
  },
  {
    text: '5 velu penchagalanu',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
      amenities: ['lift', 'parking'],
    },
    set: { price: { max: 25000 } },
  },
  {
    text: 'lift vaddu annanu kani ippudu kavali',
    known: { transaction_type: 'rent' },
    set: { amenities: ['lift'] },
  },
  {
    text: 'gym kavalannanu ippudu vaddu',
    known: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Vijayawada',
      bedrooms: { min: 3, max: 3 },
      price: { max: 5000000 },
      amenities: ['lift', 'gym', 'parking'],
    },
    drop: ['gym'],
  },
  { text: 'chalu aapandi', act: 'deny' },
  { text: 'ఆపండి', act: 'deny' },
  { text: 'stop cheyandi', act: 'deny' },
  { text: 'mee valla em em avutundi', act: 'help' },
  { text: 'mukkal koti', asked: 'price', set: { price: { max: 7500000 } } },
  {
    text: 'కాలేజీ తిరుపతిలో ఉంది. అక్కడ ఎనిమిది వేల లోపు అద్దె కావాలి.',
    set: { transaction_type: 'rent', city: 'Tirupati', price: { max: 8000 } },
  },
  {
    text: 'maa ayanaki warangal ki transfer ayindi. akkada 2bhk rent ki kavali',
    set: { transaction_type: 'rent', city: 'Warangal', bedrooms: { min: 2, max: 2 } },
  },
  { text: 'వరంగల్‌లో చదువుకున్నాను. అక్కడ అద్దెలు ఎలా ఉన్నాయి', act: 'question' },
])
