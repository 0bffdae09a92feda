import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second set of Telugu turns in Latin letters, written without sight of rules and corpus and never tuned to. */
export const secondLatin: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, latin',
    cases: [
      {
        text: 'ameerpet lo 1bhk rent ki kavali 9k lopu',
        set: { transaction_type: 'rent', area: 'Ameerpet', bedrooms: exactly(1), price: upTo(9000) },
        numbers: [1, 9000],
      },
      {
        text: 'vizag gajuwaka lo site konali 150 gajalu',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Visakhapatnam',
          area: 'Gajuwaka',
          size_sqft: atLeast(1350),
        },
        numbers: [150],
      },
      {
        text: 'hi andi madhapur side semi furnished flat rent ki chustunna 25k budget',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Madhapur',
          price: upTo(25000),
          amenities: ['semi_furnished'],
        },
        numbers: [25000],
      },
      {
        text: 'maa family ki oka independent house konalani undi tirupati lo, enabhai lakshala varaku',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Tirupati', price: upTo(8000000) },
        numbers: [8000000],
      },
      {
        text: 'nizampet la 2bhk kirayiki unda anna',
        set: { transaction_type: 'rent', area: 'Nizampet', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'guntur lo illu addeki kavali 8 nunchi 10 velu',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Guntur',
          price: between(8000, 10000),
        },
      },
      {
        text: 'narsingi lo villa kontam, club house gym pool anni undali, 3 crores daka',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Narsingi',
          price: upTo(30000000),
          amenities: ['clubhouse', 'gym', 'swimming_pool'],
        },
        numbers: [30000000],
      },
      {
        text: 'kakinada lo aidu sentla sthalam konukkovali',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Kakinada', size_sqft: atLeast(2178) },
        numbers: [5],
      },
      {
        text: 'begumpet daggara flat kavali naaku, renttuke, car parking tappanisari',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Begumpet',
          amenities: ['parking'],
        },
      },
      {
        text: 'vijayawada patamata lo manchi apartment edaina unte cheppandi memu kontamu',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Vijayawada', area: 'Patamata' },
      },
      {
        text: 'ac unna 1 bhk bachupally lo rent',
        set: {
          transaction_type: 'rent',
          area: 'Bachupally',
          bedrooms: exactly(1),
          amenities: ['air_conditioning'],
        },
      },
      {
        text: 'warangal lo moodu bedroomla illu konadam kosam vetukutunnam, maa daggara 60 lakhs unnayi',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Warangal',
          bedrooms: exactly(3),
          price: upTo(6000000),
        },
      },
    ],
  },
  {
    phenomenon: 'second: answers, latin',
    cases: [
      {
        text: '70 lopu',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Hyderabad' },
        set: { price: upTo(7000000) },
      },
      {
        text: 'kompally vaipu chudandi',
        asked: 'area',
        known: { city: 'Hyderabad' },
        set: { area: 'Kompally' },
      },
      { text: 'avemi avasaram ledu', asked: 'amenities', known: { city: 'Nellore' }, any: ['amenities'] },
      { text: 'ongole', asked: 'city', set: { city: 'Ongole' } },
    ],
  },
  {
    phenomenon: 'second: corrections, latin',
    cases: [
      {
        text: '15 kaadu le, 20 velu varaku ichesta',
        known: { transaction_type: 'rent', price: upTo(15000) },
        set: { price: upTo(20000) },
      },
      {
        text: 'illu vaddu plotlu chupinchandi',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { property_type: 'land' },
      },
      { text: 'gym teesey bro waste', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
      { text: 'area edaina parledu', asked: 'area', known: { city: 'Visakhapatnam' }, any: ['area'] },
      {
        text: 'konatam kaadu andi addeki adiganu nenu',
        known: { transaction_type: 'sale', city: 'Hyderabad' },
        set: { transaction_type: 'rent' },
      },
    ],
  },
  {
    phenomenon: 'second: questions and talk, latin',
    counter: true,
    cases: [
      { text: 'ee flat ki vastu bagunda', act: 'question' },
      { text: 'owner eppudu phone ethutaru', act: 'question' },
      { text: 'monna bangalore vella akkada 1bhk rent 40k anta amma baboi', act: 'unclear' },
      { text: 'rendu car parking lu istara leka okkate na', asked: 'bedrooms', act: 'question' },
      { text: 'repu 11 gantalaki vastanu chudataniki', act: 'unclear' },
      { text: 'bank vallu loan 20 years ki istara ee property meeda', act: 'question' },
    ],
  },
  {
    phenomenon: 'second: acts, latin',
    cases: [
      { text: 'avunu ade correct', act: 'affirm' },
      { text: 'evaraina manishi tho matladali nenu', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'second: numbers in words, latin',
    cases: [
      {
        text: 'nalabhai aidu lakshala lopu',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4500000) },
        numbers: [4500000],
      },
      {
        text: 'padi velu nundi pannendu velu',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(10000, 12000) },
        numbers: [{ min: 10000, max: 12000 }],
      },
    ],
  },
]
