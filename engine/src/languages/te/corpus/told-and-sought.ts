import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const toldAndSought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'పోయిన సంవత్సరం గుంటూరులో ఇల్లు అమ్మేశాం, ఇప్పుడు హైదరాబాద్‌లో మూడు బెడ్‌రూమ్ ఫ్లాట్ కొనాలనుకుంటున్నాం',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Hyderabad',
          bedrooms: exactly(3),
        },
      },
      {
        text: 'మా అమ్మాయి పెళ్లి జనవరిలో ఉంది, అందుకే విశాఖపట్నంలో మూడు గదుల ఇల్లు కావాలి',
        set: { property_type: 'house', city: 'Visakhapatnam', bedrooms: exactly(3) },
      },
      {
        text: 'నాన్నగారు మెట్లు ఎక్కలేరు, లిఫ్ట్ ఉన్న ఫ్లాట్ చూడండి',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'నేను బ్యాంకులో పని చేస్తాను, తిరుపతిలో అద్దెకి ఒక చిన్న ఇల్లు కావాలి',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tirupati' },
      },
      {
        text: 'నలభై ఐదు లక్షలకి మించి పెట్టలేం',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4500000) },
        numbers: [4500000],
      },
      {
        text: 'రెండున్నర కోట్ల లోపు జూబ్లీహిల్స్‌లో ఇండిపెండెంట్ హౌస్ దొరుకుతుందా',
        set: { property_type: 'house', area: 'Jubilee Hills', price: upTo(25000000) },
      },
      { text: 'నెలకి పన్నెండు వేల వరకు ఇవ్వగలం', known: { transaction_type: 'rent' }, set: { price: upTo(12000) } },
      {
        text: 'పదిహేను నుంచి ఇరవై వేలు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 20000) },
        numbers: [{ min: 15000, max: 20000 }],
      },
      {
        text: 'వరంగల్‌లో రెండు వందల గజాల స్థలం కొనాలి',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Warangal', size_sqft: atLeast(1800) },
      },
      {
        text: 'అద్దె వద్దు, సొంతంగా కొనుక్కోవాలి',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      { text: 'పార్కింగ్ లేకపోయినా పర్వాలేదు', known: { amenities: ['parking'] }, drop: ['parking'] },
      { text: 'ఏరియా ఏదైనా పర్లేదు, కానీ నీళ్ల సౌకర్యం బాగుండాలి', set: { amenities: ['water_supply'] }, any: ['area'] },
      {
        text: 'అరవై కాదు, డెబ్బై లక్షలు అనుకోండి',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      { text: 'హైదరాబాద్ వద్దు, నెల్లూరులో చూడండి', known: { city: 'Hyderabad' }, set: { city: 'Nellore' } },
      {
        text: 'మూడు బెడ్‌రూములు లేకపోతే రెండు చాలు',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: between(2, 3) },
      },
      {
        text: 'మా ఆఫీసు గచ్చిబౌలిలో ఉంది, దాని దగ్గర వన్ బిహెచ్‌కె అద్దెకి చూస్తున్నాను',
        set: { transaction_type: 'rent', area: 'Gachibowli', bedrooms: exactly(1) },
      },
      { text: 'పన్నెండు వందల చదరపు అడుగులు చాలు', set: { size_sqft: atLeast(1200) }, numbers: [1200] },
      {
        text: 'కార్ పార్కింగ్, జనరేటర్, సెక్యూరిటీ మూడూ ఉండాలి',
        set: { amenities: ['parking', 'power_backup', 'security'] },
      },
      { text: 'ఫర్నిచర్ లేకపోయినా ఫర్వాలేదు', known: { amenities: ['furnished'] }, drop: ['furnished'] },
      {
        text: 'కర్నూలులో పాతిక లక్షల నుంచి ముప్పై ఐదు లక్షల లోపు ఇంటి స్థలం',
        set: { property_type: 'land', city: 'Kurnool', price: between(2500000, 3500000) },
      },
      { text: 'నాకు తెలీదు, మీరే చెప్పండి', asked: 'price', any: ['price'] },
      { text: 'మియాపూర్‌లో గానీ బాచుపల్లిలో గానీ ఏమైనా ఉందా', set: { area: 'Miyapur' } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ఈ ఇంటికి అడ్వాన్స్ ఎంత అడుగుతున్నారు?', act: 'question' },
      { text: 'దగ్గర్లో మంచి స్కూల్ ఉందా?', act: 'question' },
      { text: 'నిన్న వానకి మా ఇల్లు కారింది', act: 'unclear' },
      { text: 'మా తమ్ముడు బెంగళూరులో రెండేళ్లుగా ఉంటున్నాడు', act: 'unclear' },
      { text: 'మా బాబాయ్ పోయిన నెల విజయవాడలో కోటి రూపాయలకి ఇల్లు కొన్నాడు', act: 'unclear' },
      { text: 'రేపు పొద్దున పది గంటలకి వచ్చి చూడొచ్చా', act: 'question' },
      { text: 'ఒక్క నిమిషం, మా ఆవిడని అడిగి చెప్తాను', act: 'unclear' },
      { text: 'అవునండి అదే', act: 'affirm' },
      { text: 'కాదండి, అది కాదు', act: 'deny' },
      { text: 'సరే, మళ్ళీ కలుద్దాం', act: 'goodbye' },
      { text: 'మీ వాళ్ళు ఎవరైనా నాతో మాట్లాడతారా?', act: 'handoff' },
      { text: 'మొదటి నుంచి మొదలు పెడదాం', act: 'restart' },
      { text: 'కనీసం రెండు బాత్రూములు ఉండాలి', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'madhapur lo 2bhk rent ki kavali, 18k lopu',
        set: { transaction_type: 'rent', area: 'Madhapur', bedrooms: exactly(2), price: upTo(18000) },
      },
      {
        text: 'poyina year guntur lo illu ammesam, ippudu hyderabad lo flat konali',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Hyderabad' },
      },
      {
        text: 'akka pelli january lo undi, anduke oka pedda illu kavali vizag lo',
        set: { property_type: 'house', city: 'Visakhapatnam' },
      },
      {
        text: 'budget oka 40 lakhs antey, anthakanna ekkuva pettalem',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4000000) },
      },
      { text: 'ameerpet vaddu, kondapur chuddam', known: { area: 'Ameerpet' }, set: { area: 'Kondapur' } },
      {
        text: 'kakinada lo 200 gajala site konali, budget 15 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Kakinada',
          size_sqft: atLeast(1800),
          price: upTo(1500000),
        },
      },
      {
        text: 'vijayawada lo illu adde ki dorukutunda, 10k range lo',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Vijayawada', price: upTo(10000) },
      },
      { text: 'parking kavali, lift unte manchidi', set: { amenities: ['parking', 'lift'] } },
      { text: 'ekkadaina parledu', asked: 'area', any: ['area'] },
      {
        text: 'rendunnara kotla varaku',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(25000000) },
        numbers: [25000000],
      },
      { text: 'muppai velu rent ivvagalanu', set: { transaction_type: 'rent', price: upTo(30000) } },
      {
        text: 'Tellapur side flat chustunna, 60 lakhs budget',
        set: { property_type: 'apartment', area: 'Tellapur', price: upTo(6000000) },
      },
      {
        text: 'naku miyapur or kphb lo oka independent house kavali rent ki',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Miyapur' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'rendu vaddu, inkemaina chupinchandi', act: 'question' },
      { text: 'school daggara unte baguntundi', act: 'unclear' },
      { text: 'adi enni sq ft untundi?', act: 'question' },
      { text: 'chala ekkuva undi, konchem takkuva chupinchandi', act: 'question' },
      { text: 'ee roju chala enda ga undi', act: 'unclear' },
      { text: 'sare thanks andi', act: 'thanks' },
      { text: 'evaraina call chestara', act: 'handoff' },
      { text: 'bachelors ki illu istara?', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Kondapur లో 2 bedroom flat అద్దెకి కావాలి, rent 15k లోపు',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kondapur',
          bedrooms: exactly(2),
          price: upTo(15000),
        },
      },
      {
        text: 'Budget 80 lakhs వరకు, 1200 sqft కి తక్కువ కాకుండా',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8000000), size_sqft: atLeast(1200) },
      },
      {
        text: 'Semi furnished అయితే better, gym వద్దు',
        known: { amenities: ['gym'] },
        set: { amenities: ['semi_furnished'] },
        drop: ['gym'],
      },
      {
        text: 'మేము family of 5, so 3BHK flat కావాలి Manikonda side',
        set: { property_type: 'apartment', area: 'Manikonda', bedrooms: exactly(3) },
      },
      {
        text: 'Office Hitech City లో ఉంది, అందుకే దగ్గర్లో rent కి చూడండి',
        set: { transaction_type: 'rent', area: 'Hitech City' },
      },
      {
        text: 'Rent 20,000 కాదు, 22,000 వరకు పర్లేదు',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(22000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'మా friend Bangalore లో 1 crore కి flat కొన్నాడు', act: 'unclear' },
      { text: 'ఈ flat కి loan వస్తుందా?', act: 'question' },
    ],
  },
]
