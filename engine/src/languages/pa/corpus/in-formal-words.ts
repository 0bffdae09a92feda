import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes, changes and questions in the full forms of written language, and what is compared. */
export const inFormalWords = wishesAndTalk([
  {
    text: 'ਮੈਂ ਮੋਹਾਲੀ ਵਿੱਚ ਦੋ ਬੈੱਡਰੂਮਾਂ ਵਾਲਾ ਅਪਾਰਟਮੈਂਟ ਕਿਰਾਏ ਤੇ ਲੱਭ ਰਿਹਾ ਹਾਂ',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mohali',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ਤਿੰਨ ਬੈੱਡਰੂਮ ਅਤੇ ਬਗੀਚੇ ਵਾਲਾ ਘਰ ਖਰੀਦਣਾ ਚਾਹੁੰਦਾ ਹਾਂ',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['garden'],
    },
  },
  {
    text: 'ਮੇਰੇ ਕੋਲ ਕੁੱਤਾ ਹੈ, ਇਸ ਲਈ ਪਾਲਤੂ ਜਾਨਵਰਾਂ ਦੀ ਇਜਾਜ਼ਤ ਵਾਲੀ ਥਾਂ ਚਾਹੀਦੀ ਹੈ',
    set: {
      amenities: ['pet_friendly'],
    },
  },
  {
    text: 'ਪੂਰੀ ਤਰ੍ਹਾਂ ਸਜਾਇਆ ਹੋਇਆ ਘਰ ਚਾਹੀਦਾ ਹੈ',
    set: {
      property_type: 'house',
      amenities: ['furnished'],
    },
  },
  {
    text: 'ਸ਼ਹਿਰ ਬਦਲ ਕੇ ਪਟਿਆਲਾ ਕਰ ਦਿਓ',
    set: {
      city: 'Patiala',
    },
  },
  {
    text: 'ਬੈੱਡਰੂਮਾਂ ਦੀ ਗਿਣਤੀ ਚਾਰ ਕਰ ਦਿਓ',
    set: {
      bedrooms: {
        min: 4,
        max: 4,
      },
    },
  },
  {
    text: 'ਮੈਂ ਪਟਿਆਲਾ ਵਿੱਚ ਇੱਕ ਅਪਾਰਟਮੈਂਟ ਲੱਭਣਾ ਚਾਹੁੰਦਾ ਹਾਂ',
    set: {
      property_type: 'apartment',
      city: 'Patiala',
    },
  },
  {
    text: 'ਘੱਟੋ-ਘੱਟ ਦੋ ਬੈੱਡਰੂਮ ਅਤੇ ਇੱਕ ਬਾਥਰੂਮ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ',
    set: {
      bedrooms: {
        min: 2,
      },
    },
  },
  {
    text: 'ਮੈਨੂੰ ਪਾਰਕਿੰਗ ਦੀ ਲੋੜ ਨਹੀਂ ਹੈ',
    drop: ['parking'],
  },
  {
    text: 'ਇਲਾਕਾ ਬਦਲ ਕੇ ਦੁੱਗਰੀ ਕਰ ਦਿਓ',
    set: {
      area: 'Dugri',
    },
  },
  {
    text: 'ਕੀ ਕੋਈ ਹੋਰ ਵਿਕਲਪ ਹਨ?',
    act: 'question',
  },
  {
    text: 'ਇਸ ਜਾਇਦਾਦ ਦਾ ਕਿਰਾਇਆ ਕਿੰਨਾ ਹੈ?',
    act: 'question',
  },
  {
    text: 'ਬਜਟ ਵਧਾ ਕੇ ਪੱਚੀ ਹਜ਼ਾਰ ਕਰ ਦਿਓ',
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'ਕੀਮਤ ਮੇਰੇ ਲਈ ਮਾਇਨੇ ਨਹੀਂ ਰੱਖਦੀ',
    any: ['price'],
  },
  {
    text: 'ਅਪਾਰਟਮੈਂਟ ਨਾਲੋਂ ਮੈਨੂੰ ਘਰ ਪਸੰਦ ਹੈ',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'ਘੱਟੋ ਘੱਟ ਇੱਕ ਹਜ਼ਾਰ ਵਰਗ ਫੁੱਟ ਹੋਵੇ',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'ਸੁਰੱਖਿਆ ਅਤੇ ਪਾਵਰ ਬੈਕਅੱਪ ਲਾਜ਼ਮੀ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ',
    set: {
      amenities: ['power_backup', 'security'],
    },
  },
  {
    text: 'ਕਮਰਿਆਂ ਦੀ ਗਿਣਤੀ ਚਾਰ ਰੱਖੋ',
    set: {
      bedrooms: {
        min: 4,
        max: 4,
      },
    },
  },
  {
    text: 'flat nalon kothi changi',
    set: {
      property_type: 'house',
    },
  },
])
