import { inEach, type Speaking } from '../../language-names.ts'

/** How its speakers ask to go on in another language. */
export const speaking: Speaking = {
  names: {
    en: 'ఇంగ్లీష్|ఇంగ్లీషు|ఇంగ్లిష్',
    ta: 'తమిళం|తమిళ్',
    hi: 'హిందీ',
    ml: 'మలయాళం',
    kn: 'కన్నడ|కన్నడం',
    te: 'తెలుగు',
    pa: 'పంజాబీ',
    bn: 'బెంగాలీ',
  },
  inside: 'లో|లోనే',
  written: {
    en: 'ఇంగ్లీషులో|ఇంగ్లీష్లో|ఇంగ్లీష్‌లో|ఇంగ్లిష్‌లో|ఇంగ్లిష్లో|ఆంగ్లంలో',
    ta: 'తమిళంలో|తమిళ్లో|తమిళ్‌లో',
    hi: 'హిందీలో|హిందిలో',
    ml: 'మలయాళంలో',
    kn: 'కన్నడలో|కన్నడంలో',
    te: 'తెలుగులో|తెలుగులోనే',
    pa: 'పంజాబీలో|పంజాబిలో',
    bn: 'బెంగాలీలో|బెంగాలిలో|బంగ్లాలో',
  },
  typed: inEach('lo|loo|lone'),
  please: {
    written: '(మాట్లాడండి|మాట్లాడు|మాట్లాడతారా|మాట్లాడగలరా|మాట్లాడదాం|మాట్లాడవా|చెప్పండి|చెప్తారా|చెప్పు|రాయండి)',
    typed:
      '(maatladandi|matladandi|maatlaadandi|matlaadandi|matladu|matladatara|matladagalara|matladadam|cheppandi|chepandi|cheppu)',
  },
  wish: {
    written: '(మాట్లాడాలి|మాట్లాడాలండి|మాట్లాడాలని ఉంది|మాట్లాడాలనుంది|మాట్లాడాలనుకుంటున్నాను|మాట్లాడతాను|మాట్లాడొచ్చా|కావాలి)',
    typed:
      '(matladali|maatladali|maatlaadali|matlaadali|matladalani undi|matladalanukuntunnanu|matladatanu|matladocha|kavali)',
  },
  wanted: {
    who: { written: '(నాకు|మాకు)', typed: '(naku|naaku|maku|maaku)' },
    verb: { written: '(కావాలి|కావాలండి|కావలెను|చాలు)', typed: '(kavali|kaavali|kawali|kavale|kavalandi|chalu)' },
  },
  asks: {
    written: '(వచ్చా|తెలుసా|అర్థమవుతుందా|మాట్లాడతారా)',
    typed: '(vachcha|vacha|vaccha|telusa|thelusa|ardhamavutunda)',
  },
}
