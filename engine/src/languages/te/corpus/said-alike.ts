import { wishesAndTalk } from '../../corpus-case.ts'

/** The same things as they are said in each of the eight languages. */
export const saidAlike = wishesAndTalk([
  { text: 'రెండో దాంట్లో పార్కింగ్ ఉందా?', known: { city: 'Hyderabad' }, act: 'question' },
  { text: 'rendo danlo lift unda', known: { city: 'Hyderabad' }, act: 'question' },
  { text: 'మొదటిది 3 బీహెచ్‌కేనా?', known: { city: 'Hyderabad' }, act: 'question' },
  { text: 'ఆగండి, రెండో దాంట్లో పార్కింగ్ ఉందా', known: { city: 'Hyderabad' }, act: 'question' },
  { text: 'rendodi 20000 aa', known: { city: 'Hyderabad' }, act: 'question' },
  {
    text: 'మా అన్నయ్య ఢిల్లీలో పనిచేసేవాడు, ఇప్పుడు హైదరాబాద్‌లో 2 బీహెచ్‌కే',
    set: { city: 'Hyderabad', bedrooms: { min: 2, max: 2 } },
  },
  { text: 'ఒక గది ఒక వంటగది చాలు', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'oka room oka kitchen chalu', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'రెండు గదులు ఒక వంటగది చాలు', set: { bedrooms: { min: 2, max: 2 } } },
  { text: 'ఒక రూమ్ కిచెన్ ఉంటే చాలు', set: { bedrooms: { min: 1, max: 1 } } },
  {
    text: 'ఫర్నిష్డ్ వద్దేమో అనిపిస్తుంది మా దగ్గర సోఫా మంచం అన్నీ ఉన్నాయి',
    known: { amenities: ['furnished'] },
    drop: ['furnished'],
  },
  { text: '80 లక్షల పైన భరించలేము', set: { price: { max: 8000000 } } },
  { text: 'ఇంకేం లేకపోయినా బాల్కనీ మాత్రం ఉండాల్సిందే', set: { amenities: ['balcony'] } },
  { text: 'గచ్చిబౌలిలో అయితే బాగుండు', set: { area: 'Gachibowli' } },
  {
    text: 'మాతో కుక్కపిల్ల ఉంది, దాన్ని రానిచ్చే ఫ్లాట్ కావాలి',
    set: { property_type: 'apartment', amenities: ['pet_friendly'] },
  },
  {
    text: 'ఫ్లాట్‌లో ఊపిరాడదు, మాకు ఇల్లే కావాలి',
    asked: 'property_type',
    known: { transaction_type: 'sale' },
    set: { property_type: 'house' },
  },
  { text: 'స్థలం ఒక్కటే చాలు ఇల్లు మేమే కట్టుకుంటాం', set: { property_type: 'land' } },
  {
    text: 'నేను బెంగళూరులో జాబ్, సెలవులకి వచ్చినప్పుడు ఉండడానికి గుంటూరులో ఒక ఇల్లు కొనాలని ప్లాన్',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Guntur' },
  },
  {
    text: 'ఇప్పటికి అద్దెకి చాలు, కొనడం సంగతి తర్వాత చూద్దాం',
    asked: 'transaction_type',
    set: { transaction_type: 'rent' },
  },
  {
    text: 'ఇప్పుడు ఉంటున్న చోట ఎనిమిది వేలు అద్దె',
    asked: 'price',
    known: { transaction_type: 'rent' },
    act: 'unclear',
  },
  {
    text: 'ఫర్నిచర్ అంతా మా దగ్గర ఉంది కాబట్టి ఫర్నిష్డ్ అవ్వాలని లేదు',
    known: { amenities: ['furnished'] },
    drop: ['furnished'],
  },
  { text: 'gym teeseyandi evaru vellaru', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
  { text: 'జిమ్ తీసేయండి ఎవరు వెళ్తారు', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
  { text: 'మా తాతగారి భూమి ఊళ్ళో మూడెకరాలుంది', act: 'unclear' },
  {
    text: 'ఇప్పుడు మేం కడుతున్న అద్దె తొమ్మిది వేలు',
    asked: 'price',
    known: { transaction_type: 'rent' },
    act: 'unclear',
  },
  { text: 'power backup లేకుండా అయితే వద్దు sir, work from home నాది', set: { amenities: ['power_backup'] } },
  {
    text: 'max అరవై lakhs అండి loan కూడా పెట్టాలి',
    asked: 'price',
    known: { transaction_type: 'sale' },
    set: { price: { max: 6000000 } },
  },
  { text: 'మూడు ఎకరాల భూమి ఉందా', set: { property_type: 'land', size_sqft: { min: 130680 } } },
  { text: 'మూడు సెంట్ల స్థలం ఉందా', set: { property_type: 'land', size_sqft: { min: 1306.8 } } },
  {
    text: 'అమీర్‌పేటలో పాత ఇల్లు అమ్మేస్తున్నాం, ఇప్పుడు హైదరాబాద్‌లోనే చిన్న ఫ్లాట్ కొంటాం',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Hyderabad' },
  },
  { text: 'వన్ ఆర్కే అద్దెకు కావాలి', set: { transaction_type: 'rent', bedrooms: { min: 1, max: 1 } } },
  { text: 'మాకు కుక్క ఉంది, ఒప్పుకునే ఫ్లాట్ కావాలి', set: { property_type: 'apartment', amenities: ['pet_friendly'] } },
  {
    text: 'ఇంకొంచెం పెట్టగలం, నలభై ఐదు అనుకోండి',
    known: { price: { max: 4000000 }, transaction_type: 'sale' },
    set: { price: { max: 4500000 } },
  },
  {
    text: 'మాదాపూర్ వద్దు అటువైపు ట్రాఫిక్ ఎక్కువ, ఉప్పల్ చూడండి',
    asked: 'area',
    known: { city: 'Hyderabad' },
    set: { area: 'Uppal' },
  },
  { text: 'ఇండిపెండెంట్ ఇల్లు కావాలి, అపార్ట్‌మెంట్‌లో ఊపిరాడదు', set: { property_type: 'house' } },
  { text: 'అమీర్‌పేట దగ్గర ఏమైనా ఉంటే చూపించండి', set: { area: 'Ameerpet' } },
])
