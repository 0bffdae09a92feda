import type { CorpusSection } from '../../corpus-case.ts'

/** As people answer bots of any kind. */
export const otherBots: CorpusSection[] = [
  {
    phenomenon: 'answers to bots',
    cases: [
      { text: 'ಆಗಿದೆ', act: 'affirm' },
      { text: 'ನಿಶ್ಚಿತವಾಗಿ', act: 'affirm' },
      { text: 'ಮಾಡಲ್ಲ', act: 'deny' },
      { text: 'ಬಿಡಿ', asked: 'price', any: ['price'] },
      { text: 'maadi', act: 'affirm' },
      { text: 'hoo', act: 'affirm' },
      { text: 'ಆಗಿಲ್ಲ', act: 'deny' },
    ],
  },
]
