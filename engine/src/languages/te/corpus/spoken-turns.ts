import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const spokenTurns: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'హలో అండి, మాకు అల్వాల్ దగ్గర్లో ఒక టూ బెడ్‌రూమ్ ఇల్లు అద్దెకు చూడాలి',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Alwal', bedrooms: exactly(2) },
      },
      {
        text: 'కొత్తగా పెళ్ళైన జంటమి, మణికొండ సైడు సింగిల్ బెడ్‌రూమ్ ఫ్లాట్ దొరుకుతుందేమో చూడండి',
        set: { property_type: 'apartment', area: 'Manikonda', bedrooms: exactly(1) },
      },
      { text: 'మా బడ్జెట్ ముప్పై రెండు లక్షలు దాటకూడదు', set: { price: upTo(3200000) }, numbers: [3200000] },
      { text: 'బేగంపేటలో చూశాం గానీ నచ్చలేదు, ఇప్పుడు సనత్‌నగర్ వైపు చూడండి', set: { area: 'Sanath Nagar' } },
      {
        text: 'కుక్కపిల్ల ఉంది మాకు, పెంపుడు జంతువుల్ని ఒప్పుకునే ఇల్లు కావాలి',
        set: { property_type: 'house', amenities: ['pet_friendly'] },
      },
      { text: 'ఏసీ ఉన్నా లేకపోయినా ఫర్లేదు', known: { amenities: ['air_conditioning'] }, drop: ['air_conditioning'] },
      {
        text: 'రెండు వందల ఇరవై గజాల్లో కట్టిన ఇల్లు, తూర్పు ముఖం',
        set: { property_type: 'house', size_sqft: atLeast(1980) },
      },
      {
        text: 'ఇరవై అయిదు వేలు ఎక్కువండి, ఇరవై లోపు అయితేనే చూపించండి',
        known: { transaction_type: 'rent', price: upTo(25000) },
        set: { price: upTo(20000) },
      },
      {
        text: 'డూప్లెక్స్ విల్లా కొనాలని ఉంది, కోటిన్నర నుంచి రెండు కోట్ల మధ్యలో',
        set: { transaction_type: 'sale', property_type: 'house', price: between(15000000, 20000000) },
        numbers: [{ min: 15000000, max: 20000000 }],
      },
      {
        text: 'ఎంత ఉన్నా సరే కానీ గేటెడ్ కమ్యూనిటీలోనే ఉండాలి',
        asked: 'size_sqft',
        set: { amenities: ['gated_community'] },
        any: ['size_sqft'],
      },
      { text: 'అద్దె కాదండి కొనడానికే', known: { transaction_type: 'rent' }, set: { transaction_type: 'sale' } },
      {
        text: 'బెడ్‌రూములు మూడు చేయండి, మిగతావన్నీ అలాగే ఉంచండి',
        known: { transaction_type: 'rent', bedrooms: exactly(2), city: 'Hyderabad' },
        set: { bedrooms: exactly(3) },
      },
      { text: 'ఆ ఏరియా వద్దండి, వేరే చోట చూడండి', known: { area: 'Madhapur' }, drop: ['area'] },
      { text: 'తిరుపతి కాదు, నేను తెనాలి అన్నాను', known: { city: 'Tirupati' }, set: { city: 'Tenali' } },
      {
        text: 'స్విమ్మింగ్ పూల్, క్లబ్ హౌస్ లాంటివేం అక్కర్లేదు, నీళ్ళు పవర్ బ్యాకప్ ఉంటే చాలు',
        known: { amenities: ['swimming_pool', 'clubhouse'] },
        set: { amenities: ['water_supply', 'power_backup'] },
        drop: ['swimming_pool', 'clubhouse'],
      },
      {
        text: 'యాభై లక్షల నుంచి మొదలుపెట్టి చూపించండి',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(5000000) },
      },
      {
        text: 'అరవై అయిదు లక్షల దగ్గర్లో',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6500000) },
      },
      {
        text: 'పది వేలకి పన్నెండు వేలకి మధ్య',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(10000, 12000) },
      },
      { text: 'మూడో నాలుగో ఉన్నా పర్లేదు', asked: 'bedrooms', set: { bedrooms: between(3, 4) } },
      { text: 'కొనుక్కుంటాం', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'ఫ్లాటే', asked: 'property_type', set: { property_type: 'apartment' } },
      { text: 'ఏదైనా ఫర్లేదు', asked: 'property_type', any: ['property_type'] },
      { text: 'ముప్పై', asked: 'price', known: { transaction_type: 'sale' }, set: { price: upTo(3000000) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'పై అంతస్తు అయితే వేడిగా ఉంటుంది, కింది ఫ్లోర్ అయితేనే బాగుంటుంది', asked: 'amenities', act: 'unclear' },
      { text: 'లక్ష రూపాయల అడ్వాన్స్ ఇవ్వగలం', act: 'unclear' },
      { text: 'మా ఆయన జీతం నలభై వేలు', act: 'unclear' },
      { text: 'మొన్న చూసిన ఇల్లు ఇంకా ఖాళీగా ఉందా?', act: 'question' },
      { text: 'ఆ ఇంటి వాస్తు ఎలా ఉంది', act: 'question' },
      { text: 'మెట్రో స్టేషన్‌కి ఎంత దూరం', act: 'question' },
      { text: 'ఇల్లు ఖాళీ చేయమని ఓనర్ అన్నారు, అందుకే తొందరగా వెతుకుతున్నాం', act: 'unclear' },
      { text: 'మీ దగ్గర కమీషన్ ఏమైనా తీసుకుంటారా?', act: 'question' },
      { text: 'చిత్తూరులో మా పెద్దమ్మ వాళ్ళు ఉంటారు', act: 'unclear' },
      { text: 'హైదరాబాద్‌లో మా అన్నయ్య ఫ్లాట్ డెబ్బై లక్షలకి కొని మళ్ళీ అమ్మేశాడు', act: 'unclear' },
      { text: 'ఊరికే చూస్తున్నాను, తొందరేం లేదు', act: 'unclear' },
      { text: 'ఏంటి మీరు చెప్పింది, నాకు సరిగా వినపడలేదు', act: 'repeat' },
      { text: 'మీ మేనేజర్ నంబర్ ఇస్తారా, నేనే మాట్లాడతాను', act: 'handoff' },
      { text: 'ముందు చెప్పినవన్నీ వదిలేయండి, కొత్తగా చెప్తాను', act: 'restart' },
      { text: 'సరిపోతుంది అండి, మీకు చాలా కృతజ్ఞతలు', act: 'thanks' },
      { text: 'ఊఁ అదే కావాలి', act: 'affirm' },
      { text: 'అబ్బే, వద్దులెండి', act: 'deny' },
      { text: 'గురు గారు శుభోదయం', act: 'greet' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'nenu job change ayyanu so kondapur lo 1bhk adhe ki kavali, 15 to 18k',
        set: {
          transaction_type: 'rent',
          area: 'Kondapur',
          bedrooms: exactly(1),
          price: between(15000, 18000),
        },
      },
      {
        text: 'maa parents kosam nellore lo illu chudandi konadaniki',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nellore' },
      },
      {
        text: 'emi anukovaddu, nenu rent ki adagaledu, konadaniki adiganu',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'lift undali power backup undali, balcony unte inka manchidi',
        set: { amenities: ['lift', 'power_backup', 'balcony'] },
      },
      { text: 'naku budget gurinchi idea ledu meere cheppandi', asked: 'price', any: ['price'] },
      {
        text: 'plot 267 sq yards, shadnagar, 25 lakhs lopala',
        set: { property_type: 'land', area: 'Shadnagar', size_sqft: atLeast(2403), price: upTo(2500000) },
      },
      { text: 'rendu kadu moodu bedroomlu', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'budget ni 35 lakhs chesko',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3500000) },
      },
      { text: 'fully furnished kavali bed fridge anni undali', set: { amenities: ['furnished'] } },
      {
        text: 'kotlu pette stomatha ledu, 20 lakhs lo edaina illu unte cheppu',
        set: { property_type: 'house', price: upTo(2000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'bachelors ni allow chestara', act: 'question' },
      { text: 'nenu software engineer ni, hyderabad lo unta', act: 'unclear' },
      { text: 'konchem aagandi, ma variki call chesi chepta', act: 'unclear' },
      { text: 'haa ade ade', act: 'affirm' },
      { text: 'vaddu bro', act: 'deny' },
      { text: 'inkosari cheppava', act: 'repeat' },
      { text: 'next time chuddam le, bye', act: 'goodbye' },
      { text: 'mee fees entha', act: 'question' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Gachibowli దగ్గర 3BHK gated community లో rent ఎంత ఉంటుంది?', act: 'question' },
      { text: 'Monthly EMI ఎంత పడుతుంది', act: 'question' },
      { text: 'నేను Dubai నుంచి వస్తున్నా next month, అప్పుడు visit చేస్తా', act: 'unclear' },
      { text: 'Website లో photos లేవు ఎందుకు', act: 'question' },
      { text: 'ok అండి send చేయండి', act: 'affirm' },
      { text: 'ఎవరైనా agent తో connect చేయండి', act: 'handoff' },
      { text: 'First option చూశా, owner number ఇవ్వండి', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'మాకు immediate గా shift అవ్వాలి, Uppal లో 2BHK ఉంటే చూపించండి',
        set: { area: 'Uppal', bedrooms: exactly(2) },
      },
      {
        text: 'Villa వద్దు flat చాలు, max 90 lakhs',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { property_type: 'apartment', price: upTo(9000000) },
      },
      {
        text: 'నాకు pets ఉన్నాయి, so pet friendly flat in Kukatpally',
        set: { property_type: 'apartment', area: 'Kukatpally', amenities: ['pet_friendly'] },
      },
      { text: 'Bangalore లో కాదు Hyderabad లోనే', known: { city: 'Bengaluru' }, set: { city: 'Hyderabad' } },
      {
        text: 'Car parking must, అద్దె 22k దాటకూడదు',
        set: { transaction_type: 'rent', price: upTo(22000), amenities: ['parking'] },
      },
      {
        text: 'Studio apartment అయినా ok, Hitech City లో',
        set: { property_type: 'apartment', area: 'Hitech City' },
      },
      {
        text: '200 sq yards plot కొనాలి Vijayawada outskirts లో under 30 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Vijayawada',
          size_sqft: atLeast(1800),
          price: upTo(3000000),
        },
      },
      { text: 'Security guard ఉండాలి, CCTV కూడా', set: { amenities: ['security'] } },
      {
        text: 'Furnished ఐతే 25k వరకు ok',
        known: { transaction_type: 'rent' },
        set: { price: upTo(25000), amenities: ['furnished'] },
      },
    ],
  },
]
