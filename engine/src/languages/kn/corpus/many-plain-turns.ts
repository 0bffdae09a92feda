import { wishesAndTalk } from '../../corpus-case.ts'

/** Answers to questions, acts, visits and stories as people say them in many tongues. */
export const manyPlainTurns = wishesAndTalk([
  {
    text: 'ಇಪ್ಪತ್ತು ಸಾವಿರಕ್ಕಿಂತ ಜಾಸ್ತಿ ಬೇಡ',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: '20 savira olage irli',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'ಅರವತ್ತು ಲಕ್ಷದವರೆಗೆ ಕೊಡಬಹುದು',
    asked: 'price',
    set: {
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'ಎರಡು ರೂಮ್ ಸಾಕು',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'eshtu bedroom idru ok',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'yava jaaga aadru sari',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'enu special beda',
    asked: 'amenities',
    any: ['amenities'],
  },
  {
    text: 'ಸ್ವಂತಕ್ಕೆ ಕೊಳ್ಳೋಕೆ',
    asked: 'transaction_type',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'ಅಪಾರ್ಟ್‌ಮೆಂಟೇ ಇರಲಿ',
    asked: 'property_type',
    set: {
      property_type: 'apartment',
    },
  },
  {
    text: 'ಬೆಂಗಳೂರು ಹೆಬ್ಬಾಳದಲ್ಲಿ ಎರಡು ಬೆಡ್‌ರೂಮ್ ಮನೆ ಬಾಡಿಗೆಗೆ, ಇಪ್ಪತ್ತು ಸಾವಿರ ದಾಟಬಾರದು',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Bengaluru',
      area: 'Hebbal',
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
    text: 'ಮೈಸೂರಲ್ಲಿ 30x40 ಸೈಟ್ ತಗೋಬೇಕು',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Mysuru',
      size_sqft: {
        min: 1200,
      },
    },
  },
  {
    text: 'ಜಿಮ್ ಬೇಡ, ಪಾರ್ಕಿಂಗ್ ಇರಲಿ',
    set: {
      amenities: ['parking'],
    },
    drop: ['gym'],
  },
  {
    text: 'ಹಾಸನ ಅಲ್ಲ ಮೈಸೂರು',
    set: {
      city: 'Mysuru',
    },
  },
  {
    text: 'ಎರಡಲ್ಲ ಮೂರು ರೂಮ್ ಬೇಕು',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ಎಪ್ಪತ್ತಲ್ಲ ಎಂಬತ್ತು ಲಕ್ಷದವರೆಗೆ ಓಕೆ',
    set: {
      price: {
        max: 8000000,
      },
    },
  },
  {
    text: 'furnished irbeku lift kuda, badigege',
    set: {
      transaction_type: 'rent',
      amenities: ['lift', 'furnished'],
    },
  },
  {
    text: 'ಶುಭೋದಯ',
    act: 'greet',
  },
  {
    text: 'ಆಮೇಲೆ ಸಿಗೋಣ',
    act: 'goodbye',
  },
  {
    text: 'ಹೌದ್ ಹೌದು ಸರಿ',
    act: 'affirm',
  },
  {
    text: 'ಅಯ್ಯೋ ಬೇಡಪ್ಪಾ',
    act: 'deny',
  },
  {
    text: 'ಇದನ್ನ ಹೇಗೆ ಬಳಸೋದು',
    act: 'help',
  },
  {
    text: 'ಇನ್ನೊಮ್ಮೆ ಹೇಳಿ',
    act: 'repeat',
  },
  {
    text: 'ಎಲ್ಲಾ ಮೊದಲಿಂದ ಶುರು ಮಾಡೋಣ',
    act: 'restart',
  },
  {
    text: 'ಶನಿವಾರ ಐದು ಗಂಟೆಗೆ ನೋಡಲು ಬರಬಹುದಾ',
    act: 'question',
  },
  {
    text: 'nanna number 9845012345',
    act: 'unclear',
  },
  {
    text: 'navu 4 jana, ibbaru makkalu',
    act: 'unclear',
  },
  {
    text: '25ne tarikhu bartivi',
    act: 'unclear',
  },
  {
    text: 'ಎರಡು ತಿಂಗಳಲ್ಲಿ ಶಿಫ್ಟ್ ಆಗಬೇಕು',
    act: 'unclear',
  },
  {
    text: '6 gante mele call madi',
    act: 'handoff',
  },
  {
    text: 'ಈ ಮನೆಯಲ್ಲಿ ಎಷ್ಟು ಮಲಗುವ ಕೋಣೆಗಳಿವೆ?',
    act: 'question',
  },
  {
    text: 'ಅಲ್ಲಿ ಸಾಕುಪ್ರಾಣಿಗಳಿಗೆ ಅವಕಾಶವಿದೆಯೇ?',
    act: 'question',
  },
  {
    text: 'ಮನೆಯ ಮಾಲೀಕರು ಯಾರು?',
    act: 'question',
  },
  {
    text: 'ಬಾಡಿಗೆ ಒಪ್ಪಂದ ಎಷ್ಟು ತಿಂಗಳಿಗೆ?',
    act: 'question',
  },
  {
    text: 'ಫೋನ್ ನಂಬರ್ ಕೊಡಬಹುದೇ?',
    act: 'question',
  },
  {
    text: 'ಮಾರ್ಚ್ ಹದಿನೈದರಂದು ಮನೆ ನೋಡಲು ಬರುತ್ತೇನೆ',
    act: 'unclear',
  },
  {
    text: 'ನನ್ನ ಹೆಸರು ರವಿ, ನಾನು ಎಂಜಿನಿಯರ್',
    act: 'unclear',
  },
  {
    text: 'ಹೌದು, ಅದು ಸರಿಯಾಗಿರುತ್ತದೆ',
    act: 'affirm',
  },
  {
    text: 'ಸರಿ, ಅದನ್ನೇ ಬುಕ್ ಮಾಡಿ',
    act: 'affirm',
  },
  {
    text: 'ಇಲ್ಲ, ಅದು ನನಗೆ ಹೊಂದುವುದಿಲ್ಲ',
    act: 'deny',
  },
  {
    text: 'ಸರಿ, ಮತ್ತೆ ಭೇಟಿಯಾಗೋಣ',
    act: 'goodbye',
  },
  {
    text: 'ನಾವು ಹಾಸನದಿಂದ ಬರ್ತಿದ್ದೀವಿ ಮಗಳಿಗೆ ಮೈಸೂರಲ್ಲಿ ಕೆಲಸ ಸಿಕ್ಕಿದೆ ಅದಕ್ಕೆ ಮೈಸೂರಲ್ಲಿ ಎರಡು ರೂಮಿನ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು ಹದಿನೈದು ಸಾವಿರದೊಳಗೆ ನೀರಿನ ವ್ಯವಸ್ಥೆ ಚೆನ್ನಾಗಿರಬೇಕು',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Mysuru',
      price: {
        max: 15000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['water_supply'],
    },
  },
  {
    text: 'nanna vayassu 45 ivaga swantha mane kattokke bangalore alli 30x40 site beku 60 laksha olage',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Bengaluru',
      price: {
        max: 6000000,
      },
      size_sqft: {
        min: 1200,
      },
    },
  },
  {
    text: 'ನನಗೆ ಮೈಸೂರಲ್ಲಿ ಕೆಲಸ ಸಿಕ್ಕಿದೆ, ಎರಡು ರೂಮಿನ ಮನೆ ಬೇಕು',
    set: {
      property_type: 'house',
      city: 'Mysuru',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'nange mysuru alli kelsa sikkide eradu bedroom mane beku',
    set: {
      property_type: 'house',
      city: 'Mysuru',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ನಮ್ಮೂರು ಹಾಸನ, ಬೆಂಗಳೂರಲ್ಲಿ ಫ್ಲಾಟ್ ಬೇಕು',
    set: {
      property_type: 'apartment',
      city: 'Bengaluru',
    },
  },
])
