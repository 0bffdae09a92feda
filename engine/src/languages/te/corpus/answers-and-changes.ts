import { between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** What is answered, changed and taken back, and acts in unusual forms. */
export const answersAndChanges: CorpusSection[] = [
  {
    phenomenon: 'answers as people give them, native',
    cases: [
      { text: 'అద్దెకేనండి', asked: 'transaction_type', set: { transaction_type: 'rent' }, numbers: [] },
      {
        text: 'డెబ్బై దాకా పర్వాలేదు',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: upTo(7000000) },
        numbers: [70],
      },
      { text: 'కర్నూలులో అయితే బాగుంటుంది', asked: 'city', set: { city: 'Kurnool' }, numbers: [] },
      {
        text: 'దాని గురించి ఇంకా అనుకోలేదు',
        asked: 'price',
        known: { transaction_type: 'sale' },
        any: ['price'],
        numbers: [],
      },
    ],
  },
  {
    phenomenon: 'answers as people give them, latin',
    cases: [
      { text: 'konadaniki', asked: 'transaction_type', set: { transaction_type: 'sale' }, numbers: [] },
      {
        text: '12 velu dati vaddu',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
        numbers: [12000],
      },
      { text: 'edaina parledu', asked: 'area', known: { city: 'Hyderabad' }, any: ['area'], numbers: [] },
      {
        text: 'lift undali inka backup kuda',
        asked: 'amenities',
        set: { amenities: ['lift', 'power_backup'] },
        numbers: [],
      },
    ],
  },
  {
    phenomenon: 'answers as people give them, mixed',
    cases: [
      {
        text: '3 bedrooms అయితే best, 2 అయినా ok',
        asked: 'bedrooms',
        set: { bedrooms: between(2, 3) },
        numbers: [3, 2],
      },
      {
        text: 'budget around 55 lakhs ఉండొచ్చు',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5500000) },
        numbers: [5500000],
      },
    ],
  },
  {
    phenomenon: 'changes and what is taken back, native',
    cases: [
      {
        text: 'హైదరాబాద్ వద్దు అనిపిస్తోంది, విజయవాడలోనే చూడండి',
        known: { city: 'Hyderabad', transaction_type: 'rent' },
        set: { city: 'Vijayawada' },
        numbers: [],
      },
      {
        text: 'స్విమ్మింగ్ పూల్ లేకపోయినా ఫర్వాలేదు',
        known: { amenities: ['swimming_pool', 'lift'] },
        drop: ['swimming_pool'],
        numbers: [],
      },
      {
        text: 'అద్దెకు కాదు, సొంతానికి అడిగాను',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
        numbers: [],
      },
      {
        text: 'బడ్జెట్‌ని ముప్పై ఐదు లక్షలు చేయండి',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3500000) },
        numbers: [3500000],
      },
    ],
  },
  {
    phenomenon: 'changes and what is taken back, latin',
    cases: [
      {
        text: 'sorry 2 kadu 3 bedrooms',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
        numbers: [2, 3],
      },
      {
        text: 'area mukhyam kadu ekkadaina chudandi',
        known: { area: 'Miyapur' },
        any: ['area'],
        numbers: [],
      },
      {
        text: 'konadam vaddu rent ke chuddam',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
        numbers: [],
      },
      {
        text: 'parking teeseyandi avasaram ledu',
        known: { amenities: ['parking'] },
        drop: ['parking'],
        numbers: [],
      },
    ],
  },
  {
    phenomenon: 'changes and what is taken back, mixed',
    cases: [
      {
        text: 'Kondapur వదిలేయండి, Gachibowli check చేయండి',
        known: { area: 'Kondapur', city: 'Hyderabad' },
        set: { area: 'Gachibowli' },
        numbers: [],
      },
    ],
  },
  {
    phenomenon: 'acts in unusual forms, native',
    counter: true,
    cases: [
      { text: 'అవును అదే ఖాయం చేయండి', act: 'affirm', numbers: [] },
      { text: 'లేదు అది నచ్చలేదు', act: 'deny', numbers: [] },
      { text: 'అన్నీ తుడిచేసి మళ్ళీ మొదలుపెడదాం', act: 'restart', numbers: [] },
      { text: 'మీరు చేసిన సాయానికి కృతజ్ఞతలు', act: 'thanks', numbers: [] },
    ],
  },
  {
    phenomenon: 'acts in unusual forms, latin',
    counter: true,
    cases: [
      { text: 'evaraina manishi tho matladinchandi', act: 'handoff', numbers: [] },
      { text: 'enti marosari cheppandi', act: 'repeat', numbers: [] },
      { text: 'sare malli kaluddam', act: 'goodbye', numbers: [] },
    ],
  },
]
