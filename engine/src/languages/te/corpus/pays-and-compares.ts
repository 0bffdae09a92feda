import { between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const paysAndCompares: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ఈ ఊరికి కొత్త, ఏ ఏరియా బాగుంటుందో తెలీదు, విజయవాడలో రెండు బెడ్‌రూమ్‌ల అద్దె ఇల్లు ఒకటి కావాలి',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Vijayawada', bedrooms: exactly(2) },
      },
      {
        text: 'నాతో పనిచేసే ఆయన గచ్చిబౌలిలో ఇరవై వేలు అద్దె కడుతున్నాడు, నాకు అంతకన్నా తక్కువ పదిహేను లోపు కావాలి',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      {
        text: 'అమ్మ ఊరి నుంచి వస్తోంది, అందుకే ఇంకో గది, మొత్తం మూడు',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'లోన్ శాంక్షన్ అయింది, డెబ్బై ఐదు లక్షల వరకు వెళ్ళొచ్చు, కొంపల్లి లేదా మేడ్చల్',
        known: { transaction_type: 'sale' },
        set: { area: 'Kompally', price: upTo(7500000) },
      },
      {
        text: 'స్విమ్మింగ్ పూల్ లాంటివి వద్దు, నీళ్ళకి ఇబ్బంది లేకుండా ఉంటే చాలు',
        known: { amenities: ['swimming_pool'] },
        set: { amenities: ['water_supply'] },
        drop: ['swimming_pool'],
      },
      { text: 'డబ్బు గురించి ఆలోచన లేదు, మంచి చోటు కావాలి', asked: 'price', any: ['price'] },
      {
        text: 'మూడు ముప్పావు లక్షలు',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(375000) },
        numbers: [375000],
      },
      {
        text: 'ఆరు వందల నుంచి ఎనిమిది వందల చదరపు అడుగులు',
        asked: 'size_sqft',
        set: { size_sqft: between(600, 800) },
        numbers: [{ min: 600, max: 800 }],
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ఇంట్లో గ్యాస్ పైపు ఉందా?', act: 'question' },
      { text: 'ఆ ఇల్లు వేరే వాళ్ళకి పోయిందా?', act: 'question' },
      { text: 'నా పేరు శ్రీనివాస్', act: 'unclear' },
      { text: 'అక్కడ గజం ఎంత?', act: 'question' },
      { text: 'ఇంకొంచెం పెద్దది ఉందా', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'kotha flat ye kavali, paathadi vaddu, 2bhk, 55 to 60 lakhs, nizampet',
        known: { transaction_type: 'sale' },
        set: {
          property_type: 'apartment',
          area: 'Nizampet',
          bedrooms: exactly(2),
          price: between(5500000, 6000000),
        },
      },
      {
        text: 'memu iddaram IT, madhapur office, 30k varaku ok rent ki',
        set: { transaction_type: 'rent', price: upTo(30000), area: 'Madhapur' },
      },
      { text: 'pillalu aadukodaniki place undali', set: { amenities: ['play_area'] } },
      {
        text: 'kukatpally ani cheppanu kada, adi miyapur ani marchandi',
        known: { area: 'Kukatpally' },
        set: { area: 'Miyapur' },
      },
      {
        text: 'guntur medical college daggara oka illu rent ki dorikithe baguntundi',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Guntur' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'owner baga strict aa?', act: 'question' },
      { text: 'sir konchem time ivvandi', act: 'unclear' },
    ],
  },
]
