import { type CorpusCase, wishesAndTalk } from '../../corpus-case.ts'

/** Half of a budget and sums put on to it, offices that traffic keeps one from, land to build on, what papers and bathrooms there are; and what sounds alike. */
const turns: CorpusCase[] = [
  {
    text: 'ముందు చెప్పిన బడ్జెట్‌కి రెండు వేలు కలపండి',
    known: { transaction_type: 'rent', price: { max: 15000 } },
    set: { price: { max: 17000 } },
  },
  {
    text: 'budget ki rendu velu kalupukondi',
    known: { transaction_type: 'rent', price: { max: 15000 } },
    set: { price: { max: 17000 } },
  },
  {
    text: 'బడ్జెట్‌కి ఇంకో మూడు వేలు కలుపుకోండి',
    known: { transaction_type: 'rent', price: { max: 15000 } },
    set: { price: { max: 18000 } },
  },
  {
    text: 'budget ki 5 lakhs kalapandi',
    known: { transaction_type: 'sale', price: { max: 4000000 } },
    set: { price: { max: 4500000 } },
  },
  { text: 'ఏజెంట్‌ని కలపండి', known: { transaction_type: 'rent' }, act: 'handoff' },
  {
    text: 'అంత పెట్టలేం, అందులో సగమే మా స్తోమత',
    known: { transaction_type: 'sale', price: { max: 8000000 } },
    set: { price: { max: 4000000 } },
  },
  {
    text: 'చెప్పిన దాంట్లో సగమే ఇవ్వగలం',
    known: { transaction_type: 'sale', price: { max: 8000000 } },
    set: { price: { max: 4000000 } },
  },
  {
    text: 'andulo sagame ivvagalam',
    known: { transaction_type: 'sale', price: { max: 8000000 } },
    set: { price: { max: 4000000 } },
  },
  {
    text: 'బడ్జెట్ సగం చేయండి',
    known: { transaction_type: 'sale', price: { max: 8000000 } },
    set: { price: { max: 4000000 } },
  },
  {
    text: 'budget sagam cheyandi',
    known: { transaction_type: 'sale', price: { max: 8000000 } },
    set: { price: { max: 4000000 } },
  },
  {
    text: 'బడ్జెట్ సగానికి తగ్గించండి',
    known: { transaction_type: 'rent', price: { max: 30000 } },
    set: { price: { max: 15000 } },
  },
  {
    text: 'సగం రోజు ఆఫీసులోనే ఉంటాను',
    known: { transaction_type: 'rent', price: { max: 30000 } },
    act: 'unclear',
  },
  {
    text: 'సగం జీతం అప్పులకే పోతుంది',
    known: { transaction_type: 'rent', price: { max: 30000 } },
    act: 'unclear',
  },
  {
    text: 'Bachelor ni kada, 8 to 10k lo adjust avvali',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { price: { min: 8000, max: 10000 } },
  },
  {
    text: 'student ni kada, 6k lo kavali',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { price: { max: 6000 } },
  },
  {
    text: 'స్టూడెంట్‌ని కదా, 6 వేలలో అవ్వాలి',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { price: { max: 6000 } },
  },
  {
    text: '2 bhk undi kada',
    known: { transaction_type: 'rent', property_type: 'apartment' },
    shown: 3,
    set: { bedrooms: { min: 2, max: 2 } },
  },
  {
    text: 'Price అసలు matter కాదు, నచ్చితే చాలు',
    known: { transaction_type: 'sale', price: { max: 5000000 } },
    any: ['price'],
  },
  { text: 'ధర matter కాదు', known: { transaction_type: 'sale', price: { max: 5000000 } }, any: ['price'] },
  {
    text: 'budget matter kadu',
    known: { transaction_type: 'sale', price: { max: 5000000 } },
    any: ['price'],
  },
  {
    text: 'lift matter kadu',
    known: { transaction_type: 'sale', price: { max: 5000000 }, amenities: ['lift'] },
    drop: ['lift'],
  },
  {
    text: 'మా ఆఫీసు హైటెక్ సిటీలో ఉంది, రోజూ ట్రాఫిక్‌లో తిరగలేను, దగ్గర్లో ఉంటే చాలు',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Hyderabad' },
    set: { area: 'Hitech City' },
  },
  {
    text: 'office hitech city lo, traffic lo tiragalenu, daggarlo unte chalu',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Hyderabad' },
    set: { area: 'Hitech City' },
  },
  {
    text: 'ఆఫీసు మాదాపూర్‌లో, ఆ ట్రాఫిక్‌లో రోజూ వెళ్లలేను, దగ్గర్లో చూడండి',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Hyderabad' },
    set: { area: 'Madhapur' },
  },
  { text: 'మాదాపూర్‌లో ట్రాఫిక్ చాలా ఎక్కువ', known: { transaction_type: 'rent', city: 'Hyderabad' }, act: 'unclear' },
  {
    text: 'Kondapur e kavalani emi ledu, any area ok',
    known: { transaction_type: 'rent', city: 'Hyderabad', area: 'Kondapur' },
    drop: ['area'],
  },
  {
    text: 'కొండాపూరే కావాలని ఏమీ లేదు, ఏ ఏరియా అయినా సరే',
    known: { transaction_type: 'rent', city: 'Hyderabad', area: 'Kondapur' },
    any: ['area'],
  },
  {
    text: 'లిఫ్ట్ ఉండాలని ఏమీ లేదు',
    known: { transaction_type: 'rent', city: 'Hyderabad', amenities: ['lift'] },
    drop: ['lift'],
  },
  {
    text: 'Kondapur lone kavali',
    known: { transaction_type: 'rent', city: 'Hyderabad' },
    set: { area: 'Kondapur' },
  },
  {
    text: 'సొంతం చేసుకోవాలి',
    asked: 'transaction_type',
    known: { property_type: 'apartment' },
    set: { transaction_type: 'sale' },
  },
  {
    text: 'sontham chesukovali',
    asked: 'transaction_type',
    known: { property_type: 'apartment' },
    set: { transaction_type: 'sale' },
  },
  {
    text: 'సొంతం చేసుకోవాలని ప్లాన్',
    asked: 'transaction_type',
    known: { property_type: 'apartment' },
    set: { transaction_type: 'sale' },
  },
  { text: 'టౌనులో ఓ జాగా తీసుకుందామని', set: { transaction_type: 'sale', property_type: 'land' } },
  {
    text: 'పదిహేను లచ్చల్లో రావాల',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { price: { max: 1500000 } },
  },
  {
    text: 'ఇరవై లచ్చలు',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { price: { max: 2000000 } },
  },
  {
    text: 'నున్నే అక్కర్లేదు, చుట్టుపక్కల యాడున్నా సరే',
    asked: 'area',
    known: { transaction_type: 'sale', property_type: 'land', city: 'Vijayawada' },
    any: ['area'],
  },
  {
    text: 'యాడైనా పర్లేదు',
    asked: 'area',
    known: { transaction_type: 'sale', property_type: 'land', city: 'Vijayawada' },
    any: ['area'],
  },
  {
    text: 'రెండు బాత్‌రూమ్‌లు కావాలి',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Hyderabad' },
    act: 'unclear',
  },
  {
    text: '2 bathrooms undali',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Hyderabad' },
    act: 'unclear',
  },
  {
    text: 'మా చెల్లి ఇంట్లో మూడు బాత్‌రూమ్‌లు ఉన్నాయి',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Hyderabad' },
    act: 'unclear',
  },
  {
    text: 'HMDA అప్రూవల్ ఉందా',
    known: { transaction_type: 'sale', property_type: 'land' },
    shown: 3,
    act: 'question',
  },
  {
    text: 'approved layout aa',
    known: { transaction_type: 'sale', property_type: 'land' },
    shown: 3,
    act: 'question',
  },
  { text: 'నేను చదివింది పెరిగింది అంతా విజయవాడ', act: 'unclear' },
  { text: 'nenu puttindi perigindi antha guntur', act: 'unclear' },
  {
    text: 'ఇంకా తగ్గిస్తారా',
    known: { transaction_type: 'sale', price: { max: 7000000 } },
    shown: 3,
    act: 'question',
  },
  {
    text: 'inka taggistara',
    known: { transaction_type: 'sale', price: { max: 7000000 } },
    shown: 3,
    act: 'question',
  },
  {
    text: 'అప్రూవల్ ఉన్న స్థలం కావాలి',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { property_type: 'land' },
  },
  {
    text: 'ముందు విజయవాడలో ఏమున్నాయో సూపించు',
    known: { transaction_type: 'sale', property_type: 'land', city: 'Tenali' },
    set: { city: 'Vijayawada' },
  },
  {
    text: 'విజయవాడలో ఏమేం ఉన్నాయో చూపించండి',
    known: { transaction_type: 'sale', property_type: 'land', city: 'Tenali' },
    set: { city: 'Vijayawada' },
  },
]

export const halvesTrafficAndPapers = wishesAndTalk(turns)
