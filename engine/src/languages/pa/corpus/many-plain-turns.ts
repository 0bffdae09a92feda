import { wishesAndTalk } from '../../corpus-case.ts'

/** Answers to questions, acts, visits and stories as people say them in many tongues. */
export const manyPlainTurns = wishesAndTalk([
  {
    text: 'ਵੀਹ ਹਜ਼ਾਰ ਤੋਂ ਵੱਧ ਨਹੀਂ',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: '20 hazar de andar andar',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'ਸੱਠ ਲੱਖ ਤੱਕ ਲਾ ਸਕਦੇ ਹਾਂ',
    asked: 'price',
    set: {
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'paise di koi gal nahi',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'ਤਿੰਨ ਕਮਰੇ ਤਾਂ ਹੋਣੇ ਈ ਚਾਹੀਦੇ ਨੇ',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'jinne marzi hon',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'kithe vi hove chalega',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'hor kuj nahi chahida',
    asked: 'amenities',
    any: ['amenities'],
  },
  {
    text: 'ਮੁੱਲ ਲੈਣਾ ਏ',
    asked: 'transaction_type',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'ਕੋਠੀ ਵੇਖਣੀ ਹੈ',
    asked: 'property_type',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'ਲੁਧਿਆਣੇ ਦੁੱਗਰੀ ਵਿੱਚ ਦੋ ਕਮਰਿਆਂ ਦਾ ਘਰ ਕਿਰਾਏ ਤੇ, ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਤੋਂ ਉੱਤੇ ਨਹੀਂ',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Ludhiana',
      area: 'Dugri',
      price: {
        max: 15000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ਮੋਹਾਲੀ ਵਿੱਚ ਦਸ ਮਰਲੇ ਦਾ ਪਲਾਟ ਲੈਣਾ',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Mohali',
      size_sqft: {
        min: 2722.5,
      },
    },
  },
  {
    text: 'ਜਿੰਮ ਛੱਡੋ, ਪਾਰਕਿੰਗ ਰੱਖੋ',
    set: {
      amenities: ['parking'],
    },
    drop: ['gym'],
  },
  {
    text: 'ਜਲੰਧਰ ਨਹੀਂ ਅੰਮ੍ਰਿਤਸਰ',
    set: {
      city: 'Amritsar',
    },
  },
  {
    text: 'ਦੋ ਨਹੀਂ ਤਿੰਨ ਕਮਰੇ ਚਾਹੀਦੇ',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ਸੱਤਰ ਨਹੀਂ ਅੱਸੀ ਲੱਖ ਤੱਕ',
    set: {
      price: {
        max: 8000000,
      },
    },
  },
  {
    text: 'ਇਲਾਕਾ ਕੋਈ ਵੀ ਹੋਵੇ ਚੱਲੂ',
    any: ['area'],
  },
  {
    text: 'furnished hove te lift vi hove kiraye te',
    set: {
      transaction_type: 'rent',
      amenities: ['lift', 'furnished'],
    },
  },
  {
    text: 'ਬੜੀ ਮਿਹਰਬਾਨੀ ਜੀ',
    act: 'thanks',
  },
  {
    text: 'ਹਾਂ ਜੀ ਬਿਲਕੁਲ ਠੀਕ',
    act: 'affirm',
  },
  {
    text: 'ਇਹ ਕਿਵੇਂ ਵਰਤਣਾ ਏ',
    act: 'help',
  },
  {
    text: 'ਫੇਰ ਦੱਸਿਓ ਜ਼ਰਾ',
    act: 'repeat',
  },
  {
    text: 'ਸਾਰਾ ਕੁਝ ਨਵੇਂ ਸਿਰਿਓਂ',
    act: 'restart',
  },
  {
    text: 'ਸ਼ਨੀਵਾਰ ਨੂੰ ਪੰਜ ਵਜੇ ਵੇਖਣ ਆ ਸਕਦੇ ਹਾਂ',
    act: 'question',
  },
  {
    text: 'mera number 9845012345 aa',
    act: 'unclear',
  },
  {
    text: 'asi 4 jane haan, 2 bachche',
    act: 'unclear',
  },
  {
    text: '25 tareek nu avange',
    act: 'unclear',
  },
  {
    text: 'ਦੋ ਮਹੀਨੇ ਵਿੱਚ ਸ਼ਿਫਟ ਹੋਣਾ ਹੈ',
    act: 'unclear',
  },
  {
    text: '6 vaje ton baad call karyo',
    act: 'handoff',
  },
  {
    text: 'ਇਸ ਘਰ ਵਿੱਚ ਕਿੰਨੇ ਬੈੱਡਰੂਮ ਹਨ?',
    act: 'question',
  },
  {
    text: 'ਕੀ ਉੱਥੇ ਪਾਲਤੂ ਜਾਨਵਰ ਰੱਖ ਸਕਦੇ ਹਾਂ?',
    act: 'question',
  },
  {
    text: 'ਘਰ ਦਾ ਮਾਲਕ ਕੌਣ ਹੈ?',
    act: 'question',
  },
  {
    text: 'ਕਿਰਾਏ ਦਾ ਇਕਰਾਰ ਕਿੰਨੇ ਮਹੀਨਿਆਂ ਦਾ ਹੈ?',
    act: 'question',
  },
  {
    text: 'ਕੀ ਤੁਸੀਂ ਫ਼ੋਨ ਨੰਬਰ ਦੇ ਸਕਦੇ ਹੋ?',
    act: 'question',
  },
  {
    text: 'ਪੰਦਰਾਂ ਮਾਰਚ ਨੂੰ ਘਰ ਵੇਖਣ ਆਵਾਂਗਾ',
    act: 'unclear',
  },
  {
    text: 'ਮੇਰਾ ਨਾਂ ਰਵੀ ਹੈ, ਮੈਂ ਇੰਜੀਨੀਅਰ ਹਾਂ',
    act: 'unclear',
  },
  {
    text: 'ਹਾਂ, ਉਹ ਵਧੀਆ ਰਹੇਗਾ',
    act: 'affirm',
  },
  {
    text: 'ਠੀਕ ਹੈ, ਉਹੀ ਬੁੱਕ ਕਰ ਦਿਓ',
    act: 'affirm',
  },
  {
    text: 'ਨਹੀਂ, ਉਹ ਮੇਰੇ ਲਈ ਢੁਕਵਾਂ ਨਹੀਂ ਹੈ',
    act: 'deny',
  },
  {
    text: 'ਠੀਕ ਹੈ, ਫਿਰ ਮਿਲਾਂਗੇ',
    act: 'goodbye',
  },
  {
    text: 'bhaji canada ton 20 saal baad aaya haan ludhiane ch 10 marle di kothi leni aa sawa crore nahi 1.2 crore tak',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Ludhiana',
      price: {
        max: 12000000,
      },
      size_sqft: {
        min: 2722.5,
      },
    },
  },
  {
    text: 'ਮੈਂ ਬਠਿੰਡੇ ਦਾ ਹਾਂ, ਮੋਹਾਲੀ ਫਲੈਟ ਚਾਹੀਦਾ',
    set: {
      property_type: 'apartment',
      city: 'Mohali',
    },
  },
  {
    text: 'main bathinde da haan mohali flat chahida',
    set: {
      property_type: 'apartment',
      city: 'Mohali',
    },
  },
])
