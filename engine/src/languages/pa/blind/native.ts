import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Punjabi turns in its own script, written without sight of rules and corpus and never tuned to. */
export const native: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: "ਮੋਹਾਲੀ ਵਿੱਚ ਕਿਰਾਏ 'ਤੇ ਦੋ ਕਮਰਿਆਂ ਵਾਲਾ ਫਲੈਟ ਚਾਹੀਦਾ ਹੈ ਜੀ, ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਤੱਕ",
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          price: upTo(15000),
          bedrooms: exactly(2),
        },
        numbers: [2, 15000],
      },
      {
        text: "ਅੰਮ੍ਰਿਤਸਰ 'ਚ ਪੰਜ ਮਰਲੇ ਦਾ ਮਕਾਨ ਲੈਣਾ ਆ, ਚਾਲੀ ਲੱਖ ਦੇ ਅੰਦਰ-ਅੰਦਰ",
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Amritsar',
          price: upTo(4000000),
          size_sqft: atLeast(1361.25),
        },
        numbers: [5, 4000000],
      },
      // Native speaker, please check: a plot for sale: the seeker buys
      {
        text: 'ਪਟਿਆਲੇ ਤ੍ਰਿਪੜੀ ਵਾਲੇ ਪਾਸੇ ਕੋਈ ਪਲਾਟ ਵਿਕਾਊ ਹੋਵੇ ਤਾਂ ਦੱਸਿਓ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Patiala', area: 'Tripuri' },
      },
      {
        text: 'ਅਸੀਂ ਜਲੰਧਰ ਕੋਠੀ ਖਰੀਦਣੀ ਚਾਹੁੰਦੇ ਹਾਂ, ਬਜਟ ਡੇਢ ਕਰੋੜ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jalandhar', price: upTo(15000000) },
        numbers: [15000000],
      },
      {
        text: 'ਖਰੜ ਵਿੱਚ ਲਿਫਟ ਅਤੇ ਪਾਰਕਿੰਗ ਵਾਲਾ ਤਿੰਨ ਬੈੱਡਰੂਮ ਦਾ ਫਲੈਟ ਦਿਖਾਓ',
        set: {
          property_type: 'apartment',
          city: 'Kharar',
          bedrooms: exactly(3),
          amenities: ['parking', 'lift'],
        },
        numbers: [3],
      },
      {
        text: 'ਨਿਆਣਿਆਂ ਦੀ ਪੜ੍ਹਾਈ ਕਰਕੇ ਚੰਡੀਗੜ੍ਹ ਸ਼ਿਫਟ ਹੋਣਾ, ਕਿਰਾਏ ਦਾ ਘਰ ਲੱਭ ਦਿਓ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Chandigarh' },
      },
      {
        text: 'ਬਠਿੰਡੇ ਇੱਕ ਕਨਾਲ ਜ਼ਮੀਨ ਚਾਹੀਦੀ, ਸੱਠ ਲੱਖ ਤੋਂ ਉੱਤੇ ਨਹੀਂ ਜਾਣਾ',
        set: { property_type: 'land', city: 'Bathinda', price: upTo(6000000), size_sqft: atLeast(5445) },
      },
      {
        text: 'ਕਿਰਾਇਆ ਅੱਠ ਹਜ਼ਾਰ ਤੱਕ ਦੇ ਸਕਦੇ ਆਂ, ਲੁਧਿਆਣੇ ਫੋਕਲ ਪੁਆਇੰਟ ਦੇ ਨੇੜੇ ਮਕਾਨ ਹੋਵੇ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Focal Point',
          price: upTo(8000),
        },
        numbers: [8000],
      },
      {
        text: "ਜ਼ੀਰਕਪੁਰ ਢਕੋਲੀ 'ਚ ਫਰਨਿਸ਼ਡ ਫਲੈਟ ਕਿਰਾਏ ਉੱਤੇ",
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Zirakpur',
          area: 'Dhakoli',
          amenities: ['furnished'],
        },
      },
      {
        text: "ਗੁੜਗਾਉਂ ਵਿੱਚ ਨੌਕਰੀ ਲੱਗੀ ਹੈ, ਉੱਥੇ ਇੱਕ ਬੈੱਡਰੂਮ ਦਾ ਫਲੈਟ ਕਿਰਾਏ 'ਤੇ ਚਾਹੀਦਾ",
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Gurugram', bedrooms: exactly(1) },
      },
      {
        text: 'ਹੁਸ਼ਿਆਰਪੁਰ ਵਿਖੇ ਬਗੀਚੇ ਵਾਲੀ ਕੋਠੀ ਮੁੱਲ ਲੈਣੀ ਹੈ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Hoshiarpur', amenities: ['garden'] },
      },
    ],
  },
  {
    phenomenon: 'bare answers, native',
    cases: [
      { text: 'ਖਰੀਦਣਾ ਜੀ', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'ਕਿਰਾਏ ਤੇ', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'ਕੋਠੀ',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      { text: 'ਪਲਾਟ ਹੀ ਵੇਖਣਾ', asked: 'property_type', set: { property_type: 'land' } },
      { text: 'ਪਠਾਨਕੋਟ', asked: 'city', set: { city: 'Pathankot' } },
      {
        text: 'ਫਗਵਾੜੇ',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { city: 'Phagwara' },
      },
      { text: 'ਸਰਾਭਾ ਨਗਰ ਲਾਗੇ', asked: 'area', known: { city: 'Ludhiana' }, set: { area: 'Sarabha Nagar' } },
      { text: 'ਬਾਰਾਂ', asked: 'price', known: { transaction_type: 'rent' }, set: { price: upTo(12000) } },
      {
        text: 'ਪੰਜਾਹ',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: upTo(5000000) },
      },
      {
        text: 'ਢਾਈ ਮਰਲੇ',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(680.625) },
        numbers: [2.5],
      },
      {
        text: 'ਬਿਜਲੀ ਦਾ ਬੈਕਅੱਪ ਤੇ ਪਾਣੀ ਚੌਵੀ ਘੰਟੇ',
        asked: 'amenities',
        set: { amenities: ['power_backup', 'water_supply'] },
      },
    ],
  },
  {
    phenomenon: 'numbers and prices, native',
    cases: [
      {
        text: 'ਢਾਈ ਕਰੋੜ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(25000000) },
        numbers: [25000000],
      },
      {
        text: 'ਸਾਢੇ ਤਿੰਨ ਲੱਖ ਤੋਂ ਚਾਰ ਲੱਖ',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { price: between(350000, 400000) },
        numbers: [{ min: 350000, max: 400000 }],
      },
      {
        text: 'ਸਵਾ ਕਰੋੜ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'ਪੰਤਾਲੀ ਲੱਖ ਤੋਂ ਘੱਟ ਨਾ ਹੋਵੇ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(4500000) },
        numbers: [4500000],
      },
      {
        text: '੧੮ ਹਜ਼ਾਰ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18000) },
        numbers: [18000],
      },
      {
        text: 'ਵੀਹ ਪੱਚੀ ਹਜ਼ਾਰ ਦੇ ਵਿਚਕਾਰ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(20000, 25000) },
        numbers: [{ min: 20000, max: 25000 }],
      },
    ],
  },
  {
    phenomenon: 'bedrooms and sizes, native',
    cases: [
      { text: 'ਤਿੰਨ ਬੈੱਡਰੂਮ ਤੇ ਦੋ ਬਾਥਰੂਮ', set: { bedrooms: exactly(3) }, numbers: [3, 2] },
      {
        text: 'ਡੇਢ ਕਨਾਲ',
        asked: 'size_sqft',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { size_sqft: atLeast(8167.5) },
        numbers: [1.5],
      },
      {
        text: 'ਸਾਢੇ ਸੱਤ ਮਰਲੇ ਦਾ ਪਲਾਟ',
        set: { property_type: 'land', size_sqft: atLeast(2041.875) },
        numbers: [7.5],
      },
      // Native speaker, please check: a killa is an acre in everyday use
      {
        text: 'ਸੌ ਗਜ਼',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(900) },
        numbers: [100],
      },
    ],
  },
  {
    phenomenon: 'places, native',
    cases: [
      { text: 'ਮੋਗੇ', asked: 'city', set: { city: 'Moga' } },
      { text: 'ਫਿਰੋਜ਼ਪੁਰ ਵਾਲੇ ਪਾਸੇ', asked: 'city', set: { city: 'Firozpur' } },
      { text: 'ਦਿੱਲੀ ਤਿਲਕ ਨਗਰ', set: { city: 'Delhi', area: 'Tilak Nagar' } },
      // Native speaker, please check: "we will not go outside Kapurthala"
      { text: 'ਕਪੂਰਥਲੇ ਤੋਂ ਬਾਹਰ ਨਹੀਂ ਜਾਣਾ', asked: 'city', set: { city: 'Kapurthala' } },
      {
        text: 'ਸੰਨੀ ਐਨਕਲੇਵ ਦੇ ਲਾਗੇ-ਚਾਗੇ',
        asked: 'area',
        known: { city: 'Mohali' },
        set: { area: 'Sunny Enclave' },
      },
      { text: 'ਬੰਬਈ ਵਿੱਚ ਅੰਧੇਰੀ ਵੈਸਟ', set: { city: 'Mumbai', area: 'Andheri West' } },
      { text: "ਬੰਗਲੌਰ ਵ੍ਹਾਈਟਫੀਲਡ 'ਚ", set: { city: 'Bengaluru', area: 'Whitefield' } },
      // Native speaker, please check: "outside Ludhiana, Khanna would do too": the city answered is Khanna
      { text: 'ਲੁਧਿਆਣਿਓਂ ਬਾਹਰ ਖੰਨੇ ਵੀ ਚੱਲੂ', asked: 'city', set: { city: 'Khanna' } },
    ],
  },
  {
    phenomenon: 'amenities, native',
    cases: [
      {
        text: 'ਗਾਰਡ ਹੋਵੇ ਤੇ ਬੱਚਿਆਂ ਦੇ ਖੇਡਣ ਲਈ ਥਾਂ',
        asked: 'amenities',
        set: { amenities: ['security', 'play_area'] },
      },
      { text: 'ਏ ਸੀ ਲੱਗੇ ਹੋਣੇ ਚਾਹੀਦੇ ਆ', set: { amenities: ['air_conditioning'] } },
      { text: 'ਗੱਡੀ ਖੜ੍ਹੀ ਕਰਨ ਦੀ ਜਗ੍ਹਾ ਜ਼ਰੂਰ ਹੋਵੇ', asked: 'amenities', set: { amenities: ['parking'] } },
    ],
  },
  {
    phenomenon: 'anything will do, native',
    cases: [
      { text: 'ਇਲਾਕਾ ਕੋਈ ਵੀ ਹੋਵੇ', any: ['area'] },
      { text: 'ਘਰ ਹੋਵੇ ਭਾਵੇਂ ਫਲੈਟ, ਕੋਈ ਫਰਕ ਨਹੀਂ', asked: 'property_type', any: ['property_type'] },
      { text: 'ਜਿੰਨੇ ਮਰਜ਼ੀ ਕਮਰੇ ਹੋਣ', asked: 'bedrooms', any: ['bedrooms'] },
    ],
  },
  {
    phenomenon: 'corrections, native',
    cases: [
      {
        text: "ਨਹੀਂ ਜੀ, ਕਿਰਾਏ 'ਤੇ ਨਹੀਂ, ਮੁੱਲ ਲੈਣਾ",
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: "ਖਰੀਦਣਾ ਨਹੀਂ, ਕਿਰਾਏ 'ਤੇ ਵੇਖ ਦਿਓ",
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'ਫਲੈਟ ਛੱਡੋ, ਪਲਾਟ ਵੇਖੀਏ',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'land' },
      },
      {
        text: 'ਬਾਰਾਂ ਨਹੀਂ ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਕਰ ਦਿਓ',
        known: { transaction_type: 'rent', price: upTo(12000) },
        set: { price: upTo(15000) },
      },
      { text: 'ਜਲੰਧਰ ਦੀ ਥਾਂ ਲੁਧਿਆਣਾ ਕਰ ਲਓ', known: { city: 'Jalandhar' }, set: { city: 'Ludhiana' } },
      { text: 'ਦੋ ਨਹੀਂ ਤਿੰਨ ਬੈੱਡਰੂਮ ਚਾਹੀਦੇ', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'ਬਜਟ ਘਟਾ ਕੇ ਚਾਲੀ ਲੱਖ ਕਰ ਦਿਓ',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(4000000) },
        numbers: [4000000],
      },
      {
        text: 'ਖਰੜ ਨਹੀਂ, ਏਅਰੋਸਿਟੀ ਕਿਹਾ ਸੀ',
        known: { city: 'Mohali', area: 'Kharar' },
        set: { area: 'Aerocity' },
      },
    ],
  },
  {
    phenomenon: 'take-backs, native',
    cases: [
      { text: 'ਲਿਫਟ ਤੋਂ ਬਿਨਾਂ ਵੀ ਸਰ ਜਾਊ', known: { amenities: ['lift', 'parking'] }, drop: ['lift'] },
      { text: 'ਜਿੰਮ ਰਹਿਣ ਦਿਓ', known: { amenities: ['gym', 'security'] }, drop: ['gym'] },
      { text: 'ਇਲਾਕੇ ਵਾਲੀ ਸ਼ਰਤ ਹਟਾ ਦਿਓ', known: { city: 'Ludhiana', area: 'Sarabha Nagar' }, drop: ['area'] },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'ਹਾਂ ਜੀ', act: 'affirm' },
      { text: 'ਠੀਕ ਆ ਜੀ', act: 'affirm' },
      { text: 'ਕਿਸੇ ਬੰਦੇ ਨਾਲ ਗੱਲ ਕਰਵਾ ਦਿਓ', act: 'handoff' },
      { text: 'ਬਹੁਤ ਬਹੁਤ ਮਿਹਰਬਾਨੀ', act: 'thanks' },
      { text: 'ਮੈਨੂੰ ਸਮਝ ਨਹੀਂ ਆਉਂਦੀ ਕੀ ਲਿਖਾਂ, ਦੱਸੋ', act: 'help' },
      { text: 'ਦੁਬਾਰਾ ਦੱਸਿਓ ਜੀ, ਸੁਣਿਆ ਨਹੀਂ', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'offers, native',
    cases: [
      {
        text: 'ਮੈਂ ਆਪਣੀ ਕੋਠੀ ਵੇਚਣੀ ਹੈ, ਮੋਗੇ ਵਿੱਚ, ਨੱਬੇ ਲੱਖ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Moga', price: upTo(9000000) },
        numbers: [9000000],
      },
      {
        text: "ਸਾਡਾ ਮਕਾਨ ਕਿਰਾਏ 'ਤੇ ਦੇਣਾ ਹੈ, ਦੋ ਕਮਰੇ ਨੇ",
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ਇੱਥੇ ਪਾਰਕਿੰਗ ਹੈਗੀ?', act: 'question' },
      { text: 'ਕਿਰਾਇਆ ਕਿੰਨਾ ਹੈ', act: 'question' },
      { text: 'ਲਾਗੇ ਕੋਈ ਸਕੂਲ ਹੈ', act: 'question' },
      { text: 'ਐਤਵਾਰ ਸਵੇਰੇ ਦਸ ਵਜੇ ਵੇਖਣ ਆ ਸਕਦੇ ਹਾਂ?', act: 'question' },
      { text: 'ਅੱਜ ਲੁਧਿਆਣੇ ਬਹੁਤ ਠੰਢ ਆ', act: 'unclear' },
      { text: 'ਮੇਰਾ ਨੰਬਰ 98140 12345 ਹੈ', act: 'unclear' },
      { text: 'ਸਾਡੀ ਬਿਰਾਦਰੀ ਦੇ ਲੋਕ ਹੋਣ ਬੱਸ', act: 'unclear' },
      { text: 'ਰੋਟੀ ਖਾ ਲਈ?', act: 'question' },
      { text: 'ਤੁਸੀਂ ਕਿੱਥੋਂ ਬੋਲਦੇ ਹੋ', act: 'question' },
    ],
  },
  {
    phenomenon: 'turns that do several things, native',
    cases: [
      {
        text: 'ਦੋ ਕਮਰੇ ਬਥੇਰੇ, ਪਰ ਪਾਰਕਿੰਗ ਜ਼ਰੂਰ ਹੋਵੇ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2), amenities: ['parking'] },
        numbers: [2],
      },
      {
        text: "ਰੇਟ ਬਾਅਦ 'ਚ ਵੇਖਾਂਗੇ, ਪਹਿਲਾਂ ਖਰੜ ਵਾਲੇ ਪਾਸੇ ਵਿਖਾਓ",
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Mohali' },
        set: { area: 'Kharar' },
      },
      { text: 'ਪਟਿਆਲਾ, ਇਲਾਕਾ ਜਿਹੜਾ ਮਰਜ਼ੀ ਹੋਵੇ', asked: 'city', set: { city: 'Patiala' }, any: ['area'] },
      {
        text: 'ਲਿਫਟ ਛੱਡੋ, ਪਾਣੀ ਪੂਰਾ ਆਉਂਦਾ ਹੋਵੇ, ਤੇ ਬਜਟ ਬਾਰਾਂ ਹਜ਼ਾਰ ਕਰ ਲਓ',
        known: { transaction_type: 'rent', price: upTo(10000), amenities: ['lift'] },
        set: { price: upTo(12000), amenities: ['water_supply'] },
        drop: ['lift'],
        numbers: [12000],
      },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, native',
    counter: true,
    cases: [
      { text: 'ਮੈਂ ਤਾਂ ਹੁਣ ਖੰਨੇ ਰਹਿੰਦਾ ਹਾਂ', act: 'unclear' },
      { text: 'ਮੋਹਾਲੀ ਵਿੱਚ ਮਰਲੇ ਦਾ ਕੀ ਭਾਅ ਚੱਲਦਾ', act: 'question' },
      { text: 'ਪਿਛਲੇ ਮਹੀਨੇ ਇੱਕ ਕੋਠੀ ਵੇਖੀ ਸੀ, ਪਸੰਦ ਨਹੀਂ ਆਈ', act: 'unclear' },
    ],
  },
]
