import { atLeast, type CorpusSection, exactly, upTo, wishesAndTalk } from '../../corpus-case.ts'

/** What is moved on from, paid now, demanded, too far; plain wishes in many manners. */
export const movesAndConditions: CorpusSection[] = wishesAndTalk([
  {
    text: 'నమస్కారం, దయచేసి వరంగల్‌లో రెండు గదులున్న అద్దె ఇంటిని వెతికి పెట్టగలరా',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Warangal', bedrooms: exactly(2) },
  },
  {
    text: 'అయ్యా గుంటూరులో ఓ చిన్న ఇల్లు కిరాయికి కావాలె ఆరు వేలల్ల',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Guntur', price: upTo(6000) },
  },
  {
    text: 'యాభై లక్షల దాకా పెట్టగలను',
    asked: 'price',
    known: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(7_000_000),
    },
    set: { price: upTo(5_000_000) },
  },
  {
    text: 'రెండున్నర వేల చదరపు అడుగుల స్థలం ఉండాలి',
    asked: 'size_sqft',
    known: { transaction_type: 'sale' },
    set: { property_type: 'land', size_sqft: atLeast(2500) },
  },
  {
    text: 'kukatpally lo 2bhk rent ki chustunna budget 22k',
    set: { transaction_type: 'rent', area: 'Kukatpally', bedrooms: exactly(2), price: upTo(22_000) },
  },
  {
    text: 'vizag lo sonta flat konadaniki plan undi 60 lakhs lopala',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Visakhapatnam',
      price: upTo(6_000_000),
    },
  },
  {
    text: 'budget 25 velu cheyandi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { price: upTo(25_000) },
  },
  {
    text: 'ameerpet vaddu, begumpet chudandi',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(20_000),
      area: 'Ameerpet',
    },
    set: { area: 'Begumpet' },
  },
  {
    text: 'parking inka security rendu kavali',
    asked: 'amenities',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { amenities: ['parking', 'security'] },
  },
  {
    text: 'edaina parvaledu',
    asked: 'area',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    any: ['area'],
  },
  {
    text: '3 rooms unna illu ki maarali',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', bedrooms: exactly(3) },
  },
  {
    text: '200 గజాల plot కావాలి Shadnagar side లో',
    known: { transaction_type: 'sale' },
    set: { property_type: 'land', size_sqft: atLeast(1800), area: 'Shadnagar' },
  },
  {
    text: 'Gachibowli లో furnished flat ఉంటే 35k వరకు ok',
    known: { transaction_type: 'rent' },
    set: { area: 'Gachibowli', property_type: 'apartment', amenities: ['furnished'], price: upTo(35_000) },
  },
  {
    text: 'gated community లో villa కొనాలి',
    set: { transaction_type: 'sale', property_type: 'house', amenities: ['gated_community'] },
  },
  {
    text: 'lift వద్దు కానీ generator ఉండాలి',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(20_000),
      amenities: ['lift'],
    },
    set: { amenities: ['power_backup'] },
    drop: ['lift'],
  },
  {
    text: 'మా ఆవిడ ఇల్లు కొందాం అంటోంది కానీ నాకు అద్దె ఇల్లే కావాలి',
    set: { transaction_type: 'rent', property_type: 'house' },
  },
  {
    text: 'లిఫ్ట్ లేకపోతే అసలు వద్దే వద్దు',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { amenities: ['lift'] },
  },
  {
    text: 'మియాపూర్ ఆఫీసుకి చాలా దూరం అవుతుంది',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(20_000),
      area: 'Miyapur',
    },
    drop: ['area'],
  },
  {
    text: 'ఇప్పుడున్న ఇంటికి పన్నెండు వేలు కడుతున్నా, పదహారు వరకు వెళ్ళగలను',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { price: upTo(16_000) },
  },
  {
    text: 'maa amma nanna tho untam anduke ground floor aina parledu 3bhk kavali uppal daggara',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { bedrooms: exactly(3), area: 'Uppal' },
  },
  {
    text: '1bhk nunchi 2bhk ki maarali pillalu peddavallayyaru',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { bedrooms: exactly(2) },
  },
  {
    text: 'sthalam koni illu kattukovali anukuntunna karimnagar lo 20 lakhs unnayi',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Karimnagar', price: upTo(2_000_000) },
  },
  {
    text: 'gym pool em vaddu parking unte chalu',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(20_000),
      amenities: ['gym'],
    },
    set: { amenities: ['parking'] },
    drop: ['gym', 'swimming_pool'],
  },
  {
    text: 'SR nagar చాలా noisy అందుకే Kondapur లో చూస్తాను',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(20_000),
      area: 'SR Nagar',
    },
    set: { area: 'Kondapur' },
  },
  {
    text: 'rent 15k పైన అయితే వద్దు',
    known: { transaction_type: 'rent', property_type: 'apartment' },
    set: { price: upTo(15_000) },
  },
])
