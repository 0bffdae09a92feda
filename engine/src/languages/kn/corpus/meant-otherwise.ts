import { wishesAndTalk } from '../../corpus-case.ts'

/** What sounds like a wish, a yes or a call and is meant otherwise; areas left out, and the second of two cities. */
export const meantOtherwise = wishesAndTalk([
  { text: 'alla nanu mane hudukta idini', set: { property_type: 'house' } },
  { text: 'ಇಲ್ಲ ನಾನು ಮನೆ ಹುಡುಕುತ್ತಿದ್ದೇನೆ', set: { property_type: 'house' } },
  { text: 'ಶಾಂತ ಜಾಗ ಬೇಕು', known: { property_type: 'apartment', transaction_type: 'rent' }, act: 'unclear' },
  { text: 'whitefield bittu ellaadru', asked: 'area', any: ['area'] },
  { text: 'ನನಗೆ ಹಿಂದಿ ಗೊತ್ತಿಲ್ಲ', asked: 'property_type', act: 'unclear' },
  { text: 'ನನಗೆ ಹಿಂದಿ ಬರಲ್ಲ', asked: 'property_type', act: 'unclear' },
  { text: 'ಹೆಂಡತಿ ಜೊತೆ ಮಾತಾಡಬೇಕು', act: 'unclear' },
  { text: 'ಮನೆಯವರನ್ನ ಕೇಳಬೇಕು', act: 'unclear' },
  { text: 'ಯೋಚಿಸಿ ಹೇಳ್ತೀನಿ', act: 'unclear' },
  { text: 'ಸುಮ್ಮನೆ ನೋಡ್ತಾ ಇದೀನಿ', act: 'unclear' },
  { text: 'summane nodta idini', act: 'unclear' },
  { text: 'aaaaaaaaaaaa', act: 'unclear' },
  { text: 'haaaaaaaaaaaa', act: 'unclear' },
  { text: 'ನಾನು ಮುಸ್ಲಿಂ, ಮನೆ ಸಿಗುತ್ತಾ?', asked: 'transaction_type', act: 'question' },
  {
    text: 'ಇದ್ಯಾವುದೂ ಇಷ್ಟ ಆಗಲಿಲ್ಲ',
    asked: 'amenities',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    shown: 5,
    act: 'question',
  },
  { text: 'ಈಜುಕೊಳ ಇರುವ ಫ್ಲಾಟ್ ಬೇಡ', set: { property_type: 'apartment' }, drop: ['swimming_pool'] },
])
