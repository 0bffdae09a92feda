import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const askedAndPaid: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ನಮ್ಮ ಬಜೆಟ್ಟಲ್ಲಿ ಮೈಸೂರಲ್ಲಿ ಫ್ಲಾಟ್ ಬರುತ್ತೆ ಅಂದ್ರೆ ಹೇಳಿ ಕೊಳ್ತೀವಿ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Mysuru' },
      },
      {
        text: 'ನಲವತ್ತು ಲಕ್ಷದೊಳಗೆ ಏನಾದ್ರೂ ಸಿಕ್ಕಿದ್ರೆ ತೋರಿಸಿ ತುಮಕೂರಲ್ಲಿ',
        known: { transaction_type: 'sale' },
        set: { city: 'Tumakuru', price: upTo(4000000) },
      },
      {
        text: 'ಡಬಲ್ ಬೆಡ್‌ರೂಮ್ ಬೇಕು ಹದಿನೈದು ಸಾವಿರದವರೆಗೆ ಕೊಡಬಹುದು',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2), price: upTo(15000) },
      },
      {
        text: 'ಸದ್ಯ ಬೆಂಗಳೂರಲ್ಲಿ ಬಾಡಿಗೆ ಮನೆ ಬೇಕು',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bengaluru' },
      },
      { text: 'ಈಗ ಹಾಸನದಲ್ಲಿ ನೋಡಿ', known: { city: 'Mysuru' }, set: { city: 'Hassan' } },
      {
        text: 'ಈಗ ಬಜೆಟ್ ಮೂವತ್ತು ಸಾವಿರ ಮಾಡಿ',
        known: { transaction_type: 'rent', price: upTo(25000) },
        set: { price: upTo(30000) },
      },
      { text: 'ಸ್ವಂತ ಮನೆ ಕೊಳ್ಳೋ ಆಸೆ ಇದೆ ಚಿಕ್ಕದಾದ್ರೂ ಸಾಕು', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'ಖಾಲಿ ಇರೋ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು ಬೇಗ', set: { transaction_type: 'rent', property_type: 'house' } },
      {
        text: 'ಜಾಸ್ತಿ ಅಂತಲ್ಲ ಆದರೆ ಇಪ್ಪತ್ತು ದಾಟಬಾರದು',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      { text: 'ಹೆಂಡತಿಗೆ ಹೆಬ್ಬಾಳ ದೂರ ಅಂತ ಜಯನಗರ ನೋಡೋಣ', known: { city: 'Bengaluru' }, set: { area: 'Jayanagar' } },
      { text: 'ಸೈಟ್ ನೋಡಿ', set: { property_type: 'land' } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಲಿಫ್ಟ್ ಇದೆಯಾ ಇಲ್ವಾ', act: 'question' },
      { text: 'ಎರಡನೇದನ್ನ ನೋಡಿ ಹೇಳ್ತೀನಿ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      { text: 'nange current mane hatra 2bhk beku', set: { bedrooms: exactly(2) } },
      { text: 'currently 3bhk beku koramangala li', set: { area: 'Koramangala', bedrooms: exactly(3) } },
      {
        text: 'shift agbeku hsr layout ge, 2bhk rent',
        set: { transaction_type: 'rent', area: 'HSR Layout', bedrooms: exactly(2) },
      },
      {
        text: 'owner 15 savira keltidare nanu 12 varege kodtini',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
      },
      {
        text: 'swanta mane beku loan mele, 50 laksha',
        set: { transaction_type: 'sale', property_type: 'house', price: upTo(5000000) },
      },
      { text: 'doddadagi iro mane beku garden jote', set: { property_type: 'house', amenities: ['garden'] } },
      {
        text: 'badigege alla kollokke flat, whitefield alli',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Whitefield' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [{ text: 'already nodiddu beda hosadu torsi', act: 'question' }],
  },
]
