import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Wishes, answers, changes and acts as they were said later. */
export const plainSpeech: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'ਮੈਂ ਆਪਣੇ ਬੇਟੇ ਵਾਸਤੇ, ਜਿਹੜਾ ਚੰਡੀਗੜ੍ਹ ਪੜ੍ਹਦਾ ਹੈ, ਉੱਥੇ ਹੀ ਇੱਕ ਕਮਰੇ ਦਾ ਸੈੱਟ ਕਿਰਾਏ ਉੱਤੇ ਲੱਭ ਰਿਹਾ ਹਾਂ',
        set: { transaction_type: 'rent', city: 'Chandigarh', bedrooms: exactly(1) },
      },
      {
        text: 'ਜੇ ਹੋ ਸਕੇ ਤਾਂ ਫ਼ਗਵਾੜੇ ਵਾਲੇ ਪਾਸੇ ਕੋਈ ਦਸ ਕੁ ਮਰਲੇ ਦਾ ਪਲਾਟ ਵਿਖਾ ਦੇਣਾ ਜੀ',
        set: { property_type: 'land', city: 'Phagwara', size_sqft: atLeast(2722.5) },
      },
      {
        text: 'ਸਾਨੂੰ ਮਿਲ ਸਕੇਗਾ ਖਰੜ ਵਿੱਚ ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਮਹੀਨੇ ਤੱਕ ਦਾ ਫ਼ਰਨਿਸ਼ਡ ਫਲੈਟ',
        set: { property_type: 'apartment', city: 'Kharar', price: upTo(15000), amenities: ['furnished'] },
      },
      {
        text: 'ਅਸੀਂ ਸੋਚਿਆ ਹੈ ਕਿ ਪਿੰਡ ਛੱਡ ਕੇ ਪਟਿਆਲੇ ਕੋਠੀ ਖਰੀਦ ਲਈਏ ਪੰਜਾਹ ਸੱਠ ਲੱਖ ਵਿੱਚ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Patiala',
          price: between(5000000, 6000000),
        },
      },
      {
        text: 'ਬੀਬੀ ਜੀ ਮੈਨੂੰ ਤਾਂ ਬੱਸ ਏਨਾ ਚਾਹੀਦਾ ਕਿ ਘਰ ਹੋਵੇ ਗਰਾਊਂਡ ਫਲੋਰ ਤੇ, ਪਾਰਕਿੰਗ ਹੋਵੇ, ਜਲੰਧਰ ਹੋਵੇ',
        set: { property_type: 'house', city: 'Jalandhar', amenities: ['parking'] },
      },
      {
        text: 'ਕੀ ਤੁਸੀਂ ਮੇਰੇ ਲਈ ਅੰਮ੍ਰਿਤਸਰ ਵਿੱਚ ਇੱਕ ਅਪਾਰਟਮੈਂਟ ਲੱਭ ਸਕਦੇ ਹੋ ਜਿਸ ਵਿੱਚ ਤਿੰਨ ਬੈੱਡਰੂਮ ਅਤੇ ਦੋ ਬਾਥਰੂਮ ਹੋਣ?',
        set: { property_type: 'apartment', city: 'Amritsar', bedrooms: exactly(3) },
      },
      {
        text: 'ਮੇਰੀ ਬਦਲੀ ਬਠਿੰਡੇ ਦੀ ਹੋ ਗਈ ਹੈ ਇਸ ਕਰਕੇ ਮੈਨੂੰ ਉੱਥੇ ਕਿਰਾਏ ਦਾ ਮਕਾਨ ਚਾਹੀਦਾ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bathinda' },
      },
      {
        text: 'ਨਵਾਂਸ਼ਹਿਰ ਲਾਗੇ ਦੋ ਕਿੱਲੇ ਜ਼ਮੀਨ ਲੈਣ ਦਾ ਵਿਚਾਰ ਹੈ ਸਾਡਾ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Nawanshahr',
          size_sqft: atLeast(87120),
        },
      },
      {
        text: 'ਘੱਟੋ ਘੱਟ ਇੱਕ ਕਨਾਲ ਹੋਵੇ, ਵੱਧ ਤੋਂ ਵੱਧ ਦੋ ਕਰੋੜ, ਕੋਠੀ, ਲੁਧਿਆਣਾ ਸਰਾਭਾ ਨਗਰ',
        set: {
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Sarabha Nagar',
          price: upTo(20000000),
          size_sqft: atLeast(5445),
        },
      },
      {
        text: 'ਮੈਂ ਮੋਹਾਲੀ ਦੇ ਫੇਜ਼ ਸੱਤ ਵਿੱਚ ਕੋਠੀ ਦੀ ਪਹਿਲੀ ਮੰਜ਼ਿਲ ਕਿਰਾਏ ਤੇ ਲੈਣਾ ਚਾਹਾਂਗੀ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mohali', area: 'Phase 7' },
      },
      {
        text: 'ਬਿਜਲੀ ਜਾਂਦੀ ਰਹਿੰਦੀ ਹੈ ਸੋ ਇਨਵਰਟਰ ਵਾਲਾ ਦੋ ਕਮਰਿਆਂ ਦਾ ਘਰ ਲੱਭੋ ਹੁਸ਼ਿਆਰਪੁਰ',
        set: {
          property_type: 'house',
          city: 'Hoshiarpur',
          bedrooms: exactly(2),
          amenities: ['power_backup'],
        },
      },
      {
        text: 'ਕਿਰਾਇਆ ਅੱਠ ਨੌਂ ਹਜ਼ਾਰ ਹੋਵੇ ਤੇ ਘਰ ਮੋਗੇ ਬੱਸ ਅੱਡੇ ਕੋਲ ਹੋਵੇ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Moga', price: between(8000, 9000) },
      },
      {
        text: 'ਸਾਡੇ ਟੱਬਰ ਵਿੱਚ ਸੱਤ ਜੀਅ ਹਨ, ਚਾਰ ਬੈੱਡਰੂਮ ਤੋਂ ਘੱਟ ਵਿੱਚ ਗੁਜ਼ਾਰਾ ਨਹੀਂ, ਪਠਾਨਕੋਟ',
        set: { city: 'Pathankot', bedrooms: atLeast(4) },
      },
      {
        text: 'ਮੈਨੂੰ ਲਿਫਟ ਤੇ ਪਾਵਰ ਬੈਕਅੱਪ ਵਾਲਾ ਫਲੈਟ ਮਿਲ ਜਾਵੇ ਪੰਚਕੂਲਾ ਸੈਕਟਰ ਵੀਹ ਵਿੱਚ ਤਾਂ ਮੈਂ ਪੱਚੀ ਹਜ਼ਾਰ ਤੱਕ ਦੇ ਸਕਦਾ ਹਾਂ',
        set: {
          property_type: 'apartment',
          city: 'Panchkula',
          area: 'Sector 20',
          price: upTo(25000),
          amenities: ['lift', 'power_backup'],
        },
      },
      {
        text: 'ਦਿੱਲੀ ਦੇ ਰਾਜੌਰੀ ਗਾਰਡਨ ਵਿੱਚ ਫਲੈਟ ਖ਼ਰੀਦਣ ਦੀ ਇੱਛਾ ਹੈ, ਸਵਾ ਕਰੋੜ ਤੋਂ ਡੇਢ ਕਰੋੜ ਦਾ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Delhi',
          area: 'Rajouri Garden',
          price: between(12500000, 15000000),
        },
      },
      {
        text: 'ਪਟਿਆਲੇ ਵਿੱਚ ਜਿਹੜਾ ਘਰ ਪੰਜਾਹ ਲੱਖ ਤੋਂ ਸਸਤਾ ਹੋਵੇ ਤੇ ਤਿੰਨ ਕਮਰੇ ਹੋਣ ਉਹ ਵਿਖਾਓ',
        set: { property_type: 'house', city: 'Patiala', price: upTo(5000000), bedrooms: exactly(3) },
      },
      {
        text: 'ਅਸੀਂ ਜਲੰਧਰ ਵਸਣਾ ਚਾਹੁੰਦੇ ਹਾਂ, ਕੋਈ ਸੋਹਣੀ ਜਿਹੀ ਕੋਠੀ ਮੁੱਲ ਮਿਲ ਜਾਵੇ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jalandhar' },
      },
      {
        text: 'ਮੇਰੇ ਸਾਲੇ ਨੂੰ ਲੁਧਿਆਣੇ ਕਿਰਾਏ ਦਾ ਕਮਰਾ ਚਾਹੀਦੈ ਛੇ ਕੁ ਹਜ਼ਾਰ ਵਿੱਚ',
        set: { transaction_type: 'rent', city: 'Ludhiana', price: upTo(6000) },
      },
      {
        text: 'ਮੈਨੂੰ ਮੋਹਾਲੀ ਵਿੱਚ ਇੱਕ ਅਪਾਰਟਮੈਂਟ ਕਿਰਾਏ ਤੇ ਲੈਣ ਵਿੱਚ ਦਿਲਚਸਪੀ ਹੈ ਜਿਸ ਵਿੱਚ ਦੋ ਬੈੱਡਰੂਮ ਹੋਣ ਅਤੇ ਜੋ ਫਰਨਿਸ਼ਡ ਹੋਵੇ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          bedrooms: exactly(2),
          amenities: ['furnished'],
        },
      },
      {
        text: 'ਬਜਟ ਸੱਤਰ ਲੱਖ, ਥਾਂ ਅੰਮ੍ਰਿਤਸਰ, ਲੋੜ ਇੱਕ ਪਲਾਟ ਦੀ ਦੋ ਸੌ ਗਜ਼ ਦੇ',
        set: { property_type: 'land', city: 'Amritsar', price: upTo(7000000), size_sqft: atLeast(1800) },
      },
      {
        text: 'ਸਿਆਲਾਂ ਤੱਕ ਬਰਨਾਲੇ ਵਿੱਚ ਆਪਣਾ ਮਕਾਨ ਖ਼ਰੀਦ ਲੈਣਾ ਅਸੀਂ, ਤੀਹ ਲੱਖ ਹੈ ਕੋਲ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Barnala', price: upTo(3000000) },
      },
      {
        text: 'ਫਲੈਟ ਦੱਸੋ ਜੀਹਦੇ ਵਿੱਚ ਏਸੀ ਲੱਗੇ ਹੋਣ ਤੇ ਬਾਲਕੋਨੀ ਹੋਵੇ ਚੰਡੀਗੜ੍ਹ ਸੈਕਟਰ ਬਾਈ',
        set: {
          property_type: 'apartment',
          city: 'Chandigarh',
          area: 'Sector 22',
          amenities: ['air_conditioning', 'balcony'],
        },
      },
      {
        text: 'ਦੋ ਪਰਿਵਾਰ ਰਹਿਣਗੇ ਇਸ ਲਈ ਵੱਡੀ ਕੋਠੀ ਛੇ ਬੈੱਡਰੂਮ ਵਾਲੀ ਵੇਖ ਰਹੇ ਹਾਂ ਫਗਵਾੜਾ',
        set: { property_type: 'house', city: 'Phagwara', bedrooms: exactly(6) },
      },
      {
        text: 'ਗੱਡੀਆਂ ਦੋ ਖੜ੍ਹਨ ਐਨੀ ਪਾਰਕਿੰਗ ਹੋਵੇ, ਘਰ ਕਿਰਾਏ ਦਾ, ਬਠਿੰਡਾ, ਵੀਹ ਹਜ਼ਾਰ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Bathinda',
          price: upTo(20000),
          amenities: ['parking'],
        },
      },
      {
        text: 'ਕੀ ਮੈਨੂੰ ਕਪੂਰਥਲੇ ਵਿੱਚ ਅੱਠ ਹਜ਼ਾਰ ਤੋਂ ਘੱਟ ਵਿੱਚ ਦੋ ਕਮਰਿਆਂ ਦਾ ਮਕਾਨ ਮਿਲ ਸਕਦਾ ਹੈ',
        set: { property_type: 'house', city: 'Kapurthala', price: upTo(8000), bedrooms: exactly(2) },
      },
      {
        text: 'ਫਿਰੋਜ਼ਪੁਰ ਛਾਉਣੀ ਲਾਗੇ ਰਹਿਣ ਨੂੰ ਥਾਂ ਚਾਹੀਦੀ ਆ ਕਿਰਾਏ ਤੇ',
        set: { transaction_type: 'rent', city: 'Firozpur' },
      },
      {
        text: 'ਮੈਂ ਲੁਧਿਆਣਾ ਵਿੱਚ ਰਹਿਣ ਲਈ ਇੱਕ ਜਗ੍ਹਾ ਲੱਭਣਾ ਚਾਹੁੰਦਾ ਹਾਂ ਜਿਸਦਾ ਕਿਰਾਇਆ 15,000 ਤੋਂ ਵੱਧ ਨਾ ਹੋਵੇ',
        set: { transaction_type: 'rent', city: 'Ludhiana', price: upTo(15000) },
      },
      {
        text: 'ਕਿਰਪਾ ਕਰਕੇ ਮੇਰੇ ਲਈ ਮੋਹਾਲੀ ਵਿੱਚ ਤਿੰਨ ਬੈੱਡਰੂਮ ਅਤੇ ਦੋ ਬਾਥਰੂਮਾਂ ਵਾਲਾ ਇੱਕ ਅਪਾਰਟਮੈਂਟ ਲੱਭੋ',
        set: { property_type: 'apartment', city: 'Mohali', bedrooms: exactly(3) },
      },
      {
        text: 'ਮੈਨੂੰ ਇੱਕ ਅਜਿਹੀ ਜਾਇਦਾਦ ਚਾਹੀਦੀ ਹੈ ਜੋ ਪਾਲਤੂ ਜਾਨਵਰਾਂ ਦੀ ਆਗਿਆ ਦਿੰਦੀ ਹੋਵੇ, ਅੰਮ੍ਰਿਤਸਰ ਵਿੱਚ, ਖਰੀਦਣ ਲਈ',
        set: { transaction_type: 'sale', city: 'Amritsar', amenities: ['pet_friendly'] },
      },
      {
        text: 'ਕੀ ਤੁਸੀਂ ਮੈਨੂੰ ਪੰਚਕੂਲਾ ਵਿੱਚ ਕਿਰਾਏ ਲਈ ਉਪਲਬਧ ਘਰ ਦਿਖਾ ਸਕਦੇ ਹੋ?',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Panchkula' },
      },
      {
        text: 'ਮੈਂ ਦੋ ਬੈੱਡਰੂਮ ਵਾਲਾ ਕੁਝ ਚਾਹੁੰਦੀ ਹਾਂ, ਫਰਨਿਸ਼ਡ ਹੋਣਾ ਜ਼ਰੂਰੀ ਹੈ, ਜਲੰਧਰ ਸ਼ਹਿਰ ਵਿੱਚ',
        set: { city: 'Jalandhar', bedrooms: exactly(2), amenities: ['furnished'] },
      },
      {
        text: 'ਸਾਡੇ ਕੋਲ ਪਚਵੰਜਾ ਲੱਖ ਰੁਪਏ ਹਨ ਤੇ ਅਸੀਂ ਪਟਿਆਲਾ ਵਿੱਚ ਕੋਈ ਬਣਿਆ ਬਣਾਇਆ ਮਕਾਨ ਖਰੀਦਣਾ ਹੈ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Patiala', price: upTo(5500000) },
      },
      {
        text: 'ਛੋਟਾ ਪਰਿਵਾਰ ਹੈ ਦੋ ਕਮਰੇ ਰਸੋਈ ਬਾਥਰੂਮ ਵਾਲਾ ਪੋਰਸ਼ਨ ਕਿਰਾਏ ਤੇ ਦਿਵਾ ਦਿਓ ਮਲੇਰਕੋਟਲਾ',
        set: { transaction_type: 'rent', city: 'Malerkotla', bedrooms: exactly(2) },
      },
      {
        text: 'ਨਿਊ ਚੰਡੀਗੜ੍ਹ ਵਿੱਚ ਚਾਰ ਸੌ ਗਜ਼ ਦਾ ਪਲਾਟ, ਢਾਈ ਕਰੋੜ ਦੇ ਅੰਦਰ ਅੰਦਰ',
        set: { property_type: 'land', area: 'Mullanpur', price: upTo(25000000), size_sqft: atLeast(3600) },
      },
      {
        text: 'ਖੇਤੀ ਵਾਲੀ ਪੰਜ ਏਕੜ ਜ਼ਮੀਨ ਸੰਗਰੂਰ ਜ਼ਿਲ੍ਹੇ ਵਿੱਚ ਦੱਸੋ ਜੀ ਕੋਈ',
        set: { property_type: 'land', city: 'Sangrur', size_sqft: atLeast(217800) },
      },
      {
        text: 'ਗੁਰਦਾਸਪੁਰ ਸ਼ਹਿਰ ਦੇ ਅੰਦਰ ਹੀ ਚਾਰ ਮਰਲੇ ਵਾਲਾ ਘਰ ਮਿਲ ਜਾਏ ਤਾਂ ਪੈਂਤੀ ਲੱਖ ਤੱਕ ਸੋਚ ਸਕਦੇ ਹਾਂ',
        set: { property_type: 'house', city: 'Gurdaspur', price: upTo(3500000), size_sqft: atLeast(1089) },
      },
      {
        text: 'ਮਾਂ ਜੀ ਕਹਿੰਦੇ ਨੇ ਕਿ ਘਰ ਗੁਰਦੁਆਰੇ ਕੋਲ ਹੋਵੇ, ਤਿੰਨ ਕਮਰੇ ਹੋਣ ਤੇ ਤਰਨ ਤਾਰਨ ਤੋਂ ਬਾਹਰ ਨਾ ਹੋਵੇ',
        set: { property_type: 'house', city: 'Tarn Taran', bedrooms: exactly(3) },
      },
      {
        text: 'ਹੁਣ ਵਾਲਾ ਘਰ ਛੋਟਾ ਪੈਂਦਾ ਏ ਸੋ ਬਠਿੰਡੇ ਵਿੱਚ ਵੱਡੀ ਕੋਠੀ ਵੇਖਣੀ ਏ ਕਰੋੜ ਕੁ ਤੱਕ',
        set: { property_type: 'house', city: 'Bathinda', price: upTo(10000000) },
      },
      {
        text: 'ਮੈਨੂੰ ਲੱਗਦਾ ਪਟਿਆਲੇ ਵਿੱਚ ਅੱਠ ਨੌਂ ਮਰਲੇ ਦਾ ਪਲਾਟ ਲੈ ਲੈਣਾ ਚਾਹੀਦਾ ਸਾਨੂੰ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Patiala',
          size_sqft: between(2178, 2450.25),
        },
      },
      {
        text: 'ਜਨਾਬ ਕੋਈ ਕਿਰਾਏ ਦਾ ਮਕਾਨ ਨਜ਼ਰ ਵਿੱਚ ਹੋਵੇ ਮੋਗੇ ਤਾਂ ਜ਼ਰੂਰ ਦੱਸਣਾ, ਛੇ ਹਜ਼ਾਰ ਤੱਕ ਸਰਦਾ ਸਾਡਾ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Moga', price: upTo(6000) },
      },
      {
        text: 'ਬਿਜਲੀ ਪਾਣੀ ਦੀ ਤੰਗੀ ਨਾ ਹੋਵੇ ਐਸਾ ਫਲੈਟ ਜ਼ੀਰਕਪੁਰ ਵਿੱਚ ਚਾਲੀ ਲੱਖ ਵਿੱਚ ਲੈਣਾ ਚਾਹੁੰਦੇ ਆਂ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Zirakpur',
          price: upTo(4000000),
          amenities: ['water_supply'],
        },
      },
      {
        text: 'ਬੱਚੇ ਵਿਦੇਸ਼ ਚਲੇ ਗਏ, ਅਸੀਂ ਦੋਵੇਂ ਜੀਅ ਛੋਟਾ ਫਲੈਟ ਵੇਖਦੇ ਆਂ ਮੋਹਾਲੀ, ਲਿਫਟ ਜ਼ਰੂਰ ਹੋਵੇ',
        set: { property_type: 'apartment', city: 'Mohali', amenities: ['lift'] },
      },
      {
        text: 'ਘਰ ਭਾੜੇ ਤੇ ਚਾਹੀਦਾ ਹੈਗਾ ਰਾਜਪੁਰਾ ਟਾਊਨ ਵਿੱਚ ਸੱਤ ਅੱਠ ਹਜ਼ਾਰ ਵਿੱਚ ਦੋ ਕਮਰੇ ਹੋਣ ਬੱਸ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Rajpura',
          price: between(7000, 8000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'ਸਾਡਾ ਮੁੰਡਾ ਥਾਪਰ ਵਿੱਚ ਪੜ੍ਹਦਾ, ਉਹਦੇ ਲਈ ਪਟਿਆਲੇ ਇੱਕ ਕਮਰਾ ਕਿਰਾਏ ਤੇ ਵੇਖ ਦਿਓ',
        set: { transaction_type: 'rent', city: 'Patiala', bedrooms: exactly(1) },
      },
      {
        text: 'ਮੈਂ ਚਾਹੁੰਦੀ ਸੀ ਕਿ ਜਲੰਧਰ ਕੈਂਟ ਵੱਲ ਨੂੰ ਕੋਈ ਦੋ ਕਮਰੇ ਵਾਲਾ ਪੋਰਸ਼ਨ ਮਿਲ ਜਾਵੇ ਕਿਰਾਏ ਤੇ',
        set: { transaction_type: 'rent', area: 'Jalandhar Cantt', bedrooms: exactly(2) },
      },
      {
        text: 'ਪੈਲੀ ਵੇਚ ਕੇ ਸ਼ਹਿਰ ਵਿੱਚ ਪਲਾਟ ਲੈਣਾ ਹੈ ਜੀ, ਬਰਨਾਲਾ, ਪੰਦਰਾਂ ਲੱਖ ਤੱਕ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Barnala', price: upTo(1500000) },
      },
      {
        text: 'ਵੇਖੋ ਜੀ ਸਾਨੂੰ ਤਾਂ ਜ਼ੀਰਕਪੁਰ ਵਿੱਚ ਹੀ ਚਾਹੀਦਾ, ਤਿੰਨ ਬੀਐੱਚਕੇ, ਸੱਠ ਲੱਖ ਤੋਂ ਹੇਠਾਂ',
        set: { city: 'Zirakpur', price: upTo(6000000), bedrooms: exactly(3) },
      },
      {
        text: 'ਤੁਹਾਡੀ ਵੈੱਬਸਾਈਟ ਤੇ ਮੋਹਾਲੀ ਦੀ ਕੋਈ ਇੱਕ ਕਨਾਲ ਵਾਲੀ ਕੋਠੀ ਹੈ ਤਿੰਨ ਕਰੋੜ ਤੱਕ ਦੀ?',
        set: { property_type: 'house', city: 'Mohali', price: upTo(30000000), size_sqft: atLeast(5445) },
      },
      {
        text: 'ਘਰ ਲੱਭਣ ਵਿੱਚ ਮੇਰੀ ਮਦਦ ਕਰੋ ਜੀ, ਲੁਧਿਆਣਾ, ਕਿਰਾਏ ਤੇ, ਬਾਰਾਂ ਹਜ਼ਾਰ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ludhiana', price: upTo(12000) },
      },
      {
        text: 'ਅਸੀਂ ਦੋ ਸਹੇਲੀਆਂ ਹਾਂ ਤੇ ਚੰਡੀਗੜ੍ਹ ਵਿੱਚ ਫ਼ਰਨਿਸ਼ਡ ਫਲੈਟ ਸਾਂਝਾ ਲੈਣਾ ਹੈ ਕਿਰਾਏ ਤੇ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chandigarh',
          amenities: ['furnished'],
        },
      },
      {
        text: 'ਅਲੱਗ ਮੀਟਰ ਵਾਲਾ, ਅਲੱਗ ਗੇਟ ਵਾਲਾ ਮਕਾਨ ਕਿਰਾਏ ਤੇ ਖੰਨੇ ਵਿੱਚ ਚਾਹੀਦਾ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Khanna' },
      },
      {
        text: 'ਇਨਵਰਟਰ ਲੱਗਾ ਹੋਵੇ ਤੇ ਪਾਣੀ ਮਿੱਠਾ ਹੋਵੇ, ਮੁਕਤਸਰ ਵਿੱਚ ਮਕਾਨ ਵੇਖਣਾ',
        set: { property_type: 'house', city: 'Muktsar', amenities: ['power_backup', 'water_supply'] },
      },
      {
        text: 'ਮੈਂ ਪੰਜਾਹ ਲੱਖ ਲਾ ਸਕਦਾ ਹਾਂ, ਅੰਮ੍ਰਿਤਸਰ ਏਅਰਪੋਰਟ ਰੋਡ ਤੇ ਕੋਈ ਪਲਾਟ ਹੈਗਾ',
        set: { property_type: 'land', city: 'Amritsar', area: 'Airport Road', price: upTo(5000000) },
      },
      {
        text: 'ਨੌਕਰੀ ਬਦਲੀ ਹੈ ਤੇ ਹੁਣ ਮੋਹਾਲੀ ਰਹਿਣਾ ਪਊ, ਕਿਰਾਏ ਤੇ ਇੱਕ ਬੀਐੱਚਕੇ ਵੇਖ ਦਿਓ ਦਸ ਹਜ਼ਾਰ ਵਾਲਾ',
        set: { transaction_type: 'rent', city: 'Mohali', price: upTo(10000), bedrooms: exactly(1) },
      },
      {
        text: 'ਮੈਨੂੰ ਖਰੀਦਣ ਵਾਸਤੇ ਫਲੈਟ ਦਿਖਾਓ ਪੰਚਕੂਲੇ ਦੇ, ਲਿਫਟ ਤਾਂ ਹੋਵੇ ਹੀ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Panchkula', amenities: ['lift'] },
      },
      {
        text: 'ਘਰ ਐਸਾ ਹੋਵੇ ਜਿੱਥੇ ਦੋ ਗੱਡੀਆਂ ਖੜ੍ਹ ਜਾਣ ਤੇ ਬਗੀਚੀ ਵੀ ਹੋਵੇ, ਜਲੰਧਰ, ਡੇਢ ਕਰੋੜ',
        set: {
          property_type: 'house',
          city: 'Jalandhar',
          price: upTo(15000000),
          amenities: ['parking', 'garden'],
        },
      },
      {
        text: 'ਫੌਜ ਚੋਂ ਰਿਟਾਇਰ ਹੋ ਕੇ ਪਠਾਨਕੋਟ ਵਸਣ ਦਾ ਇਰਾਦਾ ਹੈ, ਸੱਤ ਅੱਠ ਮਰਲੇ ਦਾ ਮਕਾਨ ਚਾਹੀਦਾ',
        set: { property_type: 'house', city: 'Pathankot', size_sqft: between(1905.75, 2178) },
      },
      {
        text: 'ਰੂਪਨਗਰ ਵਿੱਚ ਕਿਰਾਏ ਵਾਲਾ ਕਮਰਾ ਬਾਥਰੂਮ ਨਾਲ ਹੋਵੇ ਤਿੰਨ ਹਜ਼ਾਰ ਤੋਂ ਥੱਲੇ',
        set: { transaction_type: 'rent', city: 'Rupnagar', price: upTo(3000) },
      },
      {
        text: 'ਮੈਂ ਤੇ ਮੇਰੀ ਘਰਵਾਲੀ ਸੋਚਦੇ ਹਾਂ ਕਿ ਹੁਣ ਆਪਣਾ ਫਲੈਟ ਲੈ ਲਈਏ, ਡੇਰਾਬੱਸੀ ਠੀਕ ਰਹੂ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Dera Bassi' },
      },
      {
        text: 'ਕੋਈ ਸਸਤਾ ਕਮਰਾ ਦੱਸੋ ਜਲੰਧਰ ਬੱਸ ਸਟੈਂਡ ਦੇ ਨੇੜੇ, ਚਾਰ ਪੰਜ ਹਜ਼ਾਰ ਵਿੱਚ',
        set: { city: 'Jalandhar', price: between(4000, 5000) },
      },
      {
        text: 'ਸਾਡਾ ਬਜਟ ਅੱਸੀ ਲੱਖ ਦਾ ਹੈ, ਪਟਿਆਲੇ ਅਰਬਨ ਅਸਟੇਟ ਵਿੱਚ ਕੋਠੀ ਮਿਲ ਜਾਏਗੀ ਕਿ ਨਹੀਂ',
        set: { property_type: 'house', city: 'Patiala', area: 'Urban Estate', price: upTo(8000000) },
      },
      {
        text: 'ਤਿੰਨ ਭਰਾਵਾਂ ਦਾ ਸਾਂਝਾ ਟੱਬਰ ਏ, ਵੱਡਾ ਮਕਾਨ ਚਾਹੀਦਾ ਕਿਰਾਏ ਤੇ ਛੇ ਕਮਰਿਆਂ ਵਾਲਾ ਹੁਸ਼ਿਆਰਪੁਰ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hoshiarpur', bedrooms: exactly(6) },
      },
      {
        text: 'ਇੱਕ ਏਕੜ ਤੋਂ ਵੱਧ ਜ਼ਮੀਨ ਵੇਖੋ ਸਮਰਾਲੇ ਵੱਲ, ਸੜਕ ਤੇ ਲੱਗਦੀ ਹੋਵੇ',
        set: { property_type: 'land', city: 'Samrala', size_sqft: atLeast(43560) },
      },
      {
        text: 'ਮੈਂ ਇਕੱਲਾ ਹੀ ਰਹਿਣਾ, ਸਟੂਡੀਓ ਫਲੈਟ ਵੀ ਚੱਲੇਗਾ, ਮੋਹਾਲੀ, ਕਿਰਾਇਆ ਪੰਦਰਾਂ ਤੱਕ',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Mohali', price: upTo(15000) },
      },
      {
        text: 'ਗਰਮੀਆਂ ਵਿੱਚ ਬੜਾ ਔਖਾ ਹੁੰਦਾ ਏ ਸੋ ਏਸੀ ਵਾਲਾ ਕਮਰਾ ਕਿਰਾਏ ਤੇ ਲੱਭੋ ਬਠਿੰਡੇ',
        set: { transaction_type: 'rent', city: 'Bathinda', amenities: ['air_conditioning'] },
      },
      {
        text: 'ਚੰਡੀਗੜ੍ਹ ਸੈਕਟਰ ਅਠੱਤੀ ਵਿੱਚ ਉਪਰਲੀ ਮੰਜ਼ਿਲ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦੀ ਆ ਦੋ ਕਮਰੇ ਵਾਲੀ ਅਠਾਰਾਂ ਹਜ਼ਾਰ ਤੱਕ',
        set: {
          transaction_type: 'rent',
          city: 'Chandigarh',
          area: 'Sector 38',
          price: upTo(18000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'ਲੁਧਿਆਣੇ ਦੁੱਗਰੀ ਵਿੱਚ ਸੌ ਗਜ਼ ਦਾ ਬਣਿਆ ਮਕਾਨ ਵਿਕਾਊ ਦੱਸੋ, ਪੰਜਾਹ ਪਚਵੰਜਾ ਲੱਖ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Dugri',
          price: between(5000000, 5500000),
          size_sqft: atLeast(900),
        },
      },
      {
        text: 'ਮਾਪਿਆਂ ਲਈ ਸ਼ਾਂਤ ਇਲਾਕੇ ਵਿੱਚ ਘਰ ਚਾਹੀਦਾ, ਨੰਗਲ ਜਾਂ ਅਨੰਦਪੁਰ ਸਾਹਿਬ',
        set: { property_type: 'house', city: 'Nangal' },
      },
      {
        text: 'ਫਲੈਟ ਮੁੱਲ ਲੈਣਾ ਏ ਪਰ ਦੋ ਬੈੱਡਰੂਮ ਤੋਂ ਵੱਡਾ ਨਹੀਂ, ਜ਼ੀਰਕਪੁਰ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Zirakpur', bedrooms: upTo(2) },
      },
      {
        text: 'ਕਿਰਾਏ ਦੀ ਕੋਠੀ ਹੋਵੇ ਜਿਸ ਵਿੱਚ ਸਕਿਓਰਿਟੀ ਗਾਰਡ ਹੋਵੇ ਤੇ ਜਨਰੇਟਰ ਹੋਵੇ, ਅੰਮ੍ਰਿਤਸਰ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Amritsar',
          amenities: ['security', 'power_backup'],
        },
      },
      {
        text: 'ਧੂਰੀ ਸ਼ਹਿਰ ਵਿੱਚ ਪੰਜ ਮਰਲੇ ਜਗ੍ਹਾ ਲੈਣੀ ਹੈ ਮਕਾਨ ਪਾਉਣ ਲਈ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Dhuri', size_sqft: atLeast(1361.25) },
      },
      {
        text: 'ਜੇ ਵੀਹ ਹਜ਼ਾਰ ਵਿੱਚ ਪੰਚਕੂਲਾ ਸੈਕਟਰ ਪੰਦਰਾਂ ਵਿੱਚ ਦੋ ਕਮਰੇ ਮਿਲਣ ਕਿਰਾਏ ਤੇ ਤਾਂ ਗੱਲ ਬਣੇ',
        set: {
          transaction_type: 'rent',
          city: 'Panchkula',
          area: 'Sector 15',
          price: upTo(20000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'ਬਿਨਾਂ ਫਰਨੀਚਰ ਦੇ ਖਾਲੀ ਫਲੈਟ ਚਾਹੀਦਾ ਕਿਰਾਏ ਤੇ, ਖਰੜ, ਨੌਂ ਹਜ਼ਾਰ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kharar',
          price: upTo(9000),
          amenities: ['unfurnished'],
        },
      },
      {
        text: 'ਮੈਨੂੰ ਫ਼ਿਰੋਜ਼ਪੁਰ ਸ਼ਹਿਰ ਵਿੱਚ ਕਿਰਾਏ ਤੇ ਰਹਿਣ ਲਈ ਮਕਾਨ ਚਾਹੀਦਾ ਹੈ ਜਿਸ ਵਿੱਚ ਦੋ ਬੈੱਡਰੂਮ ਹੋਣ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Firozpur', bedrooms: exactly(2) },
      },
      {
        text: 'ਲੁਧਿਆਣੇ ਦੇ ਗਿੱਲ ਰੋਡ ਤੇ ਸੱਠ ਗਜ਼ ਵਾਲਾ ਛੋਟਾ ਘਰ ਖਰੀਦਣਾ ਹੈ ਪੈਂਤੀ ਲੱਖ ਤੋਂ ਥੱਲੇ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Gill Road',
          price: upTo(3500000),
          size_sqft: atLeast(540),
        },
      },
      {
        text: 'ਇਹੋ ਜਿਹਾ ਫਲੈਟ ਲੱਭੋ ਜੀ ਜਿਹੜਾ ਦਸਵੀਂ ਮੰਜ਼ਿਲ ਤੋਂ ਉੱਪਰ ਹੋਵੇ ਤੇ ਲਿਫਟ ਦੋ ਹੋਣ, ਜ਼ੀਰਕਪੁਰ',
        set: { property_type: 'apartment', city: 'Zirakpur', amenities: ['lift'] },
      },
      {
        text: 'ਮੈਨੂੰ ਤਾਂ ਉਹ ਘਰ ਚਾਹੀਦਾ ਜਿੱਥੇ ਕੁੱਤਾ ਰੱਖਣ ਦੀ ਮਨਾਹੀ ਨਾ ਹੋਵੇ, ਪੰਚਕੂਲਾ, ਕਿਰਾਏ ਤੇ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Panchkula',
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'ਕੀ ਅੰਮ੍ਰਿਤਸਰ ਦੇ ਗ੍ਰੀਨ ਐਵੇਨਿਊ ਵਿੱਚ ਤਿੰਨ ਕਰੋੜ ਤੱਕ ਕੋਈ ਕੋਠੀ ਵਿਕਾਊ ਹੈ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Amritsar',
          area: 'Green Avenue',
          price: upTo(30000000),
        },
      },
      {
        text: 'ਸਾਡੀ ਕੰਪਨੀ ਦੇ ਮੁਲਾਜ਼ਮਾਂ ਲਈ ਤਿੰਨ ਬੈੱਡਰੂਮ ਦਾ ਫਰਨਿਸ਼ਡ ਫਲੈਟ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ, ਮੋਹਾਲੀ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          bedrooms: exactly(3),
          amenities: ['furnished'],
        },
      },
      {
        text: 'ਹੈਲੋ, ਮੈਂ ਅਤੇ ਮੇਰੇ ਦੋ ਦੋਸਤ ਚੰਡੀਗੜ੍ਹ ਆ ਰਹੇ ਹਾਂ ਅਤੇ ਸਾਨੂੰ ਤਿੰਨ ਬੈੱਡਰੂਮ ਵਾਲੀ ਰਿਹਾਇਸ਼ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦੀ ਹੈ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Chandigarh', bedrooms: exactly(3) },
      },
      {
        text: 'ਮੈਨੂੰ ਮੋਗਾ ਸ਼ਹਿਰ ਵਿੱਚ ਆਪਣਾ ਘਰ ਬਣਾਉਣ ਲਈ ਛੇ ਮਰਲੇ ਦਾ ਪਲਾਟ ਖਰੀਦਣਾ ਹੈ, ਬਾਰਾਂ ਲੱਖ ਤੱਕ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Moga',
          price: upTo(1200000),
          size_sqft: atLeast(1633.5),
        },
      },
      {
        text: 'ਇੱਕ ਜਾਂ ਦੋ ਕਮਰਿਆਂ ਦਾ ਫਲੈਟ ਹੋਵੇ, ਸੁਸਾਇਟੀ ਗੇਟ ਵਾਲੀ ਹੋਵੇ, ਮੋਹਾਲੀ ਸੈਕਟਰ ਇਕੱਤਰ',
        set: {
          property_type: 'apartment',
          city: 'Mohali',
          area: 'Sector 71',
          bedrooms: between(1, 2),
          amenities: ['gated_community'],
        },
      },
      {
        text: 'ਪਠਾਨਕੋਟ ਤੋਂ ਬਦਲੀ ਹੋ ਕੇ ਜਲੰਧਰ ਆਏ ਹਾਂ, ਇੱਥੇ ਕਿਰਾਏ ਦਾ ਘਰ ਚਾਹੀਦਾ ਦਸ ਹਜ਼ਾਰ ਵਿੱਚ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Jalandhar', price: upTo(10000) },
      },
      {
        text: 'ਮੈਨੂੰ ਖੁੱਲ੍ਹੀ ਪਾਰਕਿੰਗ ਤੇ ਕਲੱਬ ਹਾਊਸ ਵਾਲੀ ਸੁਸਾਇਟੀ ਵਿੱਚ ਫਲੈਟ ਲੱਭੋ, ਲੁਧਿਆਣਾ, ਇੱਕ ਕਰੋੜ',
        set: {
          property_type: 'apartment',
          city: 'Ludhiana',
          price: upTo(10000000),
          amenities: ['parking', 'clubhouse'],
        },
      },
    ],
  },
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'veerji ludhiane vich koi sohna jeha flat hai ge rent lyi? 2bhk',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Ludhiana', bedrooms: exactly(2) },
      },
      {
        text: 'asin do jane haan sirf, ik kamra rasoi kafi hai, kiraya 4000 ton thalle, rajpura',
        set: { transaction_type: 'rent', city: 'Rajpura', price: upTo(4000), bedrooms: exactly(1) },
      },
      {
        text: 'menu dasso g mohali sec 82 ch koi makaan vikaau hai',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mohali', area: 'Sector 82' },
      },
      {
        text: 'main soch rahi si ki je jalandhar cantt vich koi kothi kiraye te mil jandi taan changa hunda',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Jalandhar Cantt' },
      },
      {
        text: 'kharar landran road flat 3bhk buy krna 45 lac tk',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kharar Landran Road',
          price: upTo(4500000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'papa ji lyi sangrur vich makan lena ground floor wala 20-25 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Sangrur',
          price: between(2000000, 2500000),
        },
      },
      {
        text: 'amritsar ranjit avenue block b vich sada 200 gaj da plot hove ta dso',
        set: { property_type: 'land', city: 'Amritsar', area: 'Ranjit Avenue', size_sqft: atLeast(1800) },
      },
      {
        text: 'kiraye da ghar labh rahe aan 3 mahine ton, patiala urban estate, kuttae vi rakhe hoye ne',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Patiala',
          area: 'Urban Estate',
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'sanu koi aisi society das deo jithe gym te swimming pool dono hon, new chandigarh',
        set: { area: 'Mullanpur', amenities: ['gym', 'swimming_pool'] },
      },
      {
        text: 'flat chahida par pehli shart lift honi chahidi, budget 60 lakh, panchkula',
        set: { property_type: 'apartment', city: 'Panchkula', price: upTo(6000000), amenities: ['lift'] },
      },
      {
        text: 'do bedroom drawing room rasoi te ik lobby wala set chahida khanne',
        set: { city: 'Khanna', bedrooms: exactly(2) },
      },
      {
        text: 'bai ji mere munde da viah a aggle mahine ohde lyi flat chahida 2bhk zirakpur kiraye te',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Zirakpur', bedrooms: exactly(2) },
      },
      {
        text: 'koi vi makan jo 40 lakh ton ghat hove te 6 marle ton vadda hove jalandhar',
        set: { property_type: 'house', city: 'Jalandhar', price: upTo(4000000), size_sqft: atLeast(1633.5) },
      },
      {
        text: 'rehan nu thaan labh deo ji chandigarh sector 45 ch, 10 ku hazaar kiraya',
        set: { transaction_type: 'rent', city: 'Chandigarh', area: 'Sector 45', price: upTo(10000) },
      },
      {
        text: 'zamin leni a do ku kille nabha kol',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Nabha', size_sqft: atLeast(87120) },
      },
      {
        text: 'assi soch rahe haan kothi kharid laiye hoshiarpur, garden wali, 1 crore tak',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Hoshiarpur',
          price: upTo(10000000),
          amenities: ['garden'],
        },
      },
      {
        text: 'ghar lab rahi haan mohali phase 3b2 ch ground floor kiraye layi',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mohali', area: 'Phase 3B2' },
      },
      {
        text: 'sasta jeha flat lo budget walon lyi 15 lakh, kharar ya banur',
        set: { property_type: 'apartment', city: 'Kharar', price: upTo(1500000) },
      },
      {
        text: 'ludhiana dugri vich 150 gaj di kothi 75 lakh de andar khareedni',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Dugri',
          price: upTo(7500000),
          size_sqft: atLeast(1350),
        },
      },
      {
        text: 'sat sri akal ji, mainu mohali ch ik 3 bedroom di kothi di lorh hai kiraye te, budget 40 hazar',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Mohali',
          price: upTo(40000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'flat dikhao zirakpur de jehde 35 ton 45 lakh vich hon',
        set: { property_type: 'apartment', city: 'Zirakpur', price: between(3500000, 4500000) },
      },
      {
        text: 'mere kol ik choti family aa, 2 kamre wala set hove, parking hove, kiraya 9 hazaar tak, khanna',
        set: {
          transaction_type: 'rent',
          city: 'Khanna',
          price: upTo(9000),
          bedrooms: exactly(2),
          amenities: ['parking'],
        },
      },
      {
        text: 'main plot khareed ke ghar pauna chahunda, 8 marle, rajpura',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Rajpura', size_sqft: atLeast(2178) },
      },
      {
        text: 'kujh affordable jeha labho na bathinda ch rent lyi',
        set: { transaction_type: 'rent', city: 'Bathinda' },
      },
      {
        text: 'asi nawe viahe aan te saanu 1 bhk furnished chahida chandigarh sec 34',
        set: { city: 'Chandigarh', area: 'Sector 34', bedrooms: exactly(1), amenities: ['furnished'] },
      },
      {
        text: 'jo vi kothi vikdi hove sector 70 mohali 200 gaj to utte, dso',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Mohali',
          area: 'Sector 70',
          size_sqft: atLeast(1800),
        },
      },
      {
        text: 'ambala cantt vich ghar chahida ji 2-3 kamreyan da kiraye te',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ambala', bedrooms: between(2, 3) },
      },
      {
        text: '1 crore de budget vich ludhiana vich kothi mil sakdi aa? 4 bedroom',
        set: { property_type: 'house', city: 'Ludhiana', price: upTo(10000000), bedrooms: exactly(4) },
      },
      {
        text: 'mere mummy daddy layi ground floor te makaan chahida nawanshahr, 45 lakh de ander',
        set: { property_type: 'house', city: 'Nawanshahr', price: upTo(4500000) },
      },
      {
        text: 'pind di zameen vech ke hun shehar ch kothi leni aa, ludhiana, dhai crore tak',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Ludhiana', price: upTo(25000000) },
      },
      {
        text: 'ohna nu patiale 2 kamre chahide kiraye te, ohna da budget 7000 aa',
        set: { transaction_type: 'rent', city: 'Patiala', price: upTo(7000), bedrooms: exactly(2) },
      },
      {
        text: 'veere ik flat dekh mohali ch jithe gym hove te pool v hove, 1.2 cr tak',
        set: {
          property_type: 'apartment',
          city: 'Mohali',
          price: upTo(12000000),
          amenities: ['gym', 'swimming_pool'],
        },
      },
      {
        text: 'hanji main gurpreet bol rehi aan, mainu kharar ch 3bhk flat purchase karna',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Kharar', bedrooms: exactly(3) },
      },
      {
        text: '5-6 marle da bania makaan, amritsar chheharta, 25 lakh',
        set: {
          property_type: 'house',
          city: 'Amritsar',
          area: 'Chheharta',
          price: upTo(2500000),
          size_sqft: between(1361.25, 1633.5),
        },
      },
      {
        text: 'bas rehan jogi jagah hove, sirf 3500 de sakdi aan mahine da, nabha',
        set: { city: 'Nabha', price: upTo(3500) },
      },
      {
        text: 'sada sara tabbar 8 jane aan te 4 kamre ton ghat kam ni chalna, jagraon, kiraye te',
        set: { transaction_type: 'rent', city: 'Jagraon', bedrooms: atLeast(4) },
      },
      {
        text: 'flat lena hai kharar ch par ground floor na hove, 2bhk, 30 lakh de nede',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kharar',
          price: upTo(3000000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'koi independent ghar hai ji panchkula ch? rent 35 hazar tak de dange',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Panchkula', price: upTo(35000) },
      },
      {
        text: 'zameen chahidi kheti layi malerkotla lage 3 kille',
        set: { property_type: 'land', city: 'Malerkotla', size_sqft: atLeast(130680) },
      },
      {
        text: 'mainu tan bas parking te lift wala flat chahida baki sab chalu, mohali',
        set: { property_type: 'apartment', city: 'Mohali', amenities: ['parking', 'lift'] },
      },
      {
        text: 'dasuya ch makan labho ji, vikau, 20 lakh',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Dasuya', price: upTo(2000000) },
      },
      {
        text: 'chandigarh sector 15 ch pg nahi pura flat chahida, 2 kamre',
        set: { property_type: 'apartment', city: 'Chandigarh', area: 'Sector 15', bedrooms: exactly(2) },
      },
      {
        text: 'office mohali ch aa ess layi ghar v othe nede chahida, rent 18k',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mohali', price: upTo(18000) },
      },
      {
        text: 'ji mainu koi 2 bedroom da furnished flat das sakde ho rent layi near sector 17 chandigarh',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chandigarh',
          area: 'Sector 17',
          bedrooms: exactly(2),
          amenities: ['furnished'],
        },
      },
      {
        text: 'budget mera 22 lakh hai, is vich 4 marle da ghar mil sakda kapurthala?',
        set: { property_type: 'house', city: 'Kapurthala', price: upTo(2200000), size_sqft: atLeast(1089) },
      },
      {
        text: 'nakodar ya phillaur vich 10 marle plot, sasta hove',
        set: { property_type: 'land', city: 'Nakodar', size_sqft: atLeast(2722.5) },
      },
      {
        text: 'kothi chahidi nave sire ton bani hoyi, 250 gaj, ludhiana pakhowal road, 2 crore ton vadh nahi',
        set: {
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Pakhowal Road',
          price: upTo(20000000),
          size_sqft: atLeast(2250),
        },
      },
      {
        text: 'rent te ghar labhna mohali ch bada aukha, tusi 15 hazar ch koi das do',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mohali', price: upTo(15000) },
      },
      {
        text: 'do mahine baad viah aa, us ton pehla flat lena kiraye da zirakpur, 2 kamre',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Zirakpur', bedrooms: exactly(2) },
      },
      {
        text: 'pg ni chahida, apna alag room kitchen chahida patiala ch 5 hazaar tak',
        set: { city: 'Patiala', price: upTo(5000) },
      },
      {
        text: 'raikot kol 2 kille zameen kharidni, 30 lakh kille tak',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Raikot', size_sqft: atLeast(87120) },
      },
      {
        text: 'sunam ch 3 kamre wala makaan kiraye te, 6 hazar',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Sunam',
          price: upTo(6000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'kothi labho jalandhar vich jithe lift lagi hove, maa baap bazurg ne',
        set: { property_type: 'house', city: 'Jalandhar', amenities: ['lift'] },
      },
      {
        text: 'flat chahida without broker, mohali sector 88, 3bhk, 90 lakh',
        set: {
          property_type: 'apartment',
          city: 'Mohali',
          area: 'Sector 88',
          price: upTo(9000000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'jalandhar urban estate phase 2 ch 10 marle kothi rent te, 35 hazar tak',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Jalandhar',
          area: 'Urban Estate Phase 2',
          price: upTo(35000),
          size_sqft: atLeast(2722.5),
        },
      },
      {
        text: 'mainu 1bhk chahida zirakpur ch, 8-9 hazar, bachelor haan',
        set: { city: 'Zirakpur', price: between(8000, 9000), bedrooms: exactly(1) },
      },
      {
        text: 'ghar da sauda karna, patiala ch 50 lakh tak kothi labho',
        set: { property_type: 'house', city: 'Patiala', price: upTo(5000000) },
      },
      {
        text: 'vadia society ch 3bhk, club house te pool vi hove, new chandigarh',
        set: { area: 'Mullanpur', bedrooms: exactly(3), amenities: ['clubhouse', 'swimming_pool'] },
      },
      {
        text: 'do kanal di kothi chahidi sahnewal lage',
        set: { property_type: 'house', area: 'Sahnewal', size_sqft: atLeast(10890) },
      },
      {
        text: 'ik lakh mahina tak di kothi rent te chahida ludhiana sarabha nagar',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Sarabha Nagar',
          price: upTo(100000),
        },
      },
      {
        text: 'hello ji mohali airport kol plot hai koi 100 gaj da 50 lakh tak',
        set: { property_type: 'land', city: 'Mohali', price: upTo(5000000), size_sqft: atLeast(900) },
      },
      {
        text: 'semi furnished hove te balcony wala, 2 bhk, rent, sector 20 panchkula',
        set: {
          transaction_type: 'rent',
          city: 'Panchkula',
          area: 'Sector 20',
          bedrooms: exactly(2),
          amenities: ['semi_furnished', 'balcony'],
        },
      },
    ],
  },
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'ਮੈਨੂੰ ਇੱਕ independent kothi ਚਾਹੀਦੀ ਹੈ with garden, Mohali ਵਿੱਚ, budget 2 crore',
        set: { property_type: 'house', city: 'Mohali', price: upTo(20000000), amenities: ['garden'] },
      },
      {
        text: '2 BHK fully furnished ਫਲੈਟ on rent ਚਾਹੀਦਾ near Elante, ਚੰਡੀਗੜ੍ਹ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chandigarh',
          bedrooms: exactly(2),
          amenities: ['furnished'],
        },
      },
      {
        text: 'Is there any plot available ਡੇਰਾਬੱਸੀ ਵਿੱਚ 100 gaj da?',
        set: { property_type: 'land', city: 'Dera Bassi', size_sqft: atLeast(900) },
      },
      {
        text: 'Actually ਅਸੀਂ family ਹਾਂ, 3 bedroom house for rent ਲੱਭ ਰਹੇ ਹਾਂ Ludhiana BRS Nagar',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Ludhiana',
          area: 'BRS Nagar',
          bedrooms: exactly(3),
        },
      },
      {
        text: 'please show me ਜਲੰਧਰ ਵਿੱਚ ready to move apartments under ਅੱਸੀ ਲੱਖ',
        set: { property_type: 'apartment', city: 'Jalandhar', price: upTo(8000000) },
      },
      {
        text: 'mainu purchase karna hai 4 marle da house, location Amritsar, price ਪੈਂਤੀ lakh max',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Amritsar',
          price: upTo(3500000),
          size_sqft: atLeast(1089),
        },
      },
      {
        text: 'ਮੈਂ looking for ਇੱਕ furnished room on rent ਲੁਧਿਆਣਾ PAU ਕੋਲ',
        set: { transaction_type: 'rent', city: 'Ludhiana', amenities: ['furnished'] },
      },
      {
        text: 'Sir ਮੈਨੂੰ plot ਚਾਹੀਦਾ 5 marla, location Kharar-Landran road, budget 18 lakh',
        set: {
          property_type: 'land',
          area: 'Kharar Landran Road',
          price: upTo(1800000),
          size_sqft: atLeast(1361.25),
        },
      },
      {
        text: 'Family ਲਈ independent house want ਕਰਦੇ ਹਾਂ in Patiala, 4 bedrooms minimum',
        set: { property_type: 'house', city: 'Patiala', bedrooms: atLeast(4) },
      },
      {
        text: 'ਕੋਈ good 2bhk flat ਦੱਸੋ with lift and power backup, Zirakpur, sale',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Zirakpur',
          bedrooms: exactly(2),
          amenities: ['lift', 'power_backup'],
        },
      },
      {
        text: 'Please help me find ਇੱਕ apartment ਜਿਸ ਵਿੱਚ gym ਤੇ swimming pool ਹੋਵੇ, Mohali',
        set: { property_type: 'apartment', city: 'Mohali', amenities: ['gym', 'swimming_pool'] },
      },
      {
        text: 'ਸਾਨੂੰ semi-furnished floor ਚਾਹੀਦਾ on rent in Panchkula sector 12, 30k budget',
        set: {
          transaction_type: 'rent',
          city: 'Panchkula',
          area: 'Sector 12',
          price: upTo(30000),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'my son ਲਈ 1 room set near LPU Phagwara ਕਿਰਾਏ ਤੇ',
        set: { transaction_type: 'rent', city: 'Phagwara', bedrooms: exactly(1) },
      },
      {
        text: 'Commercial ਨਹੀਂ residential plot ਚਾਹੀਦਾ Bathinda ਵਿੱਚ 150 gaj',
        set: { property_type: 'land', city: 'Bathinda', size_sqft: atLeast(1350) },
      },
      {
        text: 'Hi ਮੈਂ NRI ਹਾਂ Canada ਤੋਂ, Jalandhar ਵਿੱਚ ਇੱਕ ਵਧੀਆ villa buy ਕਰਨਾ, 3 crore ਤੱਕ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jalandhar', price: upTo(30000000) },
      },
      {
        text: 'kindly ਇੱਕ 3BHK ਦੱਸੋ ਜੋ gated ਹੋਵੇ with security, Kharar, 50 lakh',
        set: {
          city: 'Kharar',
          price: upTo(5000000),
          bedrooms: exactly(3),
          amenities: ['gated_community', 'security'],
        },
      },
      {
        text: 'ਕੋਈ house under 10k rent ਤੇ available ਹੈ Sangrur ਵਿੱਚ?',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Sangrur', price: upTo(10000) },
      },
      {
        text: 'ਮੈਨੂੰ duplex ਚਾਹੀਦਾ 4BHK, Ludhiana South City, ਬਜਟ 2.5 crore',
        set: {
          property_type: 'house',
          city: 'Ludhiana',
          area: 'South City',
          price: upTo(25000000),
          bedrooms: exactly(4),
        },
      },
      {
        text: 'Any 2BHK ready to move ਫਲੈਟ in Mohali ਚਾਲੀ ਲੱਖ ਤੱਕ?',
        set: { property_type: 'apartment', city: 'Mohali', price: upTo(4000000), bedrooms: exactly(2) },
      },
      {
        text: 'wanted: ਕੋਠੀ on rent for doctor family, Amritsar, 3 bedrooms',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Amritsar', bedrooms: exactly(3) },
      },
      {
        text: 'Need ਇੱਕ spacious kothi with lawn & parking, ਪਟਿਆਲਾ, 1.5 crore',
        set: {
          property_type: 'house',
          city: 'Patiala',
          price: upTo(15000000),
          amenities: ['garden', 'parking'],
        },
      },
      {
        text: 'please ਮੇਰੇ parents ਲਈ ground floor flat on rent, Mohali sector 68, 20k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          area: 'Sector 68',
          price: upTo(20000),
        },
      },
      {
        text: 'ਮੈਨੂੰ land chahidi for farmhouse near Ludhiana, 1 acre, price ਅੱਸੀ ਲੱਖ',
        set: { property_type: 'land', city: 'Ludhiana', price: upTo(8000000), size_sqft: atLeast(43560) },
      },
      {
        text: 'ਸਾਨੂੰ 3 bedroom ਵਾਲਾ independent floor ਚਾਹੀਦਾ for purchase, Mohali, 1.1 crore',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mohali',
          price: upTo(11000000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'ਸਾਨੂੰ temporary 2 room set ਚਾਹੀਦਾ on rent in Rajpura, 7000 ਤੱਕ',
        set: { transaction_type: 'rent', city: 'Rajpura', price: upTo(7000), bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'answers to the last question, native',
    cases: [
      {
        text: 'ਦਸ ਬਾਰਾਂ ਹਜ਼ਾਰ ਤੱਕ ਦੇਖ ਲਵੋ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(10000, 12000) },
      },
      {
        text: 'ਘੱਟੋ ਘੱਟ ਤਿੰਨ ਤਾਂ ਹੋਣ ਹੀ',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { bedrooms: atLeast(3) },
      },
      {
        text: 'ਹੈਬੋਵਾਲ ਜਾਂ ਫਿਰ ਕਿਤੇ ਵੀ ਨੇੜੇ ਤੇੜੇ',
        asked: 'area',
        known: { city: 'Ludhiana' },
        set: { area: 'Haibowal' },
      },
      { text: 'ਮੁੱਲ ਦਾ ਜੀ', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'ਅੱਠ ਮਰਲੇ ਬਹੁਤ ਹੈ',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(2178) },
      },
      { text: 'ਸ੍ਰੀ ਮੁਕਤਸਰ ਸਾਹਿਬ', asked: 'city', set: { city: 'Muktsar' } },
      {
        text: 'ਕੋਈ ਖਾਸ ਨਹੀਂ ਜੋ ਮਿਲੇ ਠੀਕ ਹੈ',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
      {
        text: 'ਹੁਸ਼ਿਆਰਪੁਰ ਲਾਗੇ ਹੀ ਵੇਖੋ',
        asked: 'city',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { city: 'Hoshiarpur' },
      },
      {
        text: 'ਇੱਕ ਤੋਂ ਸਵਾ ਕਰੋੜ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(10000000, 12500000) },
      },
      {
        text: 'ਇੱਕੋ ਕਾਫ਼ੀ ਐ ਜੀ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(1) },
      },
      {
        text: 'ਕਿਰਾਏਦਾਰ ਬਣ ਕੇ ਰਹਾਂਗੇ',
        asked: 'transaction_type',
        known: { property_type: 'house' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'ਪਾਣੀ ਚੌਵੀ ਘੰਟੇ ਤੇ ਜਨਰੇਟਰ',
        asked: 'amenities',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { amenities: ['water_supply', 'power_backup'] },
      },
      {
        text: 'ਰਣਜੀਤ ਐਵੇਨਿਊ ਸਾਨੂੰ ਸੂਤ ਰਹੂ',
        asked: 'area',
        known: { city: 'Amritsar' },
        set: { area: 'Ranjit Avenue' },
      },
      {
        text: 'ਬਾਰਾਂ ਤੋਂ ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਵਿਚਕਾਰ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(12000, 15000) },
      },
      {
        text: 'ਪਹਿਲਾਂ ਤਾਂ ਮੋਹਾਲੀ ਹੀ ਵੇਖਾਂਗੇ',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { city: 'Mohali' },
      },
      {
        text: 'ਤਿੰਨ ਬੈੱਡਰੂਮ ਤੇ ਇੱਕ ਸਟੋਰ',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'ਲਿਫਟ ਤੇ ਗੱਡੀ ਖੜ੍ਹੀ ਕਰਨ ਦੀ ਥਾਂ',
        asked: 'amenities',
        known: { transaction_type: 'sale' },
        set: { amenities: ['lift', 'parking'] },
      },
      {
        text: 'ਹੱਦ ਦਸ ਹਜ਼ਾਰ, ਉਸ ਤੋਂ ਉੱਪਰ ਨਹੀਂ ਜਾਣਾ',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { price: upTo(10000) },
      },
      {
        text: 'ਜਿੰਨੇ ਹੋਣ ਓਨੇ ਥੋੜ੍ਹੇ ਪਰ ਚਾਰ ਤਾਂ ਲਾਜ਼ਮੀ',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: exactly(4) },
      },
      { text: 'ਅਸੀਂ ਤਾਂ ਜੀ ਮਾਨਸੇ ਚਾਹੁੰਦੇ ਆਂ', asked: 'city', set: { city: 'Mansa' } },
      {
        text: 'ਨਾ ਜੀ ਮੁੱਲ ਨਹੀਂ, ਭਾੜੇ ਤੇ',
        asked: 'transaction_type',
        known: { city: 'Ludhiana' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'ਕਰੋੜ ਤੋਂ ਘੱਟ ਹੀ ਵਿਖਾਇਓ',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { price: upTo(10000000) },
      },
      {
        text: 'ਇੱਕ ਨਾਲ ਵੀ ਸਾਰ ਲਵਾਂਗੇ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(1) },
      },
      {
        text: 'ਬੱਸ ਪਾਣੀ ਦੀ ਦਿੱਕਤ ਨਾ ਆਵੇ',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['water_supply'] },
      },
      {
        text: 'ਵੀਹਾਂ ਤੋਂ ਥੱਲੇ ਥੱਲੇ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      { text: 'ਬਸਤੀ ਗੁਜ਼ਾਂ ਨੇੜੇ', asked: 'area', known: { city: 'Jalandhar' }, set: { area: 'Basti Guzan' } },
      {
        text: 'ਅਸੀਂ ਤਾਂ ਖਰੀਦਾਂਗੇ',
        asked: 'transaction_type',
        known: { city: 'Moga' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'ਕੁਝ ਨਹੀਂ ਬੱਸ ਬਿਜਲੀ ਦਾ ਬੈਕਅੱਪ',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['power_backup'] },
      },
      { text: 'ਸੱਤ ਕੁ ਹਜ਼ਾਰ', asked: 'price', known: { transaction_type: 'rent' }, set: { price: upTo(7000) } },
      {
        text: 'ਕਰੋੜ ਡੇਢ ਕਰੋੜ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(10000000, 15000000) },
      },
      {
        text: 'ਤੀਹਾਂ ਤੱਕ ਹੋ ਜਾਵੇ ਤਾਂ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(3000000) },
      },
      { text: 'ਪਟਿਆਲੇ ਜਾਂ ਨਾਭੇ', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Patiala' } },
      {
        text: 'ਸਿਵਲ ਲਾਈਨਜ਼ ਤੋਂ ਦੂਰ ਨਾ ਹੋਵੇ',
        asked: 'area',
        known: { city: 'Ludhiana' },
        set: { area: 'Civil Lines' },
      },
      {
        text: 'ਤਿੰਨ ਹੋਣ ਤਾਂ ਵਧੀਆ ਨਹੀਂ ਤਾਂ ਦੋ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: between(2, 3) },
      },
      {
        text: 'ਪਾਰਕਿੰਗ ਤੋਂ ਬਿਨਾਂ ਨਹੀਂ ਚੱਲਣਾ',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking'] },
      },
      {
        text: 'ਬਾਲਕੋਨੀ ਹੋਵੇ, ਲਿਫਟ ਹੋਵੇ, ਬੱਸ',
        asked: 'amenities',
        known: { transaction_type: 'sale' },
        set: { amenities: ['balcony', 'lift'] },
      },
      {
        text: 'ਅੱਧਾ ਕਨਾਲ',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(2722.5) },
      },
      {
        text: 'ਮੁੱਲ ਲੈਣ ਦੀ ਗੁੰਜਾਇਸ਼ ਨਹੀਂ, ਕਿਰਾਏ ਤੇ',
        asked: 'transaction_type',
        known: { property_type: 'house' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'ਪੰਜਾਂ ਸੱਤਾਂ ਵਿੱਚ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(5000, 7000) },
      },
      {
        text: 'ਦੋ ਤਾਂ ਘੱਟੋ ਘੱਟ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: atLeast(2) },
      },
      {
        text: 'ਮੇਰੇ ਪੇਕੇ ਬਟਾਲੇ ਨੇ ਪਰ ਘਰ ਜਲੰਧਰ ਚਾਹੀਦਾ',
        asked: 'city',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house', city: 'Jalandhar' },
      },
      {
        text: 'ਬਵੰਜਾ ਲੱਖ ਤੋਂ ਨਹੀਂ ਟੱਪਣਾ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5200000) },
      },
      {
        text: 'ਲਿਫਟ ਮਿਲ ਜਾਵੇ ਹੋਰ ਕੁਝ ਨਹੀਂ',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift'] },
      },
    ],
  },
  {
    phenomenon: 'answers to the last question, latin',
    cases: [
      {
        text: '70 de andar andar',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7000000) },
      },
      {
        text: 'main taan bathinde rehna chauna',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Bathinda' },
      },
      {
        text: 'koi vi chalu flat hove bhave kothi',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'khareedna nahi ji kiraye te',
        asked: 'transaction_type',
        known: { city: 'Mohali' },
        set: { transaction_type: 'rent' },
      },
      {
        text: '2 vadde kamre',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2) },
      },
      { text: 'pata nahi tusi dasso', asked: 'area', known: { city: 'Jalandhar' }, any: ['area'] },
      {
        text: 'model town ja fer sarabha nagar',
        asked: 'area',
        known: { city: 'Ludhiana' },
        set: { area: 'Model Town' },
      },
      {
        text: 'pandra hazar ton upar nahi',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      {
        text: 'kothi hi leni a',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      {
        text: 'tin char',
        asked: 'bedrooms',
        known: { property_type: 'house' },
        set: { bedrooms: between(3, 4) },
      },
      {
        text: 'flat theek rahega',
        asked: 'property_type',
        known: { city: 'Mohali' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'sava crore max',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
      },
      {
        text: '200 gaj toh 250 gaj',
        asked: 'size_sqft',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { size_sqft: between(1800, 2250) },
      },
      {
        text: 'koi vi na hove tan vi chalu',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
      { text: 'phase 5 ja 7', asked: 'area', known: { city: 'Mohali' }, set: { area: 'Phase 5' } },
      {
        text: 'budget ta 60-65 da hai',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(6000000, 6500000) },
      },
      {
        text: 'parking naal sar jau',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking'] },
      },
      {
        text: 'ik kanal to ghat nahi',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(5445) },
      },
      {
        text: 'das hazar tak hi hai sade kol',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(10000) },
      },
      {
        text: '4 to ghat bilkul ni',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: atLeast(4) },
      },
      {
        text: 'nawanshehar',
        asked: 'city',
        known: { transaction_type: 'sale' },
        set: { city: 'Nawanshahr' },
      },
      {
        text: 'ghar e theek aa',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
      {
        text: 'jinne v hon',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house' },
        any: ['bedrooms'],
      },
      {
        text: '50 da budget aa',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5000000) },
      },
      {
        text: '3 kamre te ik drawing room',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(3) },
      },
      { text: 'kise vi area ch hove chalu', asked: 'area', known: { city: 'Amritsar' }, any: ['area'] },
      {
        text: '25 tak chal jau',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(25000) },
      },
      { text: 'sector 15 ya 16', asked: 'area', known: { city: 'Chandigarh' }, set: { area: 'Sector 15' } },
      { text: 'main ropar to haan te ludhiana labhda haan', asked: 'city', set: { city: 'Ludhiana' } },
    ],
  },
  {
    phenomenon: 'answers to the last question, mixed',
    cases: [
      {
        text: 'around ਅਠਾਰਾਂ thousand',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18000) },
      },
      {
        text: 'ਸਿਰਫ AC ਤੇ parking',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['air_conditioning', 'parking'] },
      },
      {
        text: 'mostly ਮੋਹਾਲੀ side',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Mohali' },
      },
      { text: 'I want to ਖਰੀਦਣਾ', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'any ਚੱਲੂ', asked: 'property_type', known: { transaction_type: 'rent' }, any: ['property_type'] },
      {
        text: 'minimum ਸੌ ਗਜ਼',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(900) },
      },
      {
        text: 'not more than ਪੰਜਾਹ ਲੱਖ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5000000) },
      },
    ],
  },
  {
    phenomenon: 'changes, takings back, anything will do, native',
    cases: [
      {
        text: 'ਲੁਧਿਆਣਾ ਰਹਿਣ ਦਿਓ, ਖੰਨਾ ਵੇਖੋ',
        known: { transaction_type: 'rent', city: 'Ludhiana' },
        set: { city: 'Khanna' },
      },
      {
        text: 'ਤਿੰਨ ਨਹੀਂ ਦੋ ਬੈੱਡਰੂਮ ਕਿਹਾ ਸੀ ਮੈਂ',
        known: { transaction_type: 'rent', bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'ਬਜਟ ਥੋੜ੍ਹਾ ਵਧਾ ਕੇ ਪੱਚੀ ਹਜ਼ਾਰ ਕਰ ਲਓ',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      { text: 'ਲਿਫਟ ਨਾ ਵੀ ਹੋਵੇ ਤਾਂ ਚੱਲੂ', known: { amenities: ['lift', 'parking'] }, drop: ['lift'] },
      {
        text: 'ਕੋਠੀ ਦੀ ਥਾਂ ਪਲਾਟ ਵੇਖ ਲੈਂਦੇ ਹਾਂ',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { property_type: 'land' },
      },
      {
        text: 'ਹੁਣ ਖਰੀਦਣ ਦਾ ਮਨ ਨਹੀਂ, ਕਿਰਾਏ ਤੇ ਹੀ ਲੈ ਲੈਂਦੇ ਹਾਂ',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { transaction_type: 'rent' },
      },
      { text: 'ਇਲਾਕਾ ਕੋਈ ਵੀ ਹੋਵੇ ਸਾਨੂੰ ਫ਼ਰਕ ਨਹੀਂ ਪੈਂਦਾ', asked: 'area', known: { city: 'Mohali' }, any: ['area'] },
      {
        text: 'ਸ਼ਹਿਰ ਬਦਲ ਦਿਓ ਜੀ, ਫਗਵਾੜਾ ਕਰ ਦਿਓ',
        known: { transaction_type: 'rent', city: 'Jalandhar' },
        set: { city: 'Phagwara' },
      },
      {
        text: 'ਕਮਰੇ ਦੋ ਨਹੀਂ ਚਾਰ ਚਾਹੀਦੇ',
        known: { city: 'Mohali', bedrooms: exactly(2) },
        set: { bedrooms: exactly(4) },
      },
      {
        text: 'ਬਾਗ਼ ਵਾਲੀ ਸ਼ਰਤ ਛੱਡ ਦਿਓ',
        known: { property_type: 'house', amenities: ['garden'] },
        drop: ['garden'],
      },
      { text: 'ਪੈਸਿਆਂ ਦੀ ਟੈਂਸ਼ਨ ਨਾ ਲਓ', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'ਮਾਫ਼ ਕਰਨਾ, ਮੇਰਾ ਬਜਟ ਵੀਹ ਹਜ਼ਾਰ ਹੈ',
        known: { transaction_type: 'rent', price: upTo(15000) },
        set: { price: upTo(20000) },
      },
      {
        text: 'ਕਿਰਪਾ ਕਰਕੇ ਜਲੰਧਰ ਵਿੱਚ ਖੋਜ ਕਰੋ',
        known: { city: 'Ludhiana', bedrooms: exactly(2) },
        set: { city: 'Jalandhar' },
      },
      {
        text: 'ਦਰਅਸਲ ਮੈਨੂੰ ਚਾਰ ਬੈੱਡਰੂਮ ਚਾਹੀਦੇ ਹਨ',
        known: { property_type: 'apartment', bedrooms: exactly(3) },
        set: { bedrooms: exactly(4) },
      },
      {
        text: 'ਫਰਨੀਚਰ ਵਾਲੀ ਗੱਲ ਹਟਾ ਦਿਓ, ਸਾਡੇ ਕੋਲ ਆਪਣਾ ਹੈ',
        known: { amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'ਕਿਰਾਏ ਦੀ ਥਾਂ ਮੁੱਲ ਲੈ ਲਈਏ ਤਾਂ ਚੰਗਾ ਰਹੂ',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'ਤਿੰਨਾਂ ਦੀ ਬਜਾਏ ਦੋ ਕਮਰੇ ਕਰ ਲਓ',
        known: { transaction_type: 'rent', city: 'Patiala', bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'ਸੱਠ ਤੋਂ ਸੱਤਰ ਕਰ ਦਿਓ ਬਜਟ',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      { text: 'ਖੰਨੇ ਨਾਲੋਂ ਲੁਧਿਆਣਾ ਠੀਕ ਰਹੂ', known: { city: 'Khanna' }, set: { city: 'Ludhiana' } },
      {
        text: 'ਫਲੈਟ ਨਹੀਂ ਸਾਨੂੰ ਆਪਣੀ ਛੱਤ ਵਾਲਾ ਘਰ ਚਾਹੀਦਾ',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'ਚਾਰ ਬੈੱਡਰੂਮ ਮਿਲਦੇ ਨਹੀਂ ਤਾਂ ਤਿੰਨ ਵੇਖ ਲਵੋ',
        known: { property_type: 'house', bedrooms: exactly(4) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'ਬਾਰਾਂ ਹਜ਼ਾਰ ਨਹੀਂ ਜੀ ਬਾਈ ਹਜ਼ਾਰ ਕਿਹਾ',
        known: { transaction_type: 'rent', city: 'Ludhiana', price: upTo(12000) },
        set: { price: upTo(22000) },
      },
      {
        text: 'ਜਿਮ ਦਾ ਸਾਨੂੰ ਕੀ ਕਰਨਾ, ਲਿਫਟ ਹੀ ਰੱਖੋ',
        known: { amenities: ['lift', 'gym'] },
        set: { amenities: ['lift'] },
        drop: ['gym'],
      },
      { text: 'ਪਟਿਆਲਾ ਹੀ ਨਹੀਂ, ਨਾਭਾ ਵੀ ਚੱਲੇਗਾ', known: { city: 'Patiala' }, set: { city: 'Nabha' } },
      {
        text: 'ਸੈਕਟਰ ਨਹੀਂ, ਫੇਜ਼ ਦਸ ਵਿੱਚ',
        known: { city: 'Mohali', area: 'Sector 70' },
        set: { area: 'Phase 10' },
      },
      {
        text: 'ਨਹੀਂ ਨਹੀਂ ਤੀਹ ਨਹੀਂ ਤੇਤੀ ਕਰੋ',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3300000) },
      },
      { text: 'ਪੂਲ ਦੀ ਕੀ ਲੋੜ ਸਾਨੂੰ', known: { amenities: ['swimming_pool'] }, drop: ['swimming_pool'] },
      {
        text: 'ਲੁਧਿਆਣਾ ਮਹਿੰਗਾ ਬਹੁਤ ਹੈ, ਖੰਨੇ ਵਿੱਚ ਵੇਖੋ',
        known: { transaction_type: 'rent', city: 'Ludhiana', bedrooms: exactly(2) },
        set: { city: 'Khanna' },
      },
      {
        text: 'ਬਜਟ ਪੰਜਾਹ ਤੋਂ ਪੈਂਤੀ ਕਰਨਾ ਪੈਣਾ',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(3500000) },
      },
      { text: 'ਫਰਨਿਸ਼ਡ ਦੀ ਜ਼ਿੱਦ ਨਹੀਂ', known: { amenities: ['furnished'] }, drop: ['furnished'] },
      {
        text: 'ਫਲੈਟ ਦੀ ਬਜਾਏ ਕੋਠੀ ਦਾ ਉੱਪਰਲਾ ਹਿੱਸਾ',
        known: { property_type: 'apartment', city: 'Mohali' },
        set: { property_type: 'house' },
      },
      {
        text: 'ਸਾਡੀ ਸਲਾਹ ਬਦਲ ਗਈ, ਕਿਰਾਏ ਤੇ ਵਿਖਾਓ',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'ਮਾਡਲ ਟਾਊਨ ਦੀ ਗੱਲ ਛੱਡੋ, ਤ੍ਰਿਪੜੀ ਵੇਖੋ',
        known: { city: 'Patiala', area: 'Model Town' },
        set: { area: 'Tripuri' },
      },
      {
        text: 'ਲਿਫਟ ਤੇ ਪਾਰਕਿੰਗ ਰੱਖੋ, ਜਿਮ ਕੱਟ ਦਿਓ',
        known: { amenities: ['lift', 'parking', 'gym'] },
        set: { amenities: ['lift', 'parking'] },
        drop: ['gym'],
      },
      {
        text: 'ਦਸ ਨਹੀਂ ਗਿਆਰਾਂ ਤੱਕ ਵੀ ਦੇ ਦਿਆਂਗੇ',
        known: { transaction_type: 'rent', price: upTo(10000) },
        set: { price: upTo(11000) },
      },
      { text: 'ਸ਼ਹਿਰ ਕੋਈ ਵੀ ਕਰ ਦਿਓ', known: { transaction_type: 'rent', city: 'Mohali' }, any: ['city'] },
      {
        text: 'ਮੋਹਾਲੀ ਦੀ ਥਾਂ ਚੰਡੀਗੜ੍ਹ ਕਰੋ ਤੇ ਕਮਰੇ ਦੋ',
        known: { city: 'Mohali', bedrooms: exactly(3) },
        set: { city: 'Chandigarh', bedrooms: exactly(2) },
      },
      { text: 'ਪਾਰਕਿੰਗ ਦਾ ਝੰਜਟ ਛੱਡੋ', known: { amenities: ['parking'] }, drop: ['parking'] },
      {
        text: 'ਚਾਲੀ ਨਹੀਂ ਜੀ ਚੌਦਾਂ ਲੱਖ',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(1400000) },
      },
      {
        text: 'ਵੀਹ ਨਹੀਂ ਅਸੀਂ ਪੱਚੀ ਤੱਕ ਵੀ ਜਾ ਸਕਦੇ ਹਾਂ',
        known: { transaction_type: 'sale', price: upTo(2000000) },
        set: { price: upTo(2500000) },
      },
      { text: 'ਘਰ ਨਹੀਂ ਜੀ ਸਿਰਫ਼ ਪਲਾਟ', known: { property_type: 'house' }, set: { property_type: 'land' } },
    ],
  },
  {
    phenomenon: 'changes, takings back, anything will do, latin',
    cases: [
      {
        text: 'phase 7 nahi phase 11',
        known: { city: 'Mohali', area: 'Phase 7' },
        set: { area: 'Phase 11' },
      },
      {
        text: 'pool shool di lorh nahi kaat deo',
        known: { amenities: ['swimming_pool'] },
        drop: ['swimming_pool'],
      },
      {
        text: '30 lakh vich kujh nahi milna 40 kar deo',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(4000000) },
      },
      {
        text: 'flat nahi chahida hun koi makan dekho',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      { text: 'paise di koi gal nahi, kinne vi hon', any: ['price'] },
      {
        text: 'furnished wali shart hata deo te 3 kamre kar deo',
        known: { bedrooms: exactly(2), amenities: ['furnished'] },
        set: { bedrooms: exactly(3) },
        drop: ['furnished'],
      },
      {
        text: 'hun kiraye te hi dekh lao khareedna baad ch',
        known: { transaction_type: 'sale', city: 'Patiala' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'dugri di jagah haibowal dekho',
        known: { city: 'Ludhiana', area: 'Dugri' },
        set: { area: 'Haibowal' },
      },
      {
        text: 'furnished na vi hove koi gal nahi',
        known: { transaction_type: 'rent', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'nahi yaar kothi nahi plot',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { property_type: 'land' },
      },
      { text: 'patiala chado rajpura vekhlo', known: { city: 'Patiala' }, set: { city: 'Rajpura' } },
      {
        text: '80 nu 90 kar lo',
        known: { transaction_type: 'sale', price: upTo(8000000) },
        set: { price: upTo(9000000) },
      },
      {
        text: '4 bedroom jyada ne 3 kar deo',
        known: { property_type: 'house', bedrooms: exactly(4) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'plot nahi bania hoya ghar chahida',
        known: { property_type: 'land' },
        set: { property_type: 'house' },
      },
      {
        text: 'mohali nahi mil reha ta kharar vekh lo',
        known: { transaction_type: 'rent', city: 'Mohali' },
        set: { city: 'Kharar' },
      },
      {
        text: 'chalo 1 hazar hor vadha do',
        known: { transaction_type: 'rent', price: upTo(8000) },
        set: { price: upTo(9000) },
      },
      {
        text: 'kothi reh gayi, koi plot das deo',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { property_type: 'land' },
      },
      { text: 'parking di zarurat khatam', known: { amenities: ['parking'] }, drop: ['parking'] },
      {
        text: 'acha suno, kharidna nahi rent te lena hai',
        known: { transaction_type: 'sale', city: 'Mohali' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'thoda ghata deo 35 kar do',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(3500000) },
      },
      { text: 'flat di thaan kothi', known: { property_type: 'apartment' }, set: { property_type: 'house' } },
      {
        text: 'model town chhad deo, civil lines',
        known: { area: 'Model Town' },
        set: { area: 'Civil Lines' },
      },
      {
        text: 'makaan shakaan rehn deo flat dekho',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'hun main sochda khareed hi lawan',
        known: { transaction_type: 'rent', city: 'Khanna' },
        set: { transaction_type: 'sale' },
      },
      {
        text: '9 ch nahi milda ta 11 tak dekh lo',
        known: { transaction_type: 'rent', price: upTo(9000) },
        set: { price: upTo(11000) },
      },
      {
        text: '25 zyada ho gaya 20 karo',
        known: { transaction_type: 'rent', price: upTo(25000) },
        set: { price: upTo(20000) },
      },
      {
        text: 'chandigarh nahi milu is budget ch, zirakpur dekho',
        known: { city: 'Chandigarh' },
        set: { city: 'Zirakpur' },
      },
      { text: '2 nahi g 3', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'kiraye wali gal chhado, mul lena',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'ik hor kamra hove ta changa, 3 kar do',
        known: { transaction_type: 'rent', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      { text: 'nahi rajpura nahi, zirakpur karo', known: { city: 'Rajpura' }, set: { city: 'Zirakpur' } },
    ],
  },
  {
    phenomenon: 'changes, takings back, anything will do, mixed',
    cases: [
      { text: 'no gym ਚਾਹੀਦਾ ਹੁਣ', known: { amenities: ['gym'] }, drop: ['gym'] },
      {
        text: 'budget increase ਕਰੋ to 60 lakh',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(6000000) },
      },
      { text: 'bedrooms ਜਿੰਨੇ ਮਰਜ਼ੀ ਹੋਣ', known: { bedrooms: exactly(3) }, any: ['bedrooms'] },
      { text: 'lift optional ਹੈ', known: { amenities: ['parking', 'lift'] }, drop: ['lift'] },
      {
        text: 'same budget ਵਿੱਚ Derabassi ਦੇਖੋ',
        known: { city: 'Zirakpur', bedrooms: exactly(2) },
        set: { area: 'Dera Bassi' },
      },
      { text: 'furnished not required ਜੀ', known: { amenities: ['furnished'] }, drop: ['furnished'] },
      { text: 'Ludhiana ਦੀ ਬਜਾਏ Jalandhar please', known: { city: 'Ludhiana' }, set: { city: 'Jalandhar' } },
      { text: 'area change ਕਰੋ to Civil Lines', known: { area: 'Model Town' }, set: { area: 'Civil Lines' } },
      { text: 'rent ਨਹੀਂ buy ਕਰਨਾ', known: { transaction_type: 'rent' }, set: { transaction_type: 'sale' } },
    ],
  },
  {
    phenomenon: 'what turns do, native',
    cases: [
      { text: 'ਚੰਗਾ ਫੇਰ ਰੱਬ ਰਾਖਾ', act: 'goodbye' },
      { text: 'ਸਾਰਾ ਕੁਝ ਭੁੱਲ ਜਾਓ, ਨਵੇਂ ਸਿਰਿਓਂ ਕਰੀਏ', act: 'restart' },
      { text: 'ਕਿਸੇ ਬੰਦੇ ਨਾਲ ਗੱਲ ਕਰਾਓ ਮਸ਼ੀਨ ਨਾਲ ਨਹੀਂ', act: 'handoff' },
      { text: 'ਆਹੋ ਜੀ ਬਿਲਕੁਲ ਓਹੀ', act: 'affirm' },
      { text: 'ਨਾ ਨਾ ਏਦਾਂ ਨਹੀਂ', act: 'deny' },
      { text: 'ਸੁਣਾਈ ਨਹੀਂ ਦਿੱਤਾ ਫੇਰ ਦੱਸੋ', act: 'repeat' },
      { text: 'ਹਾਂ, ਇਹ ਵਧੀਆ ਲੱਗ ਰਿਹਾ ਹੈ', act: 'affirm' },
      { text: 'ਨਹੀਂ, ਬੱਸ ਏਨਾ ਹੀ, ਧੰਨਵਾਦ', act: 'deny' },
      { text: 'ਮੈਨੂੰ ਪ੍ਰਾਪਰਟੀ ਏਜੰਟ ਨਾਲ ਸੰਪਰਕ ਕਰਵਾ ਦਿਓ', act: 'handoff' },
      { text: 'ਜੀ ਹਾਂ, ਤੁਸੀਂ ਠੀਕ ਸਮਝੇ', act: 'affirm' },
      { text: 'ਕੋਈ ਮਦਦ ਕਰੋ, ਮੈਨੂੰ ਚਲਾਉਣਾ ਨਹੀਂ ਆਉਂਦਾ', act: 'help' },
      { text: 'ਹਾਂ ਜੀ ਇਹੋ ਠੀਕ ਲੱਗਦਾ ਮੈਨੂੰ', act: 'affirm' },
      { text: 'ਰਹਿਣ ਦਿਓ ਕੋਈ ਲੋੜ ਨਹੀਂ', act: 'deny' },
      { text: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਭਾਜੀ', act: 'greet' },
      { text: 'ਹਾਂ ਚਲੋ ਇਹੀ ਕਰ ਲੈਂਦੇ ਹਾਂ', act: 'affirm' },
      { text: 'ਮੈਨੂੰ ਸਮਝ ਨਹੀਂ ਪਈ, ਫੇਰ ਦੱਸਣਾ', act: 'repeat' },
      { text: 'ਜਾਓ ਜੀ ਹੁਣ ਬੱਸ ਕਰੋ, ਰੱਬ ਰਾਖਾ', act: 'goodbye' },
      { text: 'ਬਿਲਕੁਲ ਸਹੀ ਜੀ', act: 'affirm' },
      { text: 'ਜੀ ਕਰ ਦਿਓ', act: 'affirm' },
      { text: 'ਮੈਨੂੰ ਮਾਲਕ ਦਾ ਨੰਬਰ ਦੇ ਦਿਓ', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'what turns do, latin',
    cases: [
      { text: 'samajh ni aayi ik vari hor dasseo', act: 'repeat' },
      { text: 'haanji bilkul sahi keha', act: 'affirm' },
      { text: 'tusi ki ki kar sakde o', act: 'help' },
      { text: 'ssa ji kiven o', act: 'greet' },
      { text: 'chal fer main baad ch gal karda', act: 'goodbye' },
      { text: 'mainu nahi pata ki likhna a ithe', act: 'help' },
      { text: 'bohat bohat shukria tuhada', act: 'thanks' },
      { text: 'theek aa ji milde aan kal', act: 'goodbye' },
      { text: 'hello hanji kiddan', act: 'greet' },
      { text: 'nahi nahi galat samjhe tusi', act: 'deny' },
      { text: 'tuhada koi banda milu gal karan nu', act: 'handoff' },
      { text: 'navi khoj shuru karo', act: 'restart' },
      { text: 'jeonde raho ji, bahut meharbani', act: 'thanks' },
      { text: 'main samjheya nahi dubara dasso', act: 'repeat' },
      { text: 'pehla wala sab cancel, nave siryon dasda haan', act: 'restart' },
      { text: 'mainu call karwa deo kise staff ton', act: 'handoff' },
      { text: 'na ji na eh nahi', act: 'deny' },
      { text: 'achha ji phir gal karde aan', act: 'goodbye' },
      { text: 'sorry ki puchheya si', act: 'repeat' },
      { text: 'hanji dobara bolo', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'what turns do, mixed',
    cases: [
      { text: 'thank you ji ਬਹੁਤ ਮਦਦ ਕੀਤੀ', act: 'thanks' },
      { text: 'can I speak ਕਿਸੇ agent ਨਾਲ', act: 'handoff' },
      { text: 'lets start ਦੁਬਾਰਾ ਤੋਂ', act: 'restart' },
      { text: 'yes ji ਇਹ perfect ਹੈ', act: 'affirm' },
      { text: 'ok ਬਾਏ take care', act: 'goodbye' },
      { text: 'thanks ਵੀਰ ਜੀ', act: 'thanks' },
      { text: 'hmm ਠੀਕ ਆ', act: 'affirm' },
      { text: 'connect me to ਕੋਈ human', act: 'handoff' },
      { text: 'bye ਜੀ ਫੇਰ ਮਿਲਦੇ', act: 'goodbye' },
      { text: 'thank u so much ਜੀ', act: 'thanks' },
      { text: 'good morning ਜੀ', act: 'greet' },
    ],
  },
  {
    phenomenon: 'amounts in words, native',
    cases: [
      {
        text: 'ਸਾਢੇ ਬਾਰਾਂ ਹਜ਼ਾਰ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12500) },
        numbers: [12500],
      },
      {
        text: 'ਪੌਣੇ ਤਿੰਨ ਕਰੋੜ ਤੱਕ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(27500000) },
        numbers: [27500000],
      },
      {
        text: 'ਬਾਈ ਹਜ਼ਾਰ ਪੰਜ ਸੌ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(22500) },
        numbers: [22500],
      },
      {
        text: 'ਇੱਕ ਕਰੋੜ ਪੰਝੱਤਰ ਲੱਖ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(17500000) },
        numbers: [17500000],
      },
      {
        text: 'ਸਾਢੇ ਸੱਤ ਮਰਲੇ',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(2041.875) },
        numbers: [7.5],
      },
      {
        text: 'ਪੌਣਾ ਕਰੋੜ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7500000) },
        numbers: [7500000],
      },
      {
        text: 'ਪੱਚੀ ਸੌ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(2500) },
        numbers: [2500],
      },
      {
        text: 'ਢਾਈ',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: between(2, 3) },
        numbers: [2.5],
      },
      {
        text: 'ਡੇਢ ਤੋਂ ਪੌਣੇ ਦੋ ਕਰੋੜ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(15000000, 17500000) },
        numbers: [{ min: 15000000, max: 17500000 }],
      },
    ],
  },
  {
    phenomenon: 'amounts in words, latin',
    cases: [
      {
        text: 'dhai crore to tin crore',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(25000000, 30000000) },
        numbers: [{ min: 25000000, max: 30000000 }],
      },
      {
        text: 'sava kanal',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(6806.25) },
        numbers: [1.25],
      },
      {
        text: 'sadhe pantali lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4550000) },
        numbers: [4550000],
      },
      {
        text: 'dedh kille',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(65340) },
        numbers: [1.5],
      },
      {
        text: 'chaudan hazaar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(14000) },
        numbers: [14000],
      },
      {
        text: 'paintti ton chali lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(3500000, 4000000) },
        numbers: [{ min: 3500000, max: 4000000 }],
      },
      {
        text: 'ik crore te ik crore vih lakh de vich',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(10000000, 12000000) },
        numbers: [{ min: 10000000, max: 12000000 }],
      },
      {
        text: 'paune do kanal',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(9528.75) },
        numbers: [1.75],
      },
      {
        text: 'saadhe satt hazaar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(7500) },
        numbers: [7500],
      },
      {
        text: 'nabbe lakh ton ik crore',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(9000000, 10000000) },
        numbers: [{ min: 9000000, max: 10000000 }],
      },
      {
        text: 'athaaran hazaar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18000) },
        numbers: [18000],
      },
    ],
  },
]
