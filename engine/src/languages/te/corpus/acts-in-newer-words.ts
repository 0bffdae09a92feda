import type { CorpusSection } from '../../corpus-case.ts'

export const actsInNewerWords: CorpusSection[] = [
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ఔనౌను అదే కదా నేనూ అన్నది', act: 'affirm' },
      { text: 'అదే సరైన నిర్ణయం', act: 'affirm' },
      { text: 'మరి ఇంకేం అదే చేసేద్దాం', act: 'affirm' },
      { text: 'నాకు సుతరామూ ఇష్టం లేదు', act: 'deny' },
      { text: 'ఇంకా నిర్ణయించుకోలేదు వద్దు ఇప్పుడు', act: 'deny' },
      { text: 'ఇదంతా తప్పు మొదటి నుంచి చెప్తాను', act: 'restart' },
      { text: 'మీ మేనేజర్‌ని లైన్‌లో కలపండి', act: 'handoff' },
      { text: 'మరోసారి నెమ్మదిగా చెబుతారా', act: 'repeat' },
      { text: 'ఎలా అడిగితే మీకు అర్థమవుతుంది', act: 'help' },
      { text: 'ఎంత మంచివారండి మీరు', act: 'thanks' },
      { text: 'ఇంక ముగిద్దాం నమస్తే', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'ok super adhe book chey', act: 'affirm' },
      { text: 'haa ala aithe parledu', act: 'affirm' },
      { text: 'abbe adi kaadu andi', act: 'deny' },
      { text: 'maaku avasaram padadu', act: 'deny' },
      { text: 'pata search theesesi kothadi pettu', act: 'restart' },
      { text: 'evarina phone chesi vivaralu cheppagalara', act: 'handoff' },
      { text: 'ikkada em em adagocchu', act: 'help' },
      { text: 'mee sahayaniki thanks', act: 'thanks' },
      { text: 'sare bye malli repu', act: 'goodbye' },
    ],
  },
]
