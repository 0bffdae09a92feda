import { type CorpusSection, wishesAndTalk } from '../../corpus-case.ts'

/** Agreeing and refusing, as people word it when matches are before them. */
export const yesAndNo: CorpusSection[] = wishesAndTalk([
  { text: 'ಹೌದು ಕಣ್ರಿ ತೋರಿಸಿಬಿಡಿ', act: 'affirm' },
  { text: 'ಎರಡನೇದು ಚೆನ್ನಾಗಿ ಕಾಣುತ್ತೆ', act: 'affirm' },
  { text: 'ಈಗಲೇ ಅಂತ ಏನಿಲ್ಲ, ಮುಂದೆ ನೋಡೋಣ', act: 'deny' },
  { text: 'haan adhe sari kalsi', act: 'affirm' },
  { text: 'illa saaku ivattige', act: 'deny' },
  { text: 'yavdu hidislilla nange', act: 'deny' },
  { text: 'ok ಅದನ್ನೇ confirm ಮಾಡ್ಕೊಳ್ಳಿ', act: 'affirm' },
  { text: 'ಈ options ಯಾವುದೂ ಬೇಡ', act: 'deny' },
  { text: 'ಹಾಗೇ ಆಗಲಿ ನೋಡೋಣ ಏನಿದೆ ಅಂತ', act: 'affirm' },
  { text: 'ಸದ್ಯಕ್ಕೆ ಸುಮ್ನೆ ಕೇಳ್ದೆ ಅಷ್ಟೇ', act: 'deny' },
  { text: 'last toristralla adu okay ansutte', act: 'affirm' },
  { text: 'idralli yavdu nan budget ge set agalla', act: 'deny' },
  { text: 'ಸರಿ ಅದೇ ಇರಲಿ, ಮುಂದೇನು', act: 'affirm' },
  { text: 'ನೀವು ತೋರಿಸಿದ ನಾಲ್ಕನೇದು ಹಿಡಿಸಿತು', act: 'affirm' },
  { text: 'ಬೇಡ ಮಾರಾಯ್ರೆ ಸಾಕಾಗಿ ಹೋಗಿದೆ', act: 'deny' },
  { text: 'ok fix madi adanne', act: 'affirm' },
  { text: 'haudu nanu helidde ade', act: 'affirm' },
  { text: 'illa illa tappagi artha madkondri', act: 'deny' },
  { text: 'ha ಅದು ok, proceed ಮಾಡಿ', act: 'affirm' },
  { text: 'ಅಷ್ಟು far ಆದ್ರೆ ಬೇಡ bidi', act: 'deny' },
  { text: 'now not possible ಆಮೇಲೆ ಹೇಳ್ತೀನಿ', act: 'deny' },
])
