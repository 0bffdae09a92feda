import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes as they are spoken, amenities, places chosen, and what agrees and names something. */
export const spokenAndChosen = wishesAndTalk([
  {
    text: 'ಬೆಂಗಳೂರಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಮನೆ ಬೇಕು, ಓನರ್ ವೆಜಿಟೇರಿಯನ್ ಆಗಿರಬೇಕು',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Bengaluru',
    },
  },
  {
    text: 'ನಮ್ಮ ಮನೆ ಬಾಡಿಗೆಗೆ ಕೊಡಬೇಕು',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
    },
  },
  {
    text: 'ಎಷ್ಟಾದ್ರೂ ಪರವಾಗಿಲ್ಲ',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'ಎಷ್ಟು ರೂಮ್ ಇದ್ರೂ ಓಕೆ',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'ಹೌದು ನಾನು ಬೆಂಗಳೂರು ಮಾರತಹಳ್ಳಿಯಲ್ಲಿ ಎರಡು ಬೆಡ್ ರೂಮ್ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ ಹುಡುಕ್ತಿದ್ದೀನಿ ಬಜೆಟ್ ಇಪ್ಪತ್ತು ಸಾವಿರ',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      area: 'Marathahalli',
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
    text: 'ನನಗೆ ಮೈಸೂರಲ್ಲಿ ಮೂರು ಬೆಡ್ ರೂಮ್ ಮನೆ ತಗೋಬೇಕು ನನ್ನ ಬಜೆಟ್ ಎಂಬತ್ತೈದು ಲಕ್ಷ',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Mysuru',
      price: {
        max: 8500000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ಈಜುಕೊಳ ಮತ್ತು ಜಿಮ್ ಇರುವ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಬೇಕು',
    set: {
      property_type: 'apartment',
      amenities: ['gym', 'swimming_pool'],
    },
  },
  {
    text: 'ತಿಂಗಳಿಗೆ ಮೂವತ್ತೈದು ಸಾವಿರದವರೆಗೆ ಕೊಡಬಹುದು',
    asked: 'price',
    set: {
      price: {
        max: 35000,
      },
    },
  },
  {
    text: '24 ಗಂಟೆ ನೀರು, ಪವರ್ ಬ್ಯಾಕಪ್',
    set: {
      amenities: ['power_backup', 'water_supply'],
    },
  },
  {
    text: 'ಗೇಟೆಡ್ ಕಮ್ಯುನಿಟಿ, ಸೆಕ್ಯೂರಿಟಿ ಬೇಕು',
    set: {
      amenities: ['security', 'gated_community'],
    },
  },
  {
    text: 'ನಾಯಿ ಸಾಕಲು ಅನುಮತಿ ಬೇಕು',
    set: {
      amenities: ['pet_friendly'],
    },
  },
  {
    text: 'ಮಕ್ಕಳಿಗೆ ಆಟ ಆಡಲು ಜಾಗ ಬೇಕು',
    set: {
      amenities: ['play_area'],
    },
  },
  {
    text: 'ಬಾಲ್ಕನಿ ಇರಲೇಬೇಕು',
    set: {
      amenities: ['balcony'],
    },
  },
  {
    text: 'ಹೌದು ಮೈಸೂರು',
    set: {
      city: 'Mysuru',
    },
  },
  {
    text: 'ಹೌದು 2bhk',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ಖಂಡಿತ ಬಾಡಿಗೆಗೆ',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'ಮೈಸೂರು ಒಳ್ಳೆ ಆಯ್ಕೆ',
    set: {
      city: 'Mysuru',
    },
  },
  {
    text: 'hubli better anstide',
    set: {
      city: 'Hubballi',
    },
  },
])
