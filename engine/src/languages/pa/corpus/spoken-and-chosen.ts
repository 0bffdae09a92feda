import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes as they are spoken, amenities, places chosen, and what agrees and names something. */
export const spokenAndChosen = wishesAndTalk([
  {
    text: 'ਲੁਧਿਆਣੇ ਕਿਰਾਏ ਤੇ ਘਰ ਚਾਹੀਦਾ, ਮਾਲਕ ਸ਼ਾਕਾਹਾਰੀ ਹੋਵੇ',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Ludhiana',
    },
  },
  {
    text: 'ਮੈਂ ਆਪਣਾ ਘਰ ਵੇਚਣਾ ਹੈ',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
    },
  },
  {
    text: 'ਘਰ ਕਿਰਾਏ ਤੇ ਦੇਣਾ ਹੈ',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
    },
  },
  {
    text: 'ਜਿੰਨੇ ਮਰਜ਼ੀ ਲੱਗਣ',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'ਕਮਰੇ ਜਿੰਨੇ ਵੀ ਹੋਣ',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'ਹਾਂ ਮੈਂ ਮੋਹਾਲੀ ਵਿੱਚ ਦੋ ਬੈੱਡਰੂਮ ਦਾ ਫਲੈਟ ਕਿਰਾਏ ਤੇ ਲੱਭ ਰਿਹਾ ਹਾਂ ਬਜਟ ਵੀਹ ਹਜ਼ਾਰ ਦੇ ਕਰੀਬ ਹੈ',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mohali',
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
    text: 'ਮੈਂ ਲੁਧਿਆਣੇ ਤਿੰਨ ਬੈੱਡਰੂਮ ਦਾ ਮਕਾਨ ਲੈਣਾ ਹੈ ਮੇਰਾ ਬਜਟ ਪੰਜਾਸੀ ਲੱਖ ਹੈ',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Ludhiana',
      price: {
        max: 8500000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ਸਵਿਮਿੰਗ ਪੂਲ ਤੇ ਜਿਮ ਵਾਲਾ ਫਲੈਟ ਚਾਹੀਦਾ',
    set: {
      property_type: 'apartment',
      amenities: ['gym', 'swimming_pool'],
    },
  },
  {
    text: 'ਅਸੀਂ ਪੈਂਤੀ ਹਜ਼ਾਰ ਮਹੀਨਾ ਤੱਕ ਦੇ ਸਕਦੇ ਹਾਂ',
    asked: 'price',
    set: {
      price: {
        max: 35000,
      },
    },
  },
  {
    text: '24 ਘੰਟੇ ਪਾਣੀ, ਪਾਵਰ ਬੈਕਅੱਪ',
    set: {
      amenities: ['power_backup', 'water_supply'],
    },
  },
  {
    text: 'ਗੇਟਡ ਸੁਸਾਇਟੀ, ਸਿਕਿਉਰਿਟੀ ਚਾਹੀਦੀ',
    set: {
      amenities: ['security', 'gated_community'],
    },
  },
  {
    text: 'ਕੁੱਤਾ ਰੱਖਣ ਦੀ ਇਜਾਜ਼ਤ ਹੋਵੇ',
    set: {
      amenities: ['pet_friendly'],
    },
  },
  {
    text: 'ਬੱਚਿਆਂ ਦੇ ਖੇਡਣ ਦੀ ਥਾਂ',
    set: {
      amenities: ['play_area'],
    },
  },
  {
    text: 'ਬਾਲਕਨੀ ਜ਼ਰੂਰ ਹੋਵੇ',
    set: {
      amenities: ['balcony'],
    },
  },
  {
    text: 'ਹਾਂ ਮੋਹਾਲੀ',
    set: {
      city: 'Mohali',
    },
  },
  {
    text: 'ਹਾਂ 2bhk',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ਪੱਕਾ ਕਿਰਾਏ ਤੇ',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'ਮੋਹਾਲੀ ਵਧੀਆ ਆਪਸ਼ਨ ਹੈ',
    set: {
      city: 'Mohali',
    },
  },
  {
    text: 'ludhiana sahi lagda',
    set: {
      city: 'Ludhiana',
    },
  },
])
