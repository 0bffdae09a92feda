import { atLeast, between, type CorpusSection, upTo } from '../../corpus-case.ts'

/** Turns of the blind set that another turn here is like but for a word. */
export const seenInPart: CorpusSection[] = [
  {
    phenomenon: 'like others but for a word',
    cases: [
      {
        text: 'ਪੌਣੇ ਦੋ ਕਰੋੜ ਤੱਕ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(17500000) },
        numbers: [17500000],
      },
      {
        text: 'ਇੱਕ ਕਰੋੜ ਵੀਹ ਲੱਖ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12000000) },
        numbers: [12000000],
      },
      { text: 'ਘੱਟੋ ਘੱਟ ਚਾਰ ਕਮਰੇ ਹੋਣ', asked: 'bedrooms', set: { bedrooms: atLeast(4) }, numbers: [4] },
      {
        text: 'ਦੋ ਕਿੱਲੇ ਜ਼ਮੀਨ ਲੈਣੀ ਹੈ',
        set: { transaction_type: 'sale', property_type: 'land', size_sqft: atLeast(87120) },
        numbers: [2],
      },
      {
        text: 'ਹਜ਼ਾਰ ਤੋਂ ਬਾਰਾਂ ਸੌ ਸਕੇਅਰ ਫੁੱਟ',
        asked: 'size_sqft',
        set: { size_sqft: between(1000, 1200) },
        numbers: [{ min: 1000, max: 1200 }],
      },
      { text: 'ਪੈਸੇ ਦੀ ਕੋਈ ਗੱਲ ਨਹੀਂ', asked: 'price', any: ['price'] },
      { text: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ', act: 'greet' },
      { text: 'parking di lod ni', known: { amenities: ['parking', 'lift'] }, drop: ['parking'] },
      { text: 'mera pind moge de kol aa', act: 'unclear' },
      { text: '2 BHK ਜਾਂ 3 BHK', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
      {
        text: 'ਦੋ ਤਾਂ ਘੱਟੋ ਘੱਟ ਹੋਣ',
        asked: 'bedrooms',
        known: { property_type: 'apartment' },
        set: { bedrooms: atLeast(2) },
        numbers: [2],
      },
    ],
  },
]
