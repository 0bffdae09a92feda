import type { CorpusSection } from '../../corpus-case.ts'

const seeking = { transaction_type: 'rent', city: 'Bengaluru' } as const

export const questions: CorpusSection[] = [
  {
    phenomenon: 'questions, native',
    counter: true,
    cases: [
      { text: 'ಲಿಫ್ಟ್ ಇದೆಯಾ?', act: 'question' },
      { text: 'ಪಾರ್ಕಿಂಗ್ ಇದ್ಯಾ', act: 'question' },
      { text: 'ಈ ಮನೆಗೆ ಬಾಡಿಗೆ ಎಷ್ಟು?', act: 'question' },
      { text: 'ಇದು ಎಷ್ಟನೇ ಮಹಡಿಯಲ್ಲಿದೆ?', act: 'question' },
      { text: 'ಶಾಲೆ ಹತ್ತಿರ ಇದೆಯಾ', act: 'question' },
      { text: 'ಮಾಲೀಕರು ಯಾರು?', act: 'question' },
      { text: 'ಅಡ್ವಾನ್ಸ್ ಎಷ್ಟು ಕೊಡಬೇಕು?', act: 'question' },
      { text: 'ಇದರ ಬಗ್ಗೆ ಇನ್ನಷ್ಟು ಮಾಹಿತಿ ಕೊಡಿ', act: 'question' },
      { text: 'ಮೇಂಟೆನೆನ್ಸ್ ಎಷ್ಟಾಗುತ್ತೆ', act: 'question' },
      { text: 'ಮೆಟ್ರೋ ಸ್ಟೇಷನ್ ಎಷ್ಟು ದೂರ?', act: 'question' },
      { text: 'ಅಲ್ಲಿ ನೀರು ಚೆನ್ನಾಗಿ ಬರುತ್ತಾ?', act: 'question' },
      { text: 'ನಾಯಿ ಸಾಕಬಹುದಾ?', act: 'question' },
      { text: 'ಯಾವಾಗ ಬಂದು ನೋಡಬಹುದು?', act: 'question' },
      { text: 'ಇದು ಎಲ್ಲಿದೆ?', act: 'question' },
      { text: 'ಫೋಟೋ ಕಳಿಸಿ', act: 'question' },
      { text: 'ಬೆಲೆ ಕಡಿಮೆ ಮಾಡ್ತಾರಾ?', known: seeking, act: 'question' },
    ],
  },
  {
    phenomenon: 'questions, latin',
    counter: true,
    cases: [
      { text: 'parking ideya', act: 'question' },
      { text: 'idara badige eshtu', act: 'question' },
      { text: 'owner yaru', act: 'question' },
      { text: 'shale hatra ideya', act: 'question' },
      { text: 'naale bandu nodbahuda', act: 'question' },
      { text: 'advance eshtu kodbeku', act: 'question' },
      { text: 'neeru barutta', act: 'question' },
      { text: 'ide mane bagge heli', act: 'question' },
      { text: 'ellide idu', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions, mixed',
    counter: true,
    cases: [
      { text: 'lift ide na', act: 'question' },
      { text: 'rent negotiable na', act: 'question' },
      { text: 'metro station eshtu doora', act: 'question' },
      { text: 'pets allowed aa', act: 'question' },
      { text: 'photos kalsi', act: 'question' },
      { text: 'gym facility ಇದೆಯಾ ಅಲ್ಲಿ', act: 'question' },
    ],
  },
  {
    phenomenon: 'other talk, native',
    counter: true,
    cases: [
      { text: 'ನಾನು ನಾಳೆ ಬರ್ತೀನಿ', act: 'unclear' },
      { text: 'ನನ್ನ ಹೆಸರು ರಮೇಶ್', act: 'unclear' },
      { text: 'ಇವತ್ತು ತುಂಬಾ ಮಳೆ', act: 'unclear' },
      { text: 'ಊಟ ಆಯ್ತಾ?', act: 'question' },
      { text: 'ನನಗೆ ಇಬ್ಬರು ಮಕ್ಕಳಿದ್ದಾರೆ', act: 'unclear' },
      { text: 'ಸ್ವಲ್ಪ ಯೋಚಿಸುತ್ತೇನೆ', act: 'unclear' },
      { text: 'ನನ್ನ ಸಂಬಳ ಐವತ್ತು ಸಾವಿರ', act: 'unclear' },
      { text: 'ಬ್ರಾಹ್ಮಣರು ಮಾತ್ರ ಇರುವ ಏರಿಯಾ ಬೇಕು', act: 'unclear' },
      { text: 'ಮುಸ್ಲಿಂ ನೆರೆಹೊರೆ ಬೇಡ', act: 'unclear' },
      { text: 'ಅಕ್ಕಪಕ್ಕದವರು ಸಸ್ಯಾಹಾರಿಗಳು ಇರಬೇಕು', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'other talk, latin',
    counter: true,
    cases: [
      { text: 'ivattu tumba male', act: 'unclear' },
      { text: 'nanna hesaru suresh', act: 'unclear' },
      { text: 'swalpa yochne madtini', act: 'unclear' },
      { text: 'lingayataru matra iro kade beku', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'other talk, mixed',
    counter: true,
    cases: [
      { text: 'naale meeting ide office nalli', act: 'unclear' },
      { text: 'nan salary 50k', act: 'unclear' },
      { text: 'only vegetarian owner beku', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'where somebody lives, native',
    cases: [
      { text: 'ನಾನು ಮೈಸೂರಿನಿಂದ ಬಂದಿದೀನಿ, ಬೆಂಗಳೂರಿನಲ್ಲಿ ಮನೆ ಬೇಕು', set: { city: 'Bengaluru', property_type: 'house' } },
      { text: 'ನಾನು ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿ ಇದ್ದೇನೆ, ಮಂಗಳೂರಿನಲ್ಲಿ ಮನೆ ಬೇಕು', set: { city: 'Mangaluru', property_type: 'house' } },
    ],
  },
  {
    phenomenon: 'where somebody lives, latin',
    cases: [
      {
        text: 'nanu mysuralli kelsa madtini, bengaluralli mane beku',
        set: { city: 'Bengaluru', property_type: 'house' },
      },
    ],
  },
]
