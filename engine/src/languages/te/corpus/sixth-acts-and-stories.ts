import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const sixthActsAndStories: CorpusSection[] = [
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'సరే దాన్ని ఉంచుదాం', act: 'affirm' },
      { text: 'ఇదే బాగుంది నాకు', act: 'affirm' },
      { text: 'ఊ పంపండి చూస్తాను', act: 'affirm' },
      { text: 'వద్దు వద్దు చాల్లెండి', act: 'deny' },
      { text: 'ఇష్టం లేదు అది', act: 'deny' },
      { text: 'ప్రస్తుతానికి ఆలోచన లేదు', act: 'deny' },
      { text: 'ఇంకా వేరే ఏమున్నాయి', act: 'question' },
      { text: 'ఇల్లు ఏ వైపు ముఖం', act: 'question' },
      { text: 'అద్దెకి బ్రోకరేజ్ ఎంత', act: 'question' },
      { text: 'ఏ అంతస్తులో ఉంది ఇది', act: 'question' },
      { text: 'చూసి ఆలోచించి చెప్తాను', act: 'unclear' },
      { text: 'ఆగండి మా ఆయన్ని అడుగుతాను', act: 'unclear' },
      { text: 'కాల్ చేయండి త్వరగా మాట్లాడదాం', act: 'handoff' },
      { text: 'మీ వాళ్ళని పంపండి మాట్లాడటానికి', act: 'handoff' },
      { text: 'మొదటి నుంచి అన్నీ అడగండి మళ్ళీ', act: 'restart' },
      { text: 'ఇంకోసారి అడుగుతారా అర్థం కాలేదు', act: 'repeat' },
      { text: 'ఎలా వెతకాలో కొంచెం చెప్పండి', act: 'help' },
      { text: 'థాంక్ యూ సో మచ్ అండి', act: 'thanks' },
      { text: 'సరే బయల్దేరతాను తర్వాత చూద్దాం', act: 'goodbye' },
      { text: 'హాయ్ గురు ఎలా ఉన్నారు', act: 'greet' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'మా ఇంటి అద్దె వచ్చే నెల నుంచి పెరుగుతుంది అందుకే పదిహేను వేల లోపు వేరే ఇల్లు కావాలి',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(15000) },
      },
      {
        text: 'విజయవాడ ఇల్లు అమ్మి ఆ డబ్బుతో హైదరాబాద్‌లో ఫ్లాట్ కొనాలి',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Hyderabad' },
      },
      {
        text: 'ఇప్పుడు పీజీలో ఉన్నాను భోజనం బాగాలేదు ఒక గది అద్దెకి కావాలి ఆరు వేల లోపు',
        set: { transaction_type: 'rent', bedrooms: exactly(1), price: upTo(6000) },
      },
      {
        text: 'ఓనర్ ఇల్లు అమ్ముతున్నారు ఖాళీ చేయాలి మియాపూర్‌లో రెండు బెడ్‌రూములు కావాలి',
        set: { area: 'Miyapur', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'rent 14k istunnam ippudu, 18 varaku ivvagalam lift undali',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18000), amenities: ['lift'] },
      },
      {
        text: 'flat chinnadi ayindi, pedda illu kavali 3bhk kondapur',
        set: { property_type: 'house', area: 'Kondapur', bedrooms: exactly(3) },
      },
    ],
  },
]
