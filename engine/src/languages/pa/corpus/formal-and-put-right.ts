import type { CorpusSection } from '../../corpus-case.ts'

/** What is asked for formally, rooms that guests need, and wishes that are put right or given up in other words. */
export const formalAndPutRight: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'ਕਿਰਪਾ ਕਰਕੇ ਮੇਰੇ ਲਈ ਪਟਿਆਲਾ ਵਿੱਚ ਖਰੀਦਣ ਲਈ ਇੱਕ ਸੁਤੰਤਰ ਮਕਾਨ ਲੱਭੋ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Patiala' },
      },
      {
        text: 'ਮੈਂ ਮੋਹਾਲੀ ਵਿੱਚ ਕਿਰਾਏ ਲਈ ਫਰਨੀਚਰ ਸਮੇਤ ਅਪਾਰਟਮੈਂਟ ਦੀ ਭਾਲ ਵਿੱਚ ਹਾਂ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          amenities: ['furnished'],
        },
      },
      {
        text: 'ਮਹੀਨਾਵਾਰ ਕਿਰਾਇਆ ਵੀਹ ਹਜ਼ਾਰ ਰੁਪਏ ਤੋਂ ਵੱਧ ਨਹੀਂ ਹੋਣਾ ਚਾਹੀਦਾ',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Mohali' },
        set: { price: { max: 20000 } },
      },
      {
        text: 'ਪਾਰਕਿੰਗ ਅਤੇ ਲਿਫਟ ਦੀ ਸਹੂਲਤ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Mohali' },
        set: { amenities: ['parking', 'lift'] },
      },
      {
        text: 'ਬੈੱਡਰੂਮਾਂ ਦੀ ਗਿਣਤੀ ਤਿੰਨ',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Mohali' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'ਮੋਹਾਲੀ ਦੀ ਥਾਂ ਪਟਿਆਲੇ ਵਿੱਚ ਵੇਖੋ',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Mohali' },
        set: { city: 'Patiala' },
      },
      {
        text: 'ਪ੍ਰਾਹੁਣੇ ਆਉਂਦੇ ਰਹਿੰਦੇ, ਇੱਕ ਕਮਰਾ ਹੋਰ ਚਾਹੀਦਾ',
        known: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          bedrooms: { min: 2, max: 2 },
        },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'ਅਸੀਂ 4 ਜਣੇ ਹਾਂ, 2 ਬੱਚੇ, ਅਗਲੇ ਮਹੀਨੇ ਦੀ 1 ਤਾਰੀਖ ਤੋਂ ਮੋਹਾਲੀ ਵਿੱਚ 2 ਬੈੱਡਰੂਮ ਦਾ ਘਰ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          city: 'Mohali',
        },
      },
      {
        text: 'ਪਹਿਲਾਂ 14 ਦਿੰਦੇ ਸੀ, ਹੁਣ 18 ਤੱਕ ਦੇ ਸਕਦੇ ਹਾਂ',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Mohali' },
        set: { price: { max: 18000 } },
      },
      {
        text: 'ਲਿਫਟ ਜ਼ਰੂਰੀ ਹੈ, ਪਾਪਾ ਦੇ ਗੋਡੇ ਦੁਖਦੇ ਨੇ, ਹੋਰ ਕੁਝ ਨਹੀਂ',
        asked: 'amenities',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Mohali' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'ਮੋਹਾਲੀ ਨਹੀਂ, ਪਟਿਆਲਾ ਹੀ',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Patiala' },
        set: { city: 'Patiala' },
      },
      {
        text: 'jagah kidhre vi hove chalu',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Mohali' },
        any: ['area'],
      },
      {
        text: 'ਬਜਟ ਛੱਡ ਦਿਓ, ਗਲਤ ਦੱਸਿਆ ਸੀ',
        known: { transaction_type: 'rent', price: { max: 10000 }, city: 'Mohali' },
        drop: ['price'],
      },
      {
        text: 'ਫਲੈਟ ਸਾਨੂੰ ਸੂਟ ਨਹੀਂ ਕਰਦਾ, ਕੋਠੀ ਵਿਖਾਓ',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Mohali' },
        set: { property_type: 'house' },
      },
    ],
  },
]
