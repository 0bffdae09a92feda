import type { CorpusSection } from '../../corpus-case.ts'

/** As people answer bots of any kind, and what they want of others. */
export const otherBots: CorpusSection[] = [
  {
    phenomenon: 'answers to bots',
    cases: [
      { text: 'kavali', act: 'affirm' },
      { text: 'చేయను', act: 'deny' },
      { text: 'దాటవేయి', asked: 'price', any: ['price'] },
      { text: 'అర్థం అయింది', act: 'affirm' },
      { text: 'ఇప్పుడు లేవు', act: 'deny' },
      { text: 'ప్రస్తుతానికి వద్దు', act: 'deny' },
      { text: 'అర్ధం రావట్లేదు', act: 'repeat' },
      { text: 'మేనేజర్ తో కనెక్ట్ చేస్తారా', act: 'handoff' },
      { text: 'అమ్మకానికి ఇళ్ల లిస్ట్', set: { transaction_type: 'sale', property_type: 'house' } },
    ],
  },
  {
    phenomenon: 'some of other things',
    counter: true,
    cases: [
      { text: 'konni bommalu kaavali', act: 'unclear' },
      { text: 'naa daggara konni pustakalu unnayi', act: 'unclear' },
    ],
  },
]
