import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes, changes and questions in the full forms of written language, and what is compared. */
export const inFormalWords = wishesAndTalk([
  {
    text: 'ನಾನು ಬೆಂಗಳೂರಿನಲ್ಲಿ ಎರಡು ಮಲಗುವ ಕೋಣೆಗಳಿರುವ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಅನ್ನು ಬಾಡಿಗೆಗೆ ಹುಡುಕುತ್ತಿದ್ದೇನೆ',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ಮೂರು ಮಲಗುವ ಕೋಣೆಗಳು ಮತ್ತು ಉದ್ಯಾನವಿರುವ ಮನೆಯನ್ನು ಖರೀದಿಸಲು ಬಯಸುತ್ತೇನೆ',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['garden'],
    },
  },
  {
    text: 'ವಾಹನ ನಿಲುಗಡೆಗೆ ಸ್ಥಳವಿದ್ದರೆ ಚೆನ್ನಾಗಿರುತ್ತದೆ',
    set: {
      amenities: ['parking'],
    },
  },
  {
    text: 'ಸಂಪೂರ್ಣ ಸಜ್ಜುಗೊಂಡ ಮನೆ ಬೇಕು',
    set: {
      property_type: 'house',
      amenities: ['furnished'],
    },
  },
  {
    text: 'ನಗರವನ್ನು ಮೈಸೂರಿಗೆ ಬದಲಾಯಿಸಿ',
    set: {
      city: 'Mysuru',
    },
  },
  {
    text: 'ಮಲಗುವ ಕೋಣೆಗಳ ಸಂಖ್ಯೆಯನ್ನು ನಾಲ್ಕಕ್ಕೆ ಬದಲಿಸಿ',
    set: {
      bedrooms: {
        min: 4,
        max: 4,
      },
    },
  },
  {
    text: 'ಲಿಫ್ಟ್‌ನ ಅವಶ್ಯಕತೆ ಇಲ್ಲ',
    drop: ['lift'],
  },
  {
    text: 'ಮೂವತ್ತರಿಂದ ನಲವತ್ತು ಲಕ್ಷದ ಬೆಲೆಯಲ್ಲಿ ನೋಡಿ',
    set: {
      price: {
        min: 3000000,
        max: 4000000,
      },
    },
  },
  {
    text: 'ಈ ಮನೆಯ ಹತ್ತಿರ ಶಾಲೆಗಳಿವೆಯೇ?',
    act: 'question',
  },
  {
    text: 'ಈ ಅಪಾರ್ಟ್‌ಮೆಂಟ್‌ನ ವಿಳಾಸವೇನು?',
    act: 'question',
  },
  {
    text: 'ಮಂಗಳೂರಿನಲ್ಲಿ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಹುಡುಕಲು ಬಯಸುತ್ತೇನೆ',
    set: {
      property_type: 'apartment',
      city: 'Mangaluru',
    },
  },
  {
    text: 'ಕನಿಷ್ಠ ಎರಡು ಮಲಗುವ ಕೋಣೆಗಳು ಮತ್ತು ಒಂದು ಸ್ನಾನಗೃಹ ಇರಬೇಕು',
    set: {
      bedrooms: {
        min: 2,
      },
    },
  },
  {
    text: 'ನನಗೆ ಪಾರ್ಕಿಂಗ್ ಅಗತ್ಯವಿಲ್ಲ',
    drop: ['parking'],
  },
  {
    text: 'ಪ್ರದೇಶವನ್ನು ಜಯನಗರಕ್ಕೆ ಬದಲಾಯಿಸಿ',
    set: {
      area: 'Jayanagar',
    },
  },
  {
    text: 'ಬೇರೆ ಯಾವುದಾದರೂ ಆಯ್ಕೆಗಳಿವೆಯೇ?',
    act: 'question',
  },
  {
    text: 'ಈ ಆಸ್ತಿಯ ಬಾಡಿಗೆ ಎಷ್ಟು?',
    act: 'question',
  },
  {
    text: 'ಇದರಲ್ಲಿ ಈಜುಕೊಳ ಇದೆಯೇ?',
    act: 'question',
  },
  {
    text: 'ನನ್ನ ಬಜೆಟ್ ಹದಿನೈದರಿಂದ ಇಪ್ಪತ್ತು ಸಾವಿರದ ನಡುವೆ ಇದೆ',
    set: {
      price: {
        min: 15000,
        max: 20000,
      },
    },
  },
  {
    text: 'ಬಜೆಟ್ ಅನ್ನು ಇಪ್ಪತ್ತೈದು ಸಾವಿರಕ್ಕೆ ಹೆಚ್ಚಿಸಿ',
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'ಬೆಲೆ ನನಗೆ ಮುಖ್ಯವಲ್ಲ',
    any: ['price'],
  },
  {
    text: 'ಕನಿಷ್ಠ ಒಂದು ಸಾವಿರ ಚದರ ಅಡಿ ಬೇಕು',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'ಭದ್ರತೆ ಮತ್ತು ಪವರ್ ಬ್ಯಾಕಪ್ ಇರಲೇಬೇಕು',
    set: {
      amenities: ['power_backup', 'security'],
    },
  },
  {
    text: 'ಮಲಗುವ ಕೋಣೆಗಳ ಸಂಖ್ಯೆ ನಾಲ್ಕು',
    set: {
      bedrooms: {
        min: 4,
        max: 4,
      },
    },
  },
  {
    text: 'flat ginta mane ne beku',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'ಬಿಟಿಎಂಗಿಂತ ಜಯನಗರ ಚೆನ್ನಾಗಿದೆ',
    set: {
      area: 'Jayanagar',
    },
  },
])
