import { wishesAndTalk } from '../../corpus-case.ts'

/** What sounds like a wish, a yes or a call and is meant otherwise; areas left out, and the second of two cities. */
export const meantOtherwise = wishesAndTalk([
  { text: 'కాదు నేను ఇల్లు వెతుకుతున్నాను', set: { property_type: 'house' } },
  {
    text: 'ప్రశాంతమైన స్థలం కావాలి',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    act: 'unclear',
  },
  { text: 'మంచి స్థలం కావాలి', known: { property_type: 'apartment', transaction_type: 'rent' }, act: 'unclear' },
  {
    text: 'manchi sthalam kavali',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    act: 'unclear',
  },
  { text: 'మంచి స్థలం కావాలి', set: { property_type: 'land' } },
  { text: 'kondapur tappa ekkadaina', asked: 'area', any: ['area'] },
  { text: 'నాకు హిందీ తెలియదు', asked: 'property_type', act: 'unclear' },
  { text: 'నాకు హిందీ రాదు', asked: 'property_type', act: 'unclear' },
  { text: 'నా భార్యతో మాట్లాడాలి', act: 'unclear' },
  { text: 'భార్యని అడగాలి', act: 'unclear' },
  { text: 'ఆలోచించి చెప్తా', act: 'unclear' },
  { text: 'ఊరికే చూస్తున్నా', act: 'unclear' },
  { text: 'aaaaaaaaaaaa', act: 'unclear' },
  { text: 'haaaaaaaaaaaa', act: 'unclear' },
  { text: 'haha', act: 'unclear' },
  { text: 'నేను ముస్లిం, ఇల్లు దొరుకుతుందా?', asked: 'transaction_type', act: 'question' },
  {
    text: 'ఇవేవీ నచ్చలేదు',
    asked: 'amenities',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    shown: 5,
    act: 'question',
  },
  { text: 'స్విమ్మింగ్ పూల్ ఉన్న ఫ్లాట్ వద్దు', set: { property_type: 'apartment' }, drop: ['swimming_pool'] },
  {
    text: 'inko 10 lakshalu tagginchandi',
    known: { transaction_type: 'sale', price: { max: 7000000 } },
    set: { price: { max: 6000000 } },
  },
  {
    text: 'rendu kadu moodu gadulu',
    known: { price: { max: 20000 } },
    set: { bedrooms: { min: 3, max: 3 } },
  },
])
