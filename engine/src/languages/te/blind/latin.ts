import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Telugu turns in Latin letters as people type them, written without sight of rules and corpus and never tuned to. */
export const latin: CorpusSection[] = [
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'kukatpally lo 2bhk flat rent ki kavali 18k lopu',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kukatpally',
          price: upTo(18000),
          bedrooms: exactly(2),
        },
        numbers: [2, 18000],
      },
      {
        text: 'vizag lo illu konali anukuntunnam budget 60 lakshala varaku',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Visakhapatnam',
          price: upTo(6000000),
        },
        numbers: [6000000],
      },
      {
        text: 'anna miyapur side addeku illu dorukutunda 10 velaki',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Miyapur', price: upTo(10000) },
        numbers: [10000],
      },
      {
        text: 'guntur daggara 150 gajala sthalam kavali 20 lakhs lo',
        set: { property_type: 'land', city: 'Guntur', price: upTo(2000000), size_sqft: atLeast(1350) },
        numbers: [150, 2000000],
      },
      {
        text: 'vijayawada kanuru lo 3 bedroom apartment, lift parking undali, konadaniki',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Vijayawada',
          area: 'Kanuru',
          bedrooms: exactly(3),
          amenities: ['parking', 'lift'],
        },
        numbers: [3],
      },
      // Native speaker, please check: "kiraiki kavale" as in Telangana
      {
        text: 'hyd lo furnished flat kiraiki kavale madhapur daggara',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Hyderabad',
          area: 'Madhapur',
          amenities: ['furnished'],
        },
      },
      // Native speaker, please check: Telangana speech
      {
        text: 'warangal la plot konala 15 laksha lopala',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Warangal', price: upTo(1500000) },
        numbers: [1500000],
      },
      {
        text: 'tirupati lo chinna illu chalu rent 6000 daka',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tirupati', price: upTo(6000) },
        numbers: [6000],
      },
    ],
  },
  {
    phenomenon: 'bare answers, latin',
    cases: [
      { text: 'konukkovali', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'addeki', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'rajahmundry lo', asked: 'city', set: { city: 'Rajahmundry' } },
      { text: 'lb nagar daggara', asked: 'area', known: { city: 'Hyderabad' }, set: { area: 'LB Nagar' } },
      {
        text: 'padi padihenu madhyalo',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(10000, 15000) },
      },
      { text: 'rendu bedroomlu', asked: 'bedrooms', set: { bedrooms: exactly(2) }, numbers: [2] },
      {
        text: 'neellu, current backup unte chalu',
        asked: 'amenities',
        set: { amenities: ['power_backup', 'water_supply'] },
      },
    ],
  },
  {
    phenomenon: 'numbers and prices, latin',
    cases: [
      {
        text: 'kotinnara daka',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(15000000) },
        numbers: [15000000],
      },
      {
        text: 'yabhai lakshala lopu',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5000000) },
        numbers: [5000000],
      },
      {
        text: 'pathika velu',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(25000) },
        numbers: [25000],
      },
      {
        text: '60 nundi 70 lakshalu',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(6000000, 7000000) },
        numbers: [{ min: 6000000, max: 7000000 }],
      },
      {
        text: 'takkuvalo takkuva 40 lakshalu',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(4000000) },
        numbers: [4000000],
      },
    ],
  },
  {
    phenomenon: 'bedrooms and sizes, latin',
    cases: [
      { text: 'ara ekaram polam', set: { property_type: 'land', size_sqft: atLeast(21780) }, numbers: [0.5] },
      {
        text: '200 gajalu',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(1800) },
        numbers: [200],
      },
      { text: '1200 sft kanna ekkuva undali', set: { size_sqft: atLeast(1200) }, numbers: [1200] },
    ],
  },
  {
    phenomenon: 'places, latin',
    cases: [
      // Native speaker, please check: "BZA", the station code, is how people write Vijayawada
      { text: 'bza lo', asked: 'city', set: { city: 'Vijayawada' } },
      // Native speaker, please check: short form of Secunderabad
      { text: 'secbad', asked: 'area', known: { city: 'Hyderabad' }, set: { area: 'Secunderabad' } },
      { text: 'karimnagar ki', asked: 'city', set: { city: 'Karimnagar' } },
      { text: 'bangalore electronic city lo', set: { city: 'Bengaluru', area: 'Electronic City' } },
    ],
  },
  {
    phenomenon: 'anything will do and take-backs, latin',
    cases: [{ text: 'size entha unna parvaledu', any: ['size_sqft'] }],
  },
  {
    phenomenon: 'corrections, latin',
    cases: [
      { text: 'rent kadu konali', known: { transaction_type: 'rent' }, set: { transaction_type: 'sale' } },
      { text: 'illu vaddu plot kavali', known: { property_type: 'house' }, set: { property_type: 'land' } },
      {
        text: '20 kadu 25 velu cheyandi',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      {
        text: 'uppal vaddu nagole chudandi',
        known: { city: 'Hyderabad', area: 'Uppal' },
        set: { area: 'Nagole' },
      },
      { text: '3bhk badulu 2bhk chalu', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'avunu correcte', act: 'affirm' },
      { text: 'ledu vaddu', act: 'deny' },
      { text: 'malli first nunchi start cheddam', act: 'restart' },
      { text: 'evaraina call cheyamanandi naaku', act: 'handoff' },
      { text: 'emannaru malli cheppandi', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'offers, latin',
    cases: [
      {
        text: 'naa plot ammali shamshabad lo 200 gajalu',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Shamshabad',
          size_sqft: atLeast(1800),
        },
        numbers: [200],
      },
    ],
  },
  {
    phenomenon: 'questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'brokerage entha', act: 'question' },
      { text: 'repu sayantram 5 ki vastanu', act: 'unclear' },
      { text: 'veg tinevalle undali', act: 'unclear' },
      { text: 'bhojanam ayyinda', act: 'question' },
      { text: 'vaana padtundi ikkada', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'turns that do several things, latin',
    cases: [
      {
        text: 'illu kavali, kaneesam 3 bedroomlu undali',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house', bedrooms: atLeast(3) },
        numbers: [3],
      },
      {
        text: 'adi telidu kani uppal side chudandi',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { area: 'Uppal' },
      },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, latin',
    counter: true,
    cases: [
      { text: 'flat better aa illu better aa cheppandi', act: 'question' },
      { text: '50 lakshala loan ki nelaki entha kattali', act: 'question' },
      { text: 'maadi vijayawada andi', act: 'unclear' },
    ],
  },
]
