import type { CorpusSection } from '../../corpus-case.ts'

/** As people answer bots of any kind. */
export const otherBots: CorpusSection[] = [
  {
    phenomenon: 'answers to bots',
    cases: [
      { text: 'ಆಗಿದೆ', act: 'affirm' },
      { text: 'maadi', act: 'affirm' },
      { text: 'hoo', act: 'affirm' },
      { text: 'ಆಗಿಲ್ಲ', act: 'deny' },
    ],
  },
]
