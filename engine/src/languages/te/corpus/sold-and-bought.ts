import { atLeast, between, type CorpusSection, upTo } from '../../corpus-case.ts'

export const soldAndBought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'మాకు ఊళ్ళో పొలం ఉంది, అది అమ్మేసి గుంటూరులో ఇల్లు కొందామని అనుకుంటున్నాం',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Guntur' },
      },
      {
        text: 'అద్దె పదిహేను వేలైతే పర్లేదు, అంతకు మించితే కష్టం',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      { text: 'పిల్లలంతా విదేశాల్లో ఉన్నారు, మా ఇద్దరికీ చిన్న ఫ్లాట్ చాలు', set: { property_type: 'apartment' } },
      { text: 'రెండు గానీ మూడు గానీ బెడ్‌రూములు', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
      { text: 'బెడ్‌రూములు ఎన్నైనా పర్లేదు', asked: 'bedrooms', any: ['bedrooms'] },
      {
        text: 'విశాఖలో గాజువాక దగ్గర ఒక ఇల్లు',
        set: { property_type: 'house', city: 'Visakhapatnam', area: 'Gajuwaka' },
      },
      {
        text: 'పార్కింగ్ కావాలి లిఫ్ట్ కావాలి, జిమ్ అక్కర్లేదు',
        known: { amenities: ['gym'] },
        set: { amenities: ['parking', 'lift'] },
        drop: ['gym'],
      },
      { text: 'పిల్లలు ఆడుకోవడానికి చోటున్న గేటెడ్ కమ్యూనిటీ', set: { amenities: ['play_area', 'gated_community'] } },
      {
        text: 'నెలకి లక్షన్నర అద్దె వరకు',
        set: { transaction_type: 'rent', price: upTo(150000) },
        numbers: [150000],
      },
      {
        text: 'ఎనభై లక్షలకీ కోటికీ మధ్య',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(8000000, 10000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ఈ నెలలోనే మారాలి, త్వరగా చూడండి', act: 'unclear' },
      { text: 'అక్కడ వరదలు వస్తాయా', act: 'question' },
      { text: 'పక్కింటి వాళ్ళు ఎలాంటి వాళ్ళు?', act: 'question' },
      { text: 'ఆ రేటు చాలా ఎక్కువ కదా', act: 'question' },
      { text: 'ఇంకేమైనా చూపించండి', act: 'question' },
      { text: 'సరే అలాగే కానివ్వండి', act: 'affirm' },
      { text: 'ఇప్పుడు వద్దు, తర్వాత చూద్దాం', act: 'deny' },
      { text: 'ఇది మూడు అంతస్తుల ఇల్లా', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'bhimavaram side oka patha illu ammakaniki unda',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Bhimavaram' },
      },
      {
        text: 'naa job madhapur lo, kani miyapur lo undadam ishtam, adde 10k',
        set: { transaction_type: 'rent', area: 'Miyapur', price: upTo(10000) },
      },
      {
        text: 'padhenimidi lakshalu unnayi chetilo, nellore lo emaina dorukutunda',
        set: { city: 'Nellore', price: upTo(1800000) },
      },
      {
        text: '200 gajallo 2000 sqft illu, vijayawada',
        set: { property_type: 'house', city: 'Vijayawada', size_sqft: atLeast(2000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'illu photo pampistara', act: 'question' },
      { text: 'registration ki enni rojulu padutundi', act: 'question' },
      { text: 'avanni tarvata chepta', act: 'unclear' },
      { text: 'emi ardham kaledu', act: 'help' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Furnished వద్దు, unfurnished చాలు',
        known: { amenities: ['furnished'] },
        set: { amenities: ['unfurnished'] },
        drop: ['furnished'],
      },
      {
        text: 'Guntur లో plot చూస్తున్నాం, road side కావాలి, 150 gajalu',
        set: { property_type: 'land', city: 'Guntur', size_sqft: atLeast(1350) },
      },
    ],
  },
]
