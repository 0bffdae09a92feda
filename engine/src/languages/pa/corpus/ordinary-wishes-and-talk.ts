import { wishesAndTalk } from '../../corpus-case.ts'

/** Ordinary wishes, answers, changes and talk, much alike in all languages. */
export const ordinaryWishesAndTalk = wishesAndTalk([
  {
    text: 'ਲੁਧਿਆਣੇ ਵਿੱਚ ਦੋ ਕਮਰਿਆਂ ਵਾਲਾ ਘਰ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ, ਦਸ ਹਜ਼ਾਰ ਤੱਕ',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Ludhiana',
      price: {
        max: 10000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ਮੋਹਾਲੀ ਚ ਦਸ ਮਰਲੇ ਦੀ ਕੋਠੀ ਲੈਣੀ ਆ ਡੇਢ ਕਰੋੜ ਤੱਕ',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Mohali',
      price: {
        max: 15000000,
      },
      size_sqft: {
        min: 2722.5,
      },
    },
  },
  {
    text: 'ਅੰਮ੍ਰਿਤਸਰ ਵਿਖੇ ਪੰਜ ਮਰਲੇ ਦਾ ਪਲਾਟ ਖਰੀਦਣਾ ਚਾਹੁੰਦੇ ਹਾਂ',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Amritsar',
      size_sqft: {
        min: 1361.25,
      },
    },
  },
  {
    text: 'ਪਟਿਆਲੇ ਈ',
    asked: 'city',
    set: {
      city: 'Patiala',
    },
  },
  {
    text: 'ਪੱਚੀ ਲੱਖ ਤੋਂ ਉੱਤੇ ਨਹੀਂ',
    asked: 'price',
    set: {
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'ਤਿੰਨ ਬਥੇਰੇ ਨੇ',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ਗੱਡੀ ਖੜ੍ਹੀ ਕਰਨ ਦੀ ਥਾਂ ਤੇ ਪਾਣੀ',
    asked: 'amenities',
    set: {
      amenities: ['parking', 'water_supply'],
    },
  },
  {
    text: 'ਕਿਰਾਏ ਵਾਲਾ ਹੀ',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'ਨਾ ਜੀ ਨਹੀਂ ਚਾਹੀਦਾ',
    act: 'deny',
  },
  {
    text: 'ਇਹ ਘਰ ਕਿੰਨੀ ਪੁਰਾਣਾ ਹੈ',
    act: 'question',
  },
  {
    text: 'ਅੱਜ ਬਹੁਤ ਗਰਮੀ ਪੈ ਰਹੀ ਹੈ',
    act: 'unclear',
  },
  {
    text: 'chandigarh ch 2bhk flat kiraye te chahida 20k tak',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chandigarh',
      price: {
        max: 20000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: '60 lakh tak jaa sakde aa',
    asked: 'price',
    set: {
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'kise bande naal gal karwa do',
    act: 'handoff',
  },
  {
    text: 'kiraye te ni, khareedna aa',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'changa ji fer milde aan',
    act: 'goodbye',
  },
  {
    text: 'ਕਮਰਾ ਨਹੀਂ, ਪੂਰਾ ਘਰ ਚਾਹੀਦਾ',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'ਜਲੰਧਰ ਵਿੱਚ 2 ਬੈੱਡਰੂਮ ਘਰ ਕਿਰਾਏ ਤੇ, ਨੌਂ ਹਜ਼ਾਰ ਤੋਂ ਘੱਟ',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Jalandhar',
      price: {
        max: 9000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ਚਾਲੀ ਤੋਂ ਪੰਜਾਹ ਲੱਖ ਦੇ ਵਿਚਕਾਰ',
    set: {
      price: {
        min: 4000000,
        max: 5000000,
      },
    },
  },
  {
    text: 'ਪਟਿਆਲਾ ਨਹੀਂ, ਬਠਿੰਡਾ ਵੇਖੋ',
    set: {
      city: 'Bathinda',
    },
  },
  {
    text: 'ਦੋ ਜਾਂ ਤਿੰਨ ਕਮਰੇ',
    set: {
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
  {
    text: 'ਨੇੜੇ ਗੁਰਦੁਆਰਾ ਹੈ',
    act: 'question',
  },
  {
    text: 'ludhiana vich 5 marle da plot lena hai',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Ludhiana',
      size_sqft: {
        min: 1361.25,
      },
    },
  },
  {
    text: 'budget 80 lakh kar deyo',
    set: {
      price: {
        max: 8000000,
      },
    },
  },
  {
    text: 'kal wala match dekheya si',
    act: 'unclear',
  },
  {
    text: 'ਮੇਰੀ ਨੌਕਰੀ ਮੋਹਾਲੀ ਵਿੱਚ ਲੱਗੀ ਹੈ, ਮੋਹਾਲੀ ਵਿੱਚ 2 ਕਮਰਿਆਂ ਦਾ ਘਰ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ, ਪਾਰਕਿੰਗ ਵੀ ਹੋਵੇ, 18 ਹਜ਼ਾਰ ਤੱਕ',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Mohali',
      price: {
        max: 18000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['parking'],
    },
  },
  {
    text: 'ਹੁਣ ਕਿਰਾਏ ਤੇ ਰਹਿੰਦੇ ਹਾਂ, ਲੁਧਿਆਣੇ ਆਪਣਾ 3 ਬੈੱਡਰੂਮ ਘਰ ਲੈਣਾ ਹੈ, 70 ਲੱਖ ਤੱਕ',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Ludhiana',
      price: {
        max: 7000000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'hun 8 hazar dinde aa, 12 tak chalega',
    asked: 'price',
    set: {
      price: {
        max: 12000,
      },
    },
  },
  {
    text: 'ਪਰਿਵਾਰ ਵੱਡਾ ਹੈ, ਤਿੰਨ ਕਮਰੇ ਚਾਹੀਦੇ',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ਦੂਜੇ ਘਰ ਦੀ ਫੋਟੋ ਹੈਗੀ',
    act: 'question',
  },
  {
    text: 'ਇਹ ਕਿਹੜੀ ਮੰਜ਼ਿਲ ਤੇ ਹੈ',
    act: 'question',
  },
  {
    text: 'ਕਿਰਾਇਆ ਥੋੜ੍ਹਾ ਘੱਟ ਹੋਊਗਾ',
    act: 'question',
  },
  {
    text: 'ਐਤਵਾਰ ਨੂੰ ਦੇਖਣ ਆ ਸਕਦੇ ਹਾਂ',
    act: 'question',
  },
  {
    text: 'ਮੈਨੂੰ ਫੋਨ ਕਰਵਾ ਦਿਓ',
    act: 'handoff',
  },
  {
    text: 'ਹਾਂਜੀ ਠੀਕ ਆ',
    act: 'affirm',
  },
  {
    text: 'ਨਹੀਂ ਇਹ ਨਹੀਂ ਚੱਲਣਾ',
    act: 'deny',
  },
  {
    text: 'ਕੀ ਕਿਹਾ ਦੁਬਾਰਾ ਦੱਸੋ',
    act: 'repeat',
  },
  {
    text: 'ghar vekhan kado aaiye',
    act: 'question',
  },
  {
    text: 'bahut dhanwad ji',
    act: 'thanks',
  },
  {
    text: 'ਅਠਾਰਾਂ ਹਜ਼ਾਰ ਤੱਕ ਕਰ ਦਿਓ',
    known: {
      transaction_type: 'rent',
      city: 'Ludhiana',
      price: {
        max: 15000,
      },
    },
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'ਲੁਧਿਆਣਾ ਨਹੀਂ ਅੰਮ੍ਰਿਤਸਰ ਵੇਖੋ',
    known: {
      transaction_type: 'rent',
      city: 'Ludhiana',
    },
    set: {
      city: 'Amritsar',
    },
  },
  {
    text: 'ਦੋ ਨਹੀਂ ਤਿੰਨ ਕਮਰੇ',
    known: {
      transaction_type: 'rent',
      city: 'Ludhiana',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ਕਿਰਾਏ ਤੇ ਨਹੀਂ, ਮੁੱਲ ਲੈਣਾ',
    known: {
      transaction_type: 'rent',
      city: 'Ludhiana',
    },
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'ਫਲੈਟ ਦੀ ਥਾਂ ਕੋਠੀ ਵਿਖਾਓ',
    known: {
      transaction_type: 'rent',
      city: 'Ludhiana',
      property_type: 'apartment',
    },
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'asi 5 jane aa, 3 chahide',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },

  {
    text: '60 lakh ton upar di kothi nahi chahidi',
    set: { property_type: 'house', price: { max: 6000000 } },
  },
  { text: 'ਓਥੇ ਪਾਣੀ ਦੀ ਦਿੱਕਤ ਤਾਂ ਨਹੀਂ', act: 'question' },
  { text: 'parking di dikkat tan nahi othe', act: 'question' },
  { text: 'kutta rakh sakde aan othe', act: 'question' },
  { text: 'othe kutta rakh sakde aan', act: 'question' },
  { text: 'mohali safe aa family lyi?', act: 'question' },
  {
    text: 'ਸਾਢੇ ਸੱਤ ਮਰਲੇ ਦੀ ਕੋਠੀ ਚਾਹੀਦੀ ਅੱਸੀ ਪੱਚਾਸੀ ਲੱਖ ਚ',
    set: { property_type: 'house', price: { min: 8000000, max: 8500000 }, size_sqft: { min: 2041.875 } },
  },
  {
    text: 'bathinda vich zameen laini 2 kille',
    set: { city: 'Bathinda', transaction_type: 'sale', property_type: 'land', size_sqft: { min: 87120 } },
  },
])
