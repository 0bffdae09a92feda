import { wishesAndTalk } from '../../corpus-case.ts'

/** Stories of what is and was beside what is wanted, talk of others, acts in formal words. */
export const storiesAndFormalActs = wishesAndTalk([
  {
    text: 'ನಮ್ಮ ಅಣ್ಣ ಮೈಸೂರಲ್ಲಿ ಮನೆ ಕಟ್ಟಿಸ್ತಿದಾನೆ',
    act: 'unclear',
  },
  {
    text: 'ನಾವು ಮುಂಚೆ ಜಯನಗರದಲ್ಲಿ ಬಾಡಿಗೆಗೆ ಇದ್ವಿ',
    act: 'unclear',
  },
  {
    text: 'ನನ್ನ ಸಂಬಳ ನಲವತ್ತು ಸಾವಿರ',
    act: 'unclear',
  },
  {
    text: 'ಬೆಂಗಳೂರಲ್ಲಿ ಟ್ರಾಫಿಕ್ ತುಂಬಾ ಜಾಸ್ತಿ',
    act: 'unclear',
  },
  {
    text: 'ಚಿನ್ನದ ಬೆಲೆ ಐವತ್ತು ಸಾವಿರ ಆಗಿದೆ',
    act: 'unclear',
  },
  {
    text: 'ಮಗಳ ಫೀಸ್ ಒಂದು ಲಕ್ಷ ಕಟ್ಟಿದೆ',
    act: 'unclear',
  },
  {
    text: 'nanna friend koramangala dalli 2bhk nalli idane',
    act: 'unclear',
  },
  {
    text: 'hostel fees 8000 ide',
    act: 'unclear',
  },
  {
    text: 'naanu hubli inda bandiddini',
    act: 'unclear',
  },
  {
    text: 'ಈಗ 2 ರೂಮ್ ಮನೆಲಿ ಇದ್ದೀವಿ, ಅಪ್ಪ ಅಮ್ಮ ಬರ್ತಾರೆ ಅದಕ್ಕೆ 3 ರೂಮ್ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ಬೆಂಗಳೂರಲ್ಲಿ ಕೆಲಸ ಬಿಟ್ಟು ಮೈಸೂರಲ್ಲಿ ಸೆಟಲ್ ಆಗ್ತೀವಿ, ಅಲ್ಲಿ ಐವತ್ತು ಲಕ್ಷದೊಳಗೆ ಫ್ಲಾಟ್ ತಗೋಬೇಕು',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Mysuru',
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'ಇದು ನಮಗೆ ಸರಿ ಹೋಗಲ್ಲ',
    act: 'deny',
  },
  {
    text: 'ಆಗಬಹುದು ಮುಂದುವರಿಸಿ',
    act: 'affirm',
  },
  {
    text: 'ನಿಮ್ಮ ಮಾತು ಸರಿ',
    act: 'affirm',
  },
  {
    text: 'ನಿಮ್ಮ ಸಿಬ್ಬಂದಿ ಜೊತೆ ಮಾತನಾಡಲು ಬಯಸುತ್ತೇನೆ',
    act: 'handoff',
  },
  {
    text: 'ಇಲ್ಲಿಯವರೆಗೆ ಹೇಳಿದ್ದನ್ನೆಲ್ಲ ಮರೆತು ಹೊಸದಾಗಿ ಆರಂಭಿಸಿ',
    act: 'restart',
  },
  {
    text: 'ಈ ಸೇವೆಯನ್ನು ಹೇಗೆ ಬಳಸುವುದು',
    act: 'help',
  },
  {
    text: 'ದಯವಿಟ್ಟು ಮತ್ತೊಮ್ಮೆ ಹೇಳಿ',
    act: 'repeat',
  },
  {
    text: 'ಆ ಮನೆಗೆ ಮುಂಗಡ ಎಷ್ಟು',
    act: 'question',
  },
  {
    text: 'ಕುಡಿಯುವ ನೀರು ಸಿಗುತ್ತದೆಯೇ',
    act: 'question',
  },
  {
    text: 'ಹತ್ತಿರದಲ್ಲಿ ಆಸ್ಪತ್ರೆ ಇದೆಯೇ',
    act: 'question',
  },
  {
    text: 'ನಂತರ ಸಂಪರ್ಕಿಸುತ್ತೇನೆ ಶುಭದಿನ',
    act: 'goodbye',
  },
])
