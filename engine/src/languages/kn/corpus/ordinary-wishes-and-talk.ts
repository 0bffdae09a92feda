import { wishesAndTalk } from '../../corpus-case.ts'

/** Ordinary wishes, answers, changes and talk, much alike in all languages. */
export const ordinaryWishesAndTalk = wishesAndTalk([
  {
    text: 'ಮೈಸೂರಿನಲ್ಲಿ ಎರಡು ರೂಮಿನ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕಾಗಿದೆ, ಹನ್ನೆರಡು ಸಾವಿರದೊಳಗೆ',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Mysuru',
      price: {
        max: 12000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ಬೆಂಗಳೂರಿನ ಕೆಂಗೇರಿಯಲ್ಲಿ 30x40 ಸೈಟ್ ಕೊಳ್ಳಬೇಕು',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Bengaluru',
      area: 'Kengeri',
      size_sqft: {
        min: 1200,
      },
    },
  },
  {
    text: 'ವೈಟ್‌ಫೀಲ್ಡ್ ಬೆಂಗಳೂರಲ್ಲಿ ಮೂರು ಬೆಡ್‌ರೂಮ್ ಫ್ಲಾಟ್ ಖರೀದಿ ಮಾಡಬೇಕು ತೊಂಬತ್ತೈದು ಲಕ್ಷದವರೆಗೆ',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Bengaluru',
      area: 'Whitefield',
      price: {
        max: 9500000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ಹುಬ್ಬಳ್ಳಿಯಲ್ಲೇ',
    asked: 'city',
    set: {
      city: 'Hubballi',
    },
  },
  {
    text: 'ಇಪ್ಪತ್ತು ಸಾವಿರ ದಾಟಬಾರದು',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'ಎರಡಿದ್ದರೆ ಸಾಕು',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ಲಿಫ್ಟ್ ಇರಲಿ, ನೀರು ಚೆನ್ನಾಗಿರಲಿ',
    asked: 'amenities',
    set: {
      amenities: ['lift', 'water_supply'],
    },
  },
  {
    text: 'ಬಾಡಿಗೆಗೆ ಮಾತ್ರ',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'ಹೌದು ಅದೇ ಬೇಕು',
    act: 'affirm',
  },
  {
    text: 'ಬೇಡ ಬಿಡಿ',
    act: 'deny',
  },
  {
    text: 'ನನ್ನ ಮಗನಿಗೆ ಜ್ವರ ಬಂದಿದೆ',
    act: 'unclear',
  },
  {
    text: '25 savira varege okay',
    asked: 'price',
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'yaradru jothe mathadbeku',
    act: 'handoff',
  },
  {
    text: 'badige beda, kondkobeku',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'lift beda',
    drop: ['lift'],
  },
  {
    text: 'sari matte sigona',
    act: 'goodbye',
  },
  {
    text: 'ರೂಮ್ ಅಲ್ಲ, ಇಡೀ ಮನೆ ಬೇಕು',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'ಬೆಂಗಳೂರು ಜಯನಗರದಲ್ಲಿ 3 ಬಿಎಚ್‌ಕೆ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು, ಪಾರ್ಕಿಂಗ್ ಇರಬೇಕು, 35 ಸಾವಿರದೊಳಗೆ',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Bengaluru',
      area: 'Jayanagar',
      price: {
        max: 35000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['parking'],
    },
  },
  {
    text: 'ನಲವತ್ತರಿಂದ ಐವತ್ತು ಲಕ್ಷ',
    set: {
      price: {
        min: 4000000,
        max: 5000000,
      },
    },
  },
  {
    text: 'ಬೆಂಗಳೂರು ಬೇಡ ಮಂಗಳೂರು ನೋಡಿ',
    set: {
      city: 'Mangaluru',
    },
  },
  {
    text: 'ಜಿಮ್ ಬೇಕಾಗಿಲ್ಲ',
    drop: ['gym'],
  },
  {
    text: 'ಹತ್ತಿರದಲ್ಲಿ ಬಸ್ ಸ್ಟಾಪ್ ಇದೆಯಾ',
    act: 'question',
  },
  {
    text: 'mysore nalli 2bhk flat rent ge beku 15k olgade',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mysuru',
      price: {
        max: 15000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'budget 60 lakh ge hechchisi',
    set: {
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'nenne cinema nodidra',
    act: 'unclear',
  },
  {
    text: 'ನನ್ನ ಆಫೀಸ್ ಕೋರಮಂಗಲದಲ್ಲಿ, ಬೆಂಗಳೂರು ಕೋರಮಂಗಲ ಹತ್ತಿರ 2 ಬೆಡ್‌ರೂಮ್ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು, 30 ಸಾವಿರ ತನಕ',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Bengaluru',
      area: 'Koramangala',
      price: {
        max: 30000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ಈಗ ಬಾಡಿಗೆ ಮನೆಯಲ್ಲಿದ್ದೇವೆ, ಮೈಸೂರಲ್ಲಿ ಸ್ವಂತ 2bhk ಫ್ಲಾಟ್ ತಗೋಬೇಕು, 50 ಲಕ್ಷ ಬಜೆಟ್',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Mysuru',
      price: {
        max: 5000000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'hubli nalli 7 savirada olage mane badige ge beku',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Hubballi',
      price: {
        max: 7000,
      },
    },
  },
  {
    text: 'ನಾವು ನಾಲ್ಕು ಜನ, ಎರಡು ಬೆಡ್‌ರೂಮ್ ಸಾಕು',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ಎರಡನೇ ಮನೆಯ ಫೋಟೋ ಇದೆಯಾ',
    act: 'question',
  },
  {
    text: 'ಇದು ಯಾವ ಮಹಡಿಯಲ್ಲಿದೆ',
    act: 'question',
  },
  {
    text: 'ಭಾನುವಾರ ನೋಡಲು ಬರಬಹುದಾ',
    act: 'question',
  },
  {
    text: 'ನನಗೆ ಫೋನ್ ಮಾಡೋಕೆ ಹೇಳಿ',
    act: 'handoff',
  },
  {
    text: 'ನೀವು ಏನೇನು ಮಾಡ್ತೀರಾ',
    act: 'help',
  },
  {
    text: 'ನಮಸ್ಕಾರ ರೀ',
    act: 'greet',
  },
  {
    text: 'ಸರಿ ಆಯ್ತು',
    act: 'affirm',
  },
  {
    text: 'ಇಲ್ಲ ಅದು ಆಗಲ್ಲ',
    act: 'deny',
  },
  {
    text: 'ಏನಂದ್ರಿ ಇನ್ನೊಮ್ಮೆ ಹೇಳಿ',
    act: 'repeat',
  },
  {
    text: 'ಮೊದಲಿನಿಂದ ಶುರು ಮಾಡೋಣ',
    act: 'restart',
  },
  {
    text: 'loan sigutta',
    act: 'question',
  },
  {
    text: 'mane nodoke yavaga barli',
    act: 'question',
  },
  {
    text: 'ಹದಿನೆಂಟು ಸಾವಿರದವರೆಗೆ ಹೆಚ್ಚಿಸಿ',
    known: {
      transaction_type: 'rent',
      city: 'Bengaluru',
      price: {
        max: 15000,
      },
    },
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'ಜಯನಗರ ಬೇಡ ವೈಟ್‌ಫೀಲ್ಡ್ ನೋಡಿ',
    known: {
      transaction_type: 'rent',
      city: 'Bengaluru',
      area: 'Jayanagar',
    },
    set: {
      area: 'Whitefield',
    },
  },
  {
    text: 'ಎರಡಲ್ಲ ಮೂರು ಬೆಡ್‌ರೂಮ್',
    known: {
      transaction_type: 'rent',
      city: 'Bengaluru',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ಬಾಡಿಗೆ ಅಲ್ಲ, ಖರೀದಿಗೆ',
    known: {
      transaction_type: 'rent',
      city: 'Bengaluru',
    },
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'ಲಿಫ್ಟ್ ಇಲ್ಲದಿದ್ದರೂ ಪರವಾಗಿಲ್ಲ',
    known: {
      amenities: ['lift'],
      city: 'Bengaluru',
    },
    drop: ['lift'],
  },
  {
    text: 'ಫ್ಲಾಟ್ ಬದಲು ಮನೆ ತೋರಿಸಿ',
    known: {
      transaction_type: 'rent',
      city: 'Bengaluru',
      property_type: 'apartment',
    },
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'duddina bagge chinte illa',
    known: {
      transaction_type: 'rent',
      city: 'Bengaluru',
      price: {
        max: 15000,
      },
    },
    any: ['price'],
  },
  {
    text: 'naavu 5 jana, 3 beku',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
])
