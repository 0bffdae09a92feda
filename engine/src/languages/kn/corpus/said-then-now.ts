import { wishesAndTalk } from '../../corpus-case.ts'

/** What was wished before and is no more, stopping and putting off, and a place that “there” points back to. */
export const saidThenNow = wishesAndTalk([
  {
    text: 'lift badlu power backup idre saku',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
      amenities: ['lift', 'parking'],
    },
    set: { amenities: ['power_backup'] },
    drop: ['lift'],
  },
  {
    text: 'lift beda andidde iga beku',
    known: { transaction_type: 'rent', bedrooms: { min: 2, max: 2 } },
    set: { amenities: ['lift'] },
  },
  { text: 'ಪಾರ್ಕಿಂಗ್ ಬೇಡ ಅಂದ್ಕೊಂಡಿದ್ವಿ ಈಗ ಬೇಕು', known: { transaction_type: 'rent' }, set: { amenities: ['parking'] } },
  {
    text: 'gym beku andidde adre iga beda',
    known: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Mysuru',
      bedrooms: { min: 3, max: 3 },
      price: { max: 5000000 },
      amenities: ['lift', 'gym', 'parking'],
    },
    drop: ['gym'],
  },
  {
    text: 'ಲಿಫ್ಟ್ ಬೇಕು ಅಂದಿದ್ದೆ ಈಗ ಬೇಡ',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
      amenities: ['lift', 'parking'],
    },
    drop: ['lift'],
  },
  {
    text: 'parking beda andidde',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
      amenities: ['lift', 'parking'],
    },
    drop: ['parking'],
  },
  { text: 'ಆಮೇಲೆ ಹೇಳ್ತೀನಿ', act: 'deny' },
  { text: 'nantara heltini', act: 'deny' },
  { text: 'ಹೌದು ಆದರೆ ಇನ್ನೂ ಯೋಚಿಸಬೇಕು', act: 'unclear' },
  { text: 'ಗೊತ್ತಿಲ್ಲ, ಮನೆಯಲ್ಲಿ ಕೇಳಬೇಕು', act: 'unclear' },
  { text: 'stop madi', act: 'deny' },
  { text: 'ನಿಲ್ಲಿಸಿ', act: 'deny' },
  { text: 'nim kaili en en agutte', act: 'help' },
  { text: 'ondu varay laksha', asked: 'price', set: { price: { max: 150000 } } },
  {
    text: 'budget andre en artha',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
      amenities: ['lift', 'parking'],
    },
    act: 'question',
  },
  { text: 'lease andre en artha', act: 'question' },
])
