import type { CorpusSection } from '../../corpus-case.ts'

/** As people greet and answer bots of any kind, and what they say beside it. */
export const otherBots: CorpusSection[] = [
  {
    phenomenon: 'greetings and answers to bots',
    cases: [
      { text: 'aahn', act: 'affirm' },
      { text: 'ചെയ്യില്ല', act: 'deny' },
      { text: 'ഒഴിവാക്കുക', asked: 'price', any: ['price'] },
      { text: 'സുഖം ആണോ?', act: 'greet' },
      { text: 'ഞാൻ കുറച്ച് കഴിഞ്ഞ് പറയാം', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'words that sound like towns',
    counter: true,
    cases: [
      { text: 'സീലിംഗ് വൃത്തിയാക്കി', act: 'unclear' },
      { text: 'പാരിസിലെ ടവർ കണ്ടു', act: 'unclear' },
      { text: 'കർട്ടൺ കഴുകി', act: 'unclear' },
      { text: 'അഞ്ച് കൊല്ലത്തോളം പഠിച്ചു', act: 'unclear' },
    ],
  },
]
