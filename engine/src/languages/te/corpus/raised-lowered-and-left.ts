import { wishesAndTalk } from '../../corpus-case.ts'

/** What is not enough, what anything will do for, and lists that are wholly refused. */
export const raisedLoweredAndLeft = wishesAndTalk([
  {
    text: 'ఎంతైనా ఇస్తాను',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
      amenities: ['lift', 'parking'],
    },
    any: ['price'],
  },
  {
    text: 'enta aina istanu',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
      amenities: ['lift', 'parking'],
    },
    any: ['price'],
  },
  {
    text: 'gym swimming pool edi vaddu',
    known: { transaction_type: 'rent', amenities: ['gym', 'swimming_pool'] },
    drop: ['gym', 'swimming_pool'],
  },
  {
    text: 'gym lift anni vaddu',
    known: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Vijayawada',
      bedrooms: { min: 3, max: 3 },
      price: { max: 5000000 },
      amenities: ['lift', 'gym', 'parking'],
    },
    drop: ['gym', 'lift'],
  },
  {
    text: 'పార్కింగ్ ఒక్కటి వదిలేయండి',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
      amenities: ['lift', 'parking'],
    },
    drop: ['parking'],
  },
  {
    text: 'e area aina ok',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
      amenities: ['lift', 'parking'],
    },
    any: ['area'],
  },
  {
    text: '20 ekkuva ayindi 15 lopu chudandi',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
      amenities: ['lift', 'parking'],
    },
    set: { price: { max: 15000 } },
  },
  { text: 'ok kani inka confirm kadu', act: 'unclear' },
  {
    text: 'ఈరోజు ఏ వారం',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
      amenities: ['lift', 'parking'],
    },
    act: 'question',
  },
  {
    text: 'illu chala bagundi kani duram',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
      amenities: ['lift', 'parking'],
    },
    act: 'unclear',
  },
  { text: 'నువ్వు బాట్‌వా', act: 'question' },
  { text: 'thanks for help', act: 'thanks' },
  { text: 'అవ్వొచ్చు', act: 'affirm' },
  { text: 'anni vaddu', act: 'deny' },
])
