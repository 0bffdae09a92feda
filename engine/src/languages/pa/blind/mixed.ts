import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Punjabi turns mixed with English, written without sight of rules and corpus and never tuned to. */
export const mixed: CorpusSection[] = [
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'ਮੈਨੂੰ 3BHK flat ਚਾਹੀਦਾ rent ਤੇ, Mohali, budget 25k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          price: upTo(25000),
          bedrooms: exactly(3),
        },
        numbers: [3, 25000],
      },
      {
        text: 'need a kothi in Ludhiana ਦੋ ਕਰੋੜ ਤੱਕ, parking ਜ਼ਰੂਰੀ',
        set: { property_type: 'house', city: 'Ludhiana', price: upTo(20000000), amenities: ['parking'] },
        numbers: [20000000],
      },
      {
        text: 'Zirakpur ch semi furnished 2bhk rent te chahida max 18k ji',
        set: {
          transaction_type: 'rent',
          city: 'Zirakpur',
          price: upTo(18000),
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
        },
        numbers: [2, 18000],
      },
      {
        text: 'plot ਲੈਣਾ ਆ Kharar side, 100 gaj, 25 lakhs ਤੋਂ ਥੱਲੇ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Kharar',
          price: upTo(2500000),
          size_sqft: atLeast(900),
        },
        numbers: [100, 2500000],
      },
      {
        text: 'gated society vich villa with swimming pool, Panchkula, 3 cr tak',
        set: {
          property_type: 'house',
          city: 'Panchkula',
          price: upTo(30000000),
          amenities: ['swimming_pool', 'gated_community'],
        },
        numbers: [30000000],
      },
      {
        text: 'Looking for independent house ਕਿਰਾਏ ਤੇ in Jalandhar, 2 bedrooms',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Jalandhar', bedrooms: exactly(2) },
        numbers: [2],
      },
    ],
  },
  {
    phenomenon: 'bare answers, mixed',
    cases: [
      { text: 'own ਲੈਣਾ ਜੀ, rent ਨਹੀਂ', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'budget 45 lakhs ਦੇ around',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4500000) },
        numbers: [4500000],
      },
      { text: '2BHK ਬਹੁਤ ਆ', asked: 'bedrooms', set: { bedrooms: exactly(2) }, numbers: [2] },
      { text: 'Aerocity ਵਾਲਾ area', asked: 'area', known: { city: 'Mohali' }, set: { area: 'Aerocity' } },
    ],
  },
  {
    phenomenon: 'numbers and sizes, mixed',
    cases: [
      {
        text: 'upto 12k ਠੀਕ ਰਹੂ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
        numbers: [12000],
      },
      {
        text: 'at least 30 lakh ਦਾ ਤਾਂ ਹੋਵੇ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(3000000) },
        numbers: [3000000],
      },
      {
        text: 'minimum 8 ਮਰਲੇ',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: atLeast(2178) },
        numbers: [8],
      },
    ],
  },
  {
    phenomenon: 'anything will do and take-backs, mixed',
    cases: [
      { text: 'location ਕੋਈ ਵੀ ਚੱਲੂ, no issue', asked: 'area', any: ['area'] },
      {
        text: 'furnished ਵਾਲੀ condition ਹਟਾ ਦਿਓ',
        known: { amenities: ['furnished', 'parking'] },
        drop: ['furnished'],
      },
    ],
  },
  {
    phenomenon: 'corrections, mixed',
    cases: [
      {
        text: 'purchase ਰਹਿਣ ਦਿਓ, rent ਤੇ ਵੇਖਦੇ ਆਂ',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'sorry Kharar nahi, Mullanpur side dekho',
        known: { city: 'Mohali', area: 'Kharar' },
        set: { area: 'Mullanpur' },
      },
      {
        text: 'budget ਵਧਾ ਕੇ 70 lakh set ਕਰੋ',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
        numbers: [7000000],
      },
      {
        text: 'house chhaddo, flat hi better aa',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
    ],
  },
  {
    phenomenon: 'offers, mixed',
    cases: [
      {
        text: 'apni kothi rent te deni aa, Sarabha Nagar Ludhiana',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ludhiana', area: 'Sarabha Nagar' },
      },
    ],
  },
  {
    phenomenon: 'acts, mixed',
    cases: [
      { text: 'human agent ਨਾਲ ਗੱਲ ਕਰਵਾਓ', act: 'handoff' },
      { text: 'ok bye ਜੀ', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'gym ਦੀ fees ਅਲੱਗ ਆ?', act: 'question' },
      { text: 'token amount ਕਿੰਨਾ ਦੇਣਾ ਪਊ', act: 'question' },
      { text: 'EMI ਕਿੰਨੀ ਬਣੂ', act: 'question' },
      { text: 'husband ਨਾਲ discuss ਕਰਕੇ ਦੱਸਾਂਗੀ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'turns that do several things, mixed',
    cases: [
      {
        text: 'Dhakoli ਮਹਿੰਗਾ ਆ, Peer Muchalla ਵੇਖ ਲਓ, ਬਾਕੀ same',
        known: { transaction_type: 'rent', city: 'Zirakpur', area: 'Dhakoli', price: upTo(12000) },
        set: { area: 'Peer Muchalla' },
      },
    ],
  },
]
