import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Telugu turns mixed with English, written without sight of rules and corpus and never tuned to. */
export const mixed: CorpusSection[] = [
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'Gachibowliలో 3BHK flat కావాలి for rent, budget 40k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Gachibowli',
          price: upTo(40000),
          bedrooms: exactly(3),
        },
        numbers: [3, 40000],
      },
      {
        text: 'Looking for independent house in Vijayawada, కోటి లోపు ఉంటే చెప్పండి',
        set: { property_type: 'house', city: 'Vijayawada', price: upTo(10000000) },
        numbers: [10000000],
      },
      {
        text: 'నాకు 2BHK కావాలి near Hitech City, gym and swimming pool ఉండాలి',
        set: { area: 'Hitech City', bedrooms: exactly(2), amenities: ['gym', 'swimming_pool'] },
        numbers: [2],
      },
      {
        text: 'semi furnished flat for rent undha in Kondapur, 25k max ayithe ok',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kondapur',
          price: upTo(25000),
          amenities: ['semi_furnished'],
        },
        numbers: [25000],
      },
      {
        text: 'Kompally side open plot చూస్తున్నా, 200 sq yards, 50 lakhs లోపు',
        set: { property_type: 'land', area: 'Kompally', price: upTo(5000000), size_sqft: atLeast(1800) },
        numbers: [200, 5000000],
      },
      {
        text: 'gated community villa kavali sir with clubhouse, Tellapur area-lo, 2.5 cr varaku',
        set: {
          property_type: 'house',
          area: 'Tellapur',
          price: upTo(25000000),
          amenities: ['clubhouse', 'gated_community'],
        },
        numbers: [25000000],
      },
    ],
  },
  {
    phenomenon: 'bare answers, mixed',
    cases: [
      { text: 'own చేసుకోవాలి', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'budget 70 lakhs అనుకోండి',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7000000) },
        numbers: [7000000],
      },
      { text: '2BHK అయితే చాలు', asked: 'bedrooms', set: { bedrooms: exactly(2) }, numbers: [2] },
      { text: 'Manikonda అయితే best', asked: 'area', known: { city: 'Hyderabad' }, set: { area: 'Manikonda' } },
    ],
  },
  {
    phenomenon: 'numbers and sizes, mixed',
    cases: [
      {
        text: 'around 22k అనుకుంటున్నా',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(22000) },
        numbers: [22000],
      },
      {
        text: 'max అంటే 65L',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6500000) },
        numbers: [6500000],
      },
      { text: 'carpet area 1100 sft పైన ఉండాలి', set: { size_sqft: atLeast(1100) }, numbers: [1100] },
      { text: '2 or 3 BHK ఏదైనా ఓకే', set: { bedrooms: between(2, 3) }, numbers: [{ min: 2, max: 3 }] },
    ],
  },
  {
    phenomenon: 'anything will do and take-backs, mixed',
    cases: [
      { text: 'area ఏదైనా no problem', asked: 'area', any: ['area'] },
      {
        text: 'parking గురించి చెప్పింది ignore చేయండి',
        known: { amenities: ['parking', 'lift'] },
        drop: ['parking'],
      },
    ],
  },
  {
    phenomenon: 'corrections, mixed',
    cases: [
      {
        text: 'rent వద్దు sir, own house ye kavali',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'Uppal lo vaddu, actually Tarnaka better',
        known: { city: 'Hyderabad', area: 'Uppal' },
        set: { area: 'Tarnaka' },
      },
      {
        text: 'price range 30 to 35k చేద్దాం',
        known: { transaction_type: 'rent', price: upTo(25000) },
        set: { price: between(30000, 35000) },
        numbers: [{ min: 30000, max: 35000 }],
      },
      {
        text: 'apartment ఇష్టం లేదు, villa చూపించండి',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'offers, mixed',
    cases: [
      {
        text: 'నా 2BHK flat sale కి పెట్టాలి in Kukatpally',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kukatpally',
          bedrooms: exactly(2),
        },
      },
    ],
  },
  {
    phenomenon: 'acts, mixed',
    cases: [
      { text: 'staff ఎవరైనా call చేయగలరా', act: 'handoff' },
      { text: 'ok bye, తర్వాత మాట్లాడదాం', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'ఈ areaలో water problem ఉందా', act: 'question' },
      { text: 'tomorrow evening వస్తే owner ఉంటారా', act: 'question' },
      { text: 'photos పంపుతారా', act: 'question' },
      { text: 'office నుంచి వచ్చాక check చేస్తా', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'turns that do several things, mixed',
    cases: [
      {
        text: 'Kondapur costly, Nizampet చూద్దాం, మిగతా అన్నీ same',
        known: { transaction_type: 'rent', city: 'Hyderabad', area: 'Kondapur', price: upTo(20000) },
        set: { area: 'Nizampet' },
      },
    ],
  },
]
