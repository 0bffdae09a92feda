import { wishesAndTalk } from '../../corpus-case.ts'

/** What people ordinarily wish, answer and say beside. */
export const plainWishesAndActs = wishesAndTalk([
  {
    text: 'ਲੁਧਿਆਣੇ ਵਿੱਚ ਦੋ ਕਮਰਿਆਂ ਦਾ ਮਕਾਨ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ ਦਸ ਹਜ਼ਾਰ ਤੱਕ',
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
    text: 'ਮੋਹਾਲੀ ਵਿੱਚ ਕੋਠੀ ਖਰੀਦਣੀ ਹੈ ਨੱਬੇ ਲੱਖ ਦੇ ਅੰਦਰ',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Mohali',
      price: {
        max: 9000000,
      },
    },
  },
  {
    text: 'ਜਲੰਧਰ ਵਿੱਚ ਦਸ ਮਰਲੇ ਦਾ ਪਲਾਟ ਲੈਣਾ ਹੈ',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Jalandhar',
      size_sqft: {
        min: 2722.5,
      },
    },
  },
  {
    text: 'ਗੱਡੀ ਖੜ੍ਹੀ ਕਰਨ ਦੀ ਥਾਂ ਚਾਹੀਦੀ ਹੈ',
    set: {
      amenities: ['parking'],
    },
  },
  {
    text: 'ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਤੋਂ ਵੱਧ ਨਹੀਂ',
    asked: 'price',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'ਢਾਈ ਲੱਖ',
    asked: 'price',
    set: {
      price: {
        max: 250000,
      },
    },
  },
  {
    text: 'ਪੈਸਿਆਂ ਦੀ ਕੋਈ ਗੱਲ ਨਹੀਂ',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'ਕਿਤੇ ਵੀ ਹੋਵੇ',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'ਅੰਮ੍ਰਿਤਸਰ',
    asked: 'city',
    set: {
      city: 'Amritsar',
    },
  },
  {
    text: 'ਮੁੱਲ ਲੈਣਾ',
    asked: 'transaction_type',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'ਹੋਰ ਕੁਝ ਨਹੀਂ ਚਾਹੀਦਾ',
    asked: 'amenities',
    any: ['amenities'],
  },
  {
    text: 'mohali ch 2bhk flat kiraye te chahida 18 hazar tak',
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
    text: 'patiala ch plot lena aa',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Patiala',
    },
  },
  {
    text: '20 hazar ton vadh nahi',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'parking di lod nahi',
    drop: ['parking'],
  },
  {
    text: 'budget 30 hazar kar deo',
    set: {
      price: {
        max: 30000,
      },
    },
  },
  {
    text: 'kiraye te nahi khareedna',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'ਹਾਂ ਜੀ ਇਹੀ ਚਾਹੀਦਾ ਸੀ',
    act: 'affirm',
  },
  {
    text: 'ਬਿਲਕੁਲ ਠੀਕ ਹੈ ਜੀ',
    act: 'affirm',
  },
  {
    text: 'haanji changa lagga',
    act: 'affirm',
  },
  {
    text: 'theek aa eho final karo',
    act: 'affirm',
  },
  {
    text: 'ਨਹੀਂ ਜੀ ਰਹਿਣ ਦਿਓ',
    act: 'deny',
  },
  {
    text: 'ਇਹ ਨਹੀਂ ਚੱਲਣਾ',
    act: 'deny',
  },
  {
    text: 'nahi ji pasand ni aaya',
    act: 'deny',
  },
  {
    text: 'eh tan bekar aa',
    act: 'deny',
  },
  {
    text: 'dubara ton shuru kariye',
    act: 'restart',
  },
  {
    text: 'ਕਿਸੇ ਬੰਦੇ ਨਾਲ ਗੱਲ ਕਰਾ ਦਿਓ',
    act: 'handoff',
  },
  {
    text: 'mainu phone kar lo',
    act: 'handoff',
  },
  {
    text: 'ਬਹੁਤ ਬਹੁਤ ਮਿਹਰਬਾਨੀ',
    act: 'thanks',
  },
  {
    text: 'dhanwad ji',
    act: 'thanks',
  },
  {
    text: 'ਚੰਗਾ ਜੀ ਫਿਰ ਮਿਲਦੇ ਹਾਂ',
    act: 'goodbye',
  },
  {
    text: 'rab rakha',
    act: 'goodbye',
  },
  {
    text: 'eh kiven chalda',
    act: 'help',
  },
  {
    text: 'ki keha samajh ni aayi',
    act: 'repeat',
  },
  {
    text: 'ਮਾਲਕ ਨਾਲ ਰਹਿੰਦਾ ਹੈ',
    act: 'question',
  },
  {
    text: 'kadon dekh sakde aan',
    act: 'question',
  },
  {
    text: 'registry da kharcha kinna',
    act: 'question',
  },
])
