import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second blind set of Punjabi mixed with English, written without sight of rules, corpus and the first set. */
export const secondMixed: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, mixed',
    cases: [
      {
        text: 'Hi, ਮੈਨੂੰ Mohali ਵਿੱਚ 2BHK flat rent ਤੇ ਚਾਹੀਦਾ, under 20k please',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          price: upTo(20000),
          bedrooms: exactly(2),
        },
        numbers: [2, 20000],
      },
      {
        text: 'Looking for a ਕੋਠੀ in ਜਲੰਧਰ Urban Estate, with garage',
        set: { property_type: 'house', city: 'Jalandhar', area: 'Urban Estate', amenities: ['parking'] },
      },
      {
        text: 'NRI family haan, gated society ch villa buy karna around 2 crore Ludhiana',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          price: upTo(20000000),
          amenities: ['gated_community'],
        },
        numbers: [20000000],
      },
      {
        text: 'ਪਲਾਟ purchase ਕਰਨਾ in Rajpura, 150 sq yards',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Rajpura', size_sqft: atLeast(1350) },
        numbers: [150],
      },
      {
        text: 'Chandigarh sector 44 ch semi furnished flat on rent, family layi',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chandigarh',
          area: 'Sector 44',
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'Bathinda ਵਿੱਚ house, minimum 3 bedrooms, with power backup',
        set: { property_type: 'house', city: 'Bathinda', bedrooms: atLeast(3), amenities: ['power_backup'] },
        numbers: [3],
      },
      {
        text: 'Budget 35 lakhs hai, ready to move flat koi Zirakpur side',
        set: { property_type: 'apartment', city: 'Zirakpur', price: upTo(3500000) },
        numbers: [3500000],
      },
    ],
  },
  {
    phenomenon: 'second: answers, mixed',
    cases: [
      {
        text: 'Civil Lines ਵਾਲੀ side best ਰਹੂ',
        asked: 'area',
        known: { city: 'Ludhiana' },
        set: { area: 'Civil Lines' },
      },
      {
        text: 'three ਹੋਣ ਤਾਂ better',
        asked: 'bedrooms',
        known: { property_type: 'house' },
        set: { bedrooms: exactly(3) },
        numbers: [3],
      },
      {
        text: '1100 sq ft ton upar',
        asked: 'size_sqft',
        known: { property_type: 'apartment' },
        set: { size_sqft: atLeast(1100) },
        numbers: [1100],
      },
    ],
  },
  {
    phenomenon: 'second: corrections, mixed',
    cases: [
      {
        text: 'Area change ਕਰੋ please, Lawrence Road ਕਰ ਦਿਓ',
        known: { city: 'Amritsar', area: 'Green Avenue' },
        set: { area: 'Lawrence Road' },
      },
      {
        text: 'House ਹੋਵੇ ਜਾਂ flat, anything ਚੱਲੇਗਾ',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
    ],
  },
  {
    phenomenon: 'second: questions and talk, mixed',
    counter: true,
    cases: [
      {
        text: 'ਇਸ flat ਦਾ possession December ਤੱਕ ਮਿਲ ਜਾਊ?',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'question',
      },
      {
        text: 'Bank 80 percent loan ਦੇ ਦਿੰਦੇ ਨੇ ਇਸ property ਤੇ?',
        asked: 'price',
        known: { transaction_type: 'sale' },
        act: 'question',
      },
      { text: 'My cousin ne last year Kharar ch 5 marla plot leya si', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'second: acts, mixed',
    cases: [{ text: 'ਹਾਂ ਜੀ perfect ਇਹੀ ਠੀਕ ਆ', act: 'affirm' }],
  },
  {
    phenomenon: 'second: numbers in words, mixed',
    cases: [
      {
        text: 'budget ਪੌਣਾ crore ਹੈ ਜੀ',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7500000) },
        numbers: [7500000],
      },
    ],
  },
]
