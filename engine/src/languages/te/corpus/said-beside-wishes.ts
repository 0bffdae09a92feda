import { wishesAndTalk } from '../../corpus-case.ts'

/** What looks like the case of a rule and is none: advances beside rents, articles that count nothing, advice that is asked for. */
export const saidBesideWishes = wishesAndTalk([
  { text: '50 వేల వరకు అడ్వాన్స్ ఇవ్వగలం', asked: 'price', known: { transaction_type: 'rent' }, act: 'unclear' },
  {
    text: 'లిఫ్ట్ ఉన్న ఇంటికి 15 వేలు ఇస్తాను',
    set: { property_type: 'house', price: { max: 15000 }, amenities: ['lift'] },
  },
  { text: 'నెలకి ఇచ్చే అద్దె 15 వేలు', asked: 'price', set: { transaction_type: 'rent', price: { max: 15000 } } },
  { text: 'ప్రస్తుతం అద్దెకి ఉంటున్నాం, సొంత ఇల్లు కొనాలి', set: { transaction_type: 'sale', property_type: 'house' } },
  { text: 'మాది హైదరాబాద్', asked: 'city', set: { city: 'Hyderabad' } },
  { text: 'మాది గుంటూరు ఇల్లు కావాలి', set: { property_type: 'house', city: 'Guntur' } },
  {
    text: 'వరంగల్ ఇల్లు ఇంకా అమ్మలేదు',
    known: {
      city: 'Hyderabad',
      property_type: 'apartment',
      transaction_type: 'sale',
      price: { max: 7500000 },
    },
    act: 'unclear',
  },
])
