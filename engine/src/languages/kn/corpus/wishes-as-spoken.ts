import { wishesAndTalk } from '../../corpus-case.ts'

/** Whole wishes in one breath, without marks, as they come by voice. */
export const wishesAsSpoken = wishesAndTalk([
  {
    text: 'ನಮಸ್ಕಾರ ನಮಗೆ ಮೈಸೂರಿನಲ್ಲಿ ಎರಡು ಬೆಡ್‌ರೂಮ್ ಇರುವ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು ಕಾರ್ ಪಾರ್ಕಿಂಗ್ ಇರಬೇಕು ತಿಂಗಳಿಗೆ ಹದಿನೈದು ಸಾವಿರ ತನಕ ಕೊಡ್ತೀವಿ',
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
      amenities: ['parking'],
    },
  },
  {
    text: 'mysore alli 2bhk mane badige ge beku 12 savira olage',
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
    text: 'hannerduvare laksha',
    asked: 'price',
    set: {
      price: {
        max: 1250000,
      },
    },
  },
  {
    text: 'mooru beku',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'nanna maga bangalore nalli kelsa madtane',
    act: 'unclear',
  },
  {
    text: 'aa mane yava floor nalli ide',
    act: 'question',
  },
])
