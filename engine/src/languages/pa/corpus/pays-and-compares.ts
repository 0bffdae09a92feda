import { between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const paysAndCompares: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ਇਸ ਸ਼ਹਿਰ ਵਿੱਚ ਨਵਾਂ ਹਾਂ, ਕਿਹੜਾ ਇਲਾਕਾ ਚੰਗਾ ਪਤਾ ਨਹੀਂ, ਬਠਿੰਡੇ ਦੋ ਬੈੱਡਰੂਮ ਦਾ ਕਿਰਾਏ ਦਾ ਮਕਾਨ ਚਾਹੀਦਾ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bathinda', bedrooms: exactly(2) },
      },
      {
        text: 'ਬੀਬੀ ਪਿੰਡੋਂ ਆ ਰਹੀ ਹੈ, ਸੋ ਇੱਕ ਕਮਰਾ ਹੋਰ, ਕੁੱਲ ਤਿੰਨ',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'ਲੋਨ ਪਾਸ ਹੋ ਗਿਆ, ਪਝੱਤਰ ਲੱਖ ਤੱਕ ਜਾ ਸਕਦੇ ਹਾਂ, ਖਰੜ ਜਾਂ ਜ਼ੀਰਕਪੁਰ',
        known: { transaction_type: 'sale' },
        set: { city: 'Kharar', price: upTo(7500000) },
      },
      {
        text: 'ਸਵਿਮਿੰਗ ਪੂਲ ਪਾਲ ਨਹੀਂ ਚਾਹੀਦਾ, ਪਾਣੀ ਦੀ ਤੰਗੀ ਨਾ ਹੋਵੇ ਬੱਸ',
        known: { amenities: ['swimming_pool'] },
        set: { amenities: ['water_supply'] },
        drop: ['swimming_pool'],
      },
      { text: 'ਪੈਸੇ ਦੀ ਕੋਈ ਚਿੰਤਾ ਨਹੀਂ, ਥਾਂ ਚੰਗੀ ਹੋਵੇ', asked: 'price', any: ['price'] },
      {
        text: 'ਪੌਣੇ ਚਾਰ ਲੱਖ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(375000) },
        numbers: [375000],
      },
      {
        text: 'ਛੇ ਸੌ ਤੋਂ ਅੱਠ ਸੌ ਸਕੇਅਰ ਫੁੱਟ',
        asked: 'size_sqft',
        set: { size_sqft: between(600, 800) },
        numbers: [{ min: 600, max: 800 }],
      },
      {
        text: 'ਫਲੈਟ ਨਹੀਂ, ਆਪਣੇ ਵਿਹੜੇ ਵਾਲਾ ਘਰ ਹੀ ਠੀਕ ਆ',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ਘਰ ਵਿੱਚ ਗੈਸ ਪਾਈਪ ਹੈ?', act: 'question' },
      { text: 'ਉਹ ਕੋਠੀ ਕਿਸੇ ਹੋਰ ਨੂੰ ਚਲੀ ਗਈ?', act: 'question' },
      { text: 'ਮੇਰਾ ਨਾਂ ਗੁਰਪ੍ਰੀਤ ਹੈ', act: 'unclear' },
      { text: 'ਉੱਥੇ ਮਰਲੇ ਦਾ ਕੀ ਰੇਟ ਆ?', act: 'question' },
      { text: 'ਇਸ ਤੋਂ ਥੋੜ੍ਹਾ ਵੱਡਾ ਹੈਗਾ?', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'nava flat hi chahida purana nahi, 2bhk, 55 to 60 lakh, dugri',
        known: { transaction_type: 'sale' },
        set: {
          property_type: 'apartment',
          area: 'Dugri',
          bedrooms: exactly(2),
          price: between(5500000, 6000000),
        },
      },
      {
        text: 'asi dono IT ch aan, 30k tak ok rent layi',
        set: { transaction_type: 'rent', price: upTo(30000) },
      },
      { text: 'bacheyan de khedan layi than hove', set: { amenities: ['play_area'] } },
      {
        text: 'sarabha nagar keha si na, ohnu model town kar deo',
        known: { area: 'Sarabha Nagar' },
        set: { area: 'Model Town' },
      },
      {
        text: 'patiala medical college kol ik makan kiraye te mil jave ta vadhia',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Patiala' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'owner bahut sakht aa?', act: 'question' },
      { text: 'ji thoda time deo', act: 'unclear' },
    ],
  },
]
