import type { CorpusSection } from '../../corpus-case.ts'

export const actsInNewerWords: CorpusSection[] = [
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಹೌದ್ಹೌದು ಅದೇ ಅಲ್ವಾ ನಾನೂ ಹೇಳಿದ್ದು', act: 'affirm' },
      { text: 'ಅದೇ ಸರಿಯಾದ ನಿರ್ಧಾರ', act: 'affirm' },
      { text: 'ಇನ್ನೇನು ಅದನ್ನೇ ಮಾಡಿಬಿಡೋಣ', act: 'affirm' },
      { text: 'ನಂಗೆ ಚೂರೂ ಇಷ್ಟ ಇಲ್ಲ', act: 'deny' },
      { text: 'ಇದೆಲ್ಲಾ ತಪ್ಪು ಮೊದಲಿಂದ ಹೇಳ್ತೀನಿ', act: 'restart' },
      { text: 'ನಿಮ್ಮ ಮ್ಯಾನೇಜರ್‌ನ ಲೈನಿಗೆ ಕೊಡಿ', act: 'handoff' },
      { text: 'ಇನ್ನೊಮ್ಮೆ ನಿಧಾನವಾಗಿ ಹೇಳ್ತೀರಾ', act: 'repeat' },
      { text: 'ಹೇಗೆ ಕೇಳಿದ್ರೆ ನಿಮಗೆ ಅರ್ಥ ಆಗುತ್ತೆ', act: 'help' },
      { text: 'ಎಷ್ಟು ಒಳ್ಳೆಯವರು ನೀವು', act: 'thanks' },
      { text: 'ಇನ್ನು ಮುಗಿಸೋಣ ನಮಸ್ಕಾರ', act: 'goodbye' },
      { text: 'ಬರ್ತೀನಣ್ಣ', act: 'goodbye' },
      { text: 'ಹೊರಟು ಬಿಟ್ಟೆ ರೀ', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'ok super ade book madu', act: 'affirm' },
      { text: 'ha hangadre parvagilla', act: 'affirm' },
      { text: 'ayyo adalla ri', act: 'deny' },
      { text: 'namge avashyakate baralla', act: 'deny' },
      { text: 'hale search tegedu hosadu haki', act: 'restart' },
      { text: 'yaradru phone madi vivara helbahuda', act: 'handoff' },
      { text: 'en helidro artha aglilla', act: 'repeat' },
      { text: 'illi enenu kelbahudu', act: 'help' },
      { text: 'nim sahayakke thanks', act: 'thanks' },
      { text: 'sari bye matte naale', act: 'goodbye' },
    ],
  },
]
