import { wishesAndTalk } from '../../corpus-case.ts'

/** First and second choices, exceptions and what is said beside a wish. */
export const secondChoices = wishesAndTalk([
  {
    text: 'ಎರಡು ಬೆಡ್‌ರೂಮ್, ಆದ್ರೆ ಇಪ್ಪತ್ತು ಸಾವಿರ ದಾಟಬಾರದು',
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
    text: 'ಜಿಮ್ ವಿಷಯ ಬಿಡಿ',
    drop: ['gym'],
  },
  {
    text: 'ಕಾರ್ ನಿಲ್ಲಿಸೋ ಹಾಗಿರೋ ಮನೆ',
    set: {
      property_type: 'house',
      amenities: ['parking'],
    },
  },
  {
    text: 'ಎರಡೋ ಮೂರೋ ರೂಮ್, ಇಪ್ಪತ್ತೈದು ಸಾವಿರದೊಳಗೆ ಯಾವುದಾದ್ರೂ',
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
    text: 'ಜಯನಗರ ಆದ್ರೆ ಒಳ್ಳೇದು, ಇಲ್ಲಾಂದ್ರೆ ಹೆಬ್ಬಾಳ',
    set: {
      area: 'Jayanagar',
    },
  },
  {
    text: 'jayanagar adre olledu illandre hebbal',
    set: {
      area: 'Jayanagar',
    },
  },
])
