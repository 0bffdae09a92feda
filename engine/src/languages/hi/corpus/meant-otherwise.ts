import { wishesAndTalk } from '../../corpus-case.ts'

/** What sounds like a wish, a yes or a call and is meant otherwise; areas left out, and the second of two cities. */
export const meantOtherwise = wishesAndTalk([
  { text: 'नहीं, मैं घर ढूँढ रहा हूँ', set: { property_type: 'house' } },
  { text: 'शांत जगह चाहिए', known: { property_type: 'apartment', transaction_type: 'rent' }, act: 'unclear' },
  {
    text: 'अकेली लड़की हूँ, सुरक्षित इलाका चाहिए',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    act: 'unclear',
  },
  {
    text: 'एयरपोर्ट से कितनी दूर है?',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    act: 'question',
  },
  {
    text: 'यह शोर से दूर है क्या?',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    act: 'question',
  },
  {
    text: 'kitni door hai metro se',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    act: 'question',
  },
  { text: 'कोथरूड के अलावा कहीं भी', asked: 'area', any: ['area'] },
  { text: 'फर्निश्ड या सेमी फर्निश्ड', asked: 'amenities', set: { amenities: ['furnished', 'semi_furnished'] } },
  { text: 'मुझे इंग्लिश नहीं आती', asked: 'property_type', act: 'unclear' },
  { text: 'बीवी से पूछना है', act: 'unclear' },
  { text: 'पत्नी से बात करनी है', act: 'unclear' },
  { text: 'wife se baat karni hai', act: 'unclear' },
  { text: 'बस ऐसे ही देख रहा हूँ', act: 'unclear' },
  { text: 'सोचकर बताता हूँ', act: 'unclear' },
  { text: 'aaaaaaaaaaaa', act: 'unclear' },
  { text: 'haaaaaaaaaaaa', act: 'unclear' },
  { text: 'मैं मुसलमान हूँ, क्या घर मिलेगा?', asked: 'transaction_type', act: 'question' },
  { text: 'स्विमिंग पूल वाला फ्लैट नहीं चाहिए', set: { property_type: 'apartment' }, drop: ['swimming_pool'] },
  { text: 'दो नहीं तीन बेडरूम', known: { price: { max: 20000 } }, set: { bedrooms: { min: 3, max: 3 } } },
])
