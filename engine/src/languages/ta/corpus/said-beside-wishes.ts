import { wishesAndTalk } from '../../corpus-case.ts'

/** What looks like the case of a rule and is none: advances beside rents, articles that count nothing, advice that is asked for. */
export const saidBesideWishes = wishesAndTalk([
  {
    text: 'அதிகபட்சம் 1 லட்சம் அட்வான்ஸ் தான் கொடுக்க முடியும்',
    asked: 'price',
    known: { transaction_type: 'rent' },
    act: 'unclear',
  },
  {
    text: 'அடையார்ல வீடு வாங்கலாம்னு முடிவு பண்ணிட்டோம்',
    set: { transaction_type: 'sale', property_type: 'house', area: 'Adyar' },
  },
  {
    text: 'லிஃப்ட் இருக்கிற வீட்டுக்கு 15 ஆயிரம் கொடுக்கலாம்',
    set: { property_type: 'house', price: { max: 15000 }, amenities: ['lift'] },
  },
  { text: 'கார் பார்க்கிங், பைக் பார்க்கிங் வேண்டாம்', set: { amenities: ['parking'] } },
  { text: '15000ம் ஓகே', asked: 'price', known: { transaction_type: 'rent' }, set: { price: { max: 15000 } } },
  { text: '3ம் ஓகே', asked: 'bedrooms', set: { bedrooms: { min: 3, max: 3 } } },
  { text: 'முதல் 2 bhk இருக்கா', act: 'question' },
  {
    text: 'மதுரை வீடு இன்னும் விக்கல',
    known: { city: 'Chennai', property_type: 'apartment', transaction_type: 'sale', price: { max: 7500000 } },
    act: 'unclear',
  },
  {
    text: '1.1 வரைக்கும் போகலாம்',
    known: { price: { max: 8000000 }, transaction_type: 'sale', bedrooms: { min: 3, max: 3 } },
    set: { price: { max: 11000000 } },
  },
])
