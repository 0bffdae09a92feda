import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const thirdFairActsAndStories: CorpusSection[] = [
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'పర్ఫెక్ట్ ఇలాంటిదే కావాలి', act: 'affirm' },
      { text: 'హా సరే తర్వాతేంటి', act: 'affirm' },
      { text: 'అభ్యంతరం లేదు అదే చూద్దాం', act: 'affirm' },
      { text: 'మూడోది చూపించండి', act: 'affirm' },
      { text: 'నాకు ఓకే ఇంట్లోవాళ్ళకీ ఓకే', act: 'affirm' },
      { text: 'సరే దానికే వెళ్దాం', act: 'affirm' },
      { text: 'ఇంకేం వద్దు ఇంతే', act: 'deny' },
      { text: 'ఉహూ మాకు సరిపోదు', act: 'deny' },
      { text: 'నేను తర్వాత చూస్తాను ఇప్పుడు టైం లేదు', act: 'deny' },
      { text: 'కొనే ప్లాన్ లేదు ఊరికే అడిగాను', act: 'deny' },
      { text: 'ఇవేవీ నాకు నచ్చలేదు', act: 'deny' },
      { text: 'ఇంతేనా ఇంకేం లేవా', act: 'question' },
      { text: 'బడ్జెట్ దాటిపోయింది కొంచెం తక్కువది చెప్పండి', act: 'question' },
      { text: 'గదులు చిన్నగా ఉన్నాయి పెద్ద ఇల్లు లేదా', act: 'question' },
      { text: 'ఇది ఏ రోడ్డులో ఉంది', act: 'question' },
      { text: 'కరెంట్ బిల్లు వేరేగా కట్టాలా', act: 'question' },
      { text: 'ఎప్పటినుంచి ఖాళీగా ఉంది', act: 'question' },
      { text: 'అద్దె ఒప్పందం ఎన్నేళ్ళకి', act: 'question' },
      { text: 'ధర ఇంకా మాట్లాడుకోవచ్చా', act: 'question' },
      { text: 'మీరు నిజంగా మనిషేనా', act: 'question' },
      { text: 'మీ కంపెనీ ఎక్కడుంది', act: 'question' },
      { text: 'ఆగండి ఆలోచించుకుని చెప్తాను', act: 'unclear' },
      { text: 'మా అబ్బాయి రానీ అడిగి చెప్తా', act: 'unclear' },
      { text: 'రేపు ఉదయం పది గంటలకి ఫోన్ చేయించండి', act: 'handoff' },
      { text: 'మీ ఆఫీసు నుంచి ఎవరైనా వచ్చి చూపిస్తారా', act: 'handoff' },
      { text: 'చాట్ వద్దు కాల్ చేయండి', act: 'handoff' },
      { text: 'ఏజెంట్‌తో నేరుగా మాట్లాడించండి', act: 'handoff' },
      { text: 'అన్నీ డిలీట్ చేసి ఫ్రెష్‌గా మొదలుపెడదాం', act: 'restart' },
      { text: 'వేరే వెతకాలి మొదటి నుంచి', act: 'restart' },
      { text: 'మళ్ళీ చెప్పండి సరిగ్గా వినపడలేదు', act: 'repeat' },
      { text: 'మీరు ఏమేం సాయం చేస్తారు', act: 'help' },
      { text: 'చాలా మేలు చేశారండి', act: 'thanks' },
      { text: 'సరే ఇవాళ్టికి చాలు వస్తాను', act: 'goodbye' },
      { text: 'నమస్కారం గురువు గారు', act: 'greet' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'naaku idhe ishtam', act: 'affirm' },
      { text: 'ledu konchem costly', act: 'question' },
      { text: 'vaddu swamy', act: 'deny' },
      { text: 'nenu ala adagaledu', act: 'deny' },
      { text: 'inkokati chupinchandi pls', act: 'question' },
      { text: 'idi enduku chupincharu', act: 'question' },
      { text: 'enni rojulu paduthundi shift avvadaniki', act: 'question' },
      { text: 'pls call me back', act: 'handoff' },
      { text: 'owner contact ivvandi', act: 'handoff' },
      { text: 'start over cheyandi', act: 'restart' },
      { text: 'em cheptunnaro artham kavatledu', act: 'repeat' },
      { text: 'naku sahayam cheyandi', act: 'help' },
      { text: 'thanks andi chala upakaram', act: 'thanks' },
      { text: 'bye bye taruvatha kaluddam', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Ok తర్వాతది చూపించండి', act: 'question' },
      { text: 'Rent ఇంకా negotiate చేయొచ్చా', act: 'question' },
      { text: 'నాకు confuse అవుతోంది help చేయండి', act: 'help' },
      { text: 'Sorry వద్దు', act: 'deny' },
      { text: 'Manager తో connect చేయండి', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'మేము అద్దెకి ఉంటున్నది మలక్‌పేటలో అక్కడే దగ్గర్లో సొంత ఫ్లాట్ చూస్తున్నాం',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Malakpet' },
      },
      { text: 'ముందు అద్దె అనుకున్నాం తర్వాత కొనడమే మంచిదనిపించింది', set: { transaction_type: 'sale' } },
      {
        text: 'మా ఆయనకి విశాఖకి బదిలీ అయింది మేమంతా అక్కడికి వెళ్తున్నాం రెండు గదుల ఇల్లు దొరుకుతుందా అద్దెకి',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Visakhapatnam',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'మా ఇల్లు పాతదైపోయింది దాన్ని అమ్మి అపార్ట్‌మెంట్ తీసుకుందామని',
        set: { transaction_type: 'sale', property_type: 'apartment' },
      },
      {
        text: 'అడ్వాన్స్ రెండు లక్షలు ఇవ్వలేం యాభై వేలు ఇవ్వగలం అద్దె పన్నెండు లోపు ఉండాలి',
        set: { transaction_type: 'rent', price: upTo(12000) },
      },
      { text: 'పక్కింటివాళ్ళు గొడవ చేస్తారు అందుకే వేరే చోట ఇల్లు చూస్తున్నాను', set: { property_type: 'house' } },
      {
        text: 'అబ్బాయికి పెళ్ళి చేయాలి అందుకే మూడు బెడ్‌రూములున్న ఇల్లు కొందామనుకుంటున్నాం',
        set: { transaction_type: 'sale', property_type: 'house', bedrooms: exactly(3) },
      },
      {
        text: 'నెల జీతం ముప్పై వేలు అద్దె ఎనిమిది నుంచి పది ఇవ్వగలను',
        set: { transaction_type: 'rent', price: between(8000, 10000) },
      },
      {
        text: 'ఉద్యోగం హైదరాబాద్‌లో వచ్చింది వచ్చే నెల చేరాలి ఒక గది చాలు నాకు',
        set: { city: 'Hyderabad', bedrooms: exactly(1) },
      },
      {
        text: 'అమ్మకి వయసైపోయింది హాస్పిటల్ దగ్గర ఉన్న ఇల్లు కావాలి మెహదీపట్నంలో',
        set: { property_type: 'house', area: 'Mehdipatnam' },
      },
      {
        text: 'కోటి అంటే మా వల్ల కాదు డెబ్బై ఎనభైలో దొరికితే చూడండి',
        known: { transaction_type: 'sale' },
        set: { price: between(7000000, 8000000) },
      },
      {
        text: 'ఫ్లాట్ వద్దని అమ్మ అంటోంది సొంత ఇల్లే చూడండి',
        known: { property_type: 'apartment' },
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'ఇంతకుముందు అంబర్‌పేటలో ఉండేవాళ్ళం ఇప్పుడు తార్నాక వైపు వెళ్దామని',
        known: { city: 'Hyderabad' },
        set: { area: 'Tarnaka' },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'maa landlord illu ammestunnadu, vacate cheyali, so urgent ga 2bhk kavali miyapur lo',
        set: { area: 'Miyapur', bedrooms: exactly(2) },
      },
      { text: 'wfh undi so oka extra room kavali, 3bhk aithe manchidi', set: { bedrooms: exactly(3) } },
      {
        text: '2bhk chusam ekkada dorakatledu, 1bhk aina parledu madhapur lo',
        set: { area: 'Madhapur', bedrooms: exactly(1) },
      },
      {
        text: 'naa budget 15 anthe, owner 20 antunnadu, 15 lopu unnavi vere chupinchandi',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      {
        text: 'sthalam teesukuni illu kattali ani, 200 gajala plot kavali shamshabad daggara',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Shamshabad',
          size_sqft: atLeast(1800),
        },
      },
      {
        text: 'maa nanna rajahmundry lo untaru, nenu vizag lo, ikkada oka flat kavali rent ki',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Visakhapatnam' },
      },
      { text: 'parking ledani patha illu vadilesam, so parking undalsinde', set: { amenities: ['parking'] } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Friends tho share చేసుకుంటాం, 3BHK కావాలి, furnished అయితే మంచిది',
        set: { bedrooms: exactly(3), amenities: ['furnished'] },
      },
      {
        text: 'పెళ్ళి next month, ఆలోగా 1BHK flat కావాలి rent కి',
        set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: exactly(1) },
      },
      {
        text: 'Bank loan 40 lakhs వస్తుంది, own money 10, so 50 లోపు flat',
        known: { transaction_type: 'sale' },
        set: { property_type: 'apartment', price: upTo(5000000) },
      },
    ],
  },
]
