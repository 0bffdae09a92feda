import { wishesAndTalk } from '../../corpus-case.ts'

/** Whole wishes in one breath, without marks, as they come by voice. */
export const wishesAsSpoken = wishesAndTalk([
  {
    text: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ ਸਾਨੂੰ ਲੁਧਿਆਣੇ ਵਿੱਚ ਤਿੰਨ ਕਮਰਿਆਂ ਦੀ ਕੋਠੀ ਖਰੀਦਣੀ ਹੈ ਬਜਟ ਅੱਸੀ ਲੱਖ ਤੱਕ ਦਾ ਹੈ',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Ludhiana',
      price: {
        max: 8000000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'mohali ch do kamreyan da flat kiraye te chahida parking hove te kiraya athara hazar ton vadh na hove',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
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
    text: 'mohali ch 2bhk flat kiraye te chahida 20 hazar de andar',
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
    text: 'saadhe baran lakh',
    asked: 'price',
    set: {
      price: {
        max: 1250000,
      },
    },
  },
  {
    text: 'tin kamre chahide',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'mera munda canada gaya hoya',
    act: 'unclear',
  },
  {
    text: 'eh flat kihdi manzil te aa',
    act: 'question',
  },
])
