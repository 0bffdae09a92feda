import { wishesAndTalk } from '../../corpus-case.ts'

/** First and second choices, exceptions and what is said beside a wish. */
export const secondChoices = wishesAndTalk([
  {
    text: '2 कमरे हों पर 20 हज़ार से ऊपर न जाए',
    set: {
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
    text: 'जिम वाली बात भूल जाओ',
    drop: ['gym'],
  },
  {
    text: 'ऐसा घर जहाँ गाड़ी खड़ी कर सकूँ',
    set: {
      property_type: 'house',
      amenities: ['parking'],
    },
  },
  {
    text: 'दो या तीन कमरे जो भी पच्चीस हज़ार में आ जाए',
    set: {
      price: {
        max: 25000,
      },
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
  {
    text: 'वाकड हो तो अच्छा, नहीं तो बानेर',
    set: {
      area: 'Wakad',
    },
  },
  {
    text: 'वाकड नहीं तो बानेर',
    set: {
      area: 'Wakad',
    },
  },
  {
    text: 'वाकड में देखो वरना बानेर',
    set: {
      area: 'Wakad',
    },
  },
])
