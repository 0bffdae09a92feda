import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const secondFairActsAndStories: CorpusSection[] = [
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'అవును సార్ ఇదే కావాల్సింది', act: 'affirm' },
      { text: 'సరే అయితే ముందుకెళ్ళండి', act: 'affirm' },
      { text: 'చూడ్డానికి బాగుంది', act: 'affirm' },
      { text: 'మొదటిదే చాలు', act: 'affirm' },
      { text: 'ఓకే దాన్ని ఫైనల్ చేద్దాం', act: 'affirm' },
      { text: 'సరే అలాగే చెయ్యండి', act: 'affirm' },
      { text: 'ఇది వద్దనిపిస్తోంది', act: 'deny' },
      { text: 'అంత అర్జెంట్ ఏం లేదు', act: 'deny' },
      { text: 'వద్దు థాంక్యూ', act: 'deny' },
      { text: 'అది సరిగ్గా లేదు', act: 'deny' },
      { text: 'దీనికంటే మంచిది ఉందా', act: 'question' },
      { text: 'ఇంకో రెండు చూపిస్తారా', act: 'question' },
      { text: 'కొంచెం తక్కువకి రాదా', act: 'question' },
      { text: 'దీని అద్దె ఎక్కువ అనిపిస్తోంది', act: 'question' },
      { text: 'ఇల్లు లోపల ఎలా ఉంది', act: 'question' },
      { text: 'ఆఫీసుకి దగ్గర్లో ఇంకేమైనా ఉందా', act: 'question' },
      { text: 'పిల్లలకి స్కూల్ దగ్గర్లో ఉందా', act: 'question' },
      { text: 'మీరు ఏజెంటా', act: 'question' },
      { text: 'గురు అంటే ఎవరు', act: 'question' },
      { text: 'కాసేపు ఆగండి', act: 'unclear' },
      { text: 'మా ఆయన వచ్చాక చెప్తాను', act: 'unclear' },
      { text: 'నాకు ఏం చేయాలో తెలియట్లేదు', act: 'help' },
      { text: 'ఇది ఎలా పనిచేస్తుందో చెప్పండి', act: 'help' },
      { text: 'నాకు తిరిగి ఫోన్ చేయండి', act: 'handoff' },
      { text: 'సాయంత్రం కాల్ చేయండి ఆఫీసులో ఉన్నాను', act: 'handoff' },
      { text: 'ఓనర్ నంబర్ దొరుకుతుందా', act: 'handoff' },
      { text: 'వద్దు మొదటి నుంచి మొదలుపెడదాం', act: 'restart' },
      { text: 'నేను చెప్పినవన్నీ మర్చిపోండి కొత్తగా చెప్తాను', act: 'restart' },
      { text: 'థాంక్స్ అండి మంచి సమాచారం ఇచ్చారు', act: 'thanks' },
      { text: 'సరే వస్తాను తర్వాత మాట్లాడతాను', act: 'goodbye' },
      { text: 'శుభోదయం సార్', act: 'greet' },
      { text: 'హ హ హ సూపర్ గురు', act: 'affirm' },
      { text: 'ఫ్లాట్ చూశాను నచ్చింది కానీ రేటు ఎక్కువ', act: 'question' },
      { text: 'నేను గృహిణిని మా వారు బ్యాంకులో పనిచేస్తారు', act: 'unclear' },
      { text: 'అద్దె ఇల్లు ఖాళీ చేయాలి ఇంకా పదిహేను రోజులుంది ఈలోగా దొరుకుతుందా', act: 'question' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'avunu correct', act: 'affirm' },
      { text: 'sare adhe cheyandi', act: 'affirm' },
      { text: 'bagundi idi ok', act: 'affirm' },
      { text: 'second one kavali', act: 'affirm' },
      { text: 'vaddu le taruvatha chuddam', act: 'deny' },
      { text: 'inkoti chupinchandi', act: 'question' },
      { text: 'konchem taggistara', act: 'question' },
      { text: 'owner tho matladacha', act: 'handoff' },
      { text: 'photo unte pampandi', act: 'question' },
      { text: 'meeru human aa bot aa', act: 'question' },
      { text: 'evarandi meeru', act: 'question' },
      { text: 'oka nimisham', act: 'unclear' },
      { text: 'alochinchi cheptanu', act: 'unclear' },
      { text: 'anni cancel chesi malli start cheyandi', act: 'restart' },
      { text: 'ardam kaledu inkosari cheppandi', act: 'repeat' },
      { text: 'ok vastanu bye', act: 'goodbye' },
      { text: 'phone chesi matladandi', act: 'handoff' },
      { text: 'illu chudataniki vellam broker raledu, inka evaraina unte call cheyandi', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Wait చేయండి ఒక్క నిమిషం', act: 'unclear' },
      { text: 'Not interested అండి', act: 'deny' },
      { text: 'Exact location ఎక్కడ వస్తుంది', act: 'question' },
      { text: 'Agent ని connect చేయండి', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'మాకు ముగ్గురు పిల్లలు రెండు గదులు సరిపోవు మూడు బెడ్‌రూముల ఫ్లాట్ అద్దెకి వెతుకుతున్నాం',
        set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: exactly(3) },
      },
      {
        text: 'మా ఆవిడకి సికింద్రాబాద్‌లో ఉద్యోగం నాకు బాలానగర్‌లో కాబట్టి బాలానగర్‌లోనే ఇల్లు చూడండి',
        set: { property_type: 'house', area: 'Balanagar' },
      },
      {
        text: 'నాన్న రిటైర్ అయ్యారు పల్లెలో ఉండడం ఇష్టం లేదంటున్నారు గుంటూరులో ఒక చిన్న ఇల్లు కొనాలి',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Guntur' },
      },
      {
        text: 'కూకట్‌పల్లిలో ట్రాఫిక్ ఎక్కువ వద్దు బాచుపల్లి వైపు చూడండి',
        known: { area: 'Kukatpally' },
        set: { area: 'Bachupally' },
      },
      { text: 'కింద షాపు పైన ఇల్లు అలాంటిది వద్దు ఉత్త ఇల్లు చాలు', set: { property_type: 'house' } },
      {
        text: 'చెల్లి పెళ్ళికి పది లక్షలు ఖర్చయింది ఇప్పుడు మిగిలింది ఇరవై లక్షలు అందులో స్థలం కావాలి',
        set: { property_type: 'land', price: upTo(2000000) },
      },
      {
        text: 'ఒంగోలు నుంచి వచ్చాం గుంటూరులో అమ్మాయి చదువుకి ఇల్లు కావాలి అద్దెకి',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Guntur' },
      },
      {
        text: 'సొంత ఇల్లు ఉంది ఊళ్ళో ఇక్కడ అద్దెకి ఒక గది చాలు',
        set: { transaction_type: 'rent', bedrooms: exactly(1) },
      },
      {
        text: 'రెండు బెడ్‌రూములు 18 లోపు అద్దెకి',
        set: { transaction_type: 'rent', bedrooms: exactly(2), price: upTo(18000) },
      },
      { text: 'ఆ డబ్బుతో ఒక ఫ్లాట్ కొనాలి', set: { transaction_type: 'sale', property_type: 'apartment' } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'maa avidaki garden ishtam so garden unna independent house chudandi vizag lo',
        set: { property_type: 'house', city: 'Visakhapatnam', amenities: ['garden'] },
      },
      {
        text: 'gachibowli office kani akkada rent chala ekkuva, tellapur vaipu chustunnam',
        set: { transaction_type: 'rent', area: 'Tellapur' },
      },
      { text: 'lift lekapothe vaddu, 3rd floor varaku amma ekkaledu', set: { amenities: ['lift'] } },
      {
        text: 'ippudunna area bagundi, ade area lo inka pedda illu kavali 3bhk',
        set: { property_type: 'house', bedrooms: exactly(3) },
      },
      {
        text: '30 lakh loan vastundi, migatadi 15 chetilo undi, 45 lopu flat chupinchandi',
        known: { transaction_type: 'sale' },
        set: { property_type: 'apartment', price: upTo(4500000) },
      },
      {
        text: 'begumpet kadu begum bazar, adi hyderabad di',
        set: { area: 'Begum Bazar', city: 'Hyderabad' },
      },
      {
        text: '2bhk 15 lopu addeki',
        set: { transaction_type: 'rent', bedrooms: exactly(2), price: upTo(15000) },
      },
      {
        text: '3bhk 25 varaku rent',
        set: { transaction_type: 'rent', bedrooms: exactly(3), price: upTo(25000) },
      },
      {
        text: '1bhk 12 lopu kavali',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(1), price: upTo(12000) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'అత్తమామలు మాతో ఉంటారు so ground floor ఇల్లు 3BHK అద్దెకి',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(3) },
      },
      {
        text: 'Job change అయింది Gachibowli కి, Uppal నుంచి దూరం, దగ్గర్లో 2BHK rent కావాలి',
        set: { transaction_type: 'rent', area: 'Gachibowli', bedrooms: exactly(2) },
      },
      {
        text: 'పాప ఉంది so play area కావాల్సిందే, gym వద్దు',
        known: { amenities: ['gym'] },
        set: { amenities: ['play_area'] },
        drop: ['gym'],
      },
    ],
  },
]
