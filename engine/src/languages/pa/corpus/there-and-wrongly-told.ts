import type { CorpusSection } from '../../corpus-case.ts'

/** What is sought where one is, what was, kinds that do not suit, both ends of an amount, and what was told wrong. */
export const thereAndWronglyTold: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'ਮੇਰਾ ਦਫ਼ਤਰ ਮੋਹਾਲੀ ਵਿੱਚ ਹੈ, ਉੱਥੇ ਹੀ ਕਿਰਾਏ ਤੇ ਫਲੈਟ ਚਾਹੀਦਾ ਹੈ',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Mohali' },
      },
      {
        text: 'mera office ludhiana vich aa, othe hi 2bhk kiraye te chahida',
        set: { transaction_type: 'rent', bedrooms: { min: 2, max: 2 }, city: 'Ludhiana' },
      },
      {
        text: 'ਜਗ੍ਹਾ ਕਿੱਥੇ ਵੀ ਹੋਵੇ ਚੱਲੂ',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Mohali' },
        any: ['area'],
      },
      {
        text: 'ਚੰਡੀਗੜ੍ਹ ਚਾਹੀਦਾ, ਕਿਹੜਾ ਏਰੀਆ ਕੋਈ ਫ਼ਰਕ ਨਹੀਂ ਪੈਂਦਾ',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { city: 'Chandigarh' },
        any: ['area'],
      },
      {
        text: 'ਕੋਠੀ ਚਾਹੀਦੀ ਹੈ, ਫਲੈਟ ਵਿੱਚ ਦਿਲ ਨਹੀਂ ਲੱਗਦਾ',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Mohali' },
        set: { property_type: 'house' },
      },
      {
        text: 'ghar chahida, flat vich mann nahi lagda',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Mohali' },
        set: { property_type: 'house' },
      },
      {
        text: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਮੇਰਾ ਨਾਮ ਗੁਰਪ੍ਰੀਤ ਹੈ ਮੈਨੂੰ ਪਟਿਆਲੇ ਪਲਾਟ ਲੈਣਾ ਹੈ 20 ਲੱਖ ਦੇ ਅੰਦਰ ਹੋਵੇ ਤਾਂ ਦੱਸੋ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Patiala', price: { max: 2000000 } },
      },
      {
        text: 'ਸਾਡੀ ਤਨਖਾਹ ਵਿੱਚ ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਤੱਕ ਹੀ ਕਿਰਾਇਆ ਦੇ ਸਕਦੇ ਹਾਂ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'rent', price: { max: 15000 } },
      },
      {
        text: 'ਘਰ ਵਿੱਚ ਕੁੱਤਾ ਰੱਖਿਆ ਹੋਇਆ, ਪਾਲਤੂ ਜਾਨਵਰ ਵਾਲਾ ਫਲੈਟ ਚਾਹੀਦਾ',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'ਘਰ ਵਿੱਚ ਬਜ਼ੁਰਗ ਮਾਤਾ ਜੀ ਨੇ, ਲਿਫਟ ਵਾਲਾ ਫਲੈਟ ਚਾਹੀਦਾ',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'ਘੱਟੋ ਘੱਟ ਚਾਲੀ ਲੱਖ, ਵੱਧ ਤੋਂ ਵੱਧ ਸੱਠ ਲੱਖ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'ghato ghat 40 lakh te vadh to vadh 60 lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'ਪੰਜਾਹ ਲੱਖ ਤੱਕ ਵੇਖ ਸਕਦੇ ਹਾਂ',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: '50 lakh tak ja sakde aan',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: 'ਬਜਟ ਮੈਂ ਗਲਤ ਦੱਸਿਆ, ਉਹਨੂੰ ਹਟਾ ਦਿਓ',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'budget galat das ditta si, oh hata deo',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'ਦੋ ਕਾਫ਼ੀ ਨੇ ਜੀ, ਅਸੀਂ ਮੀਆਂ ਬੀਵੀ ਹੀ ਹਾਂ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'do kaafi ne, asin do hi jane aan',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'furnished di lod ni saman apna hi aa saade kol',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'ਫਰਨਿਸ਼ਡ ਦੀ ਲੋੜ ਨਹੀਂ, ਸਾਡੇ ਕੋਲ ਆਪਣਾ ਸਾਮਾਨ ਹੈ',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'ਮੇਰੀ ਦੁਕਾਨ ਮਾਡਲ ਟਾਊਨ, ਲੁਧਿਆਣੇ ਵਿੱਚ ਹੈ, ਓਥੇ ਹੀ ਘਰ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ludhiana', area: 'Model Town' },
      },
      {
        text: 'ਮੁੰਡਾ ਪਟਿਆਲੇ ਪੜ੍ਹਦਾ ਹੈ, ਉੱਥੇ ਹੀ ਇੱਕ ਫਲੈਟ ਖਰੀਦਣਾ ਹੈ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Patiala' },
      },
      {
        text: 'mummy papa Jalandhar rehnde ne, othe hi plot lena aa',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Jalandhar' },
      },
      {
        text: 'ਪਿੰਡ ਤਾਂ ਬਠਿੰਡੇ ਕੋਲ ਹੈ ਪਰ ਕੋਠੀ ਮੋਹਾਲੀ ਵਿੱਚ ਖਰੀਦਣੀ ਹੈ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mohali' },
      },
      {
        text: 'ਕਿਹੜੇ ਇਲਾਕੇ ਵਿੱਚ ਹੋਵੇ, ਇਹ ਜ਼ਰੂਰੀ ਨਹੀਂ',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'apartment', city: 'Mohali' },
        any: ['area'],
      },
      {
        text: 'ਅੰਮ੍ਰਿਤਸਰ ਵਿੱਚ ਵੇਖ ਲਓ, ਇਲਾਕਾ ਕੋਈ ਵੀ ਹੋਵੇ',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { city: 'Amritsar' },
        any: ['area'],
      },
      {
        text: 'ਕਿਰਾਇਆ ਜਿੰਨਾ ਵੀ ਹੋਵੇ ਕੋਈ ਗੱਲ ਨਹੀਂ',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Mohali' },
        any: ['price'],
      },
      {
        text: 'ਕਮਰੇ ਜਿੰਨੇ ਮਰਜ਼ੀ ਹੋਣ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Mohali' },
        any: ['bedrooms'],
      },
      {
        text: 'ਮੈਂ ਹੁਸ਼ਿਆਰਪੁਰ ਵਿੱਚ ਵੱਡਾ ਹੋਇਆ, ਹੁਣ ਉੱਥੇ ਹੀ ਘਰ ਖਰੀਦਣਾ ਹੈ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Hoshiarpur' },
      },
      {
        text: 'ਕੋਠੀ ਵੇਖੋ, ਫਲੈਟ ਵਿੱਚ ਰਹਿਣਾ ਸਾਨੂੰ ਪਸੰਦ ਨਹੀਂ',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Mohali' },
        set: { property_type: 'house' },
      },
      {
        text: 'flat vich dam ghutda, kothi chahidi',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Mohali' },
        set: { property_type: 'house' },
      },
      {
        text: 'ਫਲੈਟ ਚਾਹੀਦਾ, ਇਕੱਲੀ ਕੋਠੀ ਵਿੱਚ ਡਰ ਲੱਗਦਾ',
        asked: 'property_type',
        known: { transaction_type: 'rent', city: 'Mohali' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ ਜੀ ਮੈਂ ਜਸਪ੍ਰੀਤ ਬੋਲ ਰਹੀ ਹਾਂ ਮੈਨੂੰ ਜਲੰਧਰ ਵਿੱਚ ਦੋ ਕਮਰਿਆਂ ਦਾ ਘਰ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ ਦਸ ਹਜ਼ਾਰ ਤੱਕ, ਹੋਵੇ ਤਾਂ ਦੱਸਣਾ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          city: 'Jalandhar',
          price: { max: 10000 },
        },
      },
      {
        text: 'hello mera naa Harman aa, Patiala vich plot lena 20 lakh de andar hove ta dasso',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Patiala', price: { max: 2000000 } },
      },
      {
        text: 'ਮੇਰਾ ਨਾਂ ਗੁਰਮੀਤ ਹੈ, ਮੋਹਾਲੀ ਵਿੱਚ ਫਲੈਟ ਖਰੀਦਣਾ ਹੈ, ਜੇ ਕੋਈ ਹੋਵੇ ਤਾਂ ਦੱਸ ਦਿਓ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Mohali' },
      },
      {
        text: 'ਸਾਡੀ ਆਮਦਨ ਵਿੱਚ ਤੀਹ ਲੱਖ ਤੱਕ ਹੀ ਬਣਦਾ',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: { max: 3000000 } },
      },
      {
        text: 'ਘਰ ਵਿੱਚ ਛੋਟਾ ਬੱਚਾ ਹੈ, ਪਾਵਰ ਬੈਕਅੱਪ ਵਾਲਾ ਫਲੈਟ ਚਾਹੀਦਾ',
        set: { property_type: 'apartment', amenities: ['power_backup'] },
      },
      {
        text: 'ghar vich kutta aa, pet friendly flat chahida',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'ਘੱਟ ਤੋਂ ਘੱਟ ਵੀਹ ਲੱਖ, ਜ਼ਿਆਦਾ ਤੋਂ ਜ਼ਿਆਦਾ ਤੀਹ ਲੱਖ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 2000000, max: 3000000 } },
      },
      {
        text: 'ਲੋਨ ਥੋੜ੍ਹਾ ਵੱਧ ਮਿਲ ਗਿਆ, ਇਸ ਲਈ ਚਾਲੀ ਲੱਖ ਤੱਕ ਵੇਖ ਸਕਦੇ ਹਾਂ',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 4000000 } },
      },
      {
        text: '12 hazar tak vekh lavange',
        known: { transaction_type: 'rent', price: { max: 10000 } },
        set: { price: { max: 12000 } },
      },
      {
        text: 'ਪੈਂਤੀ ਲੱਖ ਤੱਕ ਜਾ ਸਕਦੇ ਹਾਂ',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 3500000 } },
      },
      {
        text: 'ਕਮਰੇ ਗਲਤ ਦੱਸ ਦਿੱਤੇ ਸੀ, ਉਹ ਹਟਾ ਦਿਓ',
        known: { transaction_type: 'sale', price: { max: 3000000 }, bedrooms: { min: 3, max: 3 } },
        drop: ['bedrooms'],
      },
      {
        text: 'ਕੀਮਤ ਗਲਤੀ ਨਾਲ ਦੱਸ ਦਿੱਤੀ, ਉਸ ਨੂੰ ਕੱਢ ਦਿਓ',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        drop: ['price'],
      },
      {
        text: 'ਸ਼ਹਿਰ ਗਲਤ ਦੱਸਿਆ, ਬਰਨਾਲਾ ਕਰ ਦਿਓ',
        known: { transaction_type: 'sale', price: { max: 3000000 }, city: 'Moga' },
        set: { city: 'Barnala' },
      },
      {
        text: 'ਇੱਕ ਕਾਫ਼ੀ ਹੈ, ਮੈਂ ਇਕੱਲਾ ਹਾਂ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'tin theek rehnge, mummy papa nal rehnde',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'ਦੋ ਨਾਲ ਸਰ ਜਾਊ, ਛੋਟਾ ਪਰਿਵਾਰ ਹੈ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ਫਰਨਿਸ਼ਡ ਨਹੀਂ ਚਾਹੀਦਾ, ਸਾਰਾ ਸਮਾਨ ਸਾਡਾ ਆਪਣਾ ਹੈ',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'furnished rehn deo, saman sada apna',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'ਕਿਰਪਾ ਕਰਕੇ ਮੇਰੇ ਲਈ ਅੰਮ੍ਰਿਤਸਰ ਵਿੱਚ ਕਿਰਾਏ ਤੇ ਦੋ ਬੈੱਡਰੂਮ ਵਾਲਾ ਅਪਾਰਟਮੈਂਟ ਲੱਭ ਦਿਓ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 2, max: 2 },
          city: 'Amritsar',
        },
      },
      {
        text: 'ਮੈਂ ਬੇਨਤੀ ਕਰਦਾ ਹਾਂ ਕਿ ਜਲੰਧਰ ਵਿੱਚ ਵਿਕਰੀ ਲਈ ਇੱਕ ਮਕਾਨ ਲੱਭਿਆ ਜਾਵੇ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jalandhar' },
      },
      {
        text: 'ਮੋਹਾਲੀ ਵਿੱਚ ਪੰਜਾਹ ਲੱਖ ਤੋਂ ਵੱਧ ਨਾ ਹੋਵੇ, ਅਜਿਹਾ ਫਲੈਟ ਖਰੀਦਣ ਦੀ ਇੱਛਾ ਹੈ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Mohali',
          price: { max: 5000000 },
        },
      },
      {
        text: 'ਮੈਨੂੰ ਜ਼ੀਰਕਪੁਰ ਵਿੱਚ ਸਵਿਮਿੰਗ ਪੂਲ ਵਾਲੇ ਅਪਾਰਟਮੈਂਟ ਦੀ ਕਿਰਾਏ ਲਈ ਲੋੜ ਹੈ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Zirakpur',
          amenities: ['swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'what was, and what is only told',
    counter: true,
    cases: [
      {
        text: 'ਅਸੀਂ ਪਟਿਆਲੇ ਇੱਕ ਵੱਡੇ ਘਰ ਵਿੱਚ ਵੱਡੇ ਹੋਏ, ਉਹ ਦਿਨ ਚੰਗੇ ਸੀ',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Mohali' },
        act: 'unclear',
      },
      {
        text: 'ਮੈਂ ਜੰਮਿਆ ਪਲਿਆ ਫਿਰੋਜ਼ਪੁਰ ਦੇ ਇੱਕ ਕੱਚੇ ਘਰ ਵਿੱਚ ਹਾਂ',
        asked: 'city',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'ਬਚਪਨ ਵਿੱਚ ਅਸੀਂ ਸੰਗਰੂਰ ਵੱਡੇ ਘਰ ਵਿੱਚ ਰਹਿੰਦੇ ਸੀ',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Mohali' },
        act: 'unclear',
      },
      {
        text: 'dada ji da ghar Moga vich si, othe hi vadde hoye',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Mohali' },
        act: 'unclear',
      },
      {
        text: 'ਤਨਖਾਹ ਤੀਹ ਹਜ਼ਾਰ ਹੈ',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'ਐਡਵਾਂਸ ਪੰਜਾਹ ਹਜ਼ਾਰ ਤੱਕ ਦੇ ਦਿਆਂਗੇ',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
    ],
  },
]
