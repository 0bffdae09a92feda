import { wishesAndTalk } from '../../corpus-case.ts'

/** Everyday words that sound like a town, a room with a kitchen, and what is told beside the wish. */
export const everydayWordsAndStories = wishesAndTalk([
  { text: 'ಟೈಲರ್ ಅಂಗಡಿ ಹತ್ತಿರ ಮನೆ ಬೇಕು', set: { property_type: 'house' } },
  { text: 'ಕೋಚಿಂಗ್ ಕ್ಲಾಸ್ ಹತ್ತಿರ ಬಾಡಿಗೆ ಮನೆ ಬೇಕು', set: { transaction_type: 'rent', property_type: 'house' } },
  { text: 'ಸರ್ಕಲ್ ಹತ್ತಿರ ಫ್ಲಾಟ್ ಬೇಕು', set: { property_type: 'apartment' } },
  { text: 'ನ್ಯಾಯಾಲಯದ ಹತ್ತಿರ ಮನೆ ಬೇಕು', set: { property_type: 'house' } },
  {
    text: 'ನನ್ನ ತಮ್ಮ ಡಾಕ್ಟರ್. ಅವನು ದಾವಣಗೆರೆಯಲ್ಲಿ ಕ್ಲಿನಿಕ್ ಇಟ್ಟಿದ್ದಾನೆ. ಕ್ಲಿನಿಕ್ ಹತ್ತಿರ ಅವನಿಗೆ ಮೂರು ಬೆಡ್‌ರೂಮ್ ಮನೆ ಬೇಕು.',
    set: { property_type: 'house', bedrooms: { min: 3, max: 3 }, city: 'Davanagere' },
  },
  {
    text: 'rent 20 savira kottu saakagide. emi kattidre swanta agutte. adakke flat kollodu antidivi',
    set: { transaction_type: 'sale', property_type: 'apartment' },
  },
  { text: '1 room kitchen saku', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'ನಮ್ಮ ಅತ್ತೆಗೆ ಸೊಂಟ ನೋವು', act: 'unclear' },
  { text: 'ಡೈರಿ ಹತ್ತಿರ ಇದೆಯಾ', act: 'question' },
  { text: 'kochi alli mane beku', set: { property_type: 'house', city: 'Kochi' } },
  { text: 'ಕೋಲಾರದಲ್ಲಿ ಮನೆ ಬೇಕು', set: { property_type: 'house', city: 'Kolar' } },
  { text: 'ಒಂದು ರೂಮ್ ಕಿಚನ್ ಇದ್ರೆ ಸಾಕು', set: { bedrooms: { min: 1, max: 1 } } },
])
