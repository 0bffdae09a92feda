import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const fourthActsAndStories: CorpusSection[] = [
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ఊఁ అది అవుతుంది', act: 'affirm' },
      { text: 'కానివ్వండి నడవనీ', act: 'affirm' },
      { text: 'మా ఇంట్లోవాళ్ళు కూడా ఒప్పుకున్నారు', act: 'affirm' },
      { text: 'వదిలేయండి ఈ విషయం వద్దు', act: 'deny' },
      { text: 'ఎవరికీ ఫోన్ చేయక్కర్లేదు', act: 'deny' },
      { text: 'ప్రస్తుతం ఇల్లు వెతకట్లేదు మేము', act: 'deny' },
      { text: 'ఆల్రెడీ వేరే చోట దొరికేసింది', act: 'deny' },
      { text: 'ఇంకా వేరే వేరే చూపిస్తూ ఉండండి', act: 'question' },
      { text: 'చవకైన ఇళ్ళు లేవా', act: 'question' },
      { text: 'కొంచెం దూరమైంది దగ్గర్లోది చెప్పండి', act: 'question' },
      { text: 'ఓనర్ ఎంత అడ్వాన్స్ అడుగుతారు', act: 'question' },
      { text: 'ఇంటి ముందు రోడ్డు వెడల్పుగా ఉందా', act: 'question' },
      { text: 'మెట్రో ఎంత దూరం', act: 'question' },
      { text: 'నేను ఎవరితో మాట్లాడుతున్నాను', act: 'question' },
      { text: 'దీనికి డబ్బులు కట్టాలా', act: 'question' },
      { text: 'ఇక్కడ వాన పడుతోంది', act: 'unclear' },
      { text: 'కొంచెం బిజీగా ఉన్నాను', act: 'unclear' },
      { text: 'మీ ఆఫీసు అబ్బాయితో మాట్లాడాలి', act: 'handoff' },
      { text: 'నా మొబైల్‌కి ఫోన్ చేసి వివరించండి', act: 'handoff' },
      { text: 'తెలిసినవాళ్ళు ఎవరితోనైనా మాట్లాడించండి', act: 'handoff' },
      { text: 'వేరేది చెప్తాను ముందు చెప్పింది వదిలేయండి', act: 'restart' },
      { text: 'ఇవన్నీ తీసేయండి', act: 'restart' },
      { text: 'మళ్ళీ అడగండి వినలేదు నేను', act: 'repeat' },
      { text: 'మీరేం చెప్తున్నారో తెలియట్లేదు', act: 'repeat' },
      { text: 'నాకు ఇది వాడటం రాదు నేర్పండి', act: 'help' },
      { text: 'చాలా బాగా చెప్పారు ధన్యవాదాలు', act: 'thanks' },
      { text: 'తర్వాత కలుద్దాం గురు', act: 'goodbye' },
      { text: 'ఇంటి అద్దె పదహారు వేలు ఉండేది ఓనర్ ఇరవై చేశారు అందుకే ఖాళీ చేస్తున్నాం', act: 'unclear' },
      { text: 'లోన్ ఇంకా రాలేదు వచ్చాక చెప్తాను', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'sare poni ide ok', act: 'affirm' },
      { text: 'parledu nadustundi', act: 'affirm' },
      { text: 'vaddu babu', act: 'deny' },
      { text: 'chusi chepta', act: 'unclear' },
      { text: 'konchem time kavali', act: 'unclear' },
      { text: 'inka chinnadi unda', act: 'question' },
      { text: 'tappu ayindi modati nunchi cheddam', act: 'restart' },
      { text: 'evaraina manushulu unnara', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: '2bhk kavali 15 lopu',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2), price: upTo(15000) },
      },
      {
        text: 'maa thammudu hyderabad lo software, vadiki madhapur lo 1bhk kavali 15 lopu',
        known: { transaction_type: 'rent' },
        set: { city: 'Hyderabad', area: 'Madhapur', bedrooms: exactly(1), price: upTo(15000) },
      },
      {
        text: 'rent kattadam chalu ani own flat chustunnanu, 2bhk saripotundi, 50 lakhs budget',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(2),
          price: upTo(5000000),
        },
      },
      {
        text: 'bus stop daggara undali, naaku bandi ledu, adde 8 vela lopu',
        set: { transaction_type: 'rent', price: upTo(8000) },
      },
      {
        text: 'hitech city office, kani rent ekkuva ani miyapur lo 1bhk chustunna',
        set: { area: 'Miyapur', bedrooms: exactly(1) },
      },
      {
        text: 'villa chupincharu naaku vaddu, simple 2bhk flat chalu attapur lo',
        set: { property_type: 'apartment', area: 'Attapur', bedrooms: exactly(2) },
      },
      {
        text: 'patha flat 55 lakhs ki ammesam, inko 20 vesi 75 lo villa chustunnam',
        set: { property_type: 'house', price: upTo(7500000) },
      },
      {
        text: 'advance ekkuva adugutunnaru andaru, 50k advance 10k rent unnavi chupinchandi',
        set: { transaction_type: 'rent', price: upTo(10000) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'ఒక 1bhk కావాలి 12 లోపు',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(1), price: upTo(12000) },
      },
      {
        text: 'PG food బాగాలేదు so 1RK చూస్తున్నాను, Ameerpet, 10k లోపు',
        set: { area: 'Ameerpet', bedrooms: exactly(1), price: upTo(10000) },
      },
      { text: 'మొదటి floor వద్దు, lift ఉంటే ఏ floor అయినా ok', set: { amenities: ['lift'] } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'పోయిన వారం పెళ్ళయింది ఇద్దరమే ఉంటాం సింగిల్ బెడ్‌రూమ్ చాలు మణికొండలో',
        set: { bedrooms: exactly(1), area: 'Manikonda' },
      },
      {
        text: 'హైదరాబాద్ విసుగొచ్చింది మా ఊరు అమలాపురం వెళ్ళి అక్కడే ఇల్లు కట్టుకోడానికి స్థలం చూస్తున్నాం',
        set: { property_type: 'land', city: 'Amalapuram' },
      },
      {
        text: 'అమ్మాయి చిత్తూరులో చదువుతోంది తన కాలేజీ దగ్గర ఒక గది కావాలి అద్దెకి',
        set: { transaction_type: 'rent', city: 'Chittoor', bedrooms: exactly(1) },
      },
      { text: 'రెండు కార్లు ఉన్నాయి రెంటికీ పార్కింగ్ కావాలి ఇంకా లిఫ్ట్ ఉంటే మంచిది', set: { amenities: ['parking', 'lift'] } },
      { text: 'చాలా పెద్ద ఇల్లు వద్దు పనివాళ్ళు దొరకరు రెండు బెడ్‌రూములు చాలు', set: { bedrooms: exactly(2) } },
      {
        text: 'గచ్చిబౌలిలో ఆఫీసు కానీ అక్కడ వద్దు లింగంపల్లి వైపు చూడండి అద్దెకి',
        set: { transaction_type: 'rent', area: 'Lingampalli' },
      },
      {
        text: 'ముందు మూడు గదులు కావాలన్నాను అబ్బాయి హాస్టల్‌కి వెళ్ళాడు ఇప్పుడు రెండే చాలు',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'ఫర్నిచర్ అంతా మాదే ఉంది ఖాళీ ఇల్లు ఇచ్చినా చాలు',
        set: { property_type: 'house', amenities: ['unfurnished'] },
      },
      {
        text: 'రిటైర్ అయ్యాను ప్రశాంతమైన చోట ఇల్లు కావాలి అరకులో దొరుకుతుందా డెబ్బై లక్షలకి',
        set: { property_type: 'house', city: 'Araku Valley', price: upTo(7000000) },
      },
    ],
  },
]
