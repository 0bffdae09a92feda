import { wishesAndTalk } from '../../corpus-case.ts'

/** Errands, bills and other talk with amounts and words of homes, and the money that one has. */
export const errandsAndBills = wishesAndTalk([
  {
    text: 'ਮੋਹਾਲੀ 2 ਬੀਐਚਕੇ ਫਲੈਟ ਕਿਰਾਏ ਤੇ, ਬਜਟ 18 ਹਜ਼ਾਰ, ਪਰਿਵਾਰ 4 ਜੀਅ',
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
    },
  },
  {
    text: 'ਲੁਧਿਆਣੇ 3 ਬੈੱਡਰੂਮ ਕੋਠੀ ਖਰੀਦਣੀ, 70 ਲੱਖ ਤੱਕ',
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
    text: 'ਅੰਮ੍ਰਿਤਸਰ 8 ਮਰਲੇ ਦਾ ਪਲਾਟ 40 ਲੱਖ ਵਿੱਚ ਲੈਣਾ',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Amritsar',
      price: {
        max: 4000000,
      },
      size_sqft: {
        min: 2178,
      },
    },
  },
  {
    text: 'ਮਾਲ ਵਿੱਚ ਸੇਲ ਲੱਗੀ 50 ਪਰਸੈਂਟ',
    act: 'unclear',
  },
  {
    text: 'ਮੰਮੀ ਨੂੰ 5000 ਭੇਜ ਦੇ',
    act: 'unclear',
  },
  {
    text: 'ਗੱਡੀ ਪੰਕਚਰ ਹੋ ਗਈ',
    act: 'unclear',
  },
  {
    text: 'do ticketan book kar sham de show diyan',
    act: 'unclear',
  },
  {
    text: 'meri gym di membership khatam ho gayi',
    act: 'unclear',
  },
  {
    text: 'ਅੱਜ ਸਾਡੇ ਘਰ ਪਾਰਟੀ ਆ',
    act: 'unclear',
  },
  {
    text: 'ਬਿਜਲੀ ਦਾ ਬਿੱਲ 1200 ਆਇਆ',
    act: 'unclear',
  },
  {
    text: 'ਹੋਸਟਲ ਦੀ ਫੀਸ 15000 ਹੈ',
    act: 'unclear',
  },
  {
    text: 'ਗੱਡੀ ਦਾ ਏਸੀ ਨਹੀਂ ਚੱਲਦਾ',
    act: 'unclear',
  },
  {
    text: 'ਮੇਰਾ ਕੁੱਤਾ ਬਿਮਾਰ ਹੈ',
    act: 'unclear',
  },
  {
    text: 'ਮੇਰੇ ਕੋਲ 15000 ਨੇ',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'mere kol 18000 ne',
    set: {
      price: {
        max: 18000,
      },
    },
  },
])
