import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const sixthActsAndStories: CorpusSection[] = [
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಸರಿ ಅದನ್ನ ಇಟ್ಕೋಣ', act: 'affirm' },
      { text: 'ಇದೇ ಚೆನ್ನಾಗಿದೆ ನಂಗೆ', act: 'affirm' },
      { text: 'ಹೂಂ ಕಳ್ಸಿ ನೋಡ್ತೀನಿ', act: 'affirm' },
      { text: 'ಬೇಡ ಬೇಡ ಸಾಕು ಬಿಡಿ', act: 'deny' },
      { text: 'ಇಷ್ಟವಿಲ್ಲ ಅದು', act: 'deny' },
      { text: 'ಸದ್ಯಕ್ಕೆ ಯೋಚನೆ ಇಲ್ಲ', act: 'deny' },
      { text: 'ಮತ್ತೆ ಬೇರೆ ಏನಿದೆ', act: 'question' },
      { text: 'ಮನೆ ಯಾವ ಕಡೆ ಮುಖ', act: 'question' },
      { text: 'ಬಾಡಿಗೆಗೆ ಬ್ರೋಕರೇಜ್ ಎಷ್ಟು', act: 'question' },
      { text: 'ಯಾವ ಮಹಡಿಯಲ್ಲಿದೆ ಇದು', act: 'question' },
      { text: 'ನೋಡಿ ಯೋಚಿಸಿ ಹೇಳ್ತೀನಿ', act: 'unclear' },
      { text: 'ಇರಿ ಗಂಡನ್ನ ಕೇಳ್ತೀನಿ', act: 'unclear' },
      { text: 'ಕಾಲ್ ಮಾಡಿ ಮಾತಾಡೋಣ ಬೇಗ', act: 'handoff' },
      { text: 'ನಿಮ್ಮವರನ್ನ ಕಳಿಸಿ ಮಾತಾಡೋಕೆ', act: 'handoff' },
      { text: 'ಮೊದಲಿಂದ ಎಲ್ಲಾ ಕೇಳಿ ಮತ್ತೆ', act: 'restart' },
      { text: 'ಇನ್ನೊಮ್ಮೆ ಕೇಳ್ತೀರಾ ಅರ್ಥ ಆಗಿಲ್ಲ', act: 'repeat' },
      { text: 'ಹೇಗೆ ಹುಡುಕೋದು ಹೇಳಿ ಸ್ವಲ್ಪ', act: 'help' },
      { text: 'ಥ್ಯಾಂಕ್ ಯೂ ಸೋ ಮಚ್ ರೀ', act: 'thanks' },
      { text: 'ಸರಿ ಹೊರಡ್ತೀನಿ ಆಮೇಲೆ ನೋಡೋಣ', act: 'goodbye' },
      { text: 'ಹಾಯ್ ಗುರು ಹೇಗಿದೀರಾ', act: 'greet' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ನಮ್ಮ ಮನೆ ಬಾಡಿಗೆ ಮುಂದಿನ ತಿಂಗಳಿಂದ ಜಾಸ್ತಿ ಆಗುತ್ತೆ ಅದಕ್ಕೆ ಹದಿನೈದು ಸಾವಿರದೊಳಗೆ ಬೇರೆ ಮನೆ ಬೇಕು',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(15000) },
      },
      {
        text: 'ಮೈಸೂರಿನ ಮನೆ ಮಾರಿ ಆ ಹಣದಲ್ಲಿ ಬೆಂಗಳೂರಲ್ಲಿ ಫ್ಲಾಟ್ ಕೊಳ್ಳಬೇಕು',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru' },
      },
      {
        text: 'ಈಗ ಪಿಜಿಲಿ ಇದೀನಿ ಊಟ ಸರಿ ಇಲ್ಲ ಒಂದು ರೂಮ್ ಬಾಡಿಗೆಗೆ ಬೇಕು ಆರು ಸಾವಿರದೊಳಗೆ',
        set: { transaction_type: 'rent', bedrooms: exactly(1), price: upTo(6000) },
      },
      {
        text: 'ಓನರ್ ಮನೆ ಮಾರ್ತಿದಾರೆ ಖಾಲಿ ಮಾಡ್ಬೇಕು ಹೆಬ್ಬಾಳದಲ್ಲಿ ಎರಡು ಬೆಡ್‌ರೂಮ್ ಬೇಕು',
        set: { area: 'Hebbal', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'nam hale mane jayanagar li ittu, iga banashankari li beku 2bhk',
        set: { area: 'Banashankari', bedrooms: exactly(2) },
      },
      {
        text: 'rent 14k kodtidivi iga, 18 varegu kodbahudu lift irbeku',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18000), amenities: ['lift'] },
      },
      {
        text: 'flat chikkadu aytu, dodda mane beku 3bhk jp nagar',
        set: { property_type: 'house', area: 'JP Nagar', bedrooms: exactly(3) },
      },
    ],
  },
]
