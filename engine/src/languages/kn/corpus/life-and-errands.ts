import type { CorpusSection } from '../../corpus-case.ts'

/** What people tell of their lives, ask of the world or want of others: it sets nothing. */
export const lifeAndErrands: CorpusSection[] = [
  {
    phenomenon: 'of life and errands',
    counter: true,
    cases: [
      { text: 'ಚಿಕ್ಕಪ್ಪ ಮಗಳ ಮದುವೆಗೆ ಹದಿನೈದು ಲಕ್ಷ ಖರ್ಚು ಮಾಡಿದ್ರು', act: 'unclear' },
      {
        text: 'ನನ್ನ ಗೆಳತಿನ ಮನೆ ಓನರ್ ಹೋದ ವಾರ ಖಾಲಿ ಮಾಡ್ಸಿದ',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'ಗೋವಾದಲ್ಲಿ ಒಂದು ವಿಲ್ಲಾದಲ್ಲಿ ಮೂರು ದಿನ ಉಳ್ಕೊಂಡಿದ್ವಿ, ಕೊಳ ಗಲೀಜಾಗಿತ್ತು', act: 'unclear' },
      {
        text: 'ತಾತನ ಜಮೀನು ದೇವಸ್ಥಾನಕ್ಕೆ ಹೋಯ್ತು',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'ಅಕ್ಕನ ಅಪಾರ್ಟ್‌ಮೆಂಟ್ ವಾಚ್‌ಮನ್ ರಾತ್ರಿಯೆಲ್ಲ ನಿದ್ದೆ ಮಾಡ್ತಾನೆ',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'ಹಾಸನದಿಂದ ಚಿಕ್ಕಮಗಳೂರು ಬಸ್ಸಲ್ಲಿ ಎಷ್ಟು ದೂರ', act: 'question' },
      {
        text: 'ಪಾರ್ಕ್ ಪಕ್ಕದ ಶಾಲೇಲಿ ಎಷ್ಟು ಮಕ್ಕಳು ಓದ್ತಾರೆ',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      { text: 'ನಮ್ಮ ಮನೆಗೆ ಎರಡು ಕಿಲೋ ಮಟನ್ ಕಳಿಸಿ', act: 'unclear' },
      { text: 'ಬೆಡ್‌ರೂಮ್ ಫ್ಯಾನ್ ಆಫ್ ಮಾಡು', act: 'unclear' },
      {
        text: 'ಐದನೇ ತಾರೀಕು ಬಾಡಿಗೆ ಕಟ್ಟೋದನ್ನ ನೆನಪಿಸು',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'ತಿಂಗಳು ತಿಂಗಳು ಮೂವತ್ತೆರಡು ಸಾವಿರ ಕಂತು ಹೋಗುತ್ತೆ', act: 'unclear' },
      {
        text: 'ಬೆಂಗಳೂರಲ್ಲಿ ನೆಮ್ಮದಿಯಾಗಿ ಬದುಕೋಕೆ ಎಷ್ಟು ಸಂಬಳ ಬೇಕು',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      { text: 'ಮಗನಿಗೆ ತೊಂಬತ್ತೆರಡು ಪರ್ಸೆಂಟ್ ಬಂತು, ಮಣಿಪಾಲದಲ್ಲಿ ಸೀಟು ಸಿಕ್ತು', act: 'unclear' },
      {
        text: 'ಬೆಳಿಗ್ಗೆ ಸಿಲ್ಕ್ ಬೋರ್ಡ್ ಹತ್ರ ಆಕ್ಸಿಡೆಂಟ್ ಆಯ್ತು, ವಿಪರೀತ ಟ್ರಾಫಿಕ್',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'ಕ್ಲಬ್ಬಿನ ಈಜುಕೊಳ ಸೋಮವಾರ ತೆಗೆದಿರುತ್ತಾ', act: 'question' },
      {
        text: 'chinna gram ge 7 saavira daatide',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'ivattu yelahanka li current yaavaga barutte',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'question',
      },
      { text: 'gym nodu tingalige aidu saavira tagotane', act: 'unclear' },
      {
        text: 'atte totadalli gulaabi tumba bittide',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'aa tower basement parking li haavu sikthu',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'electrician barle illa, eradu dina kattalalli idvi', act: 'unclear' },
      { text: 'avnige mooru mane ide aadru ondu rupayige jagala aadtane', act: 'unclear' },
      {
        text: 'avlu mysore li naalku lakshakke hale car tagondlu',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      { text: 'hubli bus aarane platform inda hogutte', act: 'unclear' },
      { text: 'ramesh ge 500 rupayi kalsu', act: 'unclear' },
      {
        text: 'nanna roommate fridge tagondu hoda',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        act: 'unclear',
      },
      {
        text: 'bank navru raitarige loan kodtaara',
        known: { transaction_type: 'sale', city: 'Bengaluru' },
        act: 'question',
      },
      { text: 'metro station ಲಿಫ್ಟ್ ಒಂದು ಗಂಟೆ ನಿಂತಿತ್ತು', act: 'unclear' },
      { text: 'ಮನೆ ಮೇಲೆ ಎರಡನೇ ಮಹಡಿ ಕಟ್ಟಿಸ್ತಿದ್ದೀವಿ, cement ಬೆಲೆ ಏರಿದೆ', act: 'unclear' },
      { text: 'ಅಪೋಲೋ hospital ನಲ್ಲಿ ದಿನಕ್ಕೆ room rent ಎಷ್ಟು', act: 'question' },
      { text: 'ನಮ್ಮ ಅಜ್ಜಿ ಊರು ಶಿರಸಿ ಹತ್ರ, ಅಲ್ಲಿ ದೊಡ್ಡ ಅಂಗಳ ಇತ್ತು', act: 'unclear' },
      { text: 'train ನಲ್ಲಿ ಊಟ ಎಷ್ಟಕ್ಕೆ ಸಿಗುತ್ತೆ', act: 'question' },
    ],
  },
]
