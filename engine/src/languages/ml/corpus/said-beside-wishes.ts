import { wishesAndTalk } from '../../corpus-case.ts'

/** What looks like the case of a rule and is none: advances beside rents, articles that count nothing, advice that is asked for. */
export const saidBesideWishes = wishesAndTalk([
  { text: '50000 വരെ അഡ്വാൻസ് കൊടുക്കാം', asked: 'price', known: { transaction_type: 'rent' }, act: 'unclear' },
  {
    text: '3 വേണ്ട ഒരു നല്ല വീട് മതി',
    known: { bedrooms: { min: 3, max: 3 } },
    set: { property_type: 'house' },
    drop: ['bedrooms'],
  },
  {
    text: 'ഇപ്പോഴത്തെ വീട് പോലെ 2bhk വേണം ആലുവയിൽ',
    set: { property_type: 'house', area: 'Aluva', bedrooms: { min: 2, max: 2 } },
  },
  {
    text: 'തൃശ്ശൂരിലെ വീട് ഇതുവരെ വിറ്റിട്ടില്ല',
    known: { city: 'Kochi', property_type: 'apartment', transaction_type: 'sale', price: { max: 7500000 } },
    act: 'unclear',
  },
])
