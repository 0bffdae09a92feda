import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/**
 * Measured once and never opened since. Unlike the others they were written by somebody who had seen parts of the
 * rules, much the same turns in every language.
 */
export const third: CorpusSection[] = [
  {
    phenomenon: 'third: wishes, answers and changes, native',
    cases: [
      {
        text: 'ਕਪੂਰਥਲੇ ਵਿੱਚ ਇੱਕ ਪੁਰਾਣੀ ਕੋਠੀ ਖਰੀਦਣੀ ਹੈ, ਅੱਸੀ ਲੱਖ ਤੱਕ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kapurthala', price: upTo(8000000) },
      },
      { text: 'ਦੋ ਬੈੱਡਰੂਮ ਬਹੁਤ ਨੇ ਪਰ ਬਾਲਕੋਨੀ ਜ਼ਰੂਰ ਹੋਵੇ', set: { bedrooms: exactly(2), amenities: ['balcony'] } },
      { text: 'ਚੰਡੀਗੜ੍ਹ ਬਹੁਤ ਮਹਿੰਗਾ ਹੈ, ਜ਼ੀਰਕਪੁਰ ਵੇਖਦੇ ਹਾਂ', known: { city: 'Chandigarh' }, set: { city: 'Zirakpur' } },
      {
        text: 'ਸਾਢੇ ਬਾਰਾਂ ਹਜ਼ਾਰ ਰੁਪਏ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12500) },
        numbers: [12500],
      },
      { text: 'ਇੱਕ ਏਕੜ ਜ਼ਮੀਨ ਮੋਗੇ ਵਿੱਚ', set: { property_type: 'land', city: 'Moga', size_sqft: atLeast(43560) } },
      { text: 'ਕਿਰਾਇਆ ਜਿੰਨਾ ਮਰਜ਼ੀ ਹੋਵੇ', asked: 'price', known: { transaction_type: 'rent' }, any: ['price'] },
      {
        text: 'ਮਾਡਲ ਟਾਊਨ ਵਿੱਚ ਬੀਜੀ ਲਈ ਇੱਕ ਫਲੈਟ, ਥੱਲੇ ਵਾਲੀ ਮੰਜ਼ਿਲ ਤੇ',
        set: { property_type: 'apartment', area: 'Model Town' },
      },
      { text: 'ਲੁਧਿਆਣਾ ਨਹੀਂ, ਖੰਨਾ ਠੀਕ ਹੈ', known: { city: 'Ludhiana' }, set: { city: 'Khanna' } },
      {
        text: 'ਪੱਚੀ ਹਜ਼ਾਰ ਤੋਂ ਤੀਹ ਹਜ਼ਾਰ ਤੱਕ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(25000, 30000) },
        numbers: [{ min: 25000, max: 30000 }],
      },
    ],
  },
  {
    phenomenon: 'third: acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ਉਸ ਕੋਠੀ ਵਿੱਚ ਚੁਬਾਰਾ ਹੈ?', act: 'question' },
      { text: 'ਸਾਡੇ ਪਿੰਡ ਮੇਲਾ ਲੱਗਿਆ ਹੋਇਆ', act: 'unclear' },
      { text: 'ਸੋਚ ਕੇ ਦੱਸਦਾ ਹਾਂ', act: 'unclear' },
      { text: 'ਹਾਂ ਜੀ, ਉਹੀ ਵੇਖੋ', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'third: wishes, answers and changes, latin',
    cases: [
      {
        text: 'mainu dugri ch 1bhk kiraye te chahida, 12k de andar',
        set: { transaction_type: 'rent', area: 'Dugri', bedrooms: exactly(1), price: upTo(12000) },
      },
      { text: 'lift na vi hove ta chalu', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'dugri ja model town, do bedroom, kiraya',
        set: { transaction_type: 'rent', area: 'Dugri', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'third: acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'deposit kinna mangde ne?', act: 'question' },
      { text: 'mame di kudi de viah te kharcha bahut ho gaya', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'third: wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Panchkula ਵਿੱਚ 3BHK flat ਖਰੀਦਣਾ ਹੈ, 90 lakhs budget',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Panchkula',
          bedrooms: exactly(3),
          price: upTo(9000000),
        },
      },
    ],
  },
]
