import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const homesAndHouseholds: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'రిటైర్‌మెంట్ డబ్బులు వచ్చాయి, అందులో ముప్పై లక్షల్లో కరీంనగర్ దగ్గర చిన్న ఇల్లు కొందామని ఆలోచిస్తున్నాను',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Karimnagar', price: upTo(3000000) },
      },
      {
        text: 'ఇప్పుడున్న ఇల్లు ఖాళీ చేయమన్నారు, వచ్చే నెలలోపు కొత్తపేటలో రెండు బెడ్‌రూముల ఇల్లు అద్దెకి దొరకాలి',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Kothapet', bedrooms: exactly(2) },
      },
      {
        text: 'ఇల్లు కట్టుకోవడానికి రెండు వందల గజాల స్థలం శంషాబాద్ వైపు చూస్తున్నాం',
        set: { property_type: 'land', area: 'Shamshabad', size_sqft: atLeast(1800) },
      },
      {
        text: 'పదిహేడు వద్దు పదిహేను',
        asked: 'price',
        known: { transaction_type: 'rent', price: upTo(17000) },
        set: { price: upTo(15000) },
      },
      {
        text: 'ఆరు లక్షల యాభై వేలు',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(650000) },
        numbers: [650000],
      },
      {
        text: 'యాభై నుంచి అరవై లక్షలు',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(5000000, 6000000) },
        numbers: [{ min: 5000000, max: 6000000 }],
      },
      {
        text: 'ఎనిమిది నుంచి పది లోపు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(8000, 10000) },
      },
      { text: 'ఒంగోలు లేకపోతే చీరాల', asked: 'city', set: { city: 'Ongole' } },
      { text: 'ఎల్బీ నగర్‌లో గానీ ఉప్పల్‌లో గానీ', asked: 'area', set: { area: 'LB Nagar' } },
      { text: 'అనంతపురంలోనే చూడండి', asked: 'city', set: { city: 'Anantapur' } },
      { text: 'మెహదీపట్నం దగ్గర్లో', asked: 'area', set: { area: 'Mehdipatnam' } },
      { text: 'మూడు', asked: 'bedrooms', set: { bedrooms: exactly(3) } },
      { text: 'మొక్కలు పెంచుకోవడానికి స్థలం ఉండాలి, ఇన్వర్టర్ కూడా కావాలి', set: { amenities: ['garden', 'power_backup'] } },
      { text: 'సీసీటీవీ, వాచ్‌మన్ అన్నీ ఉండాలి', set: { amenities: ['security'] } },
      { text: 'ఏసీ వద్దు, కానీ ఫర్నిష్డ్ కావాలి', set: { amenities: ['furnished'] }, drop: ['air_conditioning'] },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ఇంట్లో నలుగురం, ఇద్దరు పిల్లలు చదువుకుంటున్నారు, ప్రశాంతమైన చోటైతే మంచిది', act: 'unclear' },
      { text: 'గుడి దగ్గర ఉంటే అమ్మకి వీలుగా ఉంటుంది', act: 'unclear' },
      { text: 'అక్కడి నుంచి ఎయిర్‌పోర్ట్‌కి ఎంత టైమ్ పడుతుంది', act: 'question' },
      { text: 'బిల్డింగ్ ఎన్నేళ్ల పాతది?', act: 'question' },
      { text: 'స్కూల్ బస్సు లోపలికి వస్తుందా', act: 'question' },
      { text: 'ఇంటి పన్ను ఎంత వస్తుంది?', act: 'question' },
      { text: 'మీరు మనిషా రోబోనా?', act: 'question' },
      { text: 'పొద్దున్నుంచి తలనొప్పి', act: 'unclear' },
      { text: 'పెదనాన్న కొడుకు దుబాయ్ నుంచి వచ్చాడు', act: 'unclear' },
      { text: 'ఆఫీసులో ఈరోజు చాలా పని', act: 'unclear' },
      { text: 'వదిలేయండి, తర్వాత చూద్దాం', act: 'deny' },
      { text: 'సూపర్, అలాగే చేయండి', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'pannendu lakshala varaku, 100 gajalu chalu',
        known: { transaction_type: 'sale' },
        set: { price: upTo(1200000), size_sqft: atLeast(900) },
      },
      {
        text: 'uppal side oka 1bhk adde illu unte cheppandi',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Uppal', bedrooms: exactly(1) },
      },
      { text: 'adde 12 varaku pettagalam', set: { transaction_type: 'rent', price: upTo(12000) } },
      {
        text: 'siddipet daggara 2 ekarala polam kavali',
        set: { property_type: 'land', city: 'Siddipet', size_sqft: atLeast(87120) },
      },
      { text: 'east facing kavali, corner plot aithe inka manchidi', set: { property_type: 'land' } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'nanna 1995 lo konna illu adi', act: 'unclear' },
      { text: 'ikkada varadalu vastaya?', act: 'question' },
      { text: 'intlo wifi unda', act: 'question' },
      { text: 'nenu inka decide avvaledu', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Nallagandla లో 2BHK, 25k లోపు, gym & pool కావాలి',
        set: {
          area: 'Nallagandla',
          bedrooms: exactly(2),
          price: upTo(25000),
          amenities: ['gym', 'swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Salary 60k మాత్రమే, EMI 25k కంటే ఎక్కువ కట్టలేను', act: 'unclear' }],
  },
]
