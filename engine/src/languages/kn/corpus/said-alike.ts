import { wishesAndTalk } from '../../corpus-case.ts'

/** The same things as they are said in each of the eight languages. */
export const saidAlike = wishesAndTalk([
  { text: 'ಎರಡನೇದರಲ್ಲಿ ಪಾರ್ಕಿಂಗ್ ಇದೆಯಾ?', known: { city: 'Bengaluru' }, act: 'question' },
  { text: 'eradne manelli lift ideya', known: { city: 'Bengaluru' }, act: 'question' },
  { text: 'ಮೊದಲನೇದು 3 ಬಿಎಚ್‌ಕೆನಾ?', known: { city: 'Bengaluru' }, act: 'question' },
  { text: 'ಇರಿ, ಎರಡನೇದರಲ್ಲಿ ಪಾರ್ಕಿಂಗ್ ಇದೆಯಾ', known: { city: 'Bengaluru' }, act: 'question' },
  { text: 'ನಮ್ಮಣ್ಣ ದೆಹಲಿಯಲ್ಲಿ ಕೆಲಸ ಮಾಡ್ತಿದ್ದ, ಈಗ ಮೈಸೂರಲ್ಲಿ 2 ಬಿಎಚ್‌ಕೆ', set: { city: 'Mysuru', bedrooms: { min: 2, max: 2 } } },
  { text: 'ಒಂದು ರೂಮ್ ಒಂದು ಅಡುಗೆಮನೆ ಸಾಕು', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'ondu room ondu kitchen saaku', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'ಎರಡು ರೂಮ್ ಒಂದು ಅಡುಗೆಮನೆ ಸಾಕು', set: { bedrooms: { min: 2, max: 2 } } },
  { text: 'ಫರ್ನಿಶ್ಡ್ ಬೇಡ ಅನ್ಸುತ್ತೆ ನಮ್ಮ ಸೋಫಾ ಮಂಚ ಎಲ್ಲಾ ಇದೆ', known: { amenities: ['furnished'] }, drop: ['furnished'] },
  { text: '80 ಲಕ್ಷ ಮೇಲೆ ಭರಿಸೋಕೆ ಆಗಲ್ಲ', set: { price: { max: 8000000 } } },
  { text: '80 laksha mele bharisoke agalla', set: { price: { max: 8000000 } } },
  { text: 'ಬೇರೆ ಏನು ಇಲ್ಲದಿದ್ರೂ ಬಾಲ್ಕನಿ ಮಾತ್ರ ಇರಲೇಬೇಕು', set: { amenities: ['balcony'] } },
  { text: 'bere enu ilde idru balcony mathra irle beku', set: { amenities: ['balcony'] } },
  {
    text: 'ನಮ್ಮ ಜೊತೆ ನಾಯಿಮರಿ ಇದೆ, ಅದನ್ನ ಬಿಡೋ ಫ್ಲಾಟ್ ಬೇಕು',
    set: { property_type: 'apartment', amenities: ['pet_friendly'] },
  },
  {
    text: 'ಫ್ಲಾಟಲ್ಲಿ ಉಸಿರುಗಟ್ಟುತ್ತೆ, ನಮಗೆ ಮನೆ ಸಾಕು',
    asked: 'property_type',
    known: { transaction_type: 'sale' },
    set: { property_type: 'house' },
  },
  { text: 'ಜಾಗ ಮಾತ್ರ ಸಾಕು ಮನೆ ನಾವೇ ಕಟ್ಕೋತೀವಿ', set: { property_type: 'land' } },
  {
    text: 'ನಾನು ಮುಂಬೈನಲ್ಲಿ ಕೆಲಸ, ರಜೆಗೆ ಬಂದಾಗ ಇರೋಕೆ ಹುಬ್ಬಳ್ಳಿಲಿ ಒಂದು ಮನೆ ತಗೋಬೇಕು ಅಂತ ಪ್ಲಾನ್',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Hubballi' },
  },
  { text: 'ಸದ್ಯಕ್ಕೆ ಬಾಡಿಗೆ ಸಾಕು, ತಗೊಳ್ಳೋದು ಆಮೇಲೆ ನೋಡೋಣ', asked: 'transaction_type', set: { transaction_type: 'rent' } },
  {
    text: 'ಈಗ ಇರೋ ಜಾಗದಲ್ಲಿ ಎಂಟು ಸಾವಿರ ಬಾಡಿಗೆ',
    asked: 'price',
    known: { transaction_type: 'rent' },
    act: 'unclear',
  },
  {
    text: 'ಫರ್ನಿಚರ್ ಎಲ್ಲಾ ನಮ್ಮತ್ರ ಇದೆ ಅದಕ್ಕೆ ಫರ್ನಿಶ್ಡ್ ಇರಬೇಕು ಅಂತೇನಿಲ್ಲ',
    known: { amenities: ['furnished'] },
    drop: ['furnished'],
  },
  { text: 'ಜಿಮ್ ತೆಗೀರಿ ಯಾರು ಹೋಗ್ತಾರೆ', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
  { text: 'ನಮ್ಮ ತಾತನ ಜಮೀನು ಊರಲ್ಲಿ ಮೂರು ಎಕರೆ ಇದೆ', act: 'unclear' },
  {
    text: 'ಈಗ ನಾವು ಕಟ್ತಾ ಇರೋ ಬಾಡಿಗೆ ಒಂಬತ್ತು ಸಾವಿರ',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { price: { max: 9000 } },
  },
  { text: 'ಪವರ್ ಬ್ಯಾಕಪ್ ಇಲ್ಲದೆ ಆದ್ರೆ ಬೇಡ', set: { amenities: ['power_backup'] } },
  {
    text: 'ಮ್ಯಾಕ್ಸ್ ಅರವತ್ತು ಲಕ್ಷ ಲೋನ್ ಬೇರೆ ಮಾಡಬೇಕು',
    asked: 'price',
    known: { transaction_type: 'sale' },
    set: { price: { max: 6000000 } },
  },
  {
    text: 'ನಮ್ಮೂರು ಗದಗ ಹುಬ್ಬಳ್ಳಿಲಿ ಮಕ್ಕಳ ಓದಿಗೆ ಬಾಡಿಗೆ ಮನೆ ನೋಡ್ತಿದೀವಿ',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Hubballi' },
  },
  {
    text: 'ನಮ್ದು ಗದಗ, ಹುಬ್ಬಳ್ಳಿಲಿ ಮಕ್ಕಳ ಓದಿಗೆ ಬಾಡಿಗೆ ಮನೆ ನೋಡ್ತಿದೀವಿ',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Hubballi' },
  },
  { text: 'ಮೂರು ಎಕರೆ ಜಮೀನು ಇದೆಯಾ', set: { property_type: 'land', size_sqft: { min: 130680 } } },
  {
    text: 'ಜಯನಗರದ ಹಳೇ ಮನೆ ಮಾರ್ತಿದೀವಿ, ಈಗ ಬೆಂಗಳೂರಲ್ಲೇ ಚಿಕ್ಕ ಫ್ಲಾಟ್ ತಗೋತೀವಿ',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru' },
  },
  { text: 'ಒನ್ ಆರ್‌ಕೆ ಬಾಡಿಗೆಗೆ ಬೇಕು', set: { transaction_type: 'rent', bedrooms: { min: 1, max: 1 } } },
  { text: 'ನಮ್ಮ ಹತ್ರ ನಾಯಿ ಇದೆ, ಒಪ್ಪೋ ಫ್ಲಾಟ್ ಬೇಕು', set: { property_type: 'apartment', amenities: ['pet_friendly'] } },
  {
    text: 'ಇನ್ನೂ ಸ್ವಲ್ಪ ಹಾಕಬಹುದು, ನಲವತ್ತೈದು ಅಂತ ಇಟ್ಕೊಳ್ಳಿ',
    known: { price: { max: 4000000 }, transaction_type: 'sale' },
    set: { price: { max: 4500000 } },
  },
  {
    text: 'ಮಾರತ್ತಹಳ್ಳಿ ಬೇಡ ಆ ಕಡೆ ತುಂಬಾ ಟ್ರಾಫಿಕ್, ಜಯನಗರ ನೋಡಿ',
    asked: 'area',
    known: { city: 'Bengaluru' },
    set: { area: 'Jayanagar' },
  },
  { text: 'ಸ್ವತಂತ್ರ ಮನೆ ಬೇಕು, ಅಪಾರ್ಟ್‌ಮೆಂಟಲ್ಲಿ ಉಸಿರು ಕಟ್ಟುತ್ತೆ', set: { property_type: 'house' } },
  { text: 'ಜಯನಗರ ಹತ್ರ ಏನಾದ್ರೂ ಇದ್ರೆ ತೋರ್ಸಿ', set: { area: 'Jayanagar' } },
])
