import type { CorpusSection } from '../../corpus-case.ts'

/** As people answer and ask bots of any kind, and what they say beside it. */
export const otherBots: CorpusSection[] = [
  {
    phenomenon: 'answers to bots',
    cases: [
      { text: 'உறுதி', act: 'affirm' },
      { text: 'தவிர்', asked: 'price', any: ['price'] },
      { text: 'மீண்டும்', act: 'repeat' },
      { text: 'marupadiyum sollu', act: 'repeat' },
      { text: 'pincode ennathu?', act: 'question' },
      { text: 'நீங்க bot ஆ இல்ல மனுஷனா', act: 'question' },
    ],
  },
  {
    phenomenon: 'come here, be safe, shut it',
    counter: true,
    cases: [
      { text: 'தம்பி உள்ளே வாங்க', act: 'unclear' },
      { text: 'நாங்க பாதுகாப்பாக இருக்கோம்', act: 'unclear' },
      { text: 'கேமராவை திற', act: 'unclear' },
    ],
  },
]
