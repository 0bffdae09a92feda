import { wishesAndTalk } from '../../corpus-case.ts'

/** Errands, bills and other talk with amounts and words of homes, and the money that one has. */
export const errandsAndBills = wishesAndTalk([
  {
    text: 'ಬೆಂಗಳೂರು 2 ಬಿಎಚ್‌ಕೆ ಫ್ಲಾಟ್ ಬಾಡಿಗೆ, ಬಜೆಟ್ 25 ಸಾವಿರ, ಕುಟುಂಬ 4 ಜನ',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: {
        max: 25000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ಮೈಸೂರಿನಲ್ಲಿ 3 ಬೆಡ್‌ರೂಮ್ ಮನೆ ಮಾರಾಟಕ್ಕೆ, 80 ಲಕ್ಷದವರೆಗೆ',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Mysuru',
      price: {
        max: 8000000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ಹುಬ್ಬಳ್ಳಿ 30*40 ಸೈಟ್ ಖರೀದಿಸಬೇಕು',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Hubballi',
      size_sqft: {
        min: 1200,
      },
    },
  },
  {
    text: 'ಮಾಲ್‌ನಲ್ಲಿ ಸೇಲ್ ಇದೆ 50 ಪರ್ಸೆಂಟ್',
    act: 'unclear',
  },
  {
    text: 'ಅಮ್ಮನಿಗೆ 5000 ಕಳಿಸು',
    act: 'unclear',
  },
  {
    text: 'ಆಫೀಸ್ ಲಿಫ್ಟ್ ಕೆಟ್ಟಿದೆ',
    act: 'unclear',
  },
  {
    text: 'ಗಾಡಿ ಪಂಕ್ಚರ್ ಆಯ್ತು',
    act: 'unclear',
  },
  {
    text: 'eradu ticket book maadi evening show ge',
    act: 'unclear',
  },
  {
    text: 'nanna gym membership mugidide',
    act: 'unclear',
  },
  {
    text: 'ಇವತ್ತು ಮನೆಯಲ್ಲಿ ಪಾರ್ಟಿ',
    act: 'unclear',
  },
  {
    text: 'ಕರೆಂಟ್ ಬಿಲ್ 1200 ಬಂದಿದೆ',
    act: 'unclear',
  },
  {
    text: 'ಹಾಸ್ಟೆಲ್ ಫೀಸ್ 15000',
    act: 'unclear',
  },
  {
    text: 'ಕಾರ್ ಎಸಿ ಕೆಲಸ ಮಾಡ್ತಿಲ್ಲ',
    act: 'unclear',
  },
  {
    text: 'ನನ್ನ ನಾಯಿಗೆ ಹುಷಾರಿಲ್ಲ',
    act: 'unclear',
  },
  {
    text: 'ನನ್ನ ಹತ್ರ 15000 ಇದೆ',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'nanna hatra 18000 ide',
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'ನಮ್ಮ ಹತ್ರ 18 ಲಕ್ಷ ಇದೆ',
    set: {
      price: {
        max: 1800000,
      },
    },
  },
])
