import { atLeast, between, type CorpusSection, exactly, upTo, wishesAndTalk } from '../../corpus-case.ts'

/** Wishes told with what leads to them: the present home, the family, the means. */
export const stories: CorpusSection[] = wishesAndTalk([
  {
    text: 'ఖమ్మంలో అద్దె ఇల్లు కావాలి ఏడెనిమిది వేల లోపు',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Khammam', price: between(7000, 8000) },
  },
  {
    text: 'బంజారాహిల్స్‌లో రెండు కోట్లకి ఇండిపెండెంట్ హౌస్ కొనుక్కోవాలి',
    set: { transaction_type: 'sale', property_type: 'house', area: 'Banjara Hills', price: upTo(20_000_000) },
  },
  {
    text: 'ameerpet lo 1rk rent ki 9000 lopu',
    set: { transaction_type: 'rent', area: 'Ameerpet', bedrooms: exactly(1), price: upTo(9000) },
  },
  {
    text: 'manikonda lo 3bhk semi furnished flat 35k',
    known: { transaction_type: 'rent' },
    set: {
      property_type: 'apartment',
      area: 'Manikonda',
      bedrooms: exactly(3),
      price: upTo(35_000),
      amenities: ['semi_furnished'],
    },
  },
  {
    text: 'karimnagar lo rendu ekarala polam konali',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Karimnagar', size_sqft: atLeast(87_120) },
  },
  {
    text: 'shamshabad side 150 gajala plot 40 lakhs',
    set: { property_type: 'land', area: 'Shamshabad', size_sqft: atLeast(1350), price: upTo(4_000_000) },
  },
  {
    text: 'Uppal లో 2bhk flat, lift ఉండాలి, 18k budget',
    known: { transaction_type: 'rent' },
    set: {
      property_type: 'apartment',
      area: 'Uppal',
      bedrooms: exactly(2),
      price: upTo(18_000),
      amenities: ['lift'],
    },
  },
  {
    text: 'బెంగళూరు నుంచి ట్రాన్స్‌ఫర్ మీద తిరుపతి వస్తున్నాను, సింగిల్ బెడ్రూమ్ చూడండి అద్దెకి',
    set: { transaction_type: 'rent', city: 'Tirupati', bedrooms: exactly(1) },
  },
  {
    text: 'ఇప్పుడు ఉంటున్నది మియాపూర్‌లో, పిల్లల స్కూల్ కోసం కొండాపూర్ మారాలి',
    known: { city: 'Hyderabad' },
    set: { area: 'Kondapur' },
  },
  { text: 'పార్కింగ్ లేని ఇల్లు చూపించకండి', set: { amenities: ['parking'] } },
  {
    text: 'అద్దె కట్టీ కట్టీ అలసిపోయాం ఇక సొంతిల్లే, నలభై లక్షల లోపు',
    set: { transaction_type: 'sale', property_type: 'house', price: upTo(4_000_000) },
  },
  { text: 'మా తమ్ముడికి కాదు నాకే కావాలి గది, ఆరు వేల లోపు', set: { price: upTo(6000) } },
  {
    text: 'కూకట్‌పల్లి అంటే ట్రాఫిక్ ఎక్కువని బాచుపల్లి వైపు చూస్తున్నాం',
    known: { city: 'Hyderabad' },
    set: { area: 'Bachupally' },
  },
  { text: 'నెలాఖరుకి ఖాళీ చేయాలి, త్వరగా డబుల్ బెడ్రూమ్ చూపించండి', set: { bedrooms: exactly(2) } },
  {
    text: 'ippudu delhi lo unna, parents vijayawada lo, vallaki flat konali',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Vijayawada' },
  },
  { text: 'maa current house 2bhk, next di 3bhk undali', set: { bedrooms: exactly(3) } },
  {
    text: 'rent 13k istunna ippudu, 16k daka ok',
    known: { transaction_type: 'rent' },
    set: { price: upTo(16_000) },
  },
  {
    text: 'job guntur lo but family tenali lo ne untundi, so tenali lo illu',
    set: { property_type: 'house', city: 'Tenali' },
  },
  { text: 'gym leni society vaddu', set: { amenities: ['gym'] } },
  { text: 'flat bagane undi kani floor ekkuva', set: { property_type: 'apartment' } },
  {
    text: 'Chennai నుంచి వస్తున్నాం Vizag కి, furnished 2BHK rent',
    set: { transaction_type: 'rent', city: 'Visakhapatnam', bedrooms: exactly(2), amenities: ['furnished'] },
  },
  {
    text: 'Own house ఉంది Kurnool లో, Hyderabad లో rent కి కావాలి',
    set: { transaction_type: 'rent', city: 'Hyderabad' },
  },
  {
    text: '1 crore అయితే ఎక్కువ, 85 lakhs లో ఉంటే చెప్పండి',
    known: { transaction_type: 'sale' },
    set: { price: upTo(8_500_000) },
  },
  {
    text: 'ఇప్పుడున్న ఇల్లు చిన్నదైపోయింది పిల్లలు పెద్దవాళ్ళయ్యారు మూడు గదుల ఇల్లు అద్దెకి కావాలి',
    set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(3) },
  },
  {
    text: 'నేను ఏలూరులో పనిచేస్తాను కానీ భార్యాపిల్లలు విజయవాడలో ఉంటారు వాళ్ళకి విజయవాడలోనే ఇల్లు చూడాలి',
    set: { property_type: 'house', city: 'Vijayawada' },
  },
  {
    text: 'ఊర్లో పొలం అమ్మేశాం ఆ డబ్బుతో కర్నూలులో స్థలం తీసుకోవాలి',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Kurnool' },
  },
  { text: 'ఓనర్ ఇల్లు ఖాళీ చేయమంటున్నారు తొందరగా ఒక డబుల్ బెడ్‌రూమ్ వెతికి పెట్టండి', set: { bedrooms: exactly(2) } },
  {
    text: 'పన్నెండు వేలు అద్దె కడుతున్నాను ఇక పదిహేను దాకా ఇవ్వగలను',
    known: { transaction_type: 'rent' },
    set: { price: upTo(15_000) },
  },
  {
    text: 'బ్యాంకులో ముప్పై లక్షల లోన్ వస్తుంది చేతిలో పది లక్షలున్నాయి మొత్తం నలభైలో ఇల్లు కావాలి',
    set: { property_type: 'house', price: upTo(4_000_000) },
  },
  {
    text: 'మా అమ్మానాన్నలు మెట్లు ఎక్కలేరు అందుకే లిఫ్ట్ ఉన్న ఫ్లాట్ కావాలి',
    set: { property_type: 'apartment', amenities: ['lift'] },
  },
  {
    text: 'ముందు మాధాపూర్ అన్నాను అక్కడ రేట్లు ఎక్కువ అందుకే మియాపూర్ చూడండి',
    known: { area: 'Madhapur' },
    set: { area: 'Miyapur' },
  },
  { text: 'మా ఆయన అద్దె అంటారు నాకు సొంత ఇల్లే కావాలి', set: { transaction_type: 'sale', property_type: 'house' } },
  {
    text: 'పెళ్ళయింది కొత్త కాపురం చిన్న ఇల్లు చాలు ఎనిమిది వేల లోపు',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', price: upTo(8000) },
  },
  {
    text: 'మా పాత ఇల్లు అమీర్‌పేటలో ఉండేది ఇప్పుడు కూకట్‌పల్లిలో చూస్తున్నాం',
    known: { city: 'Hyderabad' },
    set: { area: 'Kukatpally' },
  },
  {
    text: 'అమ్మాయి కాలేజీ తిరుపతిలో తనకి ఒక రూమ్ కావాలి ఐదు వేల లోపు',
    set: { city: 'Tirupati', bedrooms: exactly(1), price: upTo(5000) },
  },
  { text: 'కారు లేదు మా దగ్గర పార్కింగ్ లేకపోయినా నడుస్తుంది', known: { amenities: ['parking'] }, drop: ['parking'] },
  {
    text: 'అద్దె ఎంతైనా ఇస్తాను కానీ బంజారాహిల్స్‌లోనే కావాలి',
    set: { transaction_type: 'rent', area: 'Banjara Hills' },
    any: ['price'],
  },
  { text: 'దిల్‌సుఖ్‌నగర్‌లో దొరక్కపోతే ఎల్బీనగర్ అయినా పర్వాలేదు', set: { area: 'Dilsukhnagar' } },
  {
    text: 'వరంగల్ నుంచి కరీంనగర్‌కి ట్రాన్స్‌ఫర్ అయింది సోమవారం చేరాలి ఒక అద్దె ఇల్లు కావాలి',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Karimnagar' },
  },
  {
    text: 'అన్నయ్య ఇల్లు ఉప్పల్‌లో ఉంది దాని దగ్గరే రెండు బెడ్‌రూముల ఫ్లాట్ తీసుకోవాలి',
    set: { transaction_type: 'sale', property_type: 'apartment', area: 'Uppal', bedrooms: exactly(2) },
  },
  {
    text: 'memu ippudu pg lo untunnam, next month nunchi flat ki vellali, 2bhk rent 20k lopu',
    set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: exactly(2), price: upTo(20_000) },
  },
  {
    text: 'illu chala dooram ayindi office nunchi, office hitech city daggara, akkade 1bhk chudandi',
    set: { area: 'Hitech City', bedrooms: exactly(1) },
  },
  {
    text: 'maa owner 18 ki 22 chestunnadu, anduke vere chota 18 lone chustunna',
    known: { transaction_type: 'rent' },
    set: { price: upTo(18_000) },
  },
  { text: 'friend cheppadu gachibowli bagundi ani kani naaku kondapur e kavali', set: { area: 'Kondapur' } },
  {
    text: 'naaku 3bhk ishtam kani budget ledu, 2bhk e chudandi 45 lakhs',
    known: { transaction_type: 'sale' },
    set: { bedrooms: exactly(2), price: upTo(4_500_000) },
  },
  { text: 'inthakumundu intlo parking ledu, ee sari parking must', set: { amenities: ['parking'] } },
  {
    text: 'amma nanna nellore nunchi vastunnaru, vallaki ground floor illu kavali ameerpet lo',
    set: { property_type: 'house', area: 'Ameerpet' },
  },
  {
    text: 'hyderabad vadilesi vizag ki shift avtunnam, akkada 200 gajala sthalam dorukutunda 25 lakhs ki',
    set: { property_type: 'land', city: 'Visakhapatnam', size_sqft: atLeast(1800), price: upTo(2_500_000) },
  },
  { text: 'dorikithe villa lekapothe row house', set: { property_type: 'house' } },
  {
    text: 'office ameerpet, illu nagole aina ok metro undi kada, rent 15k',
    set: { transaction_type: 'rent', property_type: 'house', area: 'Nagole', price: upTo(15_000) },
  },
  {
    text: 'ఇప్పుడు 1BHK లో ఉన్నాం baby పుట్టింది so 2BHK కావాలి, rent 18k',
    set: { transaction_type: 'rent', bedrooms: exactly(2), price: upTo(18_000) },
  },
  {
    text: 'Gachibowli లో job వచ్చింది, అక్కడే PG లేదా 1RK చూస్తున్నా',
    set: { area: 'Gachibowli', bedrooms: exactly(1) },
  },
  {
    text: 'Loan approve అయింది 50 lakhs, flat చూడండి Nizampet లో',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment', area: 'Nizampet', price: upTo(5_000_000) },
  },
  {
    text: 'Budget 20k అన్నాను కానీ 25k అయినా ఓకే furnished అయితే',
    known: { transaction_type: 'rent', price: upTo(20_000) },
    set: { price: upTo(25_000), amenities: ['furnished'] },
  },
  {
    text: 'మాకు ముగ్గురు పిల్లలు రెండు గదులు సరిపోవు మూడు బెడ్‌రూముల ఫ్లాట్ అద్దెకి వెతుకుతున్నాం',
    set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: exactly(3) },
  },
  {
    text: 'మా ఆవిడకి సికింద్రాబాద్‌లో ఉద్యోగం నాకు బాలానగర్‌లో కాబట్టి బాలానగర్‌లోనే ఇల్లు చూడండి',
    set: { property_type: 'house', area: 'Balanagar' },
  },
  {
    text: 'నాన్న రిటైర్ అయ్యారు పల్లెలో ఉండడం ఇష్టం లేదంటున్నారు గుంటూరులో ఒక చిన్న ఇల్లు కొనాలి',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Guntur' },
  },
  {
    text: 'కూకట్‌పల్లిలో ట్రాఫిక్ ఎక్కువ వద్దు బాచుపల్లి వైపు చూడండి',
    known: { area: 'Kukatpally' },
    set: { area: 'Bachupally' },
  },
  { text: 'కింద షాపు పైన ఇల్లు అలాంటిది వద్దు ఉత్త ఇల్లు చాలు', set: { property_type: 'house' } },
  {
    text: 'చెల్లి పెళ్ళికి పది లక్షలు ఖర్చయింది ఇప్పుడు మిగిలింది ఇరవై లక్షలు అందులో స్థలం కావాలి',
    set: { property_type: 'land', price: upTo(2_000_000) },
  },
  {
    text: 'ఒంగోలు నుంచి వచ్చాం గుంటూరులో అమ్మాయి చదువుకి ఇల్లు కావాలి అద్దెకి',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Guntur' },
  },
  { text: 'సొంత ఇల్లు ఉంది ఊళ్ళో ఇక్కడ అద్దెకి ఒక గది చాలు', set: { transaction_type: 'rent', bedrooms: exactly(1) } },
  {
    text: 'రెండు బెడ్‌రూములు 18 లోపు అద్దెకి',
    set: { transaction_type: 'rent', bedrooms: exactly(2), price: upTo(18_000) },
  },
  { text: 'ఆ డబ్బుతో ఒక ఫ్లాట్ కొనాలి', set: { transaction_type: 'sale', property_type: 'apartment' } },
  {
    text: 'maa avidaki garden ishtam so garden unna independent house chudandi vizag lo',
    set: { property_type: 'house', city: 'Visakhapatnam', amenities: ['garden'] },
  },
  {
    text: 'gachibowli office kani akkada rent chala ekkuva, tellapur vaipu chustunnam',
    set: { transaction_type: 'rent', area: 'Tellapur' },
  },
  { text: 'lift lekapothe vaddu, 3rd floor varaku amma ekkaledu', set: { amenities: ['lift'] } },
  {
    text: 'ippudunna area bagundi, ade area lo inka pedda illu kavali 3bhk',
    set: { property_type: 'house', bedrooms: exactly(3) },
  },
  {
    text: '30 lakh loan vastundi, migatadi 15 chetilo undi, 45 lopu flat chupinchandi',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment', price: upTo(4_500_000) },
  },
  { text: 'begumpet kadu begum bazar, adi hyderabad di', set: { area: 'Begum Bazar', city: 'Hyderabad' } },
  {
    text: '2bhk 15 lopu addeki',
    set: { transaction_type: 'rent', bedrooms: exactly(2), price: upTo(15_000) },
  },
  {
    text: '3bhk 25 varaku rent',
    set: { transaction_type: 'rent', bedrooms: exactly(3), price: upTo(25_000) },
  },
  {
    text: '1bhk 12 lopu kavali',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(1), price: upTo(12_000) },
  },
  {
    text: 'అత్తమామలు మాతో ఉంటారు so ground floor ఇల్లు 3BHK అద్దెకి',
    set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(3) },
  },
  {
    text: 'Job change అయింది Gachibowli కి, Uppal నుంచి దూరం, దగ్గర్లో 2BHK rent కావాలి',
    set: { transaction_type: 'rent', area: 'Gachibowli', bedrooms: exactly(2) },
  },
  {
    text: 'పాప ఉంది so play area కావాల్సిందే, gym వద్దు',
    known: { amenities: ['gym'] },
    set: { amenities: ['play_area'] },
    drop: ['gym'],
  },
  {
    text: 'మేము అద్దెకి ఉంటున్నది మలక్‌పేటలో అక్కడే దగ్గర్లో సొంత ఫ్లాట్ చూస్తున్నాం',
    set: { transaction_type: 'sale', property_type: 'apartment', area: 'Malakpet' },
  },
  { text: 'ముందు అద్దె అనుకున్నాం తర్వాత కొనడమే మంచిదనిపించింది', set: { transaction_type: 'sale' } },
  {
    text: 'మా ఆయనకి విశాఖకి బదిలీ అయింది మేమంతా అక్కడికి వెళ్తున్నాం రెండు గదుల ఇల్లు దొరుకుతుందా అద్దెకి',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Visakhapatnam', bedrooms: exactly(2) },
  },
  {
    text: 'మా ఇల్లు పాతదైపోయింది దాన్ని అమ్మి అపార్ట్‌మెంట్ తీసుకుందామని',
    set: { transaction_type: 'sale', property_type: 'apartment' },
  },
  {
    text: 'అడ్వాన్స్ రెండు లక్షలు ఇవ్వలేం యాభై వేలు ఇవ్వగలం అద్దె పన్నెండు లోపు ఉండాలి',
    set: { transaction_type: 'rent', price: upTo(12_000) },
  },
  { text: 'పక్కింటివాళ్ళు గొడవ చేస్తారు అందుకే వేరే చోట ఇల్లు చూస్తున్నాను', set: { property_type: 'house' } },
  {
    text: 'అబ్బాయికి పెళ్ళి చేయాలి అందుకే మూడు బెడ్‌రూములున్న ఇల్లు కొందామనుకుంటున్నాం',
    set: { transaction_type: 'sale', property_type: 'house', bedrooms: exactly(3) },
  },
  {
    text: 'నెల జీతం ముప్పై వేలు అద్దె ఎనిమిది నుంచి పది ఇవ్వగలను',
    set: { transaction_type: 'rent', price: between(8000, 10_000) },
  },
  { text: 'ఉద్యోగం హైదరాబాద్‌లో వచ్చింది వచ్చే నెల చేరాలి ఒక గది చాలు నాకు', set: { city: 'Hyderabad', bedrooms: exactly(1) } },
  {
    text: 'అమ్మకి వయసైపోయింది హాస్పిటల్ దగ్గర ఉన్న ఇల్లు కావాలి మెహదీపట్నంలో',
    set: { property_type: 'house', area: 'Mehdipatnam' },
  },
  {
    text: 'కోటి అంటే మా వల్ల కాదు డెబ్బై ఎనభైలో దొరికితే చూడండి',
    known: { transaction_type: 'sale' },
    set: { price: between(7_000_000, 8_000_000) },
  },
  {
    text: 'ఫ్లాట్ వద్దని అమ్మ అంటోంది సొంత ఇల్లే చూడండి',
    known: { property_type: 'apartment' },
    set: { transaction_type: 'sale', property_type: 'house' },
  },
  {
    text: 'ఇంతకుముందు అంబర్‌పేటలో ఉండేవాళ్ళం ఇప్పుడు తార్నాక వైపు వెళ్దామని',
    known: { city: 'Hyderabad' },
    set: { area: 'Tarnaka' },
  },
  {
    text: 'maa landlord illu ammestunnadu, vacate cheyali, so urgent ga 2bhk kavali miyapur lo',
    set: { area: 'Miyapur', bedrooms: exactly(2) },
  },
  { text: 'wfh undi so oka extra room kavali, 3bhk aithe manchidi', set: { bedrooms: exactly(3) } },
  {
    text: '2bhk chusam ekkada dorakatledu, 1bhk aina parledu madhapur lo',
    set: { area: 'Madhapur', bedrooms: exactly(1) },
  },
  {
    text: 'naa budget 15 anthe, owner 20 antunnadu, 15 lopu unnavi vere chupinchandi',
    known: { transaction_type: 'rent' },
    set: { price: upTo(15_000) },
  },
  {
    text: 'sthalam teesukuni illu kattali ani, 200 gajala plot kavali shamshabad daggara',
    set: { transaction_type: 'sale', property_type: 'land', area: 'Shamshabad', size_sqft: atLeast(1800) },
  },
  {
    text: 'maa nanna rajahmundry lo untaru, nenu vizag lo, ikkada oka flat kavali rent ki',
    set: { transaction_type: 'rent', property_type: 'apartment', city: 'Visakhapatnam' },
  },
  { text: 'parking ledani patha illu vadilesam, so parking undalsinde', set: { amenities: ['parking'] } },
  {
    text: 'Friends tho share చేసుకుంటాం, 3BHK కావాలి, furnished అయితే మంచిది',
    set: { bedrooms: exactly(3), amenities: ['furnished'] },
  },
  {
    text: 'పెళ్ళి next month, ఆలోగా 1BHK flat కావాలి rent కి',
    set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: exactly(1) },
  },
  {
    text: 'Bank loan 40 lakhs వస్తుంది, own money 10, so 50 లోపు flat',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment', price: upTo(5_000_000) },
  },
  {
    text: '2bhk kavali 15 lopu',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(2), price: upTo(15_000) },
  },
  {
    text: 'maa thammudu hyderabad lo software, vadiki madhapur lo 1bhk kavali 15 lopu',
    known: { transaction_type: 'rent' },
    set: { city: 'Hyderabad', area: 'Madhapur', bedrooms: exactly(1), price: upTo(15_000) },
  },
  {
    text: 'rent kattadam chalu ani own flat chustunnanu, 2bhk saripotundi, 50 lakhs budget',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      bedrooms: exactly(2),
      price: upTo(5_000_000),
    },
  },
  {
    text: 'bus stop daggara undali, naaku bandi ledu, adde 8 vela lopu',
    set: { transaction_type: 'rent', price: upTo(8000) },
  },
  {
    text: 'hitech city office, kani rent ekkuva ani miyapur lo 1bhk chustunna',
    set: { area: 'Miyapur', bedrooms: exactly(1) },
  },
  {
    text: 'villa chupincharu naaku vaddu, simple 2bhk flat chalu attapur lo',
    set: { property_type: 'apartment', area: 'Attapur', bedrooms: exactly(2) },
  },
  {
    text: 'patha flat 55 lakhs ki ammesam, inko 20 vesi 75 lo villa chustunnam',
    set: { property_type: 'house', price: upTo(7_500_000) },
  },
  {
    text: 'advance ekkuva adugutunnaru andaru, 50k advance 10k rent unnavi chupinchandi',
    set: { transaction_type: 'rent', price: upTo(10_000) },
  },
  {
    text: 'ఒక 1bhk కావాలి 12 లోపు',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(1), price: upTo(12_000) },
  },
  {
    text: 'PG food బాగాలేదు so 1RK చూస్తున్నాను, Ameerpet, 10k లోపు',
    set: { area: 'Ameerpet', bedrooms: exactly(1), price: upTo(10_000) },
  },
  { text: 'మొదటి floor వద్దు, lift ఉంటే ఏ floor అయినా ok', set: { amenities: ['lift'] } },
  {
    text: 'పోయిన వారం పెళ్ళయింది ఇద్దరమే ఉంటాం సింగిల్ బెడ్‌రూమ్ చాలు మణికొండలో',
    set: { bedrooms: exactly(1), area: 'Manikonda' },
  },
  {
    text: 'హైదరాబాద్ విసుగొచ్చింది మా ఊరు అమలాపురం వెళ్ళి అక్కడే ఇల్లు కట్టుకోడానికి స్థలం చూస్తున్నాం',
    set: { property_type: 'land', city: 'Amalapuram' },
  },
  {
    text: 'అమ్మాయి చిత్తూరులో చదువుతోంది తన కాలేజీ దగ్గర ఒక గది కావాలి అద్దెకి',
    set: { transaction_type: 'rent', city: 'Chittoor', bedrooms: exactly(1) },
  },
  { text: 'రెండు కార్లు ఉన్నాయి రెంటికీ పార్కింగ్ కావాలి ఇంకా లిఫ్ట్ ఉంటే మంచిది', set: { amenities: ['parking', 'lift'] } },
  { text: 'చాలా పెద్ద ఇల్లు వద్దు పనివాళ్ళు దొరకరు రెండు బెడ్‌రూములు చాలు', set: { bedrooms: exactly(2) } },
  {
    text: 'గచ్చిబౌలిలో ఆఫీసు కానీ అక్కడ వద్దు లింగంపల్లి వైపు చూడండి అద్దెకి',
    set: { transaction_type: 'rent', area: 'Lingampally' },
  },
  {
    text: 'ముందు మూడు గదులు కావాలన్నాను అబ్బాయి హాస్టల్‌కి వెళ్ళాడు ఇప్పుడు రెండే చాలు',
    known: { bedrooms: exactly(3) },
    set: { bedrooms: exactly(2) },
  },
  { text: 'ఫర్నిచర్ అంతా మాదే ఉంది ఖాళీ ఇల్లు ఇచ్చినా చాలు', set: { property_type: 'house', amenities: ['unfurnished'] } },
  {
    text: 'రిటైర్ అయ్యాను ప్రశాంతమైన చోట ఇల్లు కావాలి అరకులో దొరుకుతుందా డెబ్బై లక్షలకి',
    set: { property_type: 'house', city: 'Araku Valley', price: upTo(7_000_000) },
  },
  {
    text: 'మా ఫ్యామిలీ పెద్దది ఏడుగురం ఉన్నాం నాలుగు బెడ్‌రూముల ఇల్లు కావాలి అద్దెకి',
    set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(4) },
  },
  {
    text: 'పోయినసారి చెప్పిన కూకట్‌పల్లి వద్దు ఇప్పుడు నిజాంపేట చూడండి',
    known: { area: 'Kukatpally' },
    set: { area: 'Nizampet' },
  },
  {
    text: 'అమ్మకానికి పెట్టిన ఇల్లు పోయింది ఇక కొత్త అపార్ట్‌మెంట్ కొనాలి ఎనభై లక్షల లోపు',
    set: { transaction_type: 'sale', property_type: 'apartment', price: upTo(8_000_000) },
  },
  {
    text: 'అన్నదమ్ములం విడిపోయాం నాకొక ఇల్లు కావాలి అద్దెకి పది వేల లోపు',
    set: { transaction_type: 'rent', property_type: 'house', price: upTo(10_000) },
  },
  { text: 'ఇల్లు కొనే స్తోమత లేదు ప్రస్తుతానికి అద్దెకి దొరికితే చాలు', set: { transaction_type: 'rent' } },
  {
    text: 'ఫ్రెండ్ ఘట్‌కేసర్‌లో తీసుకున్నాడు మంచి రేటుకి దొరికిందట నాక్కూడా అక్కడే ఒక ప్లాట్ కావాలి',
    set: { property_type: 'land', area: 'Ghatkesar' },
  },
  { text: 'బ్యాంకులో 20 లక్షల లోన్ వస్తుంది దాంట్లోనే స్థలం కావాలి', set: { property_type: 'land', price: upTo(2_000_000) } },
  { text: 'ఉప్పల్‌లోనైనా ఉందా', set: { area: 'Uppal' } },
  {
    text: 'ippudu 1rk lo iruku ga undi, pedda 2bhk kavali rent 18 varaku',
    set: { transaction_type: 'rent', bedrooms: exactly(2), price: upTo(18_000) },
  },
  {
    text: 'office shift ayindi uppal nunchi gachibowli ki, illu gachibowli daggara chudali',
    set: { property_type: 'house', area: 'Gachibowli' },
  },
  {
    text: 'vijayawada illu ammi hyderabad lo flat konali ani plan, 70 lakhs',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Hyderabad', price: upTo(7_000_000) },
  },
  {
    text: 'roju 3 gantalu travel, visugochindi, office daggara 1bhk kavali begumpet lo',
    set: { area: 'Begumpet', bedrooms: exactly(1) },
  },
  {
    text: '2 bathrooms unna 2bhk chudandi, parking bike ki chalu',
    set: { bedrooms: exactly(2), amenities: ['parking'] },
  },
  {
    text: 'naa daggara 25 lakhs undi, andulo edaina sthalam dorukutunda guntur lo',
    set: { property_type: 'land', city: 'Guntur', price: upTo(2_500_000) },
  },
  {
    text: 'ఇల్లు small అయింది, అత్తమామలు వస్తారు, so 3BHK rent కి Kondapur',
    set: { transaction_type: 'rent', area: 'Kondapur', bedrooms: exactly(3) },
  },
  {
    text: 'Old flat లో lift లేదు, new flat లో lift must',
    set: { property_type: 'apartment', amenities: ['lift'] },
  },
  {
    text: 'మా ఇంటి అద్దె వచ్చే నెల నుంచి పెరుగుతుంది అందుకే పదిహేను వేల లోపు వేరే ఇల్లు కావాలి',
    known: { transaction_type: 'rent' },
    set: { transaction_type: 'rent', property_type: 'house', price: upTo(15_000) },
  },
  {
    text: 'విజయవాడ ఇల్లు అమ్మి ఆ డబ్బుతో హైదరాబాద్‌లో ఫ్లాట్ కొనాలి',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Hyderabad' },
  },
  {
    text: 'ఇప్పుడు పీజీలో ఉన్నాను భోజనం బాగాలేదు ఒక గది అద్దెకి కావాలి ఆరు వేల లోపు',
    set: { transaction_type: 'rent', bedrooms: exactly(1), price: upTo(6000) },
  },
  {
    text: 'ఓనర్ ఇల్లు అమ్ముతున్నారు ఖాళీ చేయాలి మియాపూర్‌లో రెండు బెడ్‌రూములు కావాలి',
    set: { area: 'Miyapur', bedrooms: exactly(2) },
  },
  {
    text: 'rent 14k istunnam ippudu, 18 varaku ivvagalam lift undali',
    known: { transaction_type: 'rent' },
    set: { price: upTo(18_000), amenities: ['lift'] },
  },
  {
    text: 'flat chinnadi ayindi, pedda illu kavali 3bhk kondapur',
    set: { property_type: 'house', area: 'Kondapur', bedrooms: exactly(3) },
  },
])
