import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second blind set in Kannada script, written without sight of rules, corpus and the first set. */
export const secondNative: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, native',
    cases: [
      {
        text: 'ನಮಸ್ಕಾರ, ಮೈಸೂರಿನ ಕುವೆಂಪುನಗರದಲ್ಲಿ ಮನೆಯೊಂದು ಬಾಡಿಗೆಗೆ ದೊರೆಯಬಹುದೇ? ತಿಂಗಳಿಗೆ ಹದಿನಾಲ್ಕು ಸಾವಿರದವರೆಗೆ ಕೊಡಬಲ್ಲೆವು.',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Mysuru',
          area: 'Kuvempunagar',
          price: upTo(14000),
        },
      },
      {
        text: 'ನಮಗೆ ಹೆಬ್ಬಾಳದ ಹತ್ರ ಒಂದು ಫ್ಲ್ಯಾಟ್ ಬೇಕಾಗಿತ್ತು ಮೂರು ಬೆಡ್ರೂಮ್ ಇರೋದು',
        set: { property_type: 'apartment', area: 'Hebbal', bedrooms: exactly(3) },
      },
      {
        text: 'ದಾವಣಗೆರೆಯಲ್ಲಿ ನಿವೇಶನ ಖರೀದಿಸುವ ಯೋಚನೆ ಇದೆ, ೩೦×೪೦ ಅಳತೆಯದು ಆದರೆ ಚೆನ್ನ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Davanagere',
          size_sqft: atLeast(1200),
        },
      },
      {
        text: 'ಹುಬ್ಬಳ್ಳಿ ವಿದ್ಯಾನಗರದಾಗ ಬಾಡಿಗಿ ಮನಿ ಬೇಕ್ರೀ ಎಂಟ್ ಸಾವಿರದ ಒಳಗ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Hubballi',
          area: 'Vidyanagar',
          price: upTo(8000),
        },
        numbers: [8000],
      },
      {
        text: 'ಮಂಗಳೂರು ಕದ್ರಿ ಕಡೆ ಸ್ವಿಮ್ಮಿಂಗ್ ಪೂಲ್ ಮತ್ತು ಜಿಮ್ ಇರುವ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ನೋಡ್ತಾ ಇದ್ದೀನಿ',
        set: {
          property_type: 'apartment',
          city: 'Mangaluru',
          area: 'Kadri',
          amenities: ['swimming_pool', 'gym'],
        },
      },
      {
        text: 'ಒಂದು ಕೋಟಿ ಇಪ್ಪತ್ತು ಲಕ್ಷದೊಳಗೆ ವೈಟ್‌ಫೀಲ್ಡ್‌ನಲ್ಲಿ ವಿಲ್ಲಾ ಸಿಗುತ್ತಾ ಕೊಂಡುಕೊಳ್ಳಬೇಕು',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Whitefield', price: upTo(12000000) },
        numbers: [12000000],
      },
      {
        text: 'ಶಿವಮೊಗ್ಗದಲ್ಲಿ ಮನೆ, ಸಣ್ಣ ಕೈತೋಟ ಇದ್ದರೆ ಇನ್ನೂ ಸಂತೋಷ',
        set: { property_type: 'house', city: 'Shivamogga', amenities: ['garden'] },
      },
      {
        text: 'ಬಾಡಿಗೆಗೆ ಮನೆ ಹುಡುಕಿ ಹುಡುಕಿ ಸಾಕಾಗಿದೆ ಸ್ವಾಮಿ, ಬನಶಂಕರಿ ಸುತ್ತಮುತ್ತ ಏನಾದ್ರೂ ಇದ್ರೆ ಹೇಳಿ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Banashankari' },
      },
      {
        text: 'ಎರಡು ಎಕರೆ ಜಮೀನು ಬೇಕು ತುಮಕೂರು ಜಿಲ್ಲೆಯಲ್ಲಿ',
        set: { property_type: 'land', city: 'Tumakuru', size_sqft: atLeast(87120) },
        numbers: [2],
      },
      {
        text: 'ಪೀಠೋಪಕರಣ ಸಹಿತ ಇರುವ ಒಂದು ಬೆಡ್‌ರೂಮಿನ ಫ್ಲಾಟ್, ಬಾಡಿಗೆ ಇಪ್ಪತ್ತೈದು ಸಾವಿರ ದಾಟಬಾರದು',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          price: upTo(25000),
          bedrooms: exactly(1),
          amenities: ['furnished'],
        },
        numbers: [1, 25000],
      },
      {
        text: 'ಕಲಬುರಗಿಯೊಳಗ ಫ್ಲಾಟ್ ತಗೋಬೇಕಂತ ಮಾಡೀನಿ, ನಲವತ್ತರಿಂದ ಐವತ್ತು ಲಕ್ಷ ಅದಾವ ನನ್ನ ಹತ್ರ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kalaburagi',
          price: between(4000000, 5000000),
        },
        numbers: [between(4000000, 5000000)],
      },
      {
        text: 'ನಾಯಿ ಸಾಕಿದ್ದೇವೆ, ಅದಕ್ಕೆ ಒಪ್ಪುವ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು ಇಂದಿರಾನಗರದಲ್ಲಿ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Indiranagar',
          amenities: ['pet_friendly'],
        },
      },
      { text: 'ಉಡುಪಿಯಲ್ಲಿ ಏನಾದರೂ ತೋರಿಸಿ', set: { city: 'Udupi' } },
      {
        text: 'ಕನಿಷ್ಠ ಸಾವಿರದ ಐನೂರು ಚದರ ಅಡಿ ಇರಬೇಕು, ಸರ್ಜಾಪುರ ರಸ್ತೆಯ ಗೇಟೆಡ್ ಕಮ್ಯುನಿಟಿಯಲ್ಲಿ',
        set: { area: 'Sarjapur Road', size_sqft: atLeast(1500), amenities: ['gated_community'] },
        numbers: [1500],
      },
      {
        text: 'ಬೆಳಗಾವಿ ಟಿಳಕವಾಡಿಯಲ್ಲಿ ಮೂವತ್ತು ಲಕ್ಷಕ್ಕೆ ಖಾಲಿ ಸೈಟು ಸಿಗಬಹುದಾ ನೋಡಿ',
        set: { property_type: 'land', city: 'Belagavi', area: 'Tilakwadi', price: upTo(3000000) },
        numbers: [3000000],
      },
      {
        text: 'ಮೇಡಂ ಯಲಹಂಕದಲ್ಲಿ ಕಾರ್ ನಿಲ್ಲಿಸೋಕೆ ಜಾಗ ಇರೋ ಮನೆ ಮೂರು ಬೆಡ್ರೂಮ್ದು ಕೊಂಡ್ಕೊಳ್ಳೋಕೆ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Yelahanka',
          bedrooms: exactly(3),
          amenities: ['parking'],
        },
        numbers: [3],
      },
    ],
  },
  {
    phenomenon: 'second: answers, native',
    cases: [
      { text: 'ಹಾಸನ', asked: 'city', set: { city: 'Hassan' } },
      {
        text: 'ಹನ್ನೆರಡು',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { price: upTo(12000) },
      },
      {
        text: 'ಬರೀ ಸೈಟು ಸಾಕು, ಮನೆ ನಾವೇ ಕಟ್ಟಿಸ್ತೀವಿ',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      {
        text: 'ನೀರಿನ ತೊಂದರೆ ಇರಬಾರದು, ಕರೆಂಟ್ ಹೋದರೆ ಜನರೇಟರ್ ಇರಲಿ',
        asked: 'amenities',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { amenities: ['water_supply', 'power_backup'] },
      },
      { text: 'ಕೊಂಡುಕೊಳ್ಳೋದಕ್ಕೆ', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'ಗೋಕುಲಂ ಅಥವಾ ಅದರ ಅಕ್ಕಪಕ್ಕ', asked: 'area', known: { city: 'Mysuru' }, set: { area: 'Gokulam' } },
    ],
  },
  {
    phenomenon: 'second: corrections, native',
    cases: [
      {
        text: 'ಮೈಸೂರು ಬೇಡ, ಮಂಡ್ಯದಲ್ಲೇ ನೋಡೋಣ',
        known: { city: 'Mysuru', property_type: 'house' },
        set: { city: 'Mandya' },
      },
      {
        text: 'ಬಾಡಿಗೆ ವಿಚಾರ ಬಿಟ್ಟೆವು, ಈಗ ಕೊಂಡುಕೊಳ್ಳೋಣ ಅಂತ ಇದೀವಿ',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Hassan' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'ಜಿಮ್ ತೆಗೆದುಬಿಡಿ ಯಾರೂ ಹೋಗಲ್ಲ',
        known: { property_type: 'apartment', amenities: ['lift', 'gym'] },
        drop: ['gym'],
      },
      {
        text: 'ಯಾವ ಬಡಾವಣೆ ಆದರೂ ನಡೆಯುತ್ತೆ',
        asked: 'area',
        known: { city: 'Bengaluru', transaction_type: 'rent' },
        any: ['area'],
      },
      {
        text: 'ಹದಿನೈದರಲ್ಲಿ ಆಗಲ್ಲ ಅನ್ಸುತ್ತೆ, ಇಪ್ಪತ್ತು ಸಾವಿರದವರೆಗೆ ಹೋಗಬಹುದು',
        known: { transaction_type: 'rent', property_type: 'house', price: upTo(15000) },
        set: { price: upTo(20000) },
      },
      {
        text: 'ಮೂರು ಬೆಡ್‌ರೂಮ್ ಅಲ್ಲ, ನಾನು ಎರಡು ಅಂದಿದ್ದು',
        known: { property_type: 'apartment', bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'ಫ್ಲಾಟಿಗಿಂತ ಬಿಡಿ ಮನೆಯೇ ವಾಸಿ',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'ದುಡ್ಡಿನ ಬಗ್ಗೆ ಚಿಂತೆ ಇಲ್ಲ, ಎಷ್ಟಾದರೂ ಪರವಾಗಿಲ್ಲ',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Udupi' },
        any: ['price'],
      },
    ],
  },
  {
    phenomenon: 'second: questions and talk, native',
    counter: true,
    cases: [
      {
        text: 'ಆ ಮನೆಗೆ ಎರಡು ಕಾರು ನಿಲ್ಲಿಸಲು ಜಾಗ ಇದೆಯೇ?',
        asked: 'amenities',
        known: { transaction_type: 'rent', property_type: 'house' },
        act: 'question',
      },
      { text: 'ಬೆಂಗಳೂರಿನಿಂದ ಮೈಸೂರಿಗೆ ಹೋಗೋಕೆ ಮೂರು ಗಂಟೆ ಹಿಡಿಯಿತು ನಿನ್ನೆ', act: 'unclear' },
      {
        text: 'ಶನಿವಾರ ಹನ್ನೊಂದು ಗಂಟೆಗೆ ಮನೆ ನೋಡಲು ಬರಬಹುದಾ',
        known: { property_type: 'house', city: 'Udupi' },
        act: 'question',
      },
      {
        text: 'ಈ ಫ್ಲಾಟಿನ ಮೇಂಟೆನೆನ್ಸ್ ತಿಂಗಳಿಗೆ ಎಷ್ಟು ಬರುತ್ತೆ',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'question',
      },
      { text: 'ನಮ್ಮ ಅಣ್ಣ ಜಯನಗರದಲ್ಲಿ ಇಪ್ಪತ್ತು ವರ್ಷದಿಂದ ಇದ್ದಾರೆ', known: { city: 'Bengaluru' }, act: 'unclear' },
      { text: 'ನಿನ್ನೆ ಚಿನ್ನದ ಬೆಲೆ ಒಂದು ಲಕ್ಷ ದಾಟಿತಂತೆ', known: { transaction_type: 'sale' }, act: 'unclear' },
    ],
  },
  {
    phenomenon: 'second: acts, native',
    cases: [
      {
        text: 'ಎಲ್ಲಾ ಬಿಟ್ಟು ಮೊದಲಿನಿಂದ ಶುರು ಮಾಡೋಣ',
        known: { city: 'Mandya', property_type: 'land' },
        act: 'restart',
      },
      { text: 'ನಿಮ್ಮ ಕಡೆಯ ಯಾರಾದರೂ ವ್ಯಕ್ತಿ ಜೊತೆ ಮಾತಾಡಿಸಿ', act: 'handoff' },
      { text: 'ಬಹಳ ಉಪಕಾರವಾಯಿತು ನಿಮ್ಮಿಂದ', act: 'thanks' },
    ],
  },
  {
    phenomenon: 'second: numbers in words, native',
    cases: [
      {
        text: 'ಅರ್ಧ ಎಕರೆ ಸಾಕು',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(21780) },
        numbers: [0.5],
      },
      {
        text: 'ಎರಡೂವರೆ ಸಾವಿರ ಚದರಡಿಗೆ ಕಡಿಮೆ ಇರಬಾರದು',
        known: { property_type: 'house', transaction_type: 'sale' },
        set: { size_sqft: atLeast(2500) },
        numbers: [2500],
      },
    ],
  },
]
