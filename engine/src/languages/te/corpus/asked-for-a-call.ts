import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const askedForACall: CorpusSection[] = [
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'అవునవును అదే చెప్పాను', act: 'affirm' },
      { text: 'నాకేం అభ్యంతరం లేదు', act: 'affirm' },
      { text: 'చేయండి చేయండి', act: 'affirm' },
      { text: 'కాదు కాదు నాకు కావాల్సింది వేరే', act: 'deny' },
      { text: 'ఒక్కటి కూడా నచ్చలేదండి', act: 'deny' },
      { text: 'అది నడవదు', act: 'deny' },
      { text: 'రేపు చెప్తాను ఇప్పుడు వద్దు', act: 'deny' },
      { text: 'ఈ చాట్ చెరిపేసి కొత్తగా మొదలెడదాం', act: 'restart' },
      { text: 'మొదటి నుంచి అడగండి', act: 'restart' },
      { text: 'ఎవరైనా ఫోన్లో దొరుకుతారా', act: 'handoff' },
      { text: 'మీ వాళ్ళు ఎవరైనా వచ్చి మాట్లాడితే బాగుండు', act: 'handoff' },
      { text: 'ఈ చాట్ నాకు రాదు ఫోన్ కొట్టండి', act: 'handoff' },
      { text: 'అదేంటో ఇంకోసారి వివరంగా చెప్పండి', act: 'repeat' },
      { text: 'ఏం అడుగుతున్నారో అర్థం కాలేదు', act: 'repeat' },
      { text: 'దీన్ని ఎలా వాడాలి', act: 'help' },
      { text: 'అక్కడ కరెంట్ ఎక్కువగా పోతుందా', act: 'question' },
      { text: 'అద్దె ప్రతి సంవత్సరం ఎంత పెంచుతారు', act: 'question' },
      { text: 'రిజిస్ట్రేషన్ ఖర్చు ఎంత అవుతుంది', act: 'question' },
      { text: 'హాయ్ శుభోదయం', act: 'greet' },
      { text: 'సరే పడుకుంటాను రేపు మాట్లాడదాం', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'edo okati sare kaani', act: 'affirm' },
      { text: 'ok done', act: 'affirm' },
      { text: 'haa mee ishtam sare', act: 'affirm' },
      { text: 'chala nachindi idi', act: 'affirm' },
      { text: 'vaddu anna', act: 'deny' },
      { text: 'adi akkarledu', act: 'deny' },
      { text: 'edi set avvatledu', act: 'deny' },
      { text: 'call em vaddu', act: 'deny' },
      { text: 'clear chesi kothaga start', act: 'restart' },
      { text: 'modati nunchi start cheyandi', act: 'restart' },
      { text: 'agent number pampandi please', act: 'handoff' },
      { text: 'naku oka call kavali', act: 'handoff' },
      { text: 'broker tho direct ga matladali', act: 'handoff' },
      { text: 'malli adagandi', act: 'repeat' },
      { text: 'konchem help chestara', act: 'help' },
      { text: 'non veg vandukovacha', act: 'question' },
      { text: 'eppudu khali avutundi illu', act: 'question' },
      { text: 'maa kukka undocha', act: 'question' },
      { text: 'kruthagnathalu', act: 'thanks' },
      { text: 'kaluddam guru', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'vizag lo sea side 3bhk villa 1.2 cr varaku',
        set: { property_type: 'house', city: 'Visakhapatnam', bedrooms: exactly(3), price: upTo(12000000) },
      },
      {
        text: 'nandyal lo adde illu vetukutunnanu 6 velu budget',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Nandyal', price: upTo(6000) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'నాకు బేగంపేటలో బాల్కనీ ఉన్న రెండు బీహెచ్‌కే ఫ్లాట్ కావాలి',
        set: { property_type: 'apartment', area: 'Begumpet', bedrooms: exactly(2), amenities: ['balcony'] },
      },
      {
        text: 'శంషాబాద్‌లో రెండు గుంటల స్థలం కొనాలి',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Shamshabad',
          size_sqft: atLeast(2178),
        },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'security ఇంకా parking ఉన్న gated community villa, tellapur, 2.5 cr',
        set: {
          property_type: 'house',
          area: 'Tellapur',
          price: upTo(25000000),
          amenities: ['security', 'parking', 'gated_community'],
        },
      },
    ],
  },
]
