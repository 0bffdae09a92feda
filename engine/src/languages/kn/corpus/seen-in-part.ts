import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Turns of the blind set that another turn here is like but for a word. */
export const seenInPart: CorpusSection[] = [
  {
    phenomenon: 'like others but for a word',
    cases: [
      {
        text: 'ಹತ್ತು ಸಾವಿರದ ಐನೂರು ರೂಪಾಯಿ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(10500) },
        numbers: [10500],
      },
      {
        text: 'ಎರಡು ಅಥವಾ ಮೂರು ರೂಮು',
        asked: 'bedrooms',
        set: { bedrooms: between(2, 3) },
        numbers: [{ min: 2, max: 3 }],
      },
      { text: 'ಕನಿಷ್ಠ ನಾಲ್ಕು ಮಲಗುವ ಕೋಣೆಗಳು', set: { bedrooms: atLeast(4) }, numbers: [4] },
      {
        text: 'ಸಾವಿರದಿಂದ ಸಾವಿರದ ಇನ್ನೂರು ಚದರ ಅಡಿ',
        asked: 'size_sqft',
        set: { size_sqft: between(1000, 1200) },
        numbers: [{ min: 1000, max: 1200 }],
      },
      { text: 'ಯಾವ ಏರಿಯಾ ಆದ್ರೂ ಪರವಾಗಿಲ್ಲ', asked: 'area', known: { city: 'Bengaluru' }, any: ['area'] },
      { text: 'ಎರಡಲ್ಲ ಮೂರು ಬೆಡ್‌ರೂಮು', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      { text: 'ಭಾನುವಾರ ಬೆಳಿಗ್ಗೆ ಹತ್ತು ಗಂಟೆಗೆ ಬಂದು ನೋಡಬಹುದಾ', act: 'question' },
      { text: '1200 sqft mele irali', set: { size_sqft: atLeast(1200) }, numbers: [1200] },
      { text: 'mane beda site torsi', known: { property_type: 'house' }, set: { property_type: 'land' } },
      { text: 'pets allow ಮಾಡ್ತಾರಾ ಅಲ್ಲಿ', act: 'question' },
      { text: 'ನಿಮ್ಮ ಕಚೇರಿ ಮಲ್ಲೇಶ್ವರದಲ್ಲಿ ಎಲ್ಲಿದೆ', act: 'question' },
    ],
  },
]
