import { atLeast, type CorpusSection, exactly, upTo, wishesAndTalk } from '../../corpus-case.ts'

/** What is moved on from, paid now, demanded, too far; plain wishes in many manners. */
export const movesAndConditions: CorpusSection[] = wishesAndTalk([
  {
    text: 'ನಮಸ್ಕಾರ, ದಯವಿಟ್ಟು ಮೈಸೂರಿನಲ್ಲಿ ಎರಡು ಕೋಣೆಗಳಿರುವ ಬಾಡಿಗೆ ಮನೆಯೊಂದನ್ನು ಹುಡುಕಿಕೊಡುವಿರಾ',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Mysuru', bedrooms: exactly(2) },
  },
  {
    text: 'ಅಪ್ಪ ನನಗೆ ಹುಬ್ಬಳ್ಳಿಯಾಗ ಒಂದ ಸಣ್ಣ ಮನಿ ಬಾಡಿಗಿಗೆ ಬೇಕಾಗೇತಿ ಆರು ಸಾವಿರದಾಗ',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Hubballi', price: upTo(6000) },
  },
  {
    text: 'ಐವತ್ತು ಲಕ್ಷ ತನಕ ಹಾಕಬಹುದು',
    asked: 'price',
    known: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(7_000_000),
    },
    set: { price: upTo(5_000_000) },
  },
  {
    text: 'ಎರಡೂವರೆ ಸಾವಿರ ಚದರ ಅಡಿ ಜಾಗ ಇರಬೇಕು',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { size_sqft: atLeast(2500) },
  },
  {
    text: 'rajajinagar alli 2bhk rent ge nodtidini budget 22k',
    set: { transaction_type: 'rent', area: 'Rajaji Nagar', bedrooms: exactly(2), price: upTo(22_000) },
  },
  {
    text: 'mangalore nalli swanta flat tagoloke plan ide 60 lakh olage',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Mangaluru', price: upTo(6_000_000) },
  },
  {
    text: 'budget 25 savira madi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { price: upTo(25_000) },
  },
  {
    text: 'indiranagar beda, koramangala nodi',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      area: 'Indiranagar',
    },
    set: { area: 'Koramangala' },
  },
  {
    text: 'parking mattu security eradu beku',
    asked: 'amenities',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { amenities: ['parking', 'security'] },
  },
  {
    text: 'yavdadru nadiyutte',
    asked: 'area',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    any: ['area'],
  },
  {
    text: '3 room iro mane ge shift agbeku',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', bedrooms: exactly(3) },
  },
  {
    text: 'ಒಂದು 30x40 site ಬೇಕು Hesaraghatta side ಅಲ್ಲಿ',
    known: { transaction_type: 'sale' },
    set: { property_type: 'land', size_sqft: atLeast(1200), area: 'Hesaraghatta' },
  },
  {
    text: 'HSR layout ಅಲ್ಲಿ furnished flat ಇದ್ರೆ 35k ವರೆಗೆ ok',
    known: { transaction_type: 'rent' },
    set: { area: 'HSR Layout', property_type: 'apartment', amenities: ['furnished'], price: upTo(35_000) },
  },
  {
    text: 'gated community ಲಿ villa ತಗೋಬೇಕು',
    set: { transaction_type: 'sale', property_type: 'house', amenities: ['gated_community'] },
  },
  {
    text: 'lift ಬೇಡ ಆದ್ರೆ generator ಇರಬೇಕು',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      amenities: ['lift'],
    },
    set: { amenities: ['power_backup'] },
    drop: ['lift'],
  },
  {
    text: 'ನನ್ನ ಹೆಂಡತಿ ಮನೆ ಕೊಳ್ಳೋಣ ಅಂತಾಳೆ ಆದರೆ ನನಗೆ ಬಾಡಿಗೆ ಮನೆನೇ ಬೇಕು',
    set: { transaction_type: 'rent', property_type: 'house' },
  },
  {
    text: 'ಲಿಫ್ಟ್ ಇಲ್ಲದಿದ್ರೆ ಬೇಡವೇ ಬೇಡ',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { amenities: ['lift'] },
  },
  {
    text: 'ವೈಟ್‌ಫೀಲ್ಡ್ ಆಫೀಸಿಂದ ತುಂಬಾ ದೂರ ಆಗುತ್ತೆ',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      area: 'Whitefield',
    },
    drop: ['area'],
  },
  {
    text: 'ಈಗಿರೋ ಮನೆಗೆ ಹನ್ನೆರಡು ಸಾವಿರ ಕೊಡ್ತಿದೀನಿ, ಹದಿನಾರರವರೆಗೆ ಹೋಗಬಲ್ಲೆ',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { price: upTo(16_000) },
  },
  {
    text: 'nam appa amma jothe irtivi adakke ground floor parvagilla 3bhk beku hebbal hatra',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { bedrooms: exactly(3), area: 'Hebbal' },
  },
  {
    text: '1bhk inda 2bhk ge hogbeku makkalu doddavragidare',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(20_000) },
    set: { bedrooms: exactly(2) },
  },
  {
    text: 'site tagond mane kattbeku ankondidini tumkur nalli 20 lakh ide',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Tumakuru', price: upTo(2_000_000) },
  },
  {
    text: 'naavu mooru jana friends thala 8 savira kodtivi 3bhk sigutta',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(3), price: upTo(24_000) },
  },
  {
    text: 'gym pool enu beda parking ondidre saku',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      amenities: ['gym'],
    },
    set: { amenities: ['parking'] },
    drop: ['gym', 'swimming_pool'],
  },
  {
    text: 'BTM ತುಂಬಾ noisy ಅದ್ಕೆ JP nagar ಅಲ್ಲಿ ನೋಡ್ತೀನಿ',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: upTo(20_000),
      area: 'BTM Layout',
    },
    set: { area: 'JP Nagar' },
  },
  {
    text: 'rent 15k ಮೇಲೆ ಆದ್ರೆ ಬೇಡ',
    known: { transaction_type: 'rent', property_type: 'apartment' },
    set: { price: upTo(15_000) },
  },
])
