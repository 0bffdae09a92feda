import { wishesAndTalk } from '../../corpus-case.ts'

/** What looks like the case of a rule and is none: advances beside rents, articles that count nothing, advice that is asked for. */
export const saidBesideWishes = wishesAndTalk([
  { text: '50 ਹਜ਼ਾਰ ਤੱਕ ਐਡਵਾਂਸ ਦੇ ਸਕਦੇ ਹਾਂ', asked: 'price', known: { transaction_type: 'rent' }, act: 'unclear' },
  { text: 'ਆਪਣਾ ਪਲਾਟ 5 ਮਰਲੇ', set: { property_type: 'land', size_sqft: { min: 1361.25 } } },
  {
    text: 'ਲੁਧਿਆਣੇ ਵਾਲਾ ਮਕਾਨ ਅਜੇ ਵਿਕਿਆ ਨਹੀਂ',
    known: { city: 'Mohali', property_type: 'apartment', transaction_type: 'sale', price: { max: 7500000 } },
    act: 'unclear',
  },
])
