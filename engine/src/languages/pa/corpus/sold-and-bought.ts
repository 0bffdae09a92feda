import { between, type CorpusSection, upTo } from '../../corpus-case.ts'

export const soldAndBought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ਪਿੰਡ ਜ਼ਮੀਨ ਹੈ, ਉਹ ਵੇਚ ਕੇ ਮੋਹਾਲੀ ਕੋਠੀ ਲੈਣ ਦਾ ਵਿਚਾਰ ਆ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mohali' },
      },
      {
        text: 'ਕਿਰਾਇਆ ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਹੋਵੇ ਤਾਂ ਠੀਕ, ਉਸ ਤੋਂ ਉੱਪਰ ਔਖਾ',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      { text: 'ਬੱਚੇ ਸਾਰੇ ਬਾਹਰ ਨੇ, ਅਸੀਂ ਦੋਹਾਂ ਲਈ ਛੋਟਾ ਫਲੈਟ ਬਹੁਤ ਆ', set: { property_type: 'apartment' } },
      { text: 'ਦੋ ਜਾਂ ਤਿੰਨ ਬੈੱਡਰੂਮ', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
      {
        text: 'ਪਾਰਕਿੰਗ ਵੀ ਚਾਹੀਦੀ ਲਿਫਟ ਵੀ, ਜਿੰਮ ਦੀ ਲੋੜ ਨਹੀਂ',
        known: { amenities: ['gym'] },
        set: { amenities: ['parking', 'lift'] },
        drop: ['gym'],
      },
      { text: 'ਬੱਚਿਆਂ ਦੇ ਖੇਡਣ ਦੀ ਥਾਂ ਵਾਲੀ ਗੇਟਡ ਸੁਸਾਇਟੀ', set: { amenities: ['play_area', 'gated_community'] } },
      {
        text: 'ਮਹੀਨੇ ਦਾ ਡੇਢ ਲੱਖ ਤੱਕ ਕਿਰਾਇਆ',
        set: { transaction_type: 'rent', price: upTo(150000) },
        numbers: [150000],
      },
      {
        text: 'ਅੱਸੀ ਲੱਖ ਤੇ ਇੱਕ ਕਰੋੜ ਦੇ ਵਿਚਕਾਰ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(8000000, 10000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ਇਸੇ ਮਹੀਨੇ ਸ਼ਿਫਟ ਹੋਣਾ, ਛੇਤੀ ਵੇਖੋ', act: 'unclear' },
      { text: 'ਓਧਰ ਹੜ੍ਹ ਤਾਂ ਨਹੀਂ ਆਉਂਦਾ', act: 'question' },
      { text: 'ਇਹ ਰੇਟ ਤਾਂ ਬਹੁਤ ਜ਼ਿਆਦਾ', act: 'question' },
      { text: 'ਹਾਲੇ ਫੈਸਲਾ ਨਹੀਂ ਕੀਤਾ', act: 'unclear' },
      { text: 'ਠੀਕ ਆ ਏਦਾਂ ਹੀ ਸਹੀ', act: 'affirm' },
      { text: 'ਹੁਣ ਨਹੀਂ, ਬਾਅਦ ਵਿੱਚ', act: 'deny' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'nabha side koi purana makan vikau hai',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nabha' },
      },
      {
        text: 'meri job it park ch aa par rehna zirakpur aa, kiraya 20k tak',
        set: { transaction_type: 'rent', city: 'Zirakpur', price: upTo(20000) },
      },
      {
        text: 'atharan lakh haige hath ch, khanna kuch mil ju',
        set: { city: 'Khanna', price: upTo(1800000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'ghar di photo bhej deoge', act: 'question' },
      { text: 'registry nu kinne din laggange', act: 'question' },
      { text: 'oh sab baad ch dassanga', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Furnished ਨਹੀਂ, unfurnished ਹੀ ਠੀਕ ਆ',
        known: { amenities: ['furnished'] },
        set: { amenities: ['unfurnished'] },
        drop: ['furnished'],
      },
    ],
  },
]
