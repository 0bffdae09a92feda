import { atLeast, between, type CorpusSection, upTo } from '../../corpus-case.ts'

/** Turns that were blind until they showed what a rule lacked. */
export const mended: CorpusSection[] = [
  {
    phenomenon: 'mended first wishes, native',
    cases: [
      {
        text: 'ಈಗಷ್ಟೇ ಮದುವೆ ಆಗಿರೋದು ನಮ್ದು, ರಾಜಾಜಿನಗರದ ಕಡೆ ಸಣ್ಣ ಮನೆ ಒಂದು ಬಾಡಿಗೆಗೆ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Rajajinagar' },
      },
    ],
  },
  {
    phenomenon: 'mended answers, native',
    cases: [
      {
        text: 'ಮೂರಾದರೂ ಬೇಕು',
        asked: 'bedrooms',
        known: { property_type: 'house' },
        set: { bedrooms: atLeast(3) },
        numbers: [3],
      },
      {
        text: 'ನಲವತ್ತು ಬೈ ಅರವತ್ತು ಇದ್ದರೆ ಸರಿಹೋಗುತ್ತೆ',
        asked: 'size_sqft',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { size_sqft: atLeast(2400) },
      },
    ],
  },
  {
    phenomenon: 'mended questions and talk, native',
    counter: true,
    cases: [{ text: 'ಬ್ರೋಕರ್ ಕಮಿಷನ್ ಒಂದು ತಿಂಗಳ ಬಾಡಿಗೆನಾ ಅಥವಾ ಎರಡು ಪರ್ಸೆಂಟಾ', act: 'question' }],
  },
  {
    phenomenon: 'mended first wishes, latin',
    cases: [
      {
        text: 'hubli keshwapur dag mani bekri badigi 10 savirad olaga',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Hubballi',
          area: 'Keshwapur',
          price: upTo(10000),
        },
        numbers: [10000],
      },
      {
        text: 'belgaum nalli 5 gunte jaga tagolbeku',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Belagavi', size_sqft: atLeast(5445) },
        numbers: [5],
      },
    ],
  },
  {
    phenomenon: 'mended answers, latin',
    cases: [
      {
        text: 'ondu ilva eradu',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: between(1, 2) },
        numbers: [between(1, 2)],
      },
    ],
  },
  {
    phenomenon: 'mended corrections, latin',
    cases: [
      {
        text: 'swimming pool enu beda bidi',
        known: { amenities: ['swimming_pool', 'parking'] },
        drop: ['swimming_pool'],
      },
    ],
  },
  {
    phenomenon: 'mended questions and talk, latin',
    counter: true,
    cases: [
      {
        text: 'owner vegetarian family ne beku antara',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
      {
        text: 'nan maga whitefield nalli kelsa madtane 5 varsha aytu',
        asked: 'area',
        known: { city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'e site ge khata ide na illa bda approved ha',
        known: { property_type: 'land' },
        act: 'question',
      },
    ],
  },
  {
    phenomenon: 'mended answers, mixed',
    cases: [
      {
        text: 'Nagawara hatra better for us',
        asked: 'area',
        known: { city: 'Bengaluru' },
        set: { area: 'Nagavara' },
      },
    ],
  },
  {
    phenomenon: 'mended questions and talk, mixed',
    counter: true,
    cases: [
      { text: '3rd floor flat ಇನ್ನೂ available ಇದ್ಯಾ?', known: { property_type: 'apartment' }, act: 'question' },
    ],
  },
]
