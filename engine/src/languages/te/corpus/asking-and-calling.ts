import { type CorpusSection, wishesAndTalk } from '../../corpus-case.ts'

/** Questions, calls for a person, leaving, and talk that wishes nothing. */
export const askingAndCalling: CorpusSection[] = wishesAndTalk([
  { text: 'ఇంతకంటే చవకైనవి ఏమైనా ఉన్నాయా', act: 'question' },
  { text: 'మరో రెండు మూడు చూపిస్తారా', act: 'question' },
  { text: 'చాలా సాయం చేశారు', act: 'thanks' },
  { text: 'సరే మళ్ళీ కలుద్దాం ఉంటాను', act: 'goodbye' },
  { text: 'మీ ఆఫీసు వాళ్ళని నాకు ఒకసారి ఫోన్ చేయమనండి', act: 'handoff' },
  { text: 'ఇదంతా వదిలేసి మొదట్నుంచి చూద్దాం', act: 'restart' },
  { text: 'ఏమన్నారు? సరిగ్గా వినపడలేదు', act: 'repeat' },
  { text: 'నువ్వు మనిషివా మెషీన్‌వా', act: 'question' },
  { text: 'ఓనర్ కూడా అక్కడే ఉంటారా', act: 'question' },
  { text: 'inka takkuva lo emaina unnaya', act: 'question' },
  { text: 'next enti', act: 'question' },
  { text: 'chala help chesaru andi thank u', act: 'thanks' },
  { text: 'ok bye velthunna malli matladadam', act: 'goodbye' },
  { text: 'mee vallu evarina naatho matladagalara', act: 'handoff' },
  { text: 'anni cancel chesi kotha ga search cheddam', act: 'restart' },
  { text: 'deenni ela vadalo ardam kavatledu', act: 'help' },
  { text: 'namaskaram andi subhodayam', act: 'greet' },
  { text: 'eeroju traffic chala ekkuva undi', act: 'unclear' },
  { text: 'ఈ flat కి maintenance ఎంత పడుతుంది', act: 'question' },
  { text: 'first one ఇంకా available లో ఉందా', act: 'question' },
  { text: 'wife తో discuss చేసి చెప్తాను', act: 'unclear' },
  { text: 'అద్దెకి ఉండటం మంచిదా లేక లోన్ పెట్టి కొనుక్కోవడం మంచిదా', act: 'question' },
  { text: 'maa akka kompally lo 80 lakhs flat konnadi poyina samvatsaram', act: 'unclear' },
])
