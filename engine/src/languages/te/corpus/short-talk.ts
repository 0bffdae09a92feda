import { type CorpusSection, wishesAndTalk } from '../../corpus-case.ts'

/** Short talk that sounds like an act and is none. */
export const shortTalk: CorpusSection[] = wishesAndTalk([
  { text: 'ఈ రోజు చాలా ఎండ', act: 'unclear' },
  { text: 'నేను ఇంకా ఆలోచిస్తున్నాను', act: 'unclear' },
  { text: 'ఆవిడ ఒప్పుకుంటే చెప్తాను', act: 'unclear' },
  { text: 'ఒక్క నిమిషం ఉండండి', act: 'unclear' },
  { text: 'మా అమ్మాయి పెళ్ళి ఉంది వచ్చే నెల', act: 'unclear' },
  { text: 'konchem time ivvandi', act: 'unclear' },
  { text: 'chustanu chustanu', act: 'unclear' },
  { text: 'amma ni adagali', act: 'unclear' },
  { text: 'traffic lo unna', act: 'unclear' },
  { text: 'office lo busy', act: 'unclear' },
  { text: 'ఏదో confusion గా ఉంది', act: 'unclear' },
  { text: 'మా ఆయన్ని అడగాలి', act: 'unclear' },
])
