import { type CorpusSection, wishesAndTalk } from '../../corpus-case.ts'

/** Short talk that sounds like an act and is none. */
export const shortTalk: CorpusSection[] = wishesAndTalk([
  { text: 'ಇವತ್ತು ತುಂಬಾ ಬಿಸಿಲು', act: 'unclear' },
  { text: 'ಊಟ ಆಯ್ತಾ', act: 'unclear' },
  { text: 'ನಾನು ಇನ್ನೂ ಯೋಚನೆ ಮಾಡ್ತಿದೀನಿ', act: 'unclear' },
  { text: 'ಹೆಂಡತಿ ಒಪ್ಪಿದ್ರೆ ಹೇಳ್ತೀನಿ', act: 'unclear' },
  { text: 'ಒಂದ್ ನಿಮಿಷ ಇರಿ', act: 'unclear' },
  { text: 'ಮಗಳ ಮದುವೆ ಇದೆ ಮುಂದಿನ ತಿಂಗಳು', act: 'unclear' },
  { text: 'swalpa time kodi', act: 'unclear' },
  { text: 'amma hatra kelbeku', act: 'unclear' },
  { text: 'traffic alli idini', act: 'unclear' },
  { text: 'office alli busy', act: 'unclear' },
  { text: 'ನಮ್ಮ ಯಜಮಾನ್ರಿಗೆ ಕೇಳ್ಬೇಕು', act: 'unclear' },
  { text: 'ಹಾಗಾ', act: 'unclear' },
])
