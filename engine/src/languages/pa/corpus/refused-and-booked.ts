import { wishesAndTalk } from '../../corpus-case.ts'

/** What is not to be shown, booked homes, and what must not be wanting. */
export const refusedAndBooked = wishesAndTalk([
  {
    text: 'ਮੈਂ ਕਿਹਾ ਨਾ ਦੋ ਕਮਰੇ',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ਫਲੈਟ ਨਾ ਵਿਖਾਓ',
    drop: ['property_type'],
  },
  {
    text: 'ਬਜਟ ਘਟਾ ਕੇ ਅਠਾਰਾਂ ਹਜ਼ਾਰ ਕਰ ਦਿਓ',
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'ਬਜ਼ੁਰਗ ਮਾਪੇ ਨੇ ਇਸ ਲਈ ਲਿਫਟ ਜ਼ਰੂਰ ਹੋਵੇ',
    set: {
      amenities: ['lift'],
    },
  },
  {
    text: 'ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਵਿੱਚ ਮਿਲ ਜਾਵੇ ਤਾਂ ਵਧੀਆ',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'ਹੁਣ ਪਟਿਆਲੇ ਵਿੱਚ ਲੱਭੋ',
    set: {
      city: 'Patiala',
    },
  },
  {
    text: 'ਛੜਾ ਬੰਦਾ ਹਾਂ, ਇੱਕ ਕਮਰਾ ਕਿਰਾਏ ਤੇ, ਅੱਠ ਹਜ਼ਾਰ ਦੇ ਅੰਦਰ',
    set: {
      transaction_type: 'rent',
      price: {
        max: 8000,
      },
      bedrooms: {
        min: 1,
        max: 1,
      },
    },
  },
  {
    text: 'ਪਾਣੀ ਦੀ ਦਿੱਕਤ ਨਾ ਹੋਵੇ',
    set: {
      amenities: ['water_supply'],
    },
  },
  {
    text: 'ਲਾਈਟ ਜਾਵੇ ਤਾਂ ਜਨਰੇਟਰ ਹੋਵੇ',
    set: {
      amenities: ['power_backup'],
    },
  },
  {
    text: 'ਵੀਹ ਲੱਖ ਤੱਕ ਕੋਈ ਪਲਾਟ ਲੈਣਾ',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      price: {
        max: 2000000,
      },
    },
  },
  {
    text: 'ਗੇਟਡ ਸੁਸਾਇਟੀ ਹੋਵੇ',
    set: {
      amenities: ['gated_community'],
    },
  },
])
