import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Telugu turns in its own script, written without sight of rules and corpus and never tuned to. */
export const native: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'కూకట్‌పల్లిలో రెండు బెడ్‌రూమ్‌ల ఫ్లాట్ అద్దెకు కావాలండి, ఇరవై వేల లోపు',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kukatpally',
          price: upTo(20000),
          bedrooms: exactly(2),
        },
        numbers: [2, 20000],
      },
      {
        text: 'విశాఖపట్నం మధురవాడలో ఇల్లు కొనాలనుకుంటున్నాం, డెబ్బై లక్షల వరకు పెట్టగలం',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Visakhapatnam',
          area: 'Madhurawada',
          price: upTo(7000000),
        },
        numbers: [7000000],
      },
      {
        text: 'గుంటూరు దగ్గర రెండు వందల గజాల స్థలం ఉంటే చెప్పండి',
        set: { property_type: 'land', city: 'Guntur', size_sqft: atLeast(1800) },
        numbers: [200],
      },
      {
        text: 'లిఫ్టు, కారు పార్కింగ్ ఉన్న మూడు పడక గదుల ఫ్లాట్ గచ్చిబౌలిలో చూపించండి',
        set: {
          property_type: 'apartment',
          area: 'Gachibowli',
          bedrooms: exactly(3),
          amenities: ['parking', 'lift'],
        },
        numbers: [3],
      },
      {
        text: 'నెలకు పన్నెండు వేలు అద్దె ఇవ్వగలను, ఉప్పల్ వైపు ఇల్లు చూడండి',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Uppal', price: upTo(12000) },
        numbers: [12000],
      },
      {
        text: 'తిరుపతిలో సొంతిల్లు తీసుకుందామని చూస్తున్నాం, బడ్జెట్ యాభై లక్షలు',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Tirupati', price: upTo(5000000) },
        numbers: [5000000],
      },
      {
        text: 'వరంగల్‌లో కిరాయికి చిన్న ఇల్లు దొరుకుతుందా',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Warangal' },
      },
      {
        text: 'కోటిన్నర లోపు విల్లా, గేటెడ్ కమ్యూనిటీలో, కొంపల్లి సైడ్',
        set: {
          property_type: 'house',
          area: 'Kompally',
          price: upTo(15000000),
          amenities: ['gated_community'],
        },
        numbers: [15000000],
      },
      {
        text: 'నమస్కారం, బెంగళూరులో మారతహళ్లి దగ్గర ఫర్నిష్డ్ ఫ్లాట్ అద్దెకు కావాలి',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Marathahalli',
          amenities: ['furnished'],
        },
      },
      {
        text: 'పాతిక లక్షల్లో ప్లాటు కావాలి, విజయవాడ పోరంకిలో',
        set: { property_type: 'land', city: 'Vijayawada', area: 'Poranki', price: upTo(2500000) },
        numbers: [2500000],
      },
      {
        text: 'కుక్కని పెంచుకోవడానికి ఒప్పుకునే ఇల్లు అద్దెకు కావాలి, కొండాపూర్‌లో',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Kondapur',
          amenities: ['pet_friendly'],
        },
      },
    ],
  },
  {
    phenomenon: 'bare answers, native',
    cases: [
      { text: 'అద్దెకే అండి', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      // Native speaker, please check: a house standing by itself
      { text: 'విడి ఇల్లు', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'ఖాళీ స్థలం', asked: 'property_type', set: { property_type: 'land' } },
      {
        text: 'రాజమండ్రి',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { city: 'Rajahmundry' },
      },
      { text: 'నెల్లూరులో', asked: 'city', set: { city: 'Nellore' } },
      { text: 'మియాపూర్ దగ్గర్లో', asked: 'area', known: { city: 'Hyderabad' }, set: { area: 'Miyapur' } },
      { text: 'పదిహేను', asked: 'price', known: { transaction_type: 'rent' }, set: { price: upTo(15000) } },
      { text: 'వెయ్యి రెండు వందలు', asked: 'size_sqft', set: { size_sqft: atLeast(1200) }, numbers: [1200] },
      // Native speaker, please check: "Manjeera water" is the piped water supply
      {
        text: 'మంజీరా నీళ్లు, కారు పార్కింగ్ ఉండాలి',
        asked: 'amenities',
        set: { amenities: ['parking', 'water_supply'] },
      },
    ],
  },
  {
    phenomenon: 'numbers and prices, native',
    cases: [
      {
        text: 'కోటి పాతిక లక్షలు',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'ఏడున్నర వేలు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(7500) },
        numbers: [7500],
      },
      {
        text: 'పాతిక వేలు దాటకూడదు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(25000) },
        numbers: [25000],
      },
      {
        text: 'పది పన్నెండు వేలు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(10000, 12000) },
        numbers: [{ min: 10000, max: 12000 }],
      },
      // Native speaker, please check: Telugu digits are rare today
      {
        text: '౩౦ లక్షలు',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { price: upTo(3000000) },
        numbers: [3000000],
      },
      {
        text: 'కనీసం యాభై లక్షలు ఉన్నవి',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(5000000) },
        numbers: [5000000],
      },
      {
        text: 'పదివేల ఐదు వందలు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(10500) },
        numbers: [10500],
      },
      {
        text: 'నలభై, నలభై అయిదు లక్షల మధ్యలో',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(4000000, 4500000) },
        numbers: [{ min: 4000000, max: 4500000 }],
      },
    ],
  },
  {
    phenomenon: 'bedrooms and sizes, native',
    cases: [
      {
        text: 'రెండు గానీ మూడు గానీ',
        asked: 'bedrooms',
        set: { bedrooms: between(2, 3) },
        numbers: [{ min: 2, max: 3 }],
      },
      { text: 'కనీసం నాలుగు బెడ్‌రూమ్‌లు', set: { bedrooms: atLeast(4) }, numbers: [4] },
      { text: 'మూడు పడక గదులు, రెండు బాత్రూమ్‌లు', set: { bedrooms: exactly(3) }, numbers: [3, 2] },
      {
        text: 'అర ఎకరం పొలం కొనాలి',
        set: { transaction_type: 'sale', property_type: 'land', size_sqft: atLeast(21780) },
        numbers: [0.5],
      },
      {
        text: 'ఎకరన్నర',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(65340) },
        numbers: [1.5],
      },
      {
        text: 'ఐదు సెంట్లు',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(2178) },
        numbers: [5],
      },
    ],
  },
  {
    phenomenon: 'places, native',
    cases: [
      { text: 'కాకినాడకి మారుతున్నాం', asked: 'city', set: { city: 'Kakinada' } },
      { text: 'సికింద్రాబాద్', asked: 'area', known: { city: 'Hyderabad' }, set: { area: 'Secunderabad' } },
      {
        text: 'గాజువాకలో ఏమైనా ఉన్నాయా',
        known: { transaction_type: 'rent', city: 'Visakhapatnam' },
        set: { area: 'Gajuwaka' },
      },
      { text: 'బంజారాహిల్స్ పక్కన', asked: 'area', known: { city: 'Hyderabad' }, set: { area: 'Banjara Hills' } },
      { text: 'చెన్నైలో అడయార్', set: { city: 'Chennai', area: 'Adyar' } },
      { text: 'వైజాగ్', asked: 'city', set: { city: 'Visakhapatnam' } },
      { text: 'కర్నూలు టౌన్‌లోనే', asked: 'city', set: { city: 'Kurnool' } },
      { text: 'గుణదల అయితే మాకు దగ్గర', asked: 'area', known: { city: 'Vijayawada' }, set: { area: 'Gunadala' } },
    ],
  },
  {
    phenomenon: 'amenities, native',
    cases: [
      {
        text: 'పిల్లలు ఆడుకోవడానికి చోటు, వాచ్‌మన్ ఉండాలి',
        asked: 'amenities',
        set: { amenities: ['security', 'play_area'] },
      },
    ],
  },
  {
    phenomenon: 'anything will do, native',
    cases: [
      { text: 'డబ్బు గురించి ఇబ్బంది లేదు', asked: 'price', any: ['price'] },
      { text: 'ఇల్లయినా ఫ్లాటైనా ఏదైనా ఓకే', asked: 'property_type', any: ['property_type'] },
    ],
  },
  {
    phenomenon: 'corrections, native',
    cases: [
      {
        text: 'అద్దెకు కాదు, కొనుక్కోవడానికి',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'ఇరవై కాదు ఇరవై అయిదు వేలు',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      {
        text: 'బడ్జెట్ ఇంకో పది పెంచి డెబ్బై లక్షలు చేయండి',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      {
        text: 'మియాపూర్ అన్నాను గానీ చందానగర్ అయితే బాగుంటుంది',
        known: { city: 'Hyderabad', area: 'Miyapur' },
        set: { area: 'Chandanagar' },
      },
    ],
  },
  {
    phenomenon: 'take-backs, native',
    cases: [],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'సరే, కరెక్టే', act: 'affirm' },
      { text: 'లేదండి', act: 'deny' },
      { text: 'ఎవరైనా మనిషితో మాట్లాడించండి', act: 'handoff' },
      { text: 'నమస్తే అండి', act: 'greet' },
      { text: 'ఉంటానండి, మళ్ళీ మాట్లాడదాం', act: 'goodbye' },
      { text: 'ఇది ఎలా వాడాలో చెప్పండి', act: 'help' },
    ],
  },
  {
    phenomenon: 'offers, native',
    cases: [
      {
        text: 'నాకు నెల్లూరులో ఇల్లు ఉంది, అమ్మాలి, ఎనభై లక్షలు',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nellore', price: upTo(8000000) },
        numbers: [8000000],
      },
      {
        text: 'మా ఫ్లాట్ అద్దెకి ఇవ్వాలనుకుంటున్నాం, మణికొండలో',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Manikonda' },
      },
    ],
  },
  {
    phenomenon: 'questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ఇందులో పార్కింగ్ ఉందా?', act: 'question' },
      { text: 'దగ్గరలో స్కూల్ ఉందా అండి', act: 'question' },
      { text: 'ఈరోజు హైదరాబాద్‌లో ఎండ మండిపోతోంది', act: 'unclear' },
      { text: 'నా నంబర్ 9848012345', act: 'unclear' },
      { text: 'మా కులం వాళ్ళు ఉండే చోటు అయితేనే', act: 'unclear' },
      { text: 'అడ్వాన్స్ ఎన్ని నెలలు ఇవ్వాలి', act: 'question' },
      { text: 'భోజనం చేశారా', act: 'question' },
      { text: 'వాస్తు ప్రకారం ఉందా ఆ ఇల్లు', act: 'question' },
    ],
  },
  {
    phenomenon: 'turns that do several things, native',
    cases: [
      {
        text: 'రెండు గదులు చాలు గానీ లిఫ్ట్ తప్పకుండా ఉండాలి',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2), amenities: ['lift'] },
        numbers: [2],
      },
      {
        text: 'రేటు తర్వాత చూద్దాం, ముందు మణికొండలో చూపించండి',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Hyderabad' },
        set: { area: 'Manikonda' },
      },
      { text: 'హైదరాబాద్, ఏరియా ఎక్కడైనా పర్లేదు', asked: 'city', set: { city: 'Hyderabad' }, any: ['area'] },
      {
        text: 'పార్కింగ్ వద్దు, నీళ్ల సౌకర్యం ముఖ్యం, బడ్జెట్ పదహారు వేలు చేయండి',
        known: { transaction_type: 'rent', price: upTo(12000), amenities: ['parking'] },
        set: { price: upTo(16000), amenities: ['water_supply'] },
        drop: ['parking'],
        numbers: [16000],
      },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, native',
    counter: true,
    cases: [
      { text: 'నేను ఇప్పుడు ఉప్పల్‌లోనే ఉంటున్నా', act: 'unclear' },
      { text: 'మియాపూర్‌లో గజం రేటు ఎంత నడుస్తోంది', act: 'question' },
      { text: 'పోయిన నెల ఒక ఫ్లాట్ చూశాం, నచ్చలేదు', act: 'unclear' },
    ],
  },
]
