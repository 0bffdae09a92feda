import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const oldAndNewHomes: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'కూతురి పెళ్ళి అయిపోయింది ఇప్పుడు మేమిద్దరమే కాబట్టి చిన్న ఒక బెడ్‌రూమ్ ఇల్లు చాలు',
        set: { property_type: 'house', bedrooms: exactly(1) },
      },
      {
        text: 'తిరుపతి ఇల్లు అమ్మేసి హైదరాబాద్‌లో ఫ్లాట్ తీసుకునే ప్లాన్ ఉంది',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Hyderabad' },
      },
      {
        text: 'ఇప్పుడున్న ఇంటి అద్దె పద్దెనిమిది వేలు అంతకంటే తక్కువలో కావాలి',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18000) },
      },
      {
        text: 'జీతం నలభై వేలు అద్దెకి పది వేల కంటే ఎక్కువ ఇవ్వలేను',
        set: { transaction_type: 'rent', price: upTo(10000) },
      },
      {
        text: 'మా ఆయనకి కడపకి ట్రాన్స్‌ఫర్ అయింది అక్కడ రెండు గదుల ఇల్లు అద్దెకి కావాలి',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kadapa', bedrooms: exactly(2) },
      },
      {
        text: 'షాపు అబిడ్స్‌లో ఉంది ఇల్లు దాని దగ్గరే ఉండాలి',
        known: { city: 'Hyderabad' },
        set: { property_type: 'house', area: 'Abids' },
      },
      { text: 'జిమ్ కావాలన్నాను కదా వద్దులే', known: { amenities: ['gym'] }, drop: ['gym'] },
      { text: 'బెడ్‌రూములు ఎన్ని ఉన్నా పర్లేదు', any: ['bedrooms'] },
      { text: 'ఇల్లైనా సరే ఫ్లాటైనా సరే', any: ['property_type'] },
      {
        text: 'ఇరవై ఐదు కాదు ముప్పై ఐదు లక్షలు',
        known: { transaction_type: 'sale', price: upTo(2500000) },
        set: { price: upTo(3500000) },
      },
      {
        text: 'బడ్జెట్ ఇంకో ఐదు లక్షలు పెంచొచ్చు',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(5500000) },
      },
      { text: 'నాంపల్లి తప్ప వేరే ఎక్కడైనా చూపించండి', known: { area: 'Nampally' }, any: ['area'] },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'పక్కింటి వాళ్ళు ఎనభై లక్షలకి అమ్మారు', act: 'unclear' },
      { text: 'ఇంటి దేవుడికి మొక్కు ఉంది తీర్చుకుని వచ్చాం', act: 'unclear' },
      { text: 'లోన్ ఇరవై లక్షలు వస్తుందని బ్యాంకు వాళ్ళు చెప్పారు', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'maa pillalu peddayyaru illu saripovatledu 3bhk kavali',
        set: { property_type: 'house', bedrooms: exactly(3) },
      },
      {
        text: 'rent katti katti visugochindi sontha illu konali bachupally side',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Bachupally' },
      },
      { text: 'naa roommate vellipoyadu, ippudu oka 1bhk ki shift avvali', set: { bedrooms: exactly(1) } },
      {
        text: 'nanna retire ayyaru vijayawada lo oka plot chustunnam 30 lakhs varaku',
        set: { property_type: 'land', city: 'Vijayawada', price: upTo(3000000) },
      },
      {
        text: 'tanker neellu kadu manjeera neellu vache illu',
        set: { property_type: 'house', amenities: ['water_supply'] },
      },
      {
        text: 'gachibowli vaddu nallagandla side chudandi',
        known: { area: 'Gachibowli' },
        set: { area: 'Nallagandla' },
      },
      {
        text: 'rent entaina parledu area manchidi kavali',
        known: { transaction_type: 'rent' },
        any: ['price'],
      },
      { text: 'balcony unte bagundedi', set: { amenities: ['balcony'] } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'lift padaindi maa apartment lo', act: 'unclear' },
      { text: 'naa thammudu 12 lakhs ki car konnadu', act: 'unclear' },
      { text: 'office ki velladaniki roju ganta padutundi', act: 'unclear' },
      { text: 'illu chala bagundi ani maa aavida antondi', act: 'unclear' },
      { text: '10k advance ichanu vallu tirigi ivvatledu', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Parents తో ఉంటాను so 2bhk ground floor ఇల్లు kavali',
        set: { property_type: 'house', bedrooms: exactly(2) },
      },
      {
        text: 'Old house అయినా ok కానీ car parking కచ్చితంగా ఉండాలి',
        set: { property_type: 'house', amenities: ['parking'] },
      },
      {
        text: 'Office Raheja Mindspace లో, దాని దగ్గర pg కాదు flat కావాలి',
        set: { property_type: 'apartment', area: 'Mindspace' },
      },
      {
        text: '2 crore budget ఉండేది now only 1.5 crore',
        known: { transaction_type: 'sale', price: upTo(20000000) },
        set: { price: upTo(15000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'మా building లో power backup లేదు చాలా కష్టం', act: 'unclear' }],
  },
]
