import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Kannada turns mixed with English, written without sight of rules and corpus and never tuned to. */
export const mixed: CorpusSection[] = [
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'Whitefieldನಲ್ಲಿ 2BHK flat ಬೇಕು rentಗೆ, budget 28k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Whitefield',
          price: upTo(28000),
          bedrooms: exactly(2),
        },
        numbers: [2, 28000],
      },
      {
        text: 'Looking for 3BHK in JP Nagar, ಪಾರ್ಕಿಂಗ್ ಇರಲೇಬೇಕು, 1.5 cr ಒಳಗೆ',
        set: { area: 'JP Nagar', price: upTo(15000000), bedrooms: exactly(3), amenities: ['parking'] },
        numbers: [3, 15000000],
      },
      {
        text: 'independent house for rent beku, vijayanagar or hattiradalli, 15k varegu',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Vijayanagar', price: upTo(15000) },
        numbers: [15000],
      },
      {
        text: 'ನನಗೆ semi furnished flat ಬೇಕು near Electronic City, rent 20k max',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Electronic City',
          price: upTo(20000),
          amenities: ['semi_furnished'],
        },
        numbers: [20000],
      },
      {
        text: 'Mysuru ring road ಹತ್ರ plot ನೋಡ್ತಿದೀನಿ, 40 lakhs ಒಳಗೆ',
        set: { property_type: 'land', city: 'Mysuru', price: upTo(4000000) },
        numbers: [4000000],
      },
      {
        text: 'gated community-li villa beku sir, swimming pool and clubhouse irbeku, sarjapur road',
        set: {
          property_type: 'house',
          area: 'Sarjapur Road',
          amenities: ['swimming_pool', 'clubhouse', 'gated_community'],
        },
      },
    ],
  },
  {
    phenomenon: 'bare answers, mixed',
    cases: [
      { text: 'own ಮಾಡ್ಕೋಬೇಕು', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'budget 60 lakhs ಅಂತ ಇಟ್ಕೊಳ್ಳಿ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6000000) },
        numbers: [6000000],
      },
      { text: '2BHK ಸಾಕು', asked: 'bedrooms', set: { bedrooms: exactly(2) }, numbers: [2] },
      {
        text: 'HSR Layout ಆದ್ರೆ best',
        asked: 'area',
        known: { city: 'Bengaluru' },
        set: { area: 'HSR Layout' },
      },
    ],
  },
  {
    phenomenon: 'numbers and sizes, mixed',
    cases: [
      {
        text: '15 ರಿಂದ 18k ತನಕ ok',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 18000) },
      },
      {
        text: '85 lakhs ವರೆಗೂ stretch ಮಾಡ್ಬಹುದು',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8500000) },
        numbers: [8500000],
      },
      {
        text: '2400 sqft plot ಇದ್ರೆ ನೋಡೋಣ',
        set: { property_type: 'land', size_sqft: atLeast(2400) },
        numbers: [2400],
      },
      { text: '30x50 site ಬೇಕು', set: { property_type: 'land', size_sqft: atLeast(1500) } },
    ],
  },
  {
    phenomenon: 'anything will do and take-backs, mixed',
    cases: [
      { text: 'location no problem, ಎಲ್ಲಾದ್ರೂ ಓಕೆ', asked: 'area', any: ['area'] },
      { text: 'area filter ತೆಗೆದ್ಬಿಡಿ', known: { city: 'Bengaluru', area: 'Hebbal' }, drop: ['area'] },
    ],
  },
  {
    phenomenon: 'corrections, mixed',
    cases: [
      {
        text: 'buy plan ಇಲ್ಲ ಈಗ, only rental',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'Koramangala bedappa, Indiranagar-alli try maadi',
        known: { city: 'Bengaluru', area: 'Koramangala' },
        set: { area: 'Indiranagar' },
      },
      {
        text: 'budget ಸ್ವಲ್ಪ tight, 12k ಮಾಡಿ',
        known: { transaction_type: 'rent', price: upTo(15000) },
        set: { price: upTo(12000) },
        numbers: [12000],
      },
      { text: '3BHK ಬೇಕಾಗಿಲ್ಲ, 2BHK ok', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
    ],
  },
  {
    phenomenon: 'offers, mixed',
    cases: [
      {
        text: 'ನನ್ನ plot sale ಮಾಡ್ಬೇಕು in Tumkur',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Tumakuru' },
      },
    ],
  },
  {
    phenomenon: 'acts, mixed',
    cases: [
      { text: 'ಒಂದು call back ಮಾಡಿಸಿ please', act: 'handoff' },
      { text: 'ok bye, ಆಮೇಲೆ ಸಿಗ್ತೀನಿ', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'weekend-alli bandu nodbahuda', act: 'question' },
      { text: 'loan approval ಸಿಗುತ್ತಾ ಈ propertyಗೆ', act: 'question' },
      { text: 'net problem ide, swalpa wait maadi', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'turns that do several things, mixed',
    cases: [
      {
        text: 'Bellandur traffic jaasti, Hoodi ನೋಡೋಣ, budget same',
        known: { transaction_type: 'rent', city: 'Bengaluru', area: 'Bellandur', price: upTo(25000) },
        set: { area: 'Hoodi' },
      },
    ],
  },
]
