import type { CorpusSection } from '../../corpus-case.ts'

/** What is asked for formally, rooms that guests need, and wishes that are put right or given up in other words. */
export const formalAndPutRight: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'ದಯವಿಟ್ಟು ನನಗಾಗಿ ಹಾಸನದಲ್ಲಿ ಒಂದು ಸ್ವತಂತ್ರ ಮನೆಯನ್ನು ಖರೀದಿಗಾಗಿ ಹುಡುಕಿ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Hassan' },
      },
      {
        text: 'ಮೈಸೂರಿನಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಪೀಠೋಪಕರಣ ಸಹಿತ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ಹುಡುಕುತ್ತಿದ್ದೇನೆ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mysuru',
          amenities: ['furnished'],
        },
      },
      {
        text: 'ಮಾಸಿಕ ಬಾಡಿಗೆ ಇಪ್ಪತ್ತು ಸಾವಿರ ರೂಪಾಯಿ ಮೀರಬಾರದು',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
        set: { price: { max: 20000 } },
      },
      {
        text: 'ವಾಹನ ನಿಲುಗಡೆ ಮತ್ತು ಲಿಫ್ಟ್ ಸೌಲಭ್ಯ ಇರಬೇಕು',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
        set: { amenities: ['parking', 'lift'] },
      },
      {
        text: 'ಮಲಗುವ ಕೋಣೆಗಳ ಸಂಖ್ಯೆ ಮೂರು',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'ಬೆಂಗಳೂರಿನ ಬದಲು ಮೈಸೂರಿನಲ್ಲಿ ನೋಡಿ',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
        set: { city: 'Mysuru' },
      },
      {
        text: 'ನೆಂಟರು ಬರ್ತಾರೆ, ಇನ್ನೊಂದು ರೂಮ್ ಬೇಕು',
        known: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mysuru',
          bedrooms: { min: 2, max: 2 },
        },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'ನಾವು 4 ಜನ, 2 ಮಕ್ಕಳು, ಮುಂದಿನ ತಿಂಗಳು 1 ರಿಂದ ವೈಟ್‌ಫೀಲ್ಡ್‌ನಲ್ಲಿ 2 ಬೆಡ್‌ರೂಮ್ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          area: 'Whitefield',
        },
      },
      {
        text: 'ಮೊದಲು 14 ಕೊಡ್ತಿದ್ವಿ, ಈಗ 18 ವರೆಗೆ ಕೊಡಬಹುದು',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Mysuru' },
        set: { price: { max: 18000 } },
      },
      {
        text: 'ಲಿಫ್ಟ್ ಕಡ್ಡಾಯ, ಅಪ್ಪಂಗೆ ಮಂಡಿ ನೋವು, ಬೇರೇನೂ ಬೇಡ',
        asked: 'amenities',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Mysuru' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'ನಮಗೊಂದು ಅಪ್ಪ ಅಮ್ಮನಿಗೊಂದು, ಅಂದ್ರೆ ಎರಡು',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ಮೈಸೂರು ಅಲ್ಲ, ಹಾಸನವೇ',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hassan' },
        set: { city: 'Hassan' },
      },
      {
        text: 'ಬಜೆಟ್ ಬಿಟ್ಟುಬಿಡಿ, ತಪ್ಪು ಹೇಳಿದೆ',
        known: { transaction_type: 'rent', price: { max: 10000 }, city: 'Mysuru' },
        drop: ['price'],
      },
      {
        text: 'ಫ್ಲಾಟ್ ನಮಗೆ ಸರಿ ಹೋಗಲ್ಲ, ಮನೆ ತೋರಿಸಿ',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Mysuru' },
        set: { property_type: 'house' },
      },
    ],
  },
]
