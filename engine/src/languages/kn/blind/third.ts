import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/**
 * Measured once and never opened since. Unlike the others they were written by somebody who had seen parts of the
 * rules, much the same turns in every language.
 */
export const third: CorpusSection[] = [
  {
    phenomenon: 'third: wishes, answers and changes, native',
    cases: [
      {
        text: 'ಧಾರವಾಡದಲ್ಲಿ ಒಂದು ಹಳೆ ಮನೆ ಖರೀದಿಗೆ ಬೇಕು, ಎಂಬತ್ತು ಲಕ್ಷದವರೆಗೆ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Dharwad', price: upTo(8000000) },
      },
      { text: 'ಎರಡು ಬೆಡ್‌ರೂಮ್ ಸಾಕು, ಆದರೆ ಬಾಲ್ಕನಿ ಇರಲೇಬೇಕು', set: { bedrooms: exactly(2), amenities: ['balcony'] } },
      {
        text: 'ಇಂದಿರಾನಗರ ತುಂಬಾ ದುಬಾರಿ, ಮಾರತಹಳ್ಳಿಯಲ್ಲಿ ನೋಡೋಣ',
        known: { area: 'Indiranagar' },
        set: { area: 'Marathahalli' },
      },
      {
        text: 'ಹನ್ನೆರಡು ಸಾವಿರದ ಐನೂರು ರೂಪಾಯಿ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12500) },
        numbers: [12500],
      },
      {
        text: 'ಒಂದು ಎಕರೆ ಜಮೀನು ರಾಮನಗರದಲ್ಲಿ',
        set: { property_type: 'land', city: 'Ramanagara', size_sqft: atLeast(43560) },
      },
      { text: 'ಬಾಡಿಗೆ ಎಷ್ಟಾದರೂ ಇರಲಿ', asked: 'price', known: { transaction_type: 'rent' }, any: ['price'] },
      {
        text: 'ಬಸವನಗುಡಿಯಲ್ಲಿ ಅಮ್ಮನಿಗೋಸ್ಕರ ಒಂದು ಫ್ಲಾಟ್, ಕೆಳಗಿನ ಮಹಡಿಯಲ್ಲಿ',
        set: { property_type: 'apartment', area: 'Basavanagudi' },
      },
      { text: 'ಮೈಸೂರು ಬೇಡ, ಮಂಡ್ಯ ಸಾಕು', known: { city: 'Mysuru' }, set: { city: 'Mandya' } },
      {
        text: 'ಇಪ್ಪತ್ತೈದು ಸಾವಿರದಿಂದ ಮೂವತ್ತು ಸಾವಿರದವರೆಗೆ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(25000, 30000) },
        numbers: [{ min: 25000, max: 30000 }],
      },
    ],
  },
  {
    phenomenon: 'third: acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಆ ಮನೆಗೆ ಮಹಡಿ ಇದೆಯಾ?', act: 'question' },
      { text: 'ನಮ್ಮೂರಲ್ಲಿ ಜಾತ್ರೆ ನಡೀತಿದೆ', act: 'unclear' },
      { text: 'ಯೋಚನೆ ಮಾಡಿ ಹೇಳ್ತೀನಿ', act: 'unclear' },
      { text: 'ಹೌದು, ಅದನ್ನೇ ನೋಡಿ', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'third: wishes, answers and changes, latin',
    cases: [
      {
        text: 'nange vijayanagar alli 1bhk badigege beku, 12k olage',
        set: { transaction_type: 'rent', area: 'Vijayanagar', bedrooms: exactly(1), price: upTo(12000) },
      },
      { text: 'lift illadidru parvagilla', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'malleshwaram athva rajajinagar, eradu bedroom, badige',
        set: { transaction_type: 'rent', area: 'Malleshwaram', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'third: acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'deposit eshtu kelthare?', act: 'question' },
      { text: 'mava magala maduvege kharchu jasti aaytu', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'third: wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Hebbal ನಲ್ಲಿ 3BHK flat ಖರೀದಿಗೆ, 90 lakhs budget',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Hebbal',
          bedrooms: exactly(3),
          price: upTo(9000000),
        },
      },
    ],
  },
]
