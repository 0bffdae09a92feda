import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const wishes: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ, ਮੈਨੂੰ ਜਲੰਧਰ ਵਿੱਚ ਕਿਰਾਏ ਤੇ ਦੋ ਕਮਰਿਆਂ ਵਾਲਾ ਘਰ ਚਾਹੀਦਾ ਹੈ, ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਤੱਕ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Jalandhar',
          price: upTo(15000),
          bedrooms: exactly(2),
        },
        numbers: [2, 15000],
      },
      {
        text: 'ਅਸੀਂ ਪਟਿਆਲੇ ਕੋਈ ਪੰਜ ਮਰਲੇ ਦਾ ਪਲਾਟ ਲੈਣਾ ਚਾਹੁੰਦੇ ਹਾਂ ਜਿਹੜਾ ਵੀਹ ਲੱਖ ਤੋਂ ਉੱਤੇ ਨਾ ਹੋਵੇ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Patiala',
          price: upTo(2000000),
          size_sqft: atLeast(1361.25),
        },
        numbers: [5, 2000000],
      },
      {
        text: 'ਮੁਹਾਲੀ ਸੈਕਟਰ 70 ਵਿੱਚ ਤਿੰਨ ਬੈੱਡਰੂਮ ਦਾ ਫਲੈਟ ਵੇਖ ਰਹੇ ਹਾਂ, ਬਜਟ ਅੱਸੀ ਲੱਖ ਦੇ ਕਰੀਬ ਹੈ',
        set: {
          property_type: 'apartment',
          city: 'Mohali',
          area: 'Sector 70',
          price: upTo(8000000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'ਪੁੱਤ ਸਾਨੂੰ ਬਠਿੰਡੇ ਕੋਈ ਛੋਟਾ ਜਿਹਾ ਮਕਾਨ ਲੈ ਦੇ ਕਿਰਾਏ ਤੇ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bathinda' },
      },
      {
        text: 'ਮੈਂ ਲੁਧਿਆਣੇ ਦੇ ਸਰਾਭਾ ਨਗਰ ਵਿੱਚ ਇੱਕ ਕਨਾਲ ਦੀ ਕੋਠੀ ਖਰੀਦਣ ਬਾਰੇ ਸੋਚ ਰਿਹਾ ਹਾਂ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Sarabha Nagar',
          size_sqft: atLeast(5445),
        },
        numbers: [1],
      },
      {
        text: 'ਕੀ ਤੁਸੀਂ ਮੈਨੂੰ ਚੰਡੀਗੜ੍ਹ ਵਿੱਚ ਰਹਿਣ ਲਈ ਕੋਈ ਫਲੈਟ ਲੱਭਣ ਵਿੱਚ ਮਦਦ ਕਰ ਸਕਦੇ ਹੋ',
        set: { property_type: 'apartment', city: 'Chandigarh' },
      },
      {
        text: 'ਹੁਸ਼ਿਆਰਪੁਰ ਚ ਸਸਤਾ ਜਿਹਾ ਕਮਰਾ ਚਾਹੀਦਾ ਪੰਜ ਕੁ ਹਜ਼ਾਰ ਦਾ',
        set: { city: 'Hoshiarpur', price: upTo(5000) },
        numbers: [5000],
      },
      {
        text: 'ਜ਼ੀਰਕਪੁਰ ਵਿੱਚ ਲਿਫਟ ਅਤੇ ਪਾਰਕਿੰਗ ਵਾਲਾ ਥ੍ਰੀ ਬੀ ਐਚ ਕੇ ਫਲੈਟ ਚਾਹੀਦਾ ਹੈ ਜੀ',
        set: {
          property_type: 'apartment',
          city: 'Zirakpur',
          bedrooms: exactly(3),
          amenities: ['lift', 'parking'],
        },
      },
      {
        text: 'ਢਾਈ ਕਨਾਲ ਜ਼ਮੀਨ ਚਾਹੀਦੀ ਹੈ ਰਾਜਪੁਰੇ ਕੋਲ',
        set: { property_type: 'land', city: 'Rajpura', size_sqft: atLeast(13612.5) },
        numbers: [2.5],
      },
      {
        text: 'ਸਵਾ ਕਰੋੜ ਤੱਕ ਦੀ ਕੋਠੀ ਦਿਖਾਓ ਅੰਮ੍ਰਿਤਸਰ ਦੀ ਰਣਜੀਤ ਐਵੇਨਿਊ ਵਾਲੇ ਪਾਸੇ',
        set: { property_type: 'house', city: 'Amritsar', area: 'Ranjit Avenue', price: upTo(12500000) },
      },
      {
        text: 'ਅੰਬਰਸਰ ਚ ਦਰਬਾਰ ਸਾਹਿਬ ਦੇ ਨੇੜੇ ਕਿਰਾਏ ਦਾ ਮਕਾਨ ਲੱਭਦੇ ਆਂ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Amritsar' },
      },
      {
        text: 'ਮੋਗੇ ਵਿੱਚ ਦੁਕਾਨ ਨਹੀਂ ਘਰ ਚਾਹੀਦਾ, ਮੁੱਲ ਲੈਣਾ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Moga' },
      },
      {
        text: 'ਸਾਨੂੰ ਫਗਵਾੜੇ ਤਿੰਨ ਤੋਂ ਚਾਰ ਕਮਰਿਆਂ ਦੀ ਕੋਠੀ ਚਾਹੀਦੀ ਆ ਜੀਹਦੇ ਵਿੱਚ ਗੱਡੀ ਖੜ੍ਹੀ ਕਰਨ ਦੀ ਥਾਂ ਵੀ ਹੋਵੇ',
        set: { property_type: 'house', city: 'Phagwara', bedrooms: between(3, 4), amenities: ['parking'] },
        numbers: [{ min: 3, max: 4 }],
      },
      {
        text: 'ਕਪੂਰਥਲੇ ਜੱਦੀ ਪਿੰਡ ਦੇ ਨੇੜੇ ਅੱਧਾ ਕਿੱਲਾ ਜ਼ਮੀਨ ਖਰੀਦਣੀ ਆ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Kapurthala',
          size_sqft: atLeast(21780),
        },
      },
      {
        text: "ਬੇਨਤੀ ਹੈ ਕਿ ਮੈਨੂੰ ਪੰਚਕੂਲਾ ਦੇ ਸੈਕਟਰ 20 ਵਿੱਚ ਫਰਨਿਸ਼ਡ ਫਲੈਟ ਕਿਰਾਏ 'ਤੇ ਦਿਖਾਇਆ ਜਾਵੇ ਜਿਸ ਦਾ ਕਿਰਾਇਆ ਪੱਚੀ ਹਜ਼ਾਰ ਰੁਪਏ ਤੋਂ ਵੱਧ ਨਾ ਹੋਵੇ",
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Panchkula',
          area: 'Sector 20',
          price: upTo(25000),
          amenities: ['furnished'],
        },
        numbers: [25000],
      },
      {
        text: 'ਬਟਾਲੇ ਵਿੱਚ ਪੰਜਾਹ ਲੱਖ ਤੋਂ ਸੱਤਰ ਲੱਖ ਦੇ ਵਿਚਕਾਰ ਕੋਠੀ ਚਾਹੀਦੀ ਹੈ',
        set: { property_type: 'house', city: 'Batala', price: between(5000000, 7000000) },
        numbers: [{ min: 5000000, max: 7000000 }],
      },
      {
        text: 'ਕੋਠੀ ਲੈਣੀ ਐ ਲੁਧਿਆਣੇ ਦਸ ਮਰਲੇ ਦੀ ਬਜਟ ਸੱਠ ਕੁ ਲੱਖ ਦਾ ਐ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          price: upTo(6000000),
          size_sqft: atLeast(2722.5),
        },
        numbers: [10, 6000000],
      },
      {
        text: 'ਖੰਨੇ ਲਾਗੇ ਦੋ ਸੌ ਗਜ਼ ਦਾ ਪਲਾਟ ਹੋਵੇ ਤਾਂ ਦੱਸਿਓ',
        set: { property_type: 'land', city: 'Khanna', size_sqft: atLeast(1800) },
        numbers: [200],
      },
      {
        text: 'ਮੈਨੂੰ ਬੱਚਿਆਂ ਦੇ ਖੇਡਣ ਦੀ ਥਾਂ ਅਤੇ ਚੌਵੀ ਘੰਟੇ ਪਾਣੀ ਵਾਲਾ ਫਲੈਟ ਚਾਹੀਦਾ ਹੈ',
        set: { property_type: 'apartment', amenities: ['play_area', 'water_supply'] },
      },
      {
        text: 'ਪਠਾਨਕੋਟ ਵਿੱਚ ਘੱਟੋ ਘੱਟ ਚਾਰ ਕਮਰਿਆਂ ਵਾਲੀ ਕੋਠੀ ਖਰੀਦਣੀ ਚਾਹਾਂਗਾ, ਬਗੀਚਾ ਜ਼ਰੂਰ ਹੋਵੇ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Pathankot',
          bedrooms: atLeast(4),
          amenities: ['garden'],
        },
        numbers: [4],
      },
      {
        text: 'ਦਿੱਲੀ ਵਿੱਚ ਨੌਕਰੀ ਲੱਗ ਗਈ ਏ, ਉੱਥੇ ਕਿਰਾਏ ਤੇ ਇੱਕ ਕਮਰੇ ਦਾ ਸੈੱਟ ਚਾਹੀਦਾ ਏ ਬਾਰਾਂ ਹਜ਼ਾਰ ਤੱਕ',
        set: { transaction_type: 'rent', city: 'Delhi', price: upTo(12000), bedrooms: exactly(1) },
        numbers: [1, 12000],
      },
      {
        text: 'ਰੋਪੜ ਵਿੱਚ ਅੱਠ ਮਰਲੇ ਦਾ ਬਣਿਆ ਬਣਾਇਆ ਮਕਾਨ ਲੈਣਾ ਹੈ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Rupnagar', size_sqft: atLeast(2178) },
        numbers: [8],
      },
      {
        text: 'ਸੰਗਰੂਰ ਸ਼ਹਿਰ ਵਿੱਚ ਕੋਈ ਵਧੀਆ ਕੋਠੀ ਹੈ ਤਾਂ ਦਿਖਾਓ, ਚਾਲੀ ਲੱਖ ਦੇ ਅੰਦਰ ਅੰਦਰ',
        set: { property_type: 'house', city: 'Sangrur', price: upTo(4000000) },
        numbers: [4000000],
      },
      {
        text: 'ਬਰਨਾਲੇ ਘਰ ਚਾਹੀਦਾ ਸਾਢੇ ਤਿੰਨ ਹਜ਼ਾਰ ਕਿਰਾਇਆ ਦੇ ਸਕਦੇ ਆਂ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Barnala', price: upTo(3500) },
        numbers: [3500],
      },
      {
        text: 'ਫ਼ਿਰੋਜ਼ਪੁਰ ਛਾਉਣੀ ਵਿੱਚ ਫ਼ੌਜੀ ਪਰਿਵਾਰ ਲਈ ਦੋ ਬੈੱਡਰੂਮ ਵਾਲਾ ਮਕਾਨ ਕਿਰਾਏ ਤੇ ਲੋੜੀਂਦਾ ਹੈ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Firozpur', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'ਮੈਂ ਅੰਮ੍ਰਿਤਸਰ ਵਿੱਚ ਰਹਿਣ ਲਈ ਇੱਕ ਜਗ੍ਹਾ ਲੱਭਣਾ ਚਾਹੁੰਦਾ ਹਾਂ ਜਿਸ ਵਿੱਚ ਦੋ ਬੈੱਡਰੂਮ ਹੋਣ',
        set: { city: 'Amritsar', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'ਕੀ ਤੁਸੀਂ ਕਿਰਪਾ ਕਰਕੇ ਮੇਰੇ ਲਈ ਪਟਿਆਲਾ ਵਿੱਚ ਕਿਰਾਏ ਦਾ ਅਪਾਰਟਮੈਂਟ ਲੱਭ ਸਕਦੇ ਹੋ?',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Patiala' },
      },
      {
        text: 'ਮੈਂ ਲੁਧਿਆਣਾ ਵਿੱਚ ਇੱਕ ਅਜਿਹਾ ਮਕਾਨ ਚਾਹੁੰਦੀ ਹਾਂ ਜਿਸ ਵਿੱਚ ਗੈਰੇਜ ਅਤੇ ਬਾਲਕੋਨੀ ਹੋਵੇ ਅਤੇ ਪਾਲਤੂ ਜਾਨਵਰਾਂ ਦੀ ਇਜਾਜ਼ਤ ਹੋਵੇ',
        set: { property_type: 'house', city: 'Ludhiana', amenities: ['parking', 'balcony', 'pet_friendly'] },
      },
      {
        text: 'ਮੈਨੂੰ ਜਲੰਧਰ ਵਿੱਚ ਖਰੀਦਣ ਲਈ ਤਿੰਨ ਬੈੱਡਰੂਮ ਅਤੇ ਦੋ ਬਾਥਰੂਮਾਂ ਵਾਲਾ ਘਰ ਲੱਭਣ ਵਿੱਚ ਮਦਦ ਚਾਹੀਦੀ ਹੈ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jalandhar', bedrooms: exactly(3) },
      },
      {
        text: 'ਸਾਡਾ ਪਰਿਵਾਰ ਮੋਹਾਲੀ ਸ਼ਿਫਟ ਹੋ ਰਿਹਾ ਹੈ ਇਸ ਲਈ ਸਾਨੂੰ ਇੱਕ ਵੱਡਾ ਫਲੈਟ ਚਾਹੀਦਾ ਹੈ ਜਿਸਦਾ ਕਿਰਾਇਆ ਤੀਹ ਹਜ਼ਾਰ ਰੁਪਏ ਮਹੀਨੇ ਤੋਂ ਘੱਟ ਹੋਵੇ',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Mohali', price: upTo(30000) },
        numbers: [30000],
      },
      {
        text: 'ਹੈਲੋ, ਮੈਂ ਕੈਨੇਡਾ ਵਿੱਚ ਰਹਿੰਦਾ ਹਾਂ ਤੇ ਨਵਾਂਸ਼ਹਿਰ ਵਿੱਚ ਆਪਣੇ ਮਾਪਿਆਂ ਵਾਸਤੇ ਕੋਠੀ ਖਰੀਦਣ ਦਾ ਚਾਹਵਾਨ ਹਾਂ, ਕਰੋੜ ਕੁ ਰੁਪਏ ਦੀ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nawanshahr', price: upTo(10000000) },
      },
      {
        text: 'ਭਾਅ ਜੀ ਤਰਨ ਤਾਰਨ ਰੋਡ ਅੰਮ੍ਰਿਤਸਰ ਤੇ ਪਲਾਟ ਵੇਖੋ ਡੇਢ ਸੌ ਗਜ਼ ਦਾ',
        set: { property_type: 'land', city: 'Amritsar', area: 'Tarn Taran Road', size_sqft: atLeast(1350) },
        numbers: [150],
      },
      {
        text: 'ਸਾਨੂੰ ਫ਼ਰੀਦਕੋਟ ਜਾਂ ਕੋਟਕਪੂਰੇ ਵਿੱਚ ਵਾਹੀ ਵਾਲੀ ਜ਼ਮੀਨ ਲੋੜੀਂਦੀ ਹੈ, ਪੰਜ ਏਕੜ ਤੋਂ ਘੱਟ ਨਾ ਹੋਵੇ',
        set: { property_type: 'land', city: 'Faridkot', size_sqft: atLeast(217800) },
        numbers: [5],
      },
      { text: 'ਮਾਨਸਾ ਵਿਖੇ ਦੋ ਮੰਜ਼ਿਲਾ ਮਕਾਨ ਦੀ ਭਾਲ ਵਿੱਚ ਹਾਂ', set: { property_type: 'house', city: 'Mansa' } },
      {
        text: 'ਤੁਸੀਂ ਮੈਨੂੰ ਚੰਡੀਗੜ੍ਹ ਦੇ ਸੈਕਟਰ ਪੰਤਾਲੀ ਵਿੱਚ ਇੱਕ ਬੀਐੱਚਕੇ ਦੁਆ ਸਕਦੇ ਹੋ ਕਿਰਾਏ ਤੇ',
        set: { transaction_type: 'rent', city: 'Chandigarh', area: 'Sector 45', bedrooms: exactly(1) },
      },
      {
        text: 'ਮੇਰੇ ਕੋਲ ਪੈਂਤੀ ਲੱਖ ਰੁਪਏ ਨੇ, ਇੰਨੇ ਵਿੱਚ ਬਠਿੰਡੇ ਕੋਈ ਘਰ ਆ ਜਾਊ?',
        set: { property_type: 'house', city: 'Bathinda', price: upTo(3500000) },
        numbers: [3500000],
      },
      {
        text: 'ਇੱਕ ਕਮਰਾ ਰਸੋਈ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ ਸੀ ਜੀ ਲੁਧਿਆਣੇ ਫੋਕਲ ਪੁਆਇੰਟ ਲਾਗੇ',
        set: { transaction_type: 'rent', city: 'Ludhiana', area: 'Focal Point', bedrooms: exactly(1) },
      },
      {
        text: 'ਘੱਟ ਤੋਂ ਘੱਟ ਇੱਕ ਕਨਾਲ ਦੀ ਕੋਠੀ, ਵੱਧ ਤੋਂ ਵੱਧ ਦੋ ਕਰੋੜ, ਅਰਬਨ ਅਸਟੇਟ ਪਟਿਆਲਾ',
        set: {
          property_type: 'house',
          city: 'Patiala',
          area: 'Urban Estate',
          price: upTo(20000000),
          size_sqft: atLeast(5445),
        },
        numbers: [1, 20000000],
      },
      {
        text: 'ਪਲਾਟ ਚਾਹੀਦੈ ਮੋਗੇ ਬੱਸ ਅੱਡੇ ਦੇ ਨੇੜੇ, ਅੱਠ ਦਸ ਮਰਲੇ',
        set: { property_type: 'land', city: 'Moga', size_sqft: between(2178, 2722.5) },
      },
      {
        text: 'ਫਲੈਟ ਹੋਵੇ ਚੌਥੀ ਮੰਜ਼ਿਲ ਤੋਂ ਹੇਠਾਂ, ਲਿਫਟ ਵਾਲਾ, ਮੁਹਾਲੀ ਏਅਰਪੋਰਟ ਰੋਡ ਤੇ',
        set: { property_type: 'apartment', city: 'Mohali', area: 'Airport Road', amenities: ['lift'] },
      },
      {
        text: 'ਅਸੀਂ ਚਾਰ ਜਣੇ ਹਾਂ, ਸਾਨੂੰ ਤਿੰਨ ਬੈੱਡਰੂਮ ਵਾਲੀ ਥਾਂ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦੀ ਹੈ',
        set: { transaction_type: 'rent', bedrooms: exactly(3) },
      },
      {
        text: 'ਮੁਕਤਸਰ ਸਾਹਿਬ ਵਿੱਚ ਵੀਹ ਤੋਂ ਪੱਚੀ ਲੱਖ ਦੇ ਵਿੱਚ ਵਿੱਚ ਕੋਈ ਮਕਾਨ ਵਿਕਾਊ ਹੋਵੇ ਤਾਂ ਦੱਸਿਓ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Muktsar',
          price: between(2000000, 2500000),
        },
        numbers: [{ min: 2000000, max: 2500000 }],
      },
      {
        text: 'ਮੈਨੂੰ ਹਰਿਆਲੀ ਵਾਲੀ ਗੇਟਡ ਸੁਸਾਇਟੀ ਵਿੱਚ, ਜਿੱਥੇ ਸਵਿਮਿੰਗ ਪੂਲ ਤੇ ਕਲੱਬ ਹਾਊਸ ਹੋਵੇ, ਚਾਰ ਬੀ ਐਚ ਕੇ ਲੈਣਾ',
        set: { bedrooms: exactly(4), amenities: ['garden', 'gated_community', 'swimming_pool', 'clubhouse'] },
      },
      {
        text: 'ਫਾਜ਼ਿਲਕਾ ਚ ਕੁਆਟਰ ਕਿਰਾਏ ਤੇ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Fazilka' },
      },
      { text: 'ਮੈਂ ਚੰਡੀਗੜ੍ਹ ਵਿੱਚ ਰਹਿਣ ਵਾਸਤੇ ਕੋਈ ਥਾਂ ਲੱਭਣਾ ਚਾਹਾਂਗਾ', set: { city: 'Chandigarh' } },
      {
        text: 'ਮੈਨੂੰ ਕਿਰਾਏ ਲਈ ਇੱਕ ਅਪਾਰਟਮੈਂਟ ਚਾਹੀਦਾ ਹੈ ਜਿਸ ਵਿੱਚ ਤਿੰਨ ਬੈੱਡਰੂਮ ਅਤੇ ਦੋ ਬਾਥਰੂਮ ਹੋਣ',
        set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: exactly(3) },
      },
      {
        text: 'ਕੀ ਤੁਸੀਂ ਮੋਹਾਲੀ ਵਿੱਚ ਕੋਈ ਫਰਨਿਸ਼ਡ ਫਲੈਟ ਲੱਭਣ ਵਿੱਚ ਮੇਰੀ ਮਦਦ ਕਰੋਗੇ',
        set: { property_type: 'apartment', city: 'Mohali', amenities: ['furnished'] },
      },
      {
        text: 'ਮੈਂ ਇੱਕ ਅਜਿਹਾ ਘਰ ਪਸੰਦ ਕਰਾਂਗਾ ਜਿਹੜਾ ਪਾਲਤੂ ਜਾਨਵਰਾਂ ਲਈ ਠੀਕ ਹੋਵੇ ਅਤੇ ਜਿਸ ਵਿੱਚ ਬਗੀਚਾ ਹੋਵੇ',
        set: { property_type: 'house', amenities: ['pet_friendly', 'garden'] },
      },
      {
        text: 'ਮੈਂ ਜਲੰਧਰ ਵਿੱਚ ਮਕਾਨ ਖਰੀਦਣ ਵਿੱਚ ਦਿਲਚਸਪੀ ਰੱਖਦਾ ਹਾਂ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jalandhar' },
      },
      {
        text: "ਸਾਨੂੰ ਅਗਲੇ ਮਹੀਨੇ ਤੋਂ ਪਟਿਆਲਾ ਵਿੱਚ ਦੋ ਬੈੱਡਰੂਮ ਵਾਲਾ ਘਰ ਕਿਰਾਏ 'ਤੇ ਲੈਣ ਦੀ ਲੋੜ ਹੈ",
        set: { transaction_type: 'rent', property_type: 'house', city: 'Patiala', bedrooms: exactly(2) },
      },
      {
        text: "ਬਾਈ ਜੀ ਬਠਿੰਡੇ 'ਚ ਕੋਈ ਚੱਜ ਦਾ ਮਕਾਨ ਐ ਕਿਰਾਏ ਜੋਗਾ, ਅੱਠ ਕੁ ਹਜ਼ਾਰ ਵਾਲਾ",
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bathinda', price: upTo(8000) },
      },
      {
        text: 'ਮੈਂ ਲੁਧਿਆਣੇ ਆਪਦੇ ਟੱਬਰ ਵਾਸਤੇ ਕੋਠੀ ਭਾਲਦਾਂ ਦੋ ਸੌ ਗਜ ਦੀ',
        set: { property_type: 'house', city: 'Ludhiana', size_sqft: atLeast(1800) },
      },
      {
        text: 'ਸਾਡੇ ਕੋਲ ਚਾਲੀ ਲੱਖ ਦਾ ਬਜਟ ਐ ਤੇ ਜ਼ੀਰਕਪੁਰ ਫਲੈਟ ਲੈਣਾ ਐ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Zirakpur', price: upTo(4000000) },
      },
      {
        text: 'ਸੁਨਾਮ ਵਿੱਚ ਛੇ ਮਰਲੇ ਪਲਾਟ ਖਰੀਦਣ ਨੂੰ ਜੀਅ ਕਰਦਾ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Sunam', size_sqft: atLeast(1633.5) },
      },
      {
        text: 'ਖੁੱਲ੍ਹਾ ਡੁੱਲ੍ਹਾ ਘਰ ਹੋਵੇ, ਪੰਜ ਕਮਰੇ, ਦੋ ਗੱਡੀਆਂ ਖੜ੍ਹ ਜਾਣ, ਹੁਸ਼ਿਆਰਪੁਰ ਚ',
        set: { property_type: 'house', city: 'Hoshiarpur', bedrooms: exactly(5), amenities: ['parking'] },
      },
      {
        text: 'ਦੋ ਕਨਾਲਾਂ ਦਾ ਪਲਾਟ ਨਕੋਦਰ ਰੋਡ ਜਲੰਧਰ ਤੇ, ਬਜਟ ਡੇਢ ਕਰੋੜ',
        set: {
          property_type: 'land',
          city: 'Jalandhar',
          area: 'Nakodar Road',
          price: upTo(15000000),
          size_sqft: atLeast(10890),
        },
      },
      {
        text: 'ਮੈਨੂੰ ਰਾਜਪੁਰਾ ਵਿਖੇ ਤੀਹ ਗੁਣਾ ਸੱਠ ਦਾ ਪਲਾਟ ਚਾਹੀਦਾ ਹੈ',
        set: { property_type: 'land', city: 'Rajpura', size_sqft: atLeast(1800) },
      },
      {
        text: 'ਮਕਾਨ ਲੈਣਾ ਹੈ ਕਰਤਾਰਪੁਰ ਵਿੱਚ ਪਰ ਪੰਦਰਾਂ ਲੱਖ ਤੋਂ ਉੱਪਰ ਨਹੀਂ ਜਾ ਸਕਦੇ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kartarpur', price: upTo(1500000) },
      },
      {
        text: 'ਇਕੱਲੀ ਕੁੜੀ ਲਈ ਸੁਰੱਖਿਅਤ ਇਲਾਕੇ ਵਿੱਚ ਇੱਕ ਕਮਰੇ ਦਾ ਫਲੈਟ ਚੰਡੀਗੜ੍ਹ ਸੈਕਟਰ 38 ਵਿੱਚ ਕਿਰਾਏ ਤੇ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chandigarh',
          area: 'Sector 38',
          bedrooms: exactly(1),
        },
      },
      {
        text: 'ਮੋਗਾ ਵਿੱਚ ਪੰਜ ਲੱਖ ਤੋਂ ਦਸ ਲੱਖ ਤੱਕ ਦਾ ਕੋਈ ਛੋਟਾ ਪਲਾਟ ਵਿਕਦਾ ਹੋਵੇ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Moga',
          price: between(500000, 1000000),
        },
      },
      {
        text: "ਸਾਨੂੰ ਕਬੂਤਰਖਾਨਾ ਨਹੀਂ, ਖੁੱਲ੍ਹੀ ਕੋਠੀ ਚਾਹੀਦੀ ਐ ਜੀ ਖਰੜ 'ਚ",
        set: { property_type: 'house', city: 'Kharar' },
      },
      {
        text: 'ਏ ਸੀ ਲੱਗਿਆ ਹੋਵੇ, ਫਰਨੀਚਰ ਹੋਵੇ, ਦੋ ਕਮਰੇ ਹੋਣ, ਕਿਰਾਇਆ ਪੱਚੀ ਹਜ਼ਾਰ ਤੱਕ, ਅੰਮ੍ਰਿਤਸਰ',
        set: {
          transaction_type: 'rent',
          city: 'Amritsar',
          price: upTo(25000),
          bedrooms: exactly(2),
          amenities: ['air_conditioning', 'furnished'],
        },
      },
      {
        text: 'ਦਿੱਲੀ ਦੇ ਰੋਹਿਣੀ ਇਲਾਕੇ ਵਿੱਚ ਕੋਈ ਫਲੈਟ ਦੱਸੋ ਜੀ ਪੰਜਾਹ ਲੱਖ ਦੇ ਕਰੀਬ',
        set: { property_type: 'apartment', city: 'Delhi', area: 'Rohini', price: upTo(5000000) },
      },
      {
        text: 'ਫਗਵਾੜਾ ਅਤੇ ਜਲੰਧਰ ਦੇ ਵਿਚਕਾਰ ਕਿਤੇ ਜ਼ਮੀਨ ਚਾਹੀਦੀ ਹੈ ਦੋ ਏਕੜ',
        set: { property_type: 'land', city: 'Phagwara', size_sqft: atLeast(87120) },
      },
      {
        text: 'ਕੈਨਾਲ ਰੋਡ ਤੋਂ ਹਟ ਕੇ ਲੁਧਿਆਣੇ ਦੇ ਬੀ ਆਰ ਐਸ ਨਗਰ ਵਿੱਚ ਤਿੰਨ ਬੈੱਡਰੂਮ ਕਿਰਾਏ ਤੇ',
        set: { transaction_type: 'rent', city: 'Ludhiana', area: 'BRS Nagar', bedrooms: exactly(3) },
      },
      {
        text: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਮੈਨੂੰ ਰਹਿਣ ਲਈ ਇੱਕ ਘਰ ਲੱਭਣ ਵਿੱਚ ਸਹਾਇਤਾ ਦੀ ਲੋੜ ਹੈ ਮੈਂ ਜਲੰਧਰ ਵਿੱਚ ਰਹਿਣਾ ਚਾਹੁੰਦਾ ਹਾਂ',
        set: { property_type: 'house', city: 'Jalandhar' },
      },
      {
        text: 'ਮੈਂ ਕੋਈ ਅਜਿਹਾ ਅਪਾਰਟਮੈਂਟ ਲੱਭ ਰਹੀ ਹਾਂ ਜੋ ਦੋ ਬੈੱਡਰੂਮ ਵਾਲਾ ਹੋਵੇ ਤੇ ਪੂਰੀ ਤਰ੍ਹਾਂ ਫਰਨਿਸ਼ਡ ਹੋਵੇ',
        set: { property_type: 'apartment', bedrooms: exactly(2), amenities: ['furnished'] },
      },
      {
        text: 'ਕਿਰਪਾ ਕਰਕੇ ਲੁਧਿਆਣਾ ਵਿੱਚ ਵਿਕਰੀ ਲਈ ਉਪਲਬਧ ਘਰ ਦਿਖਾਓ ਜਿਨ੍ਹਾਂ ਦੀ ਕੀਮਤ ਅੱਸੀ ਲੱਖ ਤੋਂ ਘੱਟ ਹੋਵੇ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Ludhiana', price: upTo(8000000) },
      },
      {
        text: 'ਮੈਂ ਬਠਿੰਡਾ ਵਿਖੇ ਨੌਕਰੀ ਕਰਨ ਲੱਗਾ ਹਾਂ ਤੇ ਉੱਥੇ ਇੱਕ ਕਮਰੇ ਵਾਲਾ ਕਿਰਾਏ ਦਾ ਘਰ ਚਾਹੁੰਦਾ ਹਾਂ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bathinda', bedrooms: exactly(1) },
      },
      {
        text: 'ਸਾਨੂੰ ਆਪਣੇ ਮੁੰਡੇ ਦੇ ਵਿਆਹ ਤੋਂ ਪਹਿਲਾਂ ਪਹਿਲਾਂ ਪਟਿਆਲੇ ਇੱਕ ਵੱਡੀ ਕੋਠੀ ਲੈਣੀ ਹੈ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Patiala' },
      },
      {
        text: 'ਮੁਹਾਲੀ ਸੈਕਟਰ ਅਠਾਹਠ ਵਿੱਚ ਟੂ ਬੀਐੱਚਕੇ ਕਿਰਾਇਆ ਅਠਾਰਾਂ ਹਜ਼ਾਰ',
        set: {
          transaction_type: 'rent',
          city: 'Mohali',
          area: 'Sector 68',
          price: upTo(18000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'ਨਵੀਂ ਬਣੀ ਕੋਠੀ ਵੇਖਣੀ ਆ ਜੀ ਜੀਹਦੇ ਅੱਗੇ ਪਾਰਕ ਹੋਵੇ ਤੇ ਤਿੰਨ ਕਮਰੇ ਹੋਣ',
        set: { property_type: 'house', bedrooms: exactly(3) },
      },
      {
        text: 'ਮੈਨੂੰ ਖੇਤੀਬਾੜੀ ਲਈ ਤਿੰਨ ਕਿੱਲੇ ਪੈਲੀ ਮੁੱਲ ਚਾਹੀਦੀ ਐ ਸੰਗਰੂਰ ਲਾਗੇ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Sangrur', size_sqft: atLeast(130680) },
      },
      {
        text: 'ਡੇਰਾਬੱਸੀ ਵਿੱਚ ਪਲਾਟ ਦੱਸੋ ਸੌ ਗਜ਼ ਤੋਂ ਡੇਢ ਸੌ ਗਜ਼ ਦਾ',
        set: { property_type: 'land', city: 'Dera Bassi', size_sqft: between(900, 1350) },
      },
      {
        text: 'ਕਿਰਾਏ ਤੇ ਦੂਜੀ ਮੰਜ਼ਿਲ ਵਾਲਾ ਪੋਰਸ਼ਨ ਚਾਹੀਦਾ, ਦੋ ਕਮਰੇ, ਅਟੈਚ ਬਾਥਰੂਮ, ਜਲੰਧਰ ਛਾਉਣੀ',
        set: { transaction_type: 'rent', area: 'Jalandhar Cantt', bedrooms: exactly(2) },
      },
      {
        text: 'ਬਜਟ ਪੰਦਰਾਂ ਲੱਖ ਤੇ ਖੰਨਾ ਜਾਂ ਦੋਰਾਹਾ ਵਿੱਚ ਛੋਟਾ ਮਕਾਨ',
        set: { property_type: 'house', city: 'Khanna', price: upTo(1500000) },
      },
      {
        text: 'ਮੇਰੀ ਧੀ ਯੂਨੀਵਰਸਿਟੀ ਪੜ੍ਹਦੀ ਹੈ ਉਸ ਲਈ ਚੰਡੀਗੜ੍ਹ ਸੈਕਟਰ 15 ਵਿੱਚ ਕਮਰਾ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ',
        set: { transaction_type: 'rent', city: 'Chandigarh', area: 'Sector 15' },
      },
      {
        text: 'ਇਹੋ ਜਿਹਾ ਫਲੈਟ ਹੋਵੇ ਜਿੱਥੇ ਚੌਕੀਦਾਰ ਵੀ ਹੋਵੇ, ਜਿਮ ਵੀ ਹੋਵੇ, ਬਿਜਲੀ ਵੀ ਨਾ ਜਾਵੇ',
        set: { property_type: 'apartment', amenities: ['security', 'gym', 'power_backup'] },
      },
      {
        text: 'ਤਰਨਤਾਰਨ ਵਿੱਚ ਪੱਚੀ ਮਰਲੇ ਜਗ੍ਹਾ ਘਰ ਪਾਉਣ ਲਈ',
        set: { property_type: 'land', city: 'Tarn Taran', size_sqft: atLeast(6806.25) },
      },
      {
        text: 'ਗੁਰਦਾਸਪੁਰ ਸ਼ਹਿਰ ਵਿੱਚ ਬਾਰਾਂ ਲੱਖ ਦੇ ਅੰਦਰ ਅੰਦਰ ਸੱਤ ਮਰਲੇ ਤੱਕ ਦਾ ਪਲਾਟ',
        set: { property_type: 'land', city: 'Gurdaspur', price: upTo(1200000), size_sqft: upTo(1905.75) },
      },
      {
        text: 'ਸਰਦਾਰ ਜੀ ਇੱਕ ਕਨਾਲ ਕੋਠੀ ਦਿਖਾਓ ਰਣਜੀਤ ਐਵੇਨਿਊ ਅੰਮ੍ਰਿਤਸਰ ਪੌਣੇ ਤਿੰਨ ਕਰੋੜ ਤੱਕ ਦੀ',
        set: {
          property_type: 'house',
          city: 'Amritsar',
          area: 'Ranjit Avenue',
          price: upTo(27500000),
          size_sqft: atLeast(5445),
        },
      },
      {
        text: 'ਮੁੰਬਈ ਅੰਧੇਰੀ ਵਿੱਚ ਵਨ ਬੀਐਚਕੇ ਕਿਰਾਏ ਤੇ ਚਾਲੀ ਹਜ਼ਾਰ ਤੱਕ',
        set: {
          transaction_type: 'rent',
          city: 'Mumbai',
          area: 'Andheri',
          price: upTo(40000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'ਲਾਗੇ ਕੋਈ ਸਕੂਲ ਹੋਵੇ, ਮੰਡੀ ਵੀ ਨੇੜੇ ਹੋਵੇ, ਐਸਾ ਘਰ ਬਟਾਲੇ ਵਿੱਚ',
        set: { property_type: 'house', city: 'Batala' },
      },
      {
        text: 'ਤਿੰਨ ਤੋਂ ਘੱਟ ਕਮਰੇ ਨਾ ਹੋਣ, ਫਲੈਟ ਪੰਚਕੂਲੇ',
        set: { property_type: 'apartment', city: 'Panchkula', bedrooms: atLeast(3) },
      },
      {
        text: 'ਪੰਜਾਹ ਹਜ਼ਾਰ ਮਹੀਨਾ ਤੱਕ ਕੋਠੀ ਕਿਰਾਏ ਤੇ ਸੈਕਟਰ ਅੱਠ ਚੰਡੀਗੜ੍ਹ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Chandigarh',
          area: 'Sector 8',
          price: upTo(50000),
        },
      },
      {
        text: 'ਮੈਨੂੰ ਅੰਮ੍ਰਿਤਸਰ ਸ਼ਹਿਰ ਵਿੱਚ ਇੱਕ ਘਰ ਦੀ ਤਲਾਸ਼ ਹੈ। ਇਸ ਵਿੱਚ ਤਿੰਨ ਬੈੱਡਰੂਮ ਹੋਣੇ ਚਾਹੀਦੇ ਹਨ।',
        set: { property_type: 'house', city: 'Amritsar', bedrooms: exactly(3) },
      },
      {
        text: 'ਅਸੀਂ ਨਵੇਂ ਵਿਆਹੇ ਹਾਂ ਤੇ ਮੋਹਾਲੀ ਫੇਜ਼ ਸੱਤ ਵਿੱਚ ਇੱਕ ਬੈੱਡਰੂਮ ਵਾਲਾ ਫਲੈਟ ਕਿਰਾਏ ਤੇ ਲੈਣਾ ਚਾਹੁੰਦੇ ਹਾਂ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          area: 'Phase 7',
          bedrooms: exactly(1),
        },
      },
      {
        text: 'ਕਿਰਪਾ ਕਰਕੇ ਮੈਨੂੰ ਵੀਹ ਹਜ਼ਾਰ ਰੁਪਏ ਤੋਂ ਘੱਟ ਕਿਰਾਏ ਵਾਲੇ ਫਲੈਟ ਦਿਖਾਓ',
        set: { transaction_type: 'rent', property_type: 'apartment', price: upTo(20000) },
      },
      {
        text: 'ਮੇਰਾ ਬਜਟ ਪੰਜਾਹ ਤੋਂ ਸੱਠ ਲੱਖ ਹੈ ਅਤੇ ਮੈਨੂੰ ਖਰੜ ਵਿੱਚ ਕੋਠੀ ਚਾਹੀਦੀ ਹੈ',
        set: { property_type: 'house', city: 'Kharar', price: between(5000000, 6000000) },
      },
      {
        text: 'ਜੇ ਹੋ ਸਕੇ ਤਾਂ ਲੁਧਿਆਣੇ ਦੀ ਦੁੱਗਰੀ ਵਿੱਚ ਪਾਰਕ ਦੇ ਸਾਹਮਣੇ ਕੋਈ ਕੋਠੀ ਦੱਸਣਾ',
        set: { property_type: 'house', city: 'Ludhiana', area: 'Dugri' },
      },
      {
        text: 'ਮੈਂ ਇੱਕ ਨਿਵੇਸ਼ਕ ਹਾਂ ਤੇ ਨਿਊ ਚੰਡੀਗੜ੍ਹ ਵਿੱਚ ਪਲਾਟ ਖਰੀਦਣਾ ਚਾਹੁੰਦਾ ਹਾਂ',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Mullanpur' },
      },
      {
        text: 'ਗੁਰਦੁਆਰੇ ਦੇ ਨੇੜੇ ਦੋ ਕਮਰਿਆਂ ਦਾ ਮਕਾਨ ਕਿਰਾਏ ਤੇ ਮਿਲ ਜਾਵੇ ਤਾਂ ਬੜੀ ਮਿਹਰਬਾਨੀ',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(2) },
      },
      {
        text: 'ਸਾਨੂੰ ਇੱਕ ਅਜਿਹੀ ਥਾਂ ਦੀ ਲੋੜ ਹੈ ਜਿੱਥੇ ਸਾਡਾ ਕੁੱਤਾ ਵੀ ਰਹਿ ਸਕੇ, ਜਲੰਧਰ, ਕਿਰਾਏ ਤੇ',
        set: { transaction_type: 'rent', city: 'Jalandhar', amenities: ['pet_friendly'] },
      },
      {
        text: 'ਰਾਜਪੁਰਾ ਰੋਡ ਪਟਿਆਲਾ ਤੇ ਤਿੰਨ ਸੌ ਗਜ਼ ਤੋਂ ਵੱਡਾ ਪਲਾਟ',
        set: { property_type: 'land', city: 'Patiala', area: 'Rajpura Road', size_sqft: atLeast(2700) },
      },
      {
        text: 'ਘਰ ਬਣਾਉਣ ਜੋਗੀ ਥਾਂ ਲੱਭਦੇ ਆਂ ਬੁਢਲਾਡੇ ਵੱਲ ਨੂੰ ਪੰਜ ਛੇ ਮਰਲੇ',
        set: { property_type: 'land', city: 'Budhlada', size_sqft: between(1361.25, 1633.5) },
      },
      {
        text: 'ਪੰਜ ਸੱਤ ਸਾਲ ਪੁਰਾਣੀ ਕੋਠੀ ਵੀ ਚੱਲੂ, ਬਠਿੰਡਾ, ਸੱਤਰ ਲੱਖ ਤੱਕ',
        set: { property_type: 'house', city: 'Bathinda', price: upTo(7000000) },
      },
      {
        text: 'ਤਿੰਨ ਮੰਜ਼ਿਲਾ ਕੋਠੀ ਹੋਵੇ ਦਸ ਮਰਲੇ ਵਿੱਚ, ਲੁਧਿਆਣਾ',
        set: { property_type: 'house', city: 'Ludhiana', size_sqft: atLeast(2722.5) },
      },
      {
        text: 'ਸੰਗਰੂਰ ਤੋਂ ਪਟਿਆਲਾ ਸ਼ਿਫਟ ਹੋ ਰਹੇ ਹਾਂ, ਪਟਿਆਲੇ ਕਿਰਾਏ ਦਾ ਘਰ ਦੱਸੋ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Patiala' },
      },
      {
        text: 'ਇੱਕ ਆਰ ਕੇ ਕਮਰਾ ਕਿਰਾਏ ਤੇ ਨੋਇਡਾ ਵਿੱਚ ਛੇ ਸੱਤ ਹਜ਼ਾਰ ਦਾ',
        set: { transaction_type: 'rent', city: 'Noida', price: between(6000, 7000), bedrooms: exactly(1) },
      },
      {
        text: 'ਮਾਂ ਜੀ ਬਜ਼ੁਰਗ ਹਨ ਇਸ ਕਰਕੇ ਲਿਫਟ ਜ਼ਰੂਰੀ ਹੈ, ਦੋ ਬੈੱਡਰੂਮ, ਜ਼ੀਰਕਪੁਰ ਜਾਂ ਪੰਚਕੂਲਾ',
        set: { city: 'Zirakpur', bedrooms: exactly(2), amenities: ['lift'] },
      },
      {
        text: '੫੦ ਲੱਖ ਤੱਕ ਦੀ ਕੋਠੀ ੮ ਮਰਲੇ ਜਲੰਧਰ',
        set: { property_type: 'house', city: 'Jalandhar', price: upTo(5000000), size_sqft: atLeast(2178) },
      },
      {
        text: 'ਹੈਲੋ ਗੁਰੂ ਮੈਂ ਲੁਧਿਆਣਾ ਵਿੱਚ ਕਿਰਾਏ ਲਈ ਥ੍ਰੀ ਬੈੱਡਰੂਮ ਵਾਲਾ ਅਪਾਰਟਮੈਂਟ ਲੱਭਣਾ ਚਾਹੁੰਦੀ ਹਾਂ',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Ludhiana', bedrooms: exactly(3) },
      },
      {
        text: 'ਮੈਨੂੰ ਅਜਿਹਾ ਘਰ ਦਿਖਾਓ ਜਿਸ ਦੀ ਕੀਮਤ ਇੱਕ ਕਰੋੜ ਤੋਂ ਵੱਧ ਨਾ ਹੋਵੇ',
        set: { property_type: 'house', price: upTo(10000000) },
      },
      {
        text: 'ਮੈਂ ਅਗਲੇ ਸਾਲ ਪੰਜਾਬ ਵਾਪਸ ਆ ਰਿਹਾ ਹਾਂ ਤੇ ਕਪੂਰਥਲੇ ਕੋਠੀ ਪਾਉਣ ਲਈ ਪਲਾਟ ਲੈਣਾ ਹੈ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Kapurthala' },
      },
      {
        text: 'ਵੀਹ ਕੁ ਹਜ਼ਾਰ ਕਿਰਾਏ ਵਾਲਾ ਫਲੈਟ ਮੋਹਾਲੀ ਵੱਲ',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Mohali', price: upTo(20000) },
      },
      {
        text: 'ਅੰਮ੍ਰਿਤਸਰ ਦੇ ਵ੍ਹਾਈਟ ਐਵੇਨਿਊ ਵਿੱਚ ਢਾਈ ਸੌ ਗਜ਼ ਦੀ ਕੋਠੀ',
        set: { property_type: 'house', city: 'Amritsar', area: 'White Avenue', size_sqft: atLeast(2250) },
      },
      {
        text: 'ਸਾਨੂੰ ਦੋ ਪਰਿਵਾਰਾਂ ਲਈ ਡੁਪਲੈਕਸ ਕੋਠੀ ਚਾਹੀਦੀ ਹੈ ਛੇ ਕਮਰਿਆਂ ਵਾਲੀ, ਜਲੰਧਰ',
        set: { property_type: 'house', city: 'Jalandhar', bedrooms: exactly(6) },
      },
      {
        text: 'ਸੈਮੀ ਫਰਨਿਸ਼ਡ ਘਰ ਕਿਰਾਏ ਤੇ ਪਟਿਆਲਾ, ਦੋ ਬਾਥਰੂਮ ਹੋਣ, ਤਿੰਨ ਬੈੱਡਰੂਮ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Patiala',
          bedrooms: exactly(3),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'ਮੈਨੂੰ ਕੋਈ ਵਧੀਆ ਇਲਾਕੇ ਵਿੱਚ ਪਲਾਟ ਚਾਹੀਦਾ ਜਿੱਥੇ ਕੀਮਤ ਵਧੇ, ਖਰੜ ਲਾਗੇ',
        set: { property_type: 'land', city: 'Kharar' },
      },
      {
        text: 'ਖਰੀਦਣ ਵਾਸਤੇ ਦੋ ਬੀਐੱਚਕੇ, ਜ਼ੀਰਕਪੁਰ, ਤੀਹ ਤੋਂ ਪੈਂਤੀ ਲੱਖ',
        set: {
          transaction_type: 'sale',
          city: 'Zirakpur',
          price: between(3000000, 3500000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'ਬਾਈ ਕੋਈ ਖੇਤ ਵਿਕਦਾ ਹੋਵੇ ਮਾਨਸੇ ਵੱਲ ਦੋ ਤਿੰਨ ਕਿੱਲੇ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Mansa',
          size_sqft: between(87120, 130680),
        },
      },
      {
        text: 'ਮੇਰਾ ਦਫ਼ਤਰ ਚੰਡੀਗੜ੍ਹ ਹੈ ਪਰ ਘਰ ਪੰਚਕੂਲੇ ਚਾਹੀਦਾ ਹੈ ਕਿਰਾਏ ਤੇ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Panchkula' },
      },
      {
        text: 'ਇੱਕ ਹਾਲ ਦੋ ਕਮਰੇ ਇੱਕ ਰਸੋਈ ਵਾਲਾ ਮਕਾਨ ਕਿਰਾਏ ਤੇ ਬਰਨਾਲਾ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Barnala', bedrooms: exactly(2) },
      },
      {
        text: 'ਮੈਂ ਸੋਚਦਾ ਸੀ ਕਿ ਫਗਵਾੜੇ ਕੋਈ ਘਰ ਲੈ ਲਵਾਂ ਚਾਲੀ ਕੁ ਲੱਖ ਤੱਕ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Phagwara', price: upTo(4000000) },
      },
      {
        text: 'ਸੁਸਾਇਟੀ ਵਿੱਚ ਫਲੈਟ, ਗੇਟ ਤੇ ਗਾਰਡ ਹੋਵੇ, ਕਲੱਬ ਹੋਵੇ, ਮੋਹਾਲੀ ਸੈਕਟਰ 91',
        set: {
          property_type: 'apartment',
          city: 'Mohali',
          area: 'Sector 91',
          amenities: ['security', 'clubhouse'],
        },
      },
      {
        text: 'ਨਵਾਂਸ਼ਹਿਰ ਕੋਠੀ ਮੁੱਲ, ਬਾਰਾਂ ਮਰਲੇ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Nawanshahr',
          size_sqft: atLeast(3267),
        },
      },
      { text: 'ਮੈਨੂੰ ਰਹਿਣ ਲਈ ਨਵੀਂ ਜਗ੍ਹਾ ਲੱਭਣ ਦੀ ਲੋੜ ਹੈ। ਕੀ ਤੁਸੀਂ ਪੁਣੇ ਵਿੱਚ ਕੁਝ ਲੱਭ ਸਕਦੇ ਹੋ?', set: { city: 'Pune' } },
      {
        text: "ਮੈਂ ਦੋ ਬੈੱਡਰੂਮ ਅਤੇ ਦੋ ਬਾਥਰੂਮ ਵਾਲਾ ਅਪਾਰਟਮੈਂਟ ਕਿਰਾਏ 'ਤੇ ਲੈਣਾ ਪਸੰਦ ਕਰਾਂਗਾ",
        set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: exactly(2) },
      },
      {
        text: 'ਕੀ ਹੈਦਰਾਬਾਦ ਦੇ ਗਾਚੀਬੋਵਲੀ ਵਿੱਚ ਕੋਈ ਘਰ ਵਿਕਰੀ ਲਈ ਉਪਲਬਧ ਹੈ?',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Hyderabad', area: 'Gachibowli' },
      },
      {
        text: 'ਮੈਂ ਚਾਹੁੰਦਾ ਹਾਂ ਕਿ ਘਰ ਵਿੱਚ ਚਾਰ ਬੈੱਡਰੂਮ ਹੋਣ ਅਤੇ ਉਹ ਪੂਰੀ ਤਰ੍ਹਾਂ ਫਰਨਿਸ਼ਡ ਹੋਵੇ',
        set: { property_type: 'house', bedrooms: exactly(4), amenities: ['furnished'] },
      },
      {
        text: 'ਹਾਂ, ਮੈਨੂੰ ਬੈਂਗਲੁਰੂ ਦੇ ਇੰਦਰਾਨਗਰ ਵਿੱਚ ਇੱਕ ਬੈੱਡਰੂਮ ਵਾਲਾ ਫਲੈਟ ਚਾਹੀਦਾ ਹੈ',
        set: { property_type: 'apartment', city: 'Bengaluru', area: 'Indiranagar', bedrooms: exactly(1) },
      },
      {
        text: 'ਅਸੀਂ ਇੱਕ ਅਜਿਹਾ ਮਕਾਨ ਖਰੀਦਣ ਦੀ ਯੋਜਨਾ ਬਣਾ ਰਹੇ ਹਾਂ ਜਿਸ ਵਿੱਚ ਬੱਚਿਆਂ ਲਈ ਖੇਡਣ ਦੀ ਥਾਂ ਹੋਵੇ',
        set: { transaction_type: 'sale', property_type: 'house', amenities: ['play_area'] },
      },
      {
        text: 'ਕਿਰਾਇਆ ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਰੁਪਏ ਪ੍ਰਤੀ ਮਹੀਨਾ ਤੋਂ ਘੱਟ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ',
        set: { transaction_type: 'rent', price: upTo(15000) },
      },
      {
        text: 'ਮੈਨੂੰ ਦਿੱਲੀ ਦੇ ਦਵਾਰਕਾ ਵਿੱਚ ਤਿੰਨ ਬੈੱਡਰੂਮ ਵਾਲੇ ਫਲੈਟ ਦਿਖਾਓ ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਪਾਰਕਿੰਗ ਹੋਵੇ',
        set: {
          property_type: 'apartment',
          city: 'Delhi',
          area: 'Dwarka',
          bedrooms: exactly(3),
          amenities: ['parking'],
        },
      },
      {
        text: 'ਕੀ ਤੁਸੀਂ ਗੁੜਗਾਓਂ ਵਿੱਚ ਪੰਜਾਹ ਹਜ਼ਾਰ ਤੱਕ ਦਾ ਕੋਈ ਅਪਾਰਟਮੈਂਟ ਸੁਝਾਅ ਸਕਦੇ ਹੋ',
        set: { property_type: 'apartment', city: 'Gurugram', price: upTo(50000) },
      },
      {
        text: 'ਮੈਨੂੰ ਇੱਕ ਹਜ਼ਾਰ ਵਰਗ ਫੁੱਟ ਤੋਂ ਵੱਡਾ ਘਰ ਚਾਹੀਦਾ ਹੈ',
        set: { property_type: 'house', size_sqft: atLeast(1000) },
      },
      {
        text: 'ਮੇਰੀ ਤਰਜੀਹ ਅਜਿਹਾ ਫਲੈਟ ਹੈ ਜਿਸ ਵਿੱਚ ਜਿੰਮ ਅਤੇ ਸਵਿਮਿੰਗ ਪੂਲ ਹੋਵੇ',
        set: { property_type: 'apartment', amenities: ['gym', 'swimming_pool'] },
      },
      {
        text: 'ਜਿਹੜਾ ਵੀ ਘਰ ਹੋਵੇ ਉਸ ਵਿੱਚ ਏਸੀ ਜ਼ਰੂਰ ਹੋਵੇ, ਸ਼ਹਿਰ ਅੰਬਾਲਾ',
        set: { property_type: 'house', city: 'Ambala', amenities: ['air_conditioning'] },
      },
      {
        text: 'ਪਾਣੀਪਤ ਵਿੱਚ ਕਿਰਾਏ ਲਈ ਮਕਾਨ ਦੀ ਖੋਜ ਕਰ ਰਿਹਾ ਹਾਂ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Panipat' },
      },
      {
        text: 'ਮੈਂ ਆਪਣੀ ਪਤਨੀ ਅਤੇ ਦੋ ਬੱਚਿਆਂ ਨਾਲ ਜੰਮੂ ਜਾ ਰਿਹਾ ਹਾਂ ਸਾਨੂੰ ਉੱਥੇ ਕਿਰਾਏ ਤੇ ਘਰ ਚਾਹੀਦਾ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Jammu' },
      },
      {
        text: 'ਵਪਾਰੀ ਹਾਂ ਜੀ, ਲੁਧਿਆਣੇ ਦੋ ਕਰੋੜ ਤੋਂ ਢਾਈ ਕਰੋੜ ਦੀ ਕੋਠੀ ਲੈਣੀ ਹੈ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          price: between(20000000, 25000000),
        },
      },
      {
        text: 'ਜੀ ਮੈਂ ਜਲੰਧਰ ਤੋਂ ਬੋਲ ਰਿਹਾ ਹਾਂ ਮੈਨੂੰ ਮੋਹਾਲੀ ਵਿੱਚ ਕਿਰਾਏ ਦਾ ਘਰ ਚਾਹੀਦਾ ਹੈ ਦੋ ਕਮਰਿਆਂ ਵਾਲਾ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mohali', bedrooms: exactly(2) },
      },
      {
        text: 'ਇੱਕ ਵਧੀਆ ਜਿਹਾ ਪਲਾਟ ਲੱਭ ਕੇ ਦਿਓ ਪੰਜ ਮਰਲੇ ਦਾ ਅੰਮ੍ਰਿਤਸਰ ਬਟਾਲਾ ਰੋਡ ਤੇ',
        set: { property_type: 'land', city: 'Amritsar', area: 'Batala Road', size_sqft: atLeast(1361.25) },
      },
      {
        text: 'ਮੇਰੇ ਮਾਤਾ ਪਿਤਾ ਲਈ ਪਟਿਆਲਾ ਵਿੱਚ ਗਰਾਊਂਡ ਫਲੋਰ ਵਾਲਾ ਫਲੈਟ ਚਾਹੀਦਾ ਹੈ ਜਿਸ ਵਿੱਚ ਲਿਫਟ ਵੀ ਹੋਵੇ',
        set: { property_type: 'apartment', city: 'Patiala', amenities: ['lift'] },
      },
      {
        text: 'ਕਿਰਾਇਆ ਦਸ ਹਜ਼ਾਰ ਤੋਂ ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਵਿਚਕਾਰ ਹੋਵੇ ਤੇ ਘਰ ਲੁਧਿਆਣੇ ਹੋਵੇ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Ludhiana',
          price: between(10000, 15000),
        },
      },
      { text: 'ਮੈਨੂੰ ਸਿਰਫ਼ ਪਲਾਟ ਵਿੱਚ ਦਿਲਚਸਪੀ ਹੈ, ਘਰ ਵਿੱਚ ਨਹੀਂ', set: { property_type: 'land' } },
      {
        text: 'ਘਰ ਖਰੀਦਣਾ ਹੈ ਜੀ ਸਮਰਾਲਾ ਚੌਂਕ ਲੁਧਿਆਣਾ ਦੇ ਨੇੜੇ ਤੇੜੇ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Samrala Chowk',
        },
      },
      {
        text: 'ਸਾਨੂੰ ਜਿੰਨਾ ਛੇਤੀ ਹੋ ਸਕੇ ਜ਼ੀਰਕਪੁਰ ਵਿੱਚ ਕਿਰਾਏ ਦਾ ਫਲੈਟ ਚਾਹੀਦਾ ਹੈ',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Zirakpur' },
      },
      {
        text: 'ਮੈਂ ਚੰਡੀਗੜ੍ਹ ਵਿੱਚ ਨੌਕਰੀ ਕਰਦਾ ਹਾਂ ਤੇ ਖਰੜ ਵਿੱਚ ਸਸਤਾ ਫਲੈਟ ਲੈਣਾ ਚਾਹੁੰਦਾ ਹਾਂ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Kharar' },
      },
      {
        text: 'ਵਾਹੀਯੋਗ ਜ਼ਮੀਨ ਚਾਰ ਏਕੜ ਨਾਭਾ',
        set: { property_type: 'land', city: 'Nabha', size_sqft: atLeast(174240) },
      },
      {
        text: 'ਮੈਨੂੰ ਦੱਸੋ ਕਿ ਪਟਿਆਲਾ ਵਿੱਚ ਤੀਹ ਲੱਖ ਤੱਕ ਕਿਹੜੇ ਘਰ ਵਿਕਾਊ ਹਨ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Patiala', price: upTo(3000000) },
      },
      {
        text: 'ਕੋਈ ਇਹੋ ਜਿਹਾ ਘਰ ਲੱਭ ਦਿਓ ਜਿੱਥੇ ਧੁੱਪ ਆਉਂਦੀ ਹੋਵੇ ਤੇ ਦੋ ਬੈੱਡਰੂਮ ਹੋਣ, ਅੰਮ੍ਰਿਤਸਰ, ਕਿਰਾਏ ਤੇ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Amritsar', bedrooms: exactly(2) },
      },
      {
        text: 'ਫਲੈਟ ਲੈਣਾ ਸੀ ਜੀ ਕਿਰਾਏ ਤੇ ਲੁਧਿਆਣੇ ਪੱਖੋਵਾਲ ਰੋਡ ਤੇ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Ludhiana',
          area: 'Pakhowal Road',
        },
      },
      {
        text: 'ਮੈਨੂੰ ਮੋਹਾਲੀ ਵਿੱਚ ਸੈਕਟਰ ਸੱਤਰ ਤੋਂ ਸੈਕਟਰ ਅੱਸੀ ਦੇ ਵਿੱਚ ਕਿਤੇ ਪਲਾਟ ਚਾਹੀਦਾ ਹੈ',
        set: { property_type: 'land', city: 'Mohali', area: 'Sector 70' },
      },
      {
        text: 'ਪਠਾਨਕੋਟ ਵਿੱਚ ਚਾਰ ਬੈੱਡਰੂਮ, ਪੰਜ ਬਾਥਰੂਮ ਵਾਲੀ ਕੋਠੀ, ਬਜਟ ਕਰੋੜ ਰੁਪਏ',
        set: { property_type: 'house', city: 'Pathankot', price: upTo(10000000), bedrooms: exactly(4) },
      },
      {
        text: 'ਦੋ ਲੱਖ ਰੁਪਏ ਮਰਲਾ ਤੋਂ ਮਹਿੰਗਾ ਨਾ ਹੋਵੇ, ਜਲੰਧਰ ਪਲਾਟ, ਦਸ ਮਰਲੇ',
        set: { property_type: 'land', city: 'Jalandhar', size_sqft: atLeast(2722.5) },
      },
      {
        text: '੫ ਮਰਲੇ ਦਾ ਪਲਾਟ ੧੦-੧੨ ਲੱਖ ਚ ਸੰਗਰੂਰ',
        set: {
          property_type: 'land',
          city: 'Sangrur',
          price: between(1000000, 1200000),
          size_sqft: atLeast(1361.25),
        },
      },
      {
        text: '2 BHK ਫਲੈਟ, ₹15,000 ਪ੍ਰਤੀ ਮਹੀਨਾ ਤੱਕ, ਮੋਹਾਲੀ',
        set: { property_type: 'apartment', city: 'Mohali', price: upTo(15000), bedrooms: exactly(2) },
      },
      {
        text: 'ਮੈਂ ਲਗਭਗ 1200 ਵਰਗ ਫੁੱਟ ਦਾ ਫਲੈਟ ਲੱਭ ਰਿਹਾ ਹਾਂ ਜਿਸਦੀ ਕੀਮਤ 45 ਤੋਂ 55 ਲੱਖ ਹੋਵੇ',
        set: { property_type: 'apartment', price: between(4500000, 5500000), size_sqft: atLeast(1200) },
      },
      {
        text: 'ਸਾਨੂੰ ਲੁਧਿਆਣਾ ਛੱਡ ਕੇ ਜਲੰਧਰ ਜਾਣਾ ਪੈ ਰਿਹਾ ਹੈ ਸੋ ਜਲੰਧਰ ਵਿੱਚ ਕਿਰਾਏ ਦਾ ਘਰ ਚਾਹੀਦਾ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Jalandhar' },
      },
      {
        text: 'ਜੇ ਕੋਈ ਕੋਠੀ ਅੱਸੀ ਨੱਬੇ ਲੱਖ ਵਿੱਚ ਮਿਲਦੀ ਹੋਵੇ ਲੁਧਿਆਣੇ ਤਾਂ ਜ਼ਰੂਰ ਦੱਸਿਓ',
        set: { property_type: 'house', city: 'Ludhiana', price: between(8000000, 9000000) },
      },
      {
        text: 'ਘੱਟੋ ਘੱਟ ਦੋ ਬਾਲਕੋਨੀਆਂ ਵਾਲਾ ਫਲੈਟ ਪੰਚਕੂਲਾ ਵਿੱਚ ਖਰੀਦਣਾ ਹੈ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Panchkula',
          amenities: ['balcony'],
        },
      },
      {
        text: 'ਇੱਕ ਸੌ ਪੰਜਾਹ ਗਜ਼ ਦੀ ਕੋਠੀ ਮੰਡੀ ਗੋਬਿੰਦਗੜ੍ਹ',
        set: { property_type: 'house', city: 'Mandi Gobindgarh', size_sqft: atLeast(1350) },
      },
      {
        text: 'ਅਬੋਹਰ ਵਿੱਚ ਬਾਗ ਵਾਲੀ ਕੋਠੀ ਦਿਵਾ ਦਿਓ',
        set: { property_type: 'house', city: 'Abohar', amenities: ['garden'] },
      },
      {
        text: 'ਕੀ ਮਲੇਰਕੋਟਲੇ ਕਿਰਾਏ ਤੇ ਮਕਾਨ ਮਿਲ ਜਾਊ ਪੰਜ ਹਜ਼ਾਰ ਵਿੱਚ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Malerkotla', price: upTo(5000) },
      },
      {
        text: 'ਮੈਨੂੰ ਅਗਲੇ ਹਫ਼ਤੇ ਤੱਕ ਬਠਿੰਡੇ ਵਿੱਚ ਕਿਰਾਏ ਤੇ ਇੱਕ ਘਰ ਲੈਣਾ ਪੈਣਾ ਹੈ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bathinda' },
      },
      {
        text: 'ਕੀ ਤੁਹਾਡੇ ਕੋਲ ਜ਼ੀਰਕਪੁਰ ਵਿੱਚ ਬਾਲਕੋਨੀ ਵਾਲੇ ਦੋ ਬੈੱਡਰੂਮ ਦੇ ਫਲੈਟ ਹਨ?',
        set: { property_type: 'apartment', city: 'Zirakpur', bedrooms: exactly(2), amenities: ['balcony'] },
      },
      {
        text: 'ਸਾਡੀ ਭਾਲ ਇੱਕ ਕਨਾਲ ਦੀ ਕੋਠੀ ਦੀ ਹੈ ਜੋ ਮੋਹਾਲੀ ਵਿੱਚ ਹੋਵੇ ਤੇ ਕੀਮਤ ਤਿੰਨ ਕਰੋੜ ਤੱਕ ਹੋਵੇ',
        set: { property_type: 'house', city: 'Mohali', price: upTo(30000000), size_sqft: atLeast(5445) },
      },
      {
        text: 'ਮਾਤਾ ਜੀ ਲਈ ਗੁਰਦੁਆਰੇ ਲਾਗੇ ਛੋਟਾ ਮਕਾਨ ਦਿਵਾਓ ਤਰਨਤਾਰਨ',
        set: { property_type: 'house', city: 'Tarn Taran' },
      },
      {
        text: 'ਹਰਿਆਣੇ ਦੇ ਕੁਰੂਕਸ਼ੇਤਰ ਵਿੱਚ ਦੋ ਸੌ ਗਜ਼ ਪਲਾਟ, ਵੀਹ ਲੱਖ ਬਜਟ',
        set: { property_type: 'land', city: 'Kurukshetra', price: upTo(2000000), size_sqft: atLeast(1800) },
      },
    ],
  },
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'ssa ji, ldh vich 2bhk flat chahida kiraye te 12k tak',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Ludhiana',
          price: upTo(12000),
          bedrooms: exactly(2),
        },
        numbers: [2, 12000],
      },
      {
        text: 'mainu mohali ch 3 kamreyan wala flat lena aa, budget 70 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mohali',
          price: upTo(7000000),
          bedrooms: exactly(3),
        },
        numbers: [3, 7000000],
      },
      {
        text: 'asr ranjit avenue ch kothi chahidi 1.5 cr tak',
        set: { property_type: 'house', city: 'Amritsar', area: 'Ranjit Avenue', price: upTo(15000000) },
        numbers: [15000000],
      },
      {
        text: 'jalandhar model town vich ik kanal di kothi kharidni hai',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Jalandhar',
          area: 'Model Town',
          size_sqft: atLeast(5445),
        },
        numbers: [1],
      },
      {
        text: 'patiale ch plot dekh rahe haan 200 gaj da, 25 ku lakh vich aa jave',
        set: { property_type: 'land', city: 'Patiala', price: upTo(2500000), size_sqft: atLeast(1800) },
        numbers: [200, 2500000],
      },
      {
        text: 'veere chandigarh ch pg ni, pura flat chahida rent te , max 20000',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Chandigarh', price: upTo(20000) },
        numbers: [20000],
      },
      {
        text: 'sanu bathinde ghar chahida hai ji kiraye lyi, 2 kamre te ik rasoi',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bathinda', bedrooms: exactly(2) },
      },
      {
        text: 'zirkpur vich 2 ya 3 bhk flat , lift te power backup hona chahida',
        set: {
          property_type: 'apartment',
          city: 'Zirakpur',
          bedrooms: between(2, 3),
          amenities: ['lift', 'power_backup'],
        },
        numbers: [{ min: 2, max: 3 }],
      },
      {
        text: 'hoshiarpur ch dhai marle da makaan mil ju? lena aa',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Hoshiarpur',
          size_sqft: atLeast(680.625),
        },
        numbers: [2.5],
      },
      {
        text: 'kharar vich 50 lakh to ghat wali kothi',
        set: { property_type: 'house', city: 'Kharar', price: upTo(5000000) },
        numbers: [5000000],
      },
      {
        text: 'main canada ton haan, ludhiana vich apne maa pyo layi ikk kothi khareedni chaunda haan, budget do crore',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Ludhiana', price: upTo(20000000) },
        numbers: [20000000],
      },
      {
        text: 'phagware nere 2 kille zameen chahidi',
        set: { property_type: 'land', city: 'Phagwara', size_sqft: atLeast(87120) },
        numbers: [2],
      },
      {
        text: 'dugri ludhiane kiraye da makan labh do veer ji 8 hajar tak',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Dugri',
          price: upTo(8000),
        },
        numbers: [8000],
      },
      {
        text: 'plot lena c amritsar side, 150 gaz, 30-35 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Amritsar',
          price: between(3000000, 3500000),
          size_sqft: atLeast(1350),
        },
        numbers: [150, { min: 3000000, max: 3500000 }],
      },
      {
        text: 'flat rent te chahida sector 22 chandigarh, semi furnished howe, AC lagya hove',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chandigarh',
          area: 'Sector 22',
          amenities: ['semi_furnished', 'air_conditioning'],
        },
      },
      {
        text: 'panj marle di kothi moge ch pachi lakh tak',
        set: { property_type: 'house', city: 'Moga', price: upTo(2500000), size_sqft: atLeast(1361.25) },
        numbers: [5, 2500000],
      },
      {
        text: 'bhaji tarn taran jaan amritsar ch chhota ghar rent te',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tarn Taran' },
      },
      {
        text: 'pathankot ch ghato ghat 3 kamre wala ghar lena, car parking jaruri aa',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Pathankot',
          bedrooms: atLeast(3),
          amenities: ['parking'],
        },
        numbers: [3],
      },
      {
        text: 'sade kol pet aa, pet allowed flat chahida mohali phase 7 ch',
        set: { property_type: 'apartment', city: 'Mohali', area: 'Phase 7', amenities: ['pet_friendly'] },
      },
      {
        text: 'assi jalandhar ch 2 kamre da set labh rahe aa kiraye te, 9-10 hazar tak',
        set: {
          transaction_type: 'rent',
          city: 'Jalandhar',
          price: between(9000, 10000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'ki tusi menu ludhiana vich koi vadia jeha flat labh ke de sakde ho',
        set: { property_type: 'apartment', city: 'Ludhiana' },
      },
      {
        text: 'amritsar side koi plot dasso 5 marle da 15 lakh tak',
        set: { property_type: 'land', city: 'Amritsar', price: upTo(1500000), size_sqft: atLeast(1361.25) },
      },
      {
        text: 'mera budget 45 lac hai te mainu kharar ch 2bhk flat khridna',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kharar',
          price: upTo(4500000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'kothi chahidi aa model town patiala, 10-12 marle',
        set: {
          property_type: 'house',
          city: 'Patiala',
          area: 'Model Town',
          size_sqft: between(2722.5, 3267),
        },
      },
      {
        text: 'veer ji bathinda ch dukan nal ghar chahida mull',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Bathinda' },
      },
      {
        text: 'sadde layi chandigarh sector 35 ch ik floor kiraye te dekho, 3 bedroom, 40 hzar',
        set: {
          transaction_type: 'rent',
          city: 'Chandigarh',
          area: 'Sector 35',
          price: upTo(40000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'ropar ch zameen leni aa 3 kanal',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Rupnagar', size_sqft: atLeast(16335) },
      },
      {
        text: 'main dubai ch kamm karda, pind de kol phagwara ch kothi paun layi plot chahida ik kanal da',
        set: { property_type: 'land', city: 'Phagwara', size_sqft: atLeast(5445) },
      },
      {
        text: 'sangrur ghar kiraye te 6000 tak mil ju koi',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Sangrur', price: upTo(6000) },
      },
      { text: 'nabha ch sasta jeha makan chahida ji', set: { property_type: 'house', city: 'Nabha' } },
      {
        text: 'mohali phase 3 ya phase 7 ch flat rent te, fully furnished, 1 bhk',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          area: 'Phase 3',
          bedrooms: exactly(1),
          amenities: ['furnished'],
        },
      },
      {
        text: 'zirakpur vip road te 3bhk ready to move 65 lakh de lagbhag',
        set: { city: 'Zirakpur', area: 'VIP Road', price: upTo(6500000), bedrooms: exactly(3) },
      },
      {
        text: 'sanu ohi kothi chahidi jidde ch inverter, submersible te car khari karn di jagah hove',
        set: { property_type: 'house', amenities: ['power_backup', 'water_supply', 'parking'] },
      },
      {
        text: 'gurdaspur district ch 2 kille paili',
        set: { property_type: 'land', city: 'Gurdaspur', size_sqft: atLeast(87120) },
      },
      {
        text: 'mainu ik ghar chahida jo ki amritsar ch hove te jihde ch 4 kamre hon',
        set: { property_type: 'house', city: 'Amritsar', bedrooms: exactly(4) },
      },
      {
        text: 'i mean sanu jalandhar ch rehn nu jagah chahidi, kiraya 10 to vadh na hove',
        set: { transaction_type: 'rent', city: 'Jalandhar', price: upTo(10000) },
      },
      {
        text: 'bai ji mansa ch plot hega koi 100 gaj da',
        set: { property_type: 'land', city: 'Mansa', size_sqft: atLeast(900) },
      },
      {
        text: 'flat lena mohali sec 70, 3 bedroom, 1 cr tak, lift honi chahidi',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mohali',
          area: 'Sector 70',
          price: upTo(10000000),
          bedrooms: exactly(3),
          amenities: ['lift'],
        },
      },
      {
        text: 'kirae te makan dasso khanne, 2 bedroom, parking naal',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Khanna',
          bedrooms: exactly(2),
          amenities: ['parking'],
        },
      },
      {
        text: 'te assin 5 jane haan, 3bhk chahida zirakpur, rent 20-22k',
        set: {
          transaction_type: 'rent',
          city: 'Zirakpur',
          price: between(20000, 22000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'main student haan patiala university, mainu single room chahida kiraye te 4000 tak',
        set: { transaction_type: 'rent', city: 'Patiala', price: upTo(4000), bedrooms: exactly(1) },
      },
      {
        text: 'bapu ji layi pind warga khulla ghar chahida hoshiarpur wal',
        set: { property_type: 'house', city: 'Hoshiarpur' },
      },
      {
        text: 'mera budget 70 to 80 lakh aa te kothi 6 marle to ghat ni chahidi ludhiana ch',
        set: {
          property_type: 'house',
          city: 'Ludhiana',
          price: between(7000000, 8000000),
          size_sqft: atLeast(1633.5),
        },
      },
      {
        text: 'sasta plot dikhao ji moga ya bagha purana vich 10 lakh de andar andar',
        set: { property_type: 'land', city: 'Moga', price: upTo(1000000) },
      },
      {
        text: 'kothi jihde ch servant room hove te garden hove, sarabha nagar ldh, 5 crore tak',
        set: {
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Sarabha Nagar',
          price: upTo(50000000),
          amenities: ['garden'],
        },
      },
      {
        text: 'kharidan layi 2bhk apartment mohali airport road',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mohali',
          area: 'Airport Road',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'ik kila jameen chahidi sirhind kol',
        set: { property_type: 'land', city: 'Sirhind', size_sqft: atLeast(43560) },
      },
      {
        text: 'unfurnished flat rent te panchkula sec 20',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Panchkula',
          area: 'Sector 20',
          amenities: ['unfurnished'],
        },
      },
      {
        text: 'assi 2 kanal da farm house lainna chaunde haan ropar side',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Rupnagar',
          size_sqft: atLeast(10890),
        },
      },
      {
        text: 'hello ji mainu jalandhar vich rent te ik flat chahida 2 bhk hove te 15 hazaar tak hove',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Jalandhar',
          price: upTo(15000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'asi ludhiane move ho rahe aa ji, ghar labh deo kiraye te 3 kamreya wala',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ludhiana', bedrooms: exactly(3) },
      },
      {
        text: 'mein apni mummy lyi asr ch ghar lena chundi haan',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Amritsar' },
      },
      { text: 'chd ch koi sasta flat hai?', set: { property_type: 'apartment', city: 'Chandigarh' } },
      {
        text: '100 gaj da plot chahida dera bassi ch',
        set: { property_type: 'land', city: 'Dera Bassi', size_sqft: atLeast(900) },
      },
      {
        text: 'ghar chahida jithe do gaddian khariyan ho sakan',
        set: { property_type: 'house', amenities: ['parking'] },
      },
      {
        text: 'kothi kiraye te, panchkula, 4 bedroom, 60 hazar tk, furnished hove ta vadia',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Panchkula',
          price: upTo(60000),
          bedrooms: exactly(4),
          amenities: ['furnished'],
        },
      },
      {
        text: 'bathinde model town phase ch 8 marle da makan bikau hove ta dasio',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Bathinda',
          area: 'Model Town',
          size_sqft: atLeast(2178),
        },
      },
      {
        text: 'sada budget 1 cr 20 lakh da hai kothi lyi ldh',
        set: { property_type: 'house', city: 'Ludhiana', price: upTo(12000000) },
      },
      {
        text: '3 bhk chahida, 2 bathroom, balcony wala, mohali sec 79',
        set: { city: 'Mohali', area: 'Sector 79', bedrooms: exactly(3), amenities: ['balcony'] },
      },
      {
        text: 'kharar landran road te 2bhk dassna ji 35 lakh ch',
        set: { area: 'Kharar Landran Road', price: upTo(3500000), bedrooms: exactly(2) },
      },
      {
        text: 'patiale urban estate ch ground floor kiraye te, max 12000',
        set: { transaction_type: 'rent', city: 'Patiala', area: 'Urban Estate', price: upTo(12000) },
      },
      {
        text: 'ik aala durje da farnished flat rent te zirkpur vich',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Zirakpur',
          amenities: ['furnished'],
        },
      },
      {
        text: 'firozpur cantt kol 2 room set kiraye da',
        set: { transaction_type: 'rent', city: 'Firozpur', bedrooms: exactly(2) },
      },
      {
        text: '5 marle to 7 marle tak kothi hoshiarpur ch 50 to 60 lakh',
        set: {
          property_type: 'house',
          city: 'Hoshiarpur',
          price: between(5000000, 6000000),
          size_sqft: between(1361.25, 1905.75),
        },
      },
      { text: 'veer makaan labda pya mukerian ch', set: { property_type: 'house', city: 'Mukerian' } },
      {
        text: 'pani di dikkat na hove, light na jandi hove, 2 bedroom rent te barnala',
        set: {
          transaction_type: 'rent',
          city: 'Barnala',
          bedrooms: exactly(2),
          amenities: ['water_supply', 'power_backup'],
        },
      },
      {
        text: 'sat sri akal ji main ik ghar khareedna chahunda haan patiala vich',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Patiala' },
      },
      {
        text: 'ludhiana ch rehan lai ghar chahida hai ji jihda kiraya 15 hazar to thalle hove',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ludhiana', price: upTo(15000) },
      },
      {
        text: 'mainu ik flat di lod aa jithe gym te swimming pool hon, mohali vich',
        set: { property_type: 'apartment', city: 'Mohali', amenities: ['gym', 'swimming_pool'] },
      },
      {
        text: 'changi society ch 3 kamreyan wala flat, covered parking naal, 80-85 lakh',
        set: {
          property_type: 'apartment',
          price: between(8000000, 8500000),
          bedrooms: exactly(3),
          amenities: ['parking'],
        },
      },
      {
        text: 'bhaji plot hega tuhade kol kharar ch 125 gaj?',
        set: { property_type: 'land', city: 'Kharar', size_sqft: atLeast(1125) },
      },
      {
        text: 'kisi changi jagah te 10 marle di kothi dawa do ldh ch',
        set: { property_type: 'house', city: 'Ludhiana', size_sqft: atLeast(2722.5) },
      },
      {
        text: 'mummy daddy layi ground floor wala ghar labbh reha haan jalandhar ch, mull',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jalandhar' },
      },
      {
        text: 'mera office phase 8 ch hai, mohali ch hi 1bhk chahida',
        set: { city: 'Mohali', bedrooms: exactly(1) },
      },
      {
        text: 'budget 25 lakh hai, is ch amritsar kujh mil sakda?',
        set: { city: 'Amritsar', price: upTo(2500000) },
      },
      {
        text: 'ikk kamra attach bathroom wala kiraye te sector 22 chd',
        set: { transaction_type: 'rent', city: 'Chandigarh', area: 'Sector 22', bedrooms: exactly(1) },
      },
      {
        text: 'chandigarh de nede tede koi kothi hove 2 crore takk',
        set: { property_type: 'house', city: 'Chandigarh', price: upTo(20000000) },
      },
      {
        text: 'patiale tripri ch makaan kiraye layi khali hai koi',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Patiala', area: 'Tripuri' },
      },
      {
        text: 'asr airport road te 200 gaj da plot price 30 lakh to 40 lakh',
        set: {
          property_type: 'land',
          city: 'Amritsar',
          area: 'Airport Road',
          price: between(3000000, 4000000),
          size_sqft: atLeast(1800),
        },
      },
      {
        text: 'hor kujh nahi bas 2 kamre te rasoi chahidi, moga',
        set: { city: 'Moga', bedrooms: exactly(2) },
      },
      {
        text: 'flat fully furnished chahida je ho sake ta ac wala, sector 66 mohali',
        set: {
          property_type: 'apartment',
          city: 'Mohali',
          area: 'Sector 66',
          amenities: ['furnished', 'air_conditioning'],
        },
      },
      {
        text: 'batale ghar lena aa 20 ku lakh ch',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Batala', price: upTo(2000000) },
      },
      {
        text: 'gud morning ji, menu pta karna c ke jalandhar ch 2bhk kiraye te mil jayega 12 hajar ch',
        set: { transaction_type: 'rent', city: 'Jalandhar', price: upTo(12000), bedrooms: exactly(2) },
      },
      {
        text: 'koi kothi dsso ludhiane 1 kanal di sarabha ngr ch',
        set: { property_type: 'house', city: 'Ludhiana', area: 'Sarabha Nagar', size_sqft: atLeast(5445) },
      },
      {
        text: 'mnu plot chida 8 mrle da patiale',
        set: { property_type: 'land', city: 'Patiala', size_sqft: atLeast(2178) },
      },
      {
        text: 'rent te flt chahida mohali phase 6 ch 2 kmre wala 15k tk',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          area: 'Phase 6',
          price: upTo(15000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'asi family naal shift hona chandigarh, 3bhk kiraye te, sector 40 ya 38 wal',
        set: { transaction_type: 'rent', city: 'Chandigarh', area: 'Sector 40', bedrooms: exactly(3) },
      },
      {
        text: 'ghar lena aa pr budget ghat aa 18 lakh, khanne ch',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Khanna', price: upTo(1800000) },
      },
      {
        text: 'koi ghar hai jis vich 5 bedroom te lawn hove amritsar vich',
        set: { property_type: 'house', city: 'Amritsar', bedrooms: exactly(5), amenities: ['garden'] },
      },
      {
        text: 'jalandhar cantt de kol plot 150 gaj, 20 lakh tak',
        set: {
          property_type: 'land',
          area: 'Jalandhar Cantt',
          price: upTo(2000000),
          size_sqft: atLeast(1350),
        },
      },
      {
        text: 'nikka jeha flat hove, ik kamra, kharar, rent 6-7 hajar',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kharar',
          price: between(6000, 7000),
          bedrooms: exactly(1),
        },
      },
      {
        text: '20 lakh vich zirakpur ch 1bhk kharidna',
        set: { transaction_type: 'sale', city: 'Zirakpur', price: upTo(2000000), bedrooms: exactly(1) },
      },
      { text: 'mainu apne office layi nahi rehn layi jagah chahidi, mohali', set: { city: 'Mohali' } },
      {
        text: 'do manjila kothi, ajit road bathinda, 75 lakh to 1 crore',
        set: {
          property_type: 'house',
          city: 'Bathinda',
          area: 'Ajit Road',
          price: between(7500000, 10000000),
        },
      },
      {
        text: 'pathankot ch army walian layi 2 kamre da quarter kiraye te',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Pathankot', bedrooms: exactly(2) },
      },
      {
        text: '3 marle da chhota ghar v chalu, amritsar, 15 lakh',
        set: { property_type: 'house', city: 'Amritsar', price: upTo(1500000), size_sqft: atLeast(816.75) },
      },
      {
        text: 'unfurnished 3bhk rent te, lift wali building, panchkula sector 5',
        set: {
          transaction_type: 'rent',
          city: 'Panchkula',
          area: 'Sector 5',
          bedrooms: exactly(3),
          amenities: ['unfurnished', 'lift'],
        },
      },
      {
        text: 'tarn taran ch pind wal 4 kanal jagah chahidi',
        set: { property_type: 'land', city: 'Tarn Taran', size_sqft: atLeast(21780) },
      },
      {
        text: 'kirpa karke mainu ludhiana vich 50 lakh to ghat de ghar dikhao',
        set: { property_type: 'house', city: 'Ludhiana', price: upTo(5000000) },
      },
      {
        text: 'mainu ik apartment labhan vich madad karo jo gurgaon vich hove',
        set: { property_type: 'apartment', city: 'Gurugram' },
      },
      {
        text: 'main 2 bedroom da ghar rent te laina chahundi haan delhi ch',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Delhi', bedrooms: exactly(2) },
      },
      {
        text: 'kirpa karke pune vich 1bhk dikhao 20000 to ghat',
        set: { city: 'Pune', price: upTo(20000), bedrooms: exactly(1) },
      },
      {
        text: 'sanu ambala cantt ch makan chahida kharidan layi',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Ambala' },
      },
      {
        text: 'ghar vich 3 bathroom te 4 bedroom hone chahide',
        set: { property_type: 'house', bedrooms: exactly(4) },
      },
      {
        text: 'mainu furnished flat pasand aa, noida sector 62 vich',
        set: { property_type: 'apartment', city: 'Noida', area: 'Sector 62', amenities: ['furnished'] },
      },
      {
        text: 'rent 18000 to vadh nahi hona chahida te parking zaroori aa',
        set: { transaction_type: 'rent', price: upTo(18000), amenities: ['parking'] },
      },
      {
        text: 'bangalore whitefield ch 2bhk rent te 30k tak labh deo',
        set: {
          transaction_type: 'rent',
          city: 'Bengaluru',
          area: 'Whitefield',
          price: upTo(30000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'plot chahida jihda rate 15 lakh tak hove te 100 gaj hove',
        set: { property_type: 'land', price: upTo(1500000), size_sqft: atLeast(900) },
      },
      {
        text: 'main hyderabad shift ho reha haan gachibowli ch flat chahida',
        set: { property_type: 'apartment', city: 'Hyderabad', area: 'Gachibowli' },
      },
      {
        text: 'mainu 3 bhk da independent floor chahida panchkula vich 90 lakh tak',
        set: { property_type: 'apartment', city: 'Panchkula', price: upTo(9000000), bedrooms: exactly(3) },
      },
      {
        text: 'ghar kiraye te chahida jithe bachian de khedan layi jagah hove, patiala',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Patiala', amenities: ['play_area'] },
      },
      {
        text: 'koi changa jeha makan labho ji jalandhar ch jihda mull 40 lakh to thalle hove',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jalandhar', price: upTo(4000000) },
      },
      {
        text: 'main te meri wife mohali rehna chahunde aan, 1bhk furnished rent te',
        set: { transaction_type: 'rent', city: 'Mohali', bedrooms: exactly(1), amenities: ['furnished'] },
      },
      {
        text: 'gurdaspur ch 10 marle plot 12 lakh tak mil sakda?',
        set: { property_type: 'land', city: 'Gurdaspur', price: upTo(1200000), size_sqft: atLeast(2722.5) },
      },
      {
        text: 'sanu 2 floor wali kothi chahidi ludhiane, 4-5 kamre',
        set: { property_type: 'house', city: 'Ludhiana', bedrooms: between(4, 5) },
      },
      {
        text: 'kharar ch flat kharidan da mann aa 25-30 lakh vich',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kharar',
          price: between(2500000, 3000000),
        },
      },
      {
        text: '24 ghante pani bijli wala flat dikhao zirakpur',
        set: { property_type: 'apartment', city: 'Zirakpur', amenities: ['water_supply', 'power_backup'] },
      },
      {
        text: 'assi apne bete layi chandigarh ch plot lai ke kothi pauni aa',
        set: { property_type: 'land', city: 'Chandigarh' },
      },
      {
        text: 'bai ji moge ch makan kiraye da 4 hazar tak',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Moga', price: upTo(4000) },
      },
      {
        text: 'amritsar ch ghar chahida ranjit avenue ya green avenue, 2 crore budget',
        set: { property_type: 'house', city: 'Amritsar', area: 'Ranjit Avenue', price: upTo(20000000) },
      },
      {
        text: 'mainu lagda 2bhk theek rahega, noida ch, rent 25000 tak',
        set: { transaction_type: 'rent', city: 'Noida', price: upTo(25000), bedrooms: exactly(2) },
      },
      {
        text: 'ludhiane rehn layi ghar chahida 2 bedroom, kiraya 12-13 hazar',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Ludhiana',
          price: between(12000, 13000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'main kothi khareedni chahunda ludhiana ya khanna vich',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Ludhiana' },
      },
      {
        text: 'plot chahida 200-250 gaj mohali airport road kol',
        set: { property_type: 'land', city: 'Mohali', area: 'Airport Road', size_sqft: between(1800, 2250) },
      },
      {
        text: 'mohali 70 sector vich 2 bhk rent te',
        set: { transaction_type: 'rent', city: 'Mohali', area: 'Sector 70', bedrooms: exactly(2) },
      },
      {
        text: 'sadi family 6 members di aa, 3bhk chahida rent te patiala ch',
        set: { transaction_type: 'rent', city: 'Patiala', bedrooms: exactly(3) },
      },
      {
        text: 'kamra chahida single bande layi kiraye te phagwara 3000',
        set: { transaction_type: 'rent', city: 'Phagwara', price: upTo(3000) },
      },
      {
        text: 'bohat vadda ghar chahida, 6 bedroom, swimming pool wala, ludhiana, 10 crore',
        set: {
          property_type: 'house',
          city: 'Ludhiana',
          price: upTo(100000000),
          bedrooms: exactly(6),
          amenities: ['swimming_pool'],
        },
      },
      {
        text: 'apartment hove ya kothi, jalandhar ch kiraye te 20 hazar tak',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Jalandhar', price: upTo(20000) },
      },
      {
        text: 'ghar lena hai mainu te meri ghrwali nu, budget 35 lakh, kharar',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kharar', price: upTo(3500000) },
      },
      {
        text: 'zameen dekh rahe aan asi 10 kille mansa district',
        set: { property_type: 'land', city: 'Mansa', size_sqft: atLeast(435600) },
      },
      {
        text: 'amritsar golden avenue ch 5 marla makan 45 lakh tak',
        set: {
          property_type: 'house',
          city: 'Amritsar',
          area: 'Golden Avenue',
          price: upTo(4500000),
          size_sqft: atLeast(1361.25),
        },
      },
      {
        text: 'ek 3bhk flat dwarka delhi ch chahida rent 35 hazar tak parking naal',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Delhi',
          area: 'Dwarka',
          price: upTo(35000),
          bedrooms: exactly(3),
          amenities: ['parking'],
        },
      },
      {
        text: 'jalandar mei 2bhk fully furnishd flat rent 18k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Jalandhar',
          price: upTo(18000),
          bedrooms: exactly(2),
          amenities: ['furnished'],
        },
      },
      {
        text: 'ludhiyana ch kothee chahidi aa 2 crode tak',
        set: { property_type: 'house', city: 'Ludhiana', price: upTo(20000000) },
      },
      {
        text: 'amritser vich makaan kireye te',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Amritsar' },
      },
      {
        text: 'chandighar sector 21 ch 1 kanal kothi',
        set: { property_type: 'house', city: 'Chandigarh', area: 'Sector 21', size_sqft: atLeast(5445) },
      },
      {
        text: 'bathinda ch plat 100gaj 12lakh',
        set: { property_type: 'land', city: 'Bathinda', price: upTo(1200000), size_sqft: atLeast(900) },
      },
      { text: 'mohaali fase 11 ch 2 bhk', set: { city: 'Mohali', area: 'Phase 11', bedrooms: exactly(2) } },
      {
        text: 'assi patialye ch kiraye da ghr labde aan 3 kmre',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Patiala', bedrooms: exactly(3) },
      },
      {
        text: '50-60 lakh vich kothi dasso hoshiarpur',
        set: { property_type: 'house', city: 'Hoshiarpur', price: between(5000000, 6000000) },
      },
      {
        text: '1.2-1.5 cr kothi patiala model town',
        set: {
          property_type: 'house',
          city: 'Patiala',
          area: 'Model Town',
          price: between(12000000, 15000000),
        },
      },
      {
        text: '250gj plot chahida jalandhr ch',
        set: { property_type: 'land', city: 'Jalandhar', size_sqft: atLeast(2250) },
      },
      {
        text: 'fla rent te mohali ch 2 room 10 hazaar tk',
        set: { transaction_type: 'rent', city: 'Mohali', price: upTo(10000), bedrooms: exactly(2) },
      },
      {
        text: 'main fauji haan pathankot posting aa, family layi 2 room da ghar kiraye te',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Pathankot', bedrooms: exactly(2) },
      },
      {
        text: 'ghar dso koi sasta jya kurali ch mull',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kurali' },
      },
      {
        text: 'panjah lakh tk da flat kharidna zirkpur',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Zirakpur', price: upTo(5000000) },
      },
      {
        text: 'mainu ik vaddi kothi chahidi jalandhar model town vich, budget 3 crore de lagbhag',
        set: { property_type: 'house', city: 'Jalandhar', area: 'Model Town', price: upTo(30000000) },
      },
      {
        text: 'ludhiana vich kiraye te 2 kamre te attach bathroom wala portion',
        set: { transaction_type: 'rent', city: 'Ludhiana', bedrooms: exactly(2) },
      },
      {
        text: 'flat wekhna c mohali ch kharidan lyi 3 bhk',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Mohali', bedrooms: exactly(3) },
      },
      {
        text: 'kise society ch 2bhk rent te chahida jithe security hove, zirakpur',
        set: { transaction_type: 'rent', city: 'Zirakpur', bedrooms: exactly(2), amenities: ['security'] },
      },
      {
        text: 'sada budget ena ni, 12-15 lakh ch moge kol koi ghar',
        set: { property_type: 'house', city: 'Moga', price: between(1200000, 1500000) },
      },
      {
        text: 'abohar ya malout ch kothi 40 lakh tak',
        set: { property_type: 'house', city: 'Abohar', price: upTo(4000000) },
      },
    ],
  },
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'Hello ji, mainu Mohali vich 3BHK apartment buy karna hai under 90 lakhs with gym te swimming pool',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mohali',
          price: upTo(9000000),
          bedrooms: exactly(3),
          amenities: ['gym', 'swimming_pool'],
        },
      },
      {
        text: 'ਮੈਨੂੰ Zirakpur ਵਿੱਚ 2BHK flat rent ਤੇ ਚਾਹੀਦਾ ਹੈ around 18k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Zirakpur',
          price: upTo(18000),
          bedrooms: exactly(2),
        },
        numbers: [2, 18000],
      },
      {
        text: 'looking for kothi in ludhiana model town, 250 gaj, budget 2 cr de aas paas',
        set: {
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Model Town',
          price: upTo(20000000),
          size_sqft: atLeast(2250),
        },
        numbers: [250, 20000000],
      },
      {
        text: 'ਸਾਨੂੰ gated society ਵਿੱਚ fully furnished flat ਚਾਹੀਦਾ, Chandigarh ਜਾਂ ਨੇੜੇ ਤੇੜੇ',
        set: { property_type: 'apartment', city: 'Chandigarh', amenities: ['gated_community', 'furnished'] },
      },
      {
        text: 'sir ji i want to purchase 10 marla plot in jalandhar urban estate phase 2, price 40 lakh de andar',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Jalandhar',
          area: 'Urban Estate Phase 2',
          price: upTo(4000000),
          size_sqft: atLeast(2722.5),
        },
        numbers: [10, 4000000],
      },
      {
        text: 'NRI family layi independent house chahida Hoshiarpur, minimum 4 bedrooms, garden must',
        set: { property_type: 'house', city: 'Hoshiarpur', bedrooms: atLeast(4), amenities: ['garden'] },
        numbers: [4],
      },
      {
        text: 'ਇੱਕ 1BHK studio type flat rent ਲਈ Panchkula sector 20, max ਪੰਦਰਾਂ ਹਜ਼ਾਰ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Panchkula',
          area: 'Sector 20',
          price: upTo(15000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'want land near rajpura approx 1 acre, kharidna hai investment layi',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Rajpura', size_sqft: atLeast(43560) },
        numbers: [1],
      },
      {
        text: 'please find me a house in Amritsar jithe parking te 24 ghante pani hove, rent 15 hajar',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Amritsar',
          price: upTo(15000),
          amenities: ['parking', 'water_supply'],
        },
        numbers: [15000],
      },
      {
        text: 'Main Australia ton haan, need a 500 gaj plot in Jalandhar for kothi, budget one crore de around',
        set: { property_type: 'land', city: 'Jalandhar', price: upTo(10000000), size_sqft: atLeast(4500) },
      },
      {
        text: 'Need 2bhk on rent in Ludhiana, BRS nagar ya Sarabha nagar, budget ਵੀਹ ਹਜ਼ਾਰ',
        set: {
          transaction_type: 'rent',
          city: 'Ludhiana',
          area: 'BRS Nagar',
          price: upTo(20000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'ਕੋਈ independent floor ਦੱਸੋ Panchkula ਵਿੱਚ with parking, rent 25k ਤੱਕ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Panchkula',
          price: upTo(25000),
          amenities: ['parking'],
        },
      },
      {
        text: 'Hi, looking for residential plot near airport road mohali, 8 marla, plz help',
        set: { property_type: 'land', city: 'Mohali', area: 'Airport Road', size_sqft: atLeast(2178) },
      },
      {
        text: 'semi furnished 2 BHK chahida for family, Zirakpur, society ch lift te security must',
        set: { city: 'Zirakpur', bedrooms: exactly(2), amenities: ['semi_furnished', 'lift', 'security'] },
      },
      {
        text: 'ਮੈਨੂੰ investment ਲਈ Rajpura ਵਿੱਚ commercial ਨਹੀਂ residential plot ਚਾਹੀਦਾ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Rajpura' },
      },
      {
        text: 'ਮੈਂ looking for a 3 BHK flat ਹਾਂ in Mohali, budget 75 ਲੱਖ',
        set: { property_type: 'apartment', city: 'Mohali', price: upTo(7500000), bedrooms: exactly(3) },
      },
      {
        text: 'Need house on rent near Ranjit Avenue Amritsar, 3 kamre, family layi',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Amritsar',
          area: 'Ranjit Avenue',
          bedrooms: exactly(3),
        },
      },
      {
        text: 'Builder floor chahida Panchkula ch, 2nd floor, 3BHK with lift, price 90 lakh max',
        set: {
          property_type: 'apartment',
          city: 'Panchkula',
          price: upTo(9000000),
          bedrooms: exactly(3),
          amenities: ['lift'],
        },
      },
      {
        text: 'ਸਾਨੂੰ pet friendly society ਚਾਹੀਦੀ ਹੈ Zirakpur ਵਿੱਚ with play area and power backup',
        set: { city: 'Zirakpur', amenities: ['pet_friendly', 'play_area', 'power_backup'] },
      },
      {
        text: '2 kanal kothi for sale in Ludhiana dasso ji, Sarabha Nagar preferred',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Sarabha Nagar',
          size_sqft: atLeast(10890),
        },
      },
      {
        text: 'Hi I am from Canada, ਮੈਨੂੰ Jalandhar ਵਿੱਚ ਇੱਕ kanal plot ਖਰੀਦਣਾ ਹੈ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Jalandhar', size_sqft: atLeast(5445) },
      },
      {
        text: 'ਸਾਨੂੰ 3bhk flat ਚਾਹੀਦਾ on rent in Zirakpur with covered parking',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Zirakpur',
          bedrooms: exactly(3),
          amenities: ['parking'],
        },
      },
      {
        text: 'Bhaji Amritsar ch 5 marla house under 40 lakh dikhao',
        set: { property_type: 'house', city: 'Amritsar', price: upTo(4000000), size_sqft: atLeast(1361.25) },
      },
      {
        text: 'I want to buy kothi, 10 marle, 4 bedrooms, model town Ludhiana',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Model Town',
          bedrooms: exactly(4),
          size_sqft: atLeast(2722.5),
        },
      },
      {
        text: 'Rent ਤੇ single bedroom flat for bachelor in Mohali phase 5',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          area: 'Phase 5',
          bedrooms: exactly(1),
        },
      },
      {
        text: 'ਕੋਈ affordable 2BHK society flat with gym, Kharar side, 30 lakh ਤੱਕ',
        set: {
          property_type: 'apartment',
          city: 'Kharar',
          price: upTo(3000000),
          bedrooms: exactly(2),
          amenities: ['gym'],
        },
      },
      {
        text: 'plot search kar raha haan near Patiala, 200 square yard, 20 lakh budget',
        set: { property_type: 'land', city: 'Patiala', price: upTo(2000000), size_sqft: atLeast(1800) },
      },
      {
        text: 'unfurnished house ਚਾਹੀਦਾ ਹੈ Phagwara, monthly rent 7000 max',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Phagwara',
          price: upTo(7000),
          amenities: ['unfurnished'],
        },
      },
      {
        text: 'Sir mainu residential plot chahida in Aerocity Mohali, 200 sq yd',
        set: { property_type: 'land', city: 'Mohali', area: 'Aerocity', size_sqft: atLeast(1800) },
      },
      {
        text: 'ਮੈਂ work from home ਕਰਦਾ ਹਾਂ so need 2BHK with power backup in Zirakpur on rent',
        set: {
          transaction_type: 'rent',
          city: 'Zirakpur',
          bedrooms: exactly(2),
          amenities: ['power_backup'],
        },
      },
      {
        text: '3 BHK independent floor, Ludhiana, Pakhowal road, budget 60 lakh de andar',
        set: {
          property_type: 'apartment',
          city: 'Ludhiana',
          area: 'Pakhowal Road',
          price: upTo(6000000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'ਕੋਈ luxury kothi ਦਿਖਾਓ Sector 9 Chandigarh, 1 kanal, price no bar',
        set: { property_type: 'house', city: 'Chandigarh', area: 'Sector 9', size_sqft: atLeast(5445) },
        any: ['price'],
      },
      {
        text: 'rent te house chahida near PAU Ludhiana, 3 bedroom, 20 thousand tak',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Ludhiana',
          price: upTo(20000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'I am looking for zameen, 5 kille, Ferozepur side, for farming',
        set: { property_type: 'land', city: 'Firozpur', size_sqft: atLeast(217800) },
      },
      {
        text: 'ਸਾਨੂੰ flat ਨਹੀਂ builder floor ਚਾਹੀਦਾ, Panchkula sector 20',
        set: { property_type: 'apartment', city: 'Panchkula', area: 'Sector 20' },
      },
      {
        text: 'Phagwara ch LPU kol 1 room rent te for girl student',
        set: { transaction_type: 'rent', city: 'Phagwara', bedrooms: exactly(1) },
      },
      {
        text: 'Flat on rent chahida in Sector 44 Chandigarh, 2 rooms, budget fifteen thousand',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chandigarh',
          area: 'Sector 44',
          price: upTo(15000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'ਮੈਨੂੰ Ludhiana ਦੇ Model Town ਵਿੱਚ duplex house ਖਰੀਦਣਾ, 2.5 crore max',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          area: 'Model Town',
          price: upTo(25000000),
        },
      },
      {
        text: 'want 2 acre zameen near Samrala for farm house',
        set: { property_type: 'land', city: 'Samrala', size_sqft: atLeast(87120) },
      },
      {
        text: 'ਕੋਈ ready to move 3BHK ਹੈ Mohali Airport Road ਤੇ under 80 lakh?',
        set: { city: 'Mohali', area: 'Airport Road', price: upTo(8000000), bedrooms: exactly(3) },
      },
      {
        text: 'shifting to Patiala next month, chhota ghar rent te chahida with parking',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Patiala', amenities: ['parking'] },
      },
      {
        text: 'apartment with swimming pool te gym dikhao, Zirakpur, 60 lakh tak',
        set: {
          property_type: 'apartment',
          city: 'Zirakpur',
          price: upTo(6000000),
          amenities: ['swimming_pool', 'gym'],
        },
      },
      {
        text: 'Guru ji ਮੈਨੂੰ plot ਚਾਹੀਦਾ Jalandhar ਵਿੱਚ 10 marla budget 35 lakh',
        set: { property_type: 'land', city: 'Jalandhar', price: upTo(3500000), size_sqft: atLeast(2722.5) },
      },
      {
        text: 'Can you find me a ghar in Jaipur, 3 bedrooms chahide, to buy',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jaipur', bedrooms: exactly(3) },
      },
      {
        text: 'ਮੈਨੂੰ Mumbai ਦੇ Bandra ਵਿੱਚ 1BHK rent ਤੇ ਚਾਹੀਦਾ, budget 60k',
        set: {
          transaction_type: 'rent',
          city: 'Mumbai',
          area: 'Bandra',
          price: upTo(60000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'Please suggest koi vadiya flat in Noida under 70 lakhs',
        set: { property_type: 'apartment', city: 'Noida', price: upTo(7000000) },
      },
      {
        text: "I'd like to rent a makan Karnal vich with garden",
        set: { transaction_type: 'rent', property_type: 'house', city: 'Karnal', amenities: ['garden'] },
      },
      {
        text: '2 bedrooms te 2 bathrooms wala apartment in Chandigarh please',
        set: { property_type: 'apartment', city: 'Chandigarh', bedrooms: exactly(2) },
      },
      {
        text: '3BHK flat for sale dasso ji Mohali sector 82 ch',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mohali',
          area: 'Sector 82',
          bedrooms: exactly(3),
        },
      },
      {
        text: 'ਮੈਨੂੰ house chahida with big lawn, Ludhiana, 3 crore tak',
        set: { property_type: 'house', city: 'Ludhiana', price: upTo(30000000), amenities: ['garden'] },
      },
      {
        text: 'Plot in Zirakpur, 150 gaj, loan wala hove',
        set: { property_type: 'land', city: 'Zirakpur', size_sqft: atLeast(1350) },
      },
      {
        text: 'koi fully furnished studio on rent Chandigarh ch',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chandigarh',
          amenities: ['furnished'],
        },
      },
      {
        text: 'Kothi chahiye Ludhiana vich, minimum 300 gaj, maximum 4 crore',
        set: { property_type: 'house', city: 'Ludhiana', price: upTo(40000000), size_sqft: atLeast(2700) },
      },
      {
        text: 'ਸਾਨੂੰ gated colony ਵਿੱਚ plot ਚਾਹੀਦਾ, Bathinda, 25 lakh ਤੱਕ',
        set: {
          property_type: 'land',
          city: 'Bathinda',
          price: upTo(2500000),
          amenities: ['gated_community'],
        },
      },
      {
        text: 'I need 2 kamre da set on rent in Hoshiarpur',
        set: { transaction_type: 'rent', city: 'Hoshiarpur', bedrooms: exactly(2) },
      },
      {
        text: 'semi furnished flat for rent chahida ji Mohali phase 10, 2BHK, 22k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          area: 'Phase 10',
          price: upTo(22000),
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'looking 4 flat in mohali, rent 20k, 2bhk, family hai ji',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          price: upTo(20000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'Plz ਦੱਸੋ any kothi on rent in Ludhiana BRS Nagar',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ludhiana', area: 'BRS Nagar' },
      },
      {
        text: '5 marle house ਅੰਮ੍ਰਿਤਸਰ price 30 to 40 lakh',
        set: {
          property_type: 'house',
          city: 'Amritsar',
          price: between(3000000, 4000000),
          size_sqft: atLeast(1361.25),
        },
      },
      {
        text: 'Sir 2 acre agriculture land chahidi near Nabha',
        set: { property_type: 'land', city: 'Nabha', size_sqft: atLeast(87120) },
      },
      {
        text: 'Need a shop nahi, house chahida Khanna ch on rent',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Khanna' },
      },
      {
        text: 'ਮੈਨੂੰ 1 acre land ਚਾਹੀਦੀ Kurali ਦੇ ਨੇੜੇ, price 50 lakh ਤੱਕ',
        set: { property_type: 'land', city: 'Kurali', price: upTo(5000000), size_sqft: atLeast(43560) },
      },
    ],
  },
]
