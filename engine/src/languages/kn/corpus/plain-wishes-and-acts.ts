import { wishesAndTalk } from '../../corpus-case.ts'

/** What people ordinarily wish, answer and say beside. */
export const plainWishesAndActs = wishesAndTalk([
  {
    text: 'ಜಯನಗರದಲ್ಲಿ ಎರಡು ಬೆಡ್‌ರೂಮ್ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ ಬೇಕು, ಇಪ್ಪತ್ತೈದು ಸಾವಿರದ ಒಳಗೆ',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      area: 'Jayanagar',
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
    text: 'ಮೈಸೂರಿನಲ್ಲಿ 30x40 ಸೈಟ್ ತಗೋಬೇಕು',
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
    text: 'ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿ ಒಂದು ಮನೆ ಕೊಳ್ಳಬೇಕು ಅಂತಿದೀನಿ',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Hubballi',
    },
  },
  {
    text: 'ಒಂದು ಬೆಡ್‌ರೂಮ್ ಮನೆ ಬಾಡಿಗೆಗೆ ಹುಡುಕ್ತಿದೀನಿ',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      bedrooms: {
        min: 1,
        max: 1,
      },
    },
  },
  {
    text: 'ಪಾರ್ಕಿಂಗ್ ಮತ್ತು ಲಿಫ್ಟ್ ಇರಲೇಬೇಕು',
    set: {
      amenities: ['parking', 'lift'],
    },
  },
  {
    text: 'ಐವತ್ತು ಲಕ್ಷದೊಳಗೆ ಫ್ಲಾಟ್ ಖರೀದಿಸಬೇಕು',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'ಹದಿನೈದು ಸಾವಿರ ಮಾತ್ರ ಕೊಡಬಹುದು',
    asked: 'price',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'ಇಪ್ಪತ್ತರಿಂದ ಮೂವತ್ತು ಲಕ್ಷ',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
        max: 3000000,
      },
    },
  },
  {
    text: 'ದುಡ್ಡಿನ ಬಗ್ಗೆ ಯೋಚನೆ ಇಲ್ಲ',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'ಮೂರು ರೂಮ್ ಸಾಕು',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ಎರಡೋ ಮೂರೋ ಆದರೂ ಪರವಾಗಿಲ್ಲ',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
  {
    text: 'ಎಷ್ಟಾದರೂ ಆಗಬಹುದು',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'ಮಂಗಳೂರಲ್ಲಿ',
    asked: 'city',
    set: {
      city: 'Mangaluru',
    },
  },
  {
    text: 'ಎಲ್ಲಾದರೂ ಪರವಾಗಿಲ್ಲ',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'ಮಲ್ಲೇಶ್ವರಂ ಹತ್ತಿರ',
    asked: 'area',
    set: {
      area: 'Malleshwaram',
    },
  },
  {
    text: 'ಬಾಡಿಗೆಗೆ',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'ಸ್ವಂತಕ್ಕೆ ತಗೊಳ್ಳೋಕೆ',
    asked: 'transaction_type',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'ಇಂಡಿಪೆಂಡೆಂಟ್ ಮನೆ',
    asked: 'property_type',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'ಯಾವುದಾದರೂ ಸರಿ',
    asked: 'property_type',
    any: ['property_type'],
  },
  {
    text: 'ವಿಶೇಷವಾಗಿ ಏನೂ ಬೇಡ',
    asked: 'amenities',
    any: ['amenities'],
  },
  {
    text: 'ಪವರ್ ಬ್ಯಾಕಪ್ ಇದ್ರೆ ಒಳ್ಳೇದು',
    asked: 'amenities',
    set: {
      amenities: ['power_backup'],
    },
  },
  {
    text: 'ಹೌದು ಸರಿ',
    act: 'affirm',
  },
  {
    text: 'ಯಾರಾದರೂ ಮನುಷ್ಯರ ಜೊತೆ ಮಾತಾಡಬೇಕು',
    act: 'handoff',
  },
  {
    text: 'ನನಗೆ ಕಾಲ್ ಮಾಡಿಸಿ',
    act: 'handoff',
  },
  {
    text: 'ಸರಿ ಹೋಗಿ ಬರ್ತೀನಿ',
    act: 'goodbye',
  },
  {
    text: 'ಏನಂದ್ರಿ ಇನ್ನೊಂದ್ಸಲ ಹೇಳಿ',
    act: 'repeat',
  },
  {
    text: 'ಅಲ್ಲಿ ನೀರಿನ ಸಮಸ್ಯೆ ಇದೆಯಾ',
    act: 'question',
  },
  {
    text: 'ಮೆಂಟೆನೆನ್ಸ್ ಎಷ್ಟು',
    act: 'question',
  },
  {
    text: 'ಫೋಟೋ ಇದೆಯಾ',
    act: 'question',
  },
  {
    text: 'ಓನರ್ ಹೇಗಿದ್ದಾರೆ',
    act: 'question',
  },
  {
    text: 'ನನ್ನ ಮಗಳು ಕಾಲೇಜಿಗೆ ಹೋಗ್ತಾಳೆ',
    act: 'unclear',
  },
  {
    text: 'ಹೆಂಡತಿ ಹತ್ರ ಕೇಳಿ ಹೇಳ್ತೀನಿ',
    act: 'unclear',
  },
  {
    text: 'ನಾವು ನಾಲ್ಕು ಜನ ಇದೀವಿ',
    act: 'unclear',
  },
  {
    text: 'ನಾನು ಇನ್ಫೋಸಿಸ್‌ನಲ್ಲಿ ಕೆಲಸ ಮಾಡ್ತೀನಿ',
    act: 'unclear',
  },
  {
    text: 'ಸ್ವಲ್ಪ ಯೋಚನೆ ಮಾಡ್ತೀನಿ',
    act: 'unclear',
  },
  {
    text: 'whitefield nalli 2bhk badige ge beku 30 savira olage',
    set: {
      transaction_type: 'rent',
      area: 'Whitefield',
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
    text: 'yelahanka dalli 3bhk flat kondkobeku',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      area: 'Yelahanka',
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'tumkur alli site tagobeku',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Tumakuru',
    },
  },
  {
    text: '20 savirakkinta jasti agalla',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'nalvattu laksha',
    asked: 'price',
    set: {
      price: {
        max: 4000000,
      },
    },
  },
  {
    text: 'eradu saaku',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'yavdadru area parvagilla',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'badige',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'houdu',
    act: 'affirm',
  },
  {
    text: 'beda',
    act: 'deny',
  },
  {
    text: 'hosadagi shuru madona',
    act: 'restart',
  },
  {
    text: 'agent jothe mathadbeku',
    act: 'handoff',
  },
  {
    text: 'tumba thanks',
    act: 'thanks',
  },
  {
    text: 'sari bye sigona',
    act: 'goodbye',
  },
  {
    text: 'artha aaglilla innomme heli',
    act: 'repeat',
  },
  {
    text: 'hatra school ideya',
    act: 'question',
  },
  {
    text: 'metro eshtu doora ide',
    act: 'question',
  },
  {
    text: 'nanna thangi maduve ide',
    act: 'unclear',
  },
  {
    text: 'amma na kelbeku',
    act: 'unclear',
  },
  {
    text: 'nenne match nodidra',
    act: 'unclear',
  },
  {
    text: 'naale 5 gantege barteeni',
    act: 'unclear',
  },
  {
    text: 'semi furnished idre olledu',
    set: {
      amenities: ['semi_furnished'],
    },
  },
  {
    text: 'badige alla, konkobeku',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'budget 35 savira madi',
    set: {
      price: {
        max: 35000,
      },
    },
  },
  {
    text: 'bengaluru beda mysuru nodi',
    set: {
      city: 'Mysuru',
    },
  },
  {
    text: 'garden iro mane beku',
    set: {
      property_type: 'house',
      amenities: ['garden'],
    },
  },
  {
    text: 'koramangala li fully furnished flat rent ge',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      area: 'Koramangala',
      amenities: ['furnished'],
    },
  },
])
