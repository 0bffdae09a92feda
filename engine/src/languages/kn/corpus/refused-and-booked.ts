import { wishesAndTalk } from '../../corpus-case.ts'

/** What is not to be shown, booked homes, and what must not be wanting. */
export const refusedAndBooked = wishesAndTalk([
  {
    text: 'ಎರಡು ಬೆಡ್‌ರೂಮ್ ಅಂತ ಹೇಳಿದ್ನಲ್ಲ',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ಎರಡರ ಬದಲು ಮೂರು ಬೆಡ್‌ರೂಮ್ ಮಾಡಿ',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ಫ್ಲಾಟ್ ತೋರಿಸಬೇಡಿ',
    drop: ['property_type'],
  },
  {
    text: 'ಬಜೆಟ್ ಹದಿನೆಂಟು ಸಾವಿರಕ್ಕೆ ಇಳಿಸಿ',
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'ವಯಸ್ಸಾದ ತಂದೆ ತಾಯಿ ಇದ್ದಾರೆ ಹಾಗಾಗಿ ಲಿಫ್ಟ್ ಬೇಕೇಬೇಕು',
    set: {
      amenities: ['lift'],
    },
  },
  {
    text: '2bhk ಫ್ಲಾಟ್, ಬ್ರೋಕರ್ ಬೇಡ',
    set: {
      property_type: 'apartment',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ಹದಿನೈದು ಸಾವಿರಕ್ಕೆ ಸಿಕ್ಕರೆ ಒಳ್ಳೆಯದು',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'ಈಗ ಮೈಸೂರಲ್ಲಿ ಹುಡುಕಿ',
    set: {
      city: 'Mysuru',
    },
  },
  {
    text: 'flat torisbedi mane torisi',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'ಬ್ಯಾಚುಲರ್, ಒಂದು ರೂಮ್ ಬಾಡಿಗೆಗೆ, ಎಂಟು ಸಾವಿರದೊಳಗೆ',
    set: {
      transaction_type: 'rent',
      price: {
        max: 8000,
      },
      bedrooms: {
        min: 1,
        max: 1,
      },
    },
  },
  {
    text: 'ನೀರಿನ ಸಮಸ್ಯೆ ಇರಬಾರದು',
    set: {
      amenities: ['water_supply'],
    },
  },
  {
    text: 'ಕರೆಂಟ್ ಹೋದ್ರೆ ಜನರೇಟರ್ ಇರಬೇಕು',
    set: {
      amenities: ['power_backup'],
    },
  },
  {
    text: 'ಇಪ್ಪತ್ತು ಲಕ್ಷದೊಳಗೆ ಒಂದು ಸೈಟ್ ತಗೋಬೇಕು',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      price: {
        max: 2000000,
      },
    },
  },
  {
    text: 'ಗೇಟೆಡ್ ಕಮ್ಯೂನಿಟಿಯಲ್ಲಿ ಬೇಕು',
    set: {
      amenities: ['gated_community'],
    },
  },
])
