import { wishesAndTalk } from '../../corpus-case.ts'

/** What looks like the case of a rule and is none: advances beside rents, articles that count nothing, advice that is asked for. */
export const saidBesideWishes = wishesAndTalk([
  {
    text: '50 hazaar tak deposit aur kiraya 15 hazaar',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { price: { max: 15000 } },
  },
  { text: '40 हज़ार तक सैलरी है', asked: 'price', known: { transaction_type: 'rent' }, act: 'unclear' },
  {
    text: '25 se wapas 20 kar do',
    known: { transaction_type: 'rent', price: { max: 20000 } },
    set: { price: { max: 20000 } },
  },
  {
    text: 'pehle 20 hazaar bola tha ab 25 hazaar',
    known: { transaction_type: 'rent', price: { max: 25000 } },
    set: { price: { max: 25000 } },
  },
  {
    text: '3 नहीं एक अच्छा घर दिखाओ',
    known: { bedrooms: { min: 3, max: 3 } },
    set: { property_type: 'house' },
    drop: ['bedrooms'],
  },
  {
    text: 'हमने पुणे में फ्लैट खरीदने का फैसला किया है',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Pune' },
  },
  {
    text: 'apna plot 200 gaj',
    asked: 'size_sqft',
    known: { property_type: 'land' },
    set: { size_sqft: { min: 1800 } },
  },
  { text: 'Andheri me 2bhk kuch mil nahi raha', set: { area: 'Andheri', bedrooms: { min: 2, max: 2 } } },
  {
    text: '24 घंटे बिजली पानी सहित फ्लैट चाहिए',
    set: { property_type: 'apartment', amenities: ['power_backup', 'water_supply'] },
  },
  {
    text: 'gym hata do bandra me kya milega',
    known: { amenities: ['gym'], area: 'Andheri' },
    act: 'question',
  },
  { text: 'makaan malik ne 20 hazaar kar diya', asked: 'price', act: 'unclear' },
  { text: 'do ka budget hai', asked: 'bedrooms', set: { price: { max: 200000 } } },
  { text: '2 saal pehle 15000 badal diya makaan malik ne', asked: 'price', act: 'unclear' },
  {
    text: 'हावड़ा वाला फ्लैट अभी बिका नहीं है',
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
    text: '1.5 तक बढ़ा दो',
    known: { price: { max: 18000000 }, transaction_type: 'sale', bedrooms: { min: 3, max: 3 } },
    set: { price: { max: 15000000 } },
  },
  {
    text: '2.2 तक जा सकते हैं',
    known: { price: { max: 18000000 }, transaction_type: 'sale', bedrooms: { min: 3, max: 3 } },
    set: { price: { max: 22000000 } },
  },
])
