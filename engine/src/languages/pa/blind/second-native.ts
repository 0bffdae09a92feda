import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second blind set in Gurmukhi, written without sight of rules, corpus and the first set. */
export const secondNative: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, native',
    cases: [
      {
        text: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ, ਅਸੀਂ ਪਟਿਆਲੇ ਅਰਬਨ ਅਸਟੇਟ ਵਿੱਚ ਕਿਰਾਏ ਦਾ ਮਕਾਨ ਲੱਭ ਰਹੇ ਹਾਂ, ਬਾਰਾਂ ਹਜ਼ਾਰ ਤੋਂ ਵੱਧ ਨਾ ਹੋਵੇ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Patiala',
          area: 'Urban Estate',
          price: upTo(12000),
        },
        numbers: [12000],
      },
      {
        text: 'ਮੋਹਾਲੀ ਫੇਜ਼ ਸੱਤ ਚ ਤਿੰਨ ਕਮਰਿਆਂ ਵਾਲਾ ਫਲੈਟ ਦੱਸਿਓ',
        set: { property_type: 'apartment', city: 'Mohali', area: 'Phase 7', bedrooms: exactly(3) },
      },
      {
        text: 'ਮੈਨੂੰ ਕੋਠੀ ਲੈਣੀ ਆ ਜੀਹਦੇ ਚ ਗੱਡੀ ਖੜ੍ਹਾਉਣ ਦੀ ਥਾਂ ਤੇ ਛੋਟਾ ਜਿਹਾ ਬਗੀਚਾ ਹੋਵੇ',
        set: { transaction_type: 'sale', property_type: 'house', amenities: ['parking', 'garden'] },
      },
      {
        text: 'ਬਠਿੰਡੇ ਕੋਈ ਘਰ ਦਵਾ ਦਿਓ ਕਿਰਾਏ ਤੇ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bathinda' },
      },
      {
        text: 'ਅੰਮ੍ਰਿਤਸਰ ਸਾਹਿਬ ਰਣਜੀਤ ਐਵੇਨਿਊ ਪੰਜਾਹ ਤੋਂ ਸੱਠ ਲੱਖ ਵਿੱਚ ਫਲੈਟ ਖਰੀਦਣ ਦਾ ਮਨ ਹੈ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Amritsar',
          area: 'Ranjit Avenue',
          price: between(5000000, 6000000),
        },
        numbers: [between(5000000, 6000000)],
      },
      {
        text: 'ਬਾਲਕੋਨੀ ਵਾਲਾ ਦੋ ਬੀਐਚਕੇ ਫਲੈਟ ਜ਼ੀਰਕਪੁਰ ਢਕੌਲੀ ਵੱਲ',
        set: {
          property_type: 'apartment',
          city: 'Zirakpur',
          area: 'Dhakoli',
          bedrooms: exactly(2),
          amenities: ['balcony'],
        },
        numbers: [2],
      },
      {
        text: 'ਸਾਡੇ ਬਜ਼ੁਰਗਾਂ ਲਈ ਹੁਸ਼ਿਆਰਪੁਰ ਵਿੱਚ ਸ਼ਾਂਤ ਜਿਹਾ ਘਰ ਚਾਹੀਦਾ, ਪਾਣੀ ਹਰ ਵੇਲੇ ਆਉਂਦਾ ਹੋਵੇ',
        set: { property_type: 'house', city: 'Hoshiarpur', amenities: ['water_supply'] },
      },
      {
        text: 'ਚੰਡੀਗੜ੍ਹ ਸੈਕਟਰ 35 ਵਿੱਚ ਫਰਨਿਸ਼ਡ ਫਲੈਟ ਕਿਰਾਏ ਉੱਤੇ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chandigarh',
          area: 'Sector 35',
          amenities: ['furnished'],
        },
      },
      {
        text: 'ਜ਼ਮੀਨ ਦੋ ਕਨਾਲ, ਸ਼ਹਿਰ ਮੋਗਾ',
        set: { property_type: 'land', city: 'Moga', size_sqft: atLeast(10890) },
        numbers: [2],
      },
      {
        text: 'ਪੰਜ ਕੁ ਹਜ਼ਾਰ ਵਿੱਚ ਕੋਈ ਛੋਟਾ ਮੋਟਾ ਮਕਾਨ ਭਾੜੇ ਤੇ ਮਿਲਜੂ ਫਗਵਾੜੇ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Phagwara', price: upTo(5000) },
        numbers: [5000],
      },
      { text: 'ਅਸੀਂ ਪਠਾਨਕੋਟ ਵਸਣਾ ਚਾਹੁੰਦੇ ਹਾਂ', set: { city: 'Pathankot' } },
      {
        text: 'ਮਾਤਾ ਜੀ ਤੋਂ ਪੌੜੀਆਂ ਨਹੀਂ ਚੜ੍ਹੀਦੀਆਂ, ਲਿਫਟ ਵਾਲਾ ਅਪਾਰਟਮੈਂਟ ਦਿਖਾਓ ਪੰਚਕੂਲਾ ਵਿੱਚ ਖਰੀਦਣ ਲਈ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Panchkula', amenities: ['lift'] },
      },
      {
        text: 'ਵੀਹ ਲੱਖ ਕੋਲ ਹੈਗਾ ਪਲਾਟ ਹੋਜੇ ਬਰਨਾਲੇ ਤਾਂ ਦੱਸ ਦਿਉ',
        set: { property_type: 'land', city: 'Barnala', price: upTo(2000000) },
        numbers: [2000000],
      },
      {
        text: 'ਲੁਧਿਆਣਾ ਦੁੱਗਰੀ ਮੇਨ ਰੋਡ ਤੇ ਚਾਰ ਬੈੱਡਰੂਮ ਦੀ ਕੋਠੀ ਵੇਖਣੀ ਆ',
        set: { property_type: 'house', city: 'Ludhiana', area: 'Dugri', bedrooms: exactly(4) },
        numbers: [4],
      },
      {
        text: 'ਜਿੰਮ, ਕਲੱਬ ਹਾਊਸ ਤੇ ਬੱਚਿਆਂ ਦੇ ਖੇਡਣ ਦੀ ਥਾਂ ਵਾਲੀ ਗੇਟਡ ਕਲੋਨੀ ਹੋਵੇ',
        set: { amenities: ['gym', 'clubhouse', 'play_area', 'gated_community'] },
      },
    ],
  },
  {
    phenomenon: 'second: answers, native',
    cases: [
      { text: 'ਬਟਾਲਾ ਜੀ', asked: 'city', set: { city: 'Batala' } },
      {
        text: 'ਚਾਲੀ ਕੁ',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { price: upTo(4000000) },
      },
      {
        text: 'ਮਕਾਨ ਹੀ ਠੀਕ ਰਹੇਗਾ',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
      { text: 'ਮੁੱਲ ਲੈਣਾ', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'ਸੱਤ ਅੱਠ ਮਰਲੇ',
        asked: 'size_sqft',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { size_sqft: between(1905.75, 2178) },
        numbers: [between(7, 8)],
      },
      { text: 'ਸਰਾਭਾ ਨਗਰ ਦੇ ਲਾਗੇ', asked: 'area', known: { city: 'Ludhiana' }, set: { area: 'Sarabha Nagar' } },
      {
        text: 'ਬੱਤੀ ਬਹੁਤ ਜਾਂਦੀ ਏ, ਇਨਵਰਟਰ ਲੱਗਾ ਹੋਵੇ',
        asked: 'amenities',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { amenities: ['power_backup'] },
      },
    ],
  },
  {
    phenomenon: 'second: corrections, native',
    cases: [
      { text: 'ਨਹੀਂ ਨਹੀਂ ਜਲੰਧਰ ਨਹੀਂ ਕਪੂਰਥਲੇ ਕਿਹਾ ਸੀ', known: { city: 'Jalandhar' }, set: { city: 'Kapurthala' } },
      {
        text: 'ਕਿਰਾਏ ਦਾ ਖਿਆਲ ਛੱਡ ਦਿੱਤਾ ਹੁਣ ਆਪਣਾ ਹੀ ਖਰੀਦਾਂਗੇ',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'ਸੱਠ ਜ਼ਿਆਦਾ ਹੋ ਗਿਆ, ਪੰਜਾਹ ਲੱਖ ਕਰ ਦਿਓ',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(5000000) },
      },
      {
        text: 'ਬਗੀਚਾ ਰਹਿਣ ਦਿਓ, ਉਹਦੀ ਲੋੜ ਕੋਈ ਨੀ',
        known: { property_type: 'house', amenities: ['garden', 'parking'] },
        drop: ['garden'],
      },
      {
        text: 'ਸ਼ਹਿਰ ਕੋਈ ਵੀ ਹੋਵੇ ਸਾਨੂੰ ਫਰਕ ਨਹੀਂ ਪੈਂਦਾ',
        asked: 'city',
        known: { property_type: 'land' },
        any: ['city'],
      },
      {
        text: 'ਫਲੈਟ ਪਸੰਦ ਨਹੀਂ ਘਰਵਾਲੀ ਨੂੰ, ਕੋਠੀ ਵਿਖਾਓ',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'ਦੋ ਕਮਰਿਆਂ ਨਾਲ ਨਹੀਂ ਸਰਨਾ, ਤਿੰਨ ਲਿਖੋ',
        known: { property_type: 'house', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'ਸਹੂਲਤਾਂ ਜਿਹੜੀਆਂ ਮਰਜ਼ੀ ਹੋਣ, ਚੱਲੂਗਾ',
        asked: 'amenities',
        known: { transaction_type: 'rent', city: 'Moga' },
        any: ['amenities'],
      },
    ],
  },
  {
    phenomenon: 'second: questions and talk, native',
    counter: true,
    cases: [
      { text: 'ਉਸ ਕੋਠੀ ਦੀ ਰਜਿਸਟਰੀ ਕਿਸ ਦੇ ਨਾਂ ਤੇ ਹੈ?', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'ਗੁਰਦੁਆਰਾ ਕਿੰਨੀ ਕੁ ਦੂਰ ਪੈਂਦਾ ਉਥੋਂ', known: { city: 'Amritsar' }, act: 'question' },
      {
        text: 'ਮੇਰਾ ਭਰਾ ਕੈਨੇਡਾ ਚ ਦੋ ਲੱਖ ਕਮਾਉਂਦਾ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        act: 'unclear',
      },
      {
        text: 'ਐਤਵਾਰ ਸ਼ਾਮ ਪੰਜ ਵਜੇ ਪਲਾਟ ਵੇਖਣ ਆਵਾਂਗੇ',
        known: { property_type: 'land', city: 'Kharar' },
        act: 'unclear',
      },
      { text: 'ਕੀ ਇਸ ਫਲੈਟ ਵਿੱਚ ਪਾਲਤੂ ਕੁੱਤਾ ਰੱਖ ਸਕਦੇ ਹਾਂ?', known: { property_type: 'apartment' }, act: 'question' },
      { text: 'ਤੁਸੀਂ ਕਿੰਨੀ ਦਲਾਲੀ ਲੈਂਦੇ ਹੋ, ਇੱਕ ਪਰਸੈਂਟ?', act: 'question' },
    ],
  },
  {
    phenomenon: 'second: acts, native',
    cases: [
      { text: 'ਨਹੀਂ ਜੀ ਬਿਲਕੁਲ ਨਹੀਂ', act: 'deny' },
      { text: 'ਕਿਸੇ ਬੰਦੇ ਨਾਲ ਗੱਲ ਕਰਾ ਦਿਓ ਮੇਰੀ', act: 'handoff' },
      { text: 'ਰੱਬ ਭਲਾ ਕਰੇ ਤੁਹਾਡਾ, ਬੜੀ ਮਿਹਰਬਾਨੀ', act: 'thanks' },
    ],
  },
  {
    phenomenon: 'second: numbers in words, native',
    cases: [
      {
        text: 'ਸਵਾ ਕਰੋੜ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
    ],
  },
]
