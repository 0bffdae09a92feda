import { wishesAndTalk } from '../../corpus-case.ts'

/** What looks like the case of a rule and is none: advances beside rents, articles that count nothing, advice that is asked for. */
export const saidBesideWishes = wishesAndTalk([
  { text: '50 ಸಾವಿರ ತನಕ ಅಡ್ವಾನ್ಸ್ ಕೊಡ್ತೀನಿ', asked: 'price', known: { transaction_type: 'rent' }, act: 'unclear' },
  {
    text: '3 ಬೇಡ ಒಂದು ಒಳ್ಳೆ ಮನೆ ತೋರಿಸಿ',
    known: { bedrooms: { min: 3, max: 3 } },
    set: { property_type: 'house' },
    drop: ['bedrooms'],
  },
  { text: 'ಕಾರ್ ಪಾರ್ಕಿಂಗ್, ಬೈಕ್ ಪಾರ್ಕಿಂಗ್ ಬೇಡ', set: { amenities: ['parking'] } },
  {
    text: 'ಮೈಸೂರಿನ ಮನೆ ಇನ್ನೂ ಮಾರಿಲ್ಲ',
    known: {
      city: 'Bengaluru',
      property_type: 'apartment',
      transaction_type: 'sale',
      price: { max: 7500000 },
    },
    act: 'unclear',
  },
  {
    text: 'ಮಗಳ ಮನೆ ಪಕ್ಕ whitefield ನಲ್ಲಿ 2bhk flat ತಗೋಬೇಕು',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      area: 'Whitefield',
      bedrooms: { min: 2, max: 2 },
    },
  },
])
