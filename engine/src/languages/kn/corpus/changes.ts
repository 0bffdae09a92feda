import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

const rent = { transaction_type: 'rent' } as const
const sale = { transaction_type: 'sale' } as const
const toRent = { set: rent }
const toSale = { set: sale }

export const changes: CorpusSection[] = [
  {
    phenomenon: 'corrections, native',
    cases: [
      { text: 'ಬಾಡಿಗೆ ಬೇಡ, ಖರೀದಿಸಬೇಕು', known: rent, ...toSale },
      { text: 'ಖರೀದಿ ಬೇಡ, ಬಾಡಿಗೆಗೆ ಬೇಕು', known: sale, ...toRent },
      { text: 'ಬಾಡಿಗೆ ಅಲ್ಲ, ಕೊಳ್ಳಬೇಕು', known: rent, ...toSale },
      { text: 'ಕೊಳ್ಳೋಕೆ ಅಲ್ಲ ಬಾಡಿಗೆಗೆ', known: sale, ...toRent },
      { text: 'ಮೈಸೂರು ಬೇಡ, ಬೆಂಗಳೂರು', known: { city: 'Mysuru' }, set: { city: 'Bengaluru' } },
      { text: 'ಬೆಂಗಳೂರು ಬೇಡ, ಮೈಸೂರು', known: { city: 'Bengaluru' }, set: { city: 'Mysuru' } },
      {
        text: 'ಜಯನಗರ ಅಲ್ಲ, ಕೋರಮಂಗಲ',
        known: { city: 'Bengaluru', area: 'Jayanagar' },
        set: { area: 'Koramangala' },
      },
      {
        text: 'ಕೋರಮಂಗಲ ಅಲ್ಲ, ಜಯನಗರ',
        known: { city: 'Bengaluru', area: 'Koramangala' },
        set: { area: 'Jayanagar' },
      },
      { text: 'ಫ್ಲಾಟ್ ಬೇಡ, ಮನೆ ಬೇಕು', known: { property_type: 'apartment' }, set: { property_type: 'house' } },
      { text: 'ಮನೆ ಬೇಡ, ಫ್ಲಾಟ್ ಬೇಕು', known: { property_type: 'house' }, set: { property_type: 'apartment' } },
      { text: 'ಬಜೆಟ್ 60 ಲಕ್ಷಕ್ಕೆ ಹೆಚ್ಚಿಸಿ', known: { ...sale, price: upTo(5000000) }, set: { price: upTo(6000000) } },
      { text: 'ಬಜೆಟ್ 40 ಲಕ್ಷಕ್ಕೆ ಇಳಿಸಿ', known: { ...sale, price: upTo(5000000) }, set: { price: upTo(4000000) } },
      { text: 'ಎರಡಲ್ಲ, ಮೂರು ಬೆಡ್‌ರೂಮ್', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      { text: 'ಮೂರಲ್ಲ, ಎರಡು ಬೆಡ್‌ರೂಮ್', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      { text: 'ಕ್ಷಮಿಸಿ, 3 ಬಿಎಚ್‌ಕೆ', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      { text: 'ಮೈಸೂರಿನ ಬದಲು ಹುಬ್ಬಳ್ಳಿ', known: { city: 'Mysuru' }, set: { city: 'Hubballi' } },
      { text: 'ಹುಬ್ಬಳ್ಳಿಯ ಬದಲು ಮೈಸೂರು ಮಾಡಿ', known: { city: 'Hubballi' }, set: { city: 'Mysuru' } },
      { text: 'ಇಲ್ಲ, ಮೈಸೂರು', known: { city: 'Bengaluru' }, set: { city: 'Mysuru' } },
      { text: 'ನಗರವನ್ನು ಮಂಗಳೂರಿಗೆ ಬದಲಾಯಿಸಿ', known: { city: 'Bengaluru' }, set: { city: 'Mangaluru' } },
      { text: 'ಬಾಡಿಗೆಗೆ ಬೇಡ', known: rent, ...toSale },
    ],
  },
  {
    phenomenon: 'corrections, latin',
    cases: [
      { text: 'badige beda, kharidi madbeku', known: rent, ...toSale },
      { text: 'kharidi beda badigege beku', known: sale, ...toRent },
      { text: 'mysuru beda bengaluru beku', known: { city: 'Mysuru' }, set: { city: 'Bengaluru' } },
      { text: 'bengaluru alla mysuru', known: { city: 'Bengaluru' }, set: { city: 'Mysuru' } },
      {
        text: 'jayanagar beda, koramangala torsi',
        known: { city: 'Bengaluru', area: 'Jayanagar' },
        set: { area: 'Koramangala' },
      },
      { text: 'illa illa, mysuru', known: { city: 'Bengaluru' }, set: { city: 'Mysuru' } },
      { text: 'eradu alla muru', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      { text: 'muru alla eradu', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      { text: 'mane beda site beku', known: { property_type: 'house' }, set: { property_type: 'land' } },
      { text: 'site beda mane beku', known: { property_type: 'land' }, set: { property_type: 'house' } },
      { text: 'mysuru badlu hubballi', known: { city: 'Mysuru' }, set: { city: 'Hubballi' } },
    ],
  },
  {
    phenomenon: 'corrections, mixed',
    cases: [
      { text: 'rent beda, buy madbeku', known: rent, ...toSale },
      { text: 'buy alla, rent ge', known: sale, ...toRent },
      { text: 'budget 30k madi', known: { ...rent, price: upTo(25000) }, set: { price: upTo(30000) } },
      { text: 'sorry, 3bhk', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'area change madi, whitefield',
        known: { city: 'Bengaluru', area: 'Jayanagar' },
        set: { area: 'Whitefield' },
      },
      {
        text: 'flat beda independent house beku',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: '60 lakhs ge increase madi',
        known: { ...sale, price: upTo(5000000) },
        set: { price: upTo(6000000) },
      },
      { text: 'city Mysore ge change madi', known: { city: 'Bengaluru' }, set: { city: 'Mysuru' } },
    ],
  },
  {
    phenomenon: 'taken back, native',
    cases: [
      { text: 'ಪಾರ್ಕಿಂಗ್ ಬೇಡ', known: { amenities: ['parking'] }, drop: ['parking'] },
      { text: 'ಪಾರ್ಕಿಂಗ್ ಇನ್ನು ಬೇಡ', known: { amenities: ['parking', 'lift'] }, drop: ['parking'] },
      { text: 'ಲಿಫ್ಟ್ ಅಗತ್ಯವಿಲ್ಲ', known: { amenities: ['lift'] }, drop: ['lift'] },
      { text: 'ಜಿಮ್ ತೆಗೆದುಹಾಕಿ', known: { amenities: ['gym'] }, drop: ['gym'] },
      { text: 'ಬಜೆಟ್ ತೆಗೆದುಹಾಕಿ', known: { price: upTo(25000) }, drop: ['price'] },
      { text: 'ಪಾರ್ಕಿಂಗ್ ಇಲ್ಲದಿದ್ದರೂ ಪರವಾಗಿಲ್ಲ', known: { amenities: ['parking'] }, drop: ['parking'] },
      { text: 'ಈಜುಕೊಳ ಬೇಕಾಗಿಲ್ಲ', known: { amenities: ['swimming_pool'] }, drop: ['swimming_pool'] },
      {
        text: 'ಲಿಫ್ಟ್ ಬೇಡ, ಪಾರ್ಕಿಂಗ್ ಇದ್ದರೆ ಸಾಕು',
        known: { amenities: ['lift'] },
        set: { amenities: ['parking'] },
        drop: ['lift'],
      },
      { text: 'ಏರಿಯಾ ಬಿಟ್ಟುಬಿಡಿ', known: { city: 'Bengaluru', area: 'Jayanagar' }, drop: ['area'] },
      { text: 'ಬಜೆಟ್ ಬದಲಾಯಿಸಬೇಕು', known: { price: upTo(25000) }, drop: ['price'] },
    ],
  },
  {
    phenomenon: 'taken back, latin',
    cases: [
      { text: 'parking beda', known: { amenities: ['parking'] }, drop: ['parking'] },
      { text: 'lift bekagilla', known: { amenities: ['lift'] }, drop: ['lift'] },
      { text: 'jim tegedu haki', known: { amenities: ['gym'] }, drop: ['gym'] },
      { text: 'balkani illandru parvagilla', known: { amenities: ['balcony'] }, drop: ['balcony'] },
    ],
  },
  {
    phenomenon: 'taken back, mixed',
    cases: [
      { text: 'gym remove madi', known: { amenities: ['gym'] }, drop: ['gym'] },
      { text: 'swimming pool ಬೇಡ', known: { amenities: ['swimming_pool'] }, drop: ['swimming_pool'] },
      { text: 'budget remove madi', known: { price: upTo(25000) }, drop: ['price'] },
    ],
  },
  {
    phenomenon: 'anything will do, native',
    cases: [
      { text: 'ಯಾವ ಏರಿಯಾ ಆದರೂ ಪರವಾಗಿಲ್ಲ', asked: 'area', any: ['area'] },
      { text: 'ಎಲ್ಲಾದರೂ ಸರಿ', asked: 'area', any: ['area'] },
      { text: 'ಬಜೆಟ್ ಎಷ್ಟಾದರೂ ಪರವಾಗಿಲ್ಲ', any: ['price'] },
      { text: 'ಏನಾದರೂ ಪರವಾಗಿಲ್ಲ', asked: 'property_type', any: ['property_type'] },
      { text: 'ವಿಶೇಷ ಏನೂ ಬೇಡ', asked: 'amenities', any: ['amenities'] },
      { text: 'ಏನೂ ಇಲ್ಲ', asked: 'amenities', any: ['amenities'] },
      { text: 'ಗೊತ್ತಿಲ್ಲ', asked: 'price', any: ['price'] },
      { text: 'ನಿಮ್ಮ ಇಷ್ಟ', asked: 'area', any: ['area'] },
      { text: 'ಎಷ್ಟು ಬೆಡ್‌ರೂಮ್ ಆದರೂ ಸರಿ', asked: 'bedrooms', any: ['bedrooms'] },
      { text: 'ಯಾವುದಾದರೂ', asked: 'property_type', any: ['property_type'] },
      { text: 'ಎರಡೂ ಓಕೆ', asked: 'transaction_type', any: ['transaction_type'] },
      { text: 'ಸ್ಕಿಪ್ ಮಾಡಿ', asked: 'size_sqft', any: ['size_sqft'] },
      { text: 'ಯಾವುದೇ ಏರಿಯಾ', asked: 'area', any: ['area'] },
    ],
  },
  {
    phenomenon: 'anything will do, latin',
    cases: [
      { text: 'yav area adru parvagilla', asked: 'area', any: ['area'] },
      { text: 'elladru sari', asked: 'area', any: ['area'] },
      { text: 'yavdadru ok', asked: 'property_type', any: ['property_type'] },
      { text: 'eshtadru parvagilla', asked: 'price', any: ['price'] },
      { text: 'enu beda', asked: 'amenities', any: ['amenities'] },
      { text: 'gottilla', asked: 'price', any: ['price'] },
      { text: 'nimma ishta', asked: 'area', any: ['area'] },
    ],
  },
  {
    phenomenon: 'anything will do, mixed',
    cases: [
      { text: 'any area ok ri', asked: 'area', any: ['area'] },
      { text: 'budget problem illa', any: ['price'] },
      { text: 'special enu beda', asked: 'amenities', any: ['amenities'] },
      { text: 'size yavdadru parvagilla', asked: 'size_sqft', any: ['size_sqft'] },
    ],
  },
  {
    phenomenon: 'offers, native',
    cases: [
      { text: 'ನನ್ನ ಮನೆ ಮಾರಬೇಕು', set: { ...sale, property_type: 'house' } },
      { text: 'ನಮ್ಮ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ ಕೊಡಬೇಕು', set: { ...rent, property_type: 'apartment' } },
      { text: 'ಮೈಸೂರಿನಲ್ಲಿ ಒಂದು ಸೈಟ್ ಮಾರಾಟ ಮಾಡಬೇಕು', set: { ...sale, property_type: 'land', city: 'Mysuru' } },
      { text: 'ಬಾಡಿಗೆದಾರರು ಬೇಕು', ...toRent },
      { text: 'ಮನೆ ಮಾರ್ತಾ ಇದೀನಿ', set: { ...sale, property_type: 'house' } },
    ],
  },
  {
    phenomenon: 'offers, latin',
    cases: [
      { text: 'nanna mane marbeku', set: { ...sale, property_type: 'house' } },
      { text: 'mane badigege kodbeku', set: { ...rent, property_type: 'house' } },
      { text: 'namma site marodide', set: { ...sale, property_type: 'land' } },
    ],
  },
  {
    phenomenon: 'offers, mixed',
    cases: [
      { text: 'nan flat sell madbeku', set: { ...sale, property_type: 'apartment' } },
      { text: 'flat rent ge kodbeku', set: { ...rent, property_type: 'apartment' } },
      { text: 'tenant beku nam mane ge', set: { ...rent, property_type: 'house' } },
    ],
  },
]
