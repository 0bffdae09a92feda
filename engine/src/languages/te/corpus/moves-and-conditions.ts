import { atLeast, between, type CorpusSection, exactly, upTo, wishesAndTalk } from '../../corpus-case.ts'

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
  {
    text: 'నేను విద్యార్థిని, తక్కువ అద్దెకి ఒక గది కావాలి దిల్‌సుఖ్‌నగర్ దగ్గర',
    known: { city: 'Hyderabad' },
    set: { transaction_type: 'rent', bedrooms: exactly(1), area: 'Dilsukhnagar' },
  },
  {
    text: 'కాకినాడలో ఇల్లు కట్టుకోవడానికి ఒక స్థలం చూస్తున్నాం పదిహేను లక్షల అటు ఇటుగా',
    set: { property_type: 'land', city: 'Kakinada', price: upTo(1_500_000) },
  },
  {
    text: 'రెండు లేదా మూడు బెడ్‌రూమ్‌లు ఏవైనా సరే',
    asked: 'bedrooms',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { bedrooms: between(2, 3) },
  },
  {
    text: 'పన్నెండు నుంచి పదిహేను వేలు',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { price: between(12_000, 15_000) },
  },
  {
    text: 'kondapur nunchi madhapur ki change cheyandi',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(20_000),
      area: 'Kondapur',
    },
    set: { area: 'Madhapur' },
  },
  {
    text: 'independent house aithe manchidi lekapothe flat aina ok',
    asked: 'property_type',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house' },
  },
  {
    text: 'nellore lo 5 cents sthalam kavali',
    known: { transaction_type: 'sale' },
    set: { property_type: 'land', size_sqft: atLeast(2178), city: 'Nellore' },
  },
  {
    text: 'semi furnished undali inka car parking kavali',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { amenities: ['semi_furnished', 'parking'] },
  },
  {
    text: 'budget konchem penchandi 28 velu',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { price: upTo(28_000) },
  },
  {
    text: 'rent 10k to 14k madhyalo undali',
    known: { transaction_type: 'rent', property_type: 'house' },
    set: { price: between(10_000, 14_000) },
  },
  {
    text: 'rajahmundry lo sonta illu kone plan 45 lakhs varaku',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Rajahmundry', price: upTo(4_500_000) },
  },
  {
    text: '4 bhk duplex villa కావాలి Kokapet లో',
    known: { transaction_type: 'sale' },
    set: { property_type: 'house', bedrooms: exactly(4), area: 'Kokapet' },
  },
  {
    text: 'lift మరియు power backup compulsory',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { amenities: ['lift', 'power_backup'] },
  },
  {
    text: 'మాకు 1200 sqft పైన ఉన్న flat కావాలి',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment', size_sqft: atLeast(1200) },
  },
  {
    text: 'hitech city near ఏదైనా 1bhk',
    known: { transaction_type: 'rent' },
    set: { area: 'Hitech City', bedrooms: exactly(1) },
  },
  {
    text: 'ఇప్పుడు పద్నాలుగు వేలు అద్దె కడుతున్నాం అందులోనే ఇంకా పెద్ద ఇల్లు కావాలి',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', transaction_type: 'rent', price: upTo(14_000) },
  },
  {
    text: 'నాన్న ఊర్లోనే పొలం కొను అంటారు నాకు విజయవాడలో ఒక ఫ్లాట్ చాలు',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment', city: 'Vijayawada' },
  },
  {
    text: 'ఉప్పల్‌లో ఉద్యోగం కానీ ఇల్లు నాగోల్‌లో కావాలి అద్దెకి',
    set: { transaction_type: 'rent', property_type: 'house', area: 'Nagole' },
  },
  {
    text: 'మూడో అంతస్తు కంటే పైన అయితే లిఫ్ట్ ఉండాల్సిందే',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { amenities: ['lift'] },
  },
  {
    text: 'నీళ్ళ సమస్య ఉన్న చోటు వద్దు బోర్ ఉన్న ఇల్లు చూపించండి',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', amenities: ['water_supply'] },
  },
  {
    text: 'మా ఆయన ఆఫీసు గచ్చిబౌలి నాది మాదాపూర్ రెండింటి మధ్యలో 2bhk',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(2), area: 'Gachibowli' },
  },
  {
    text: 'first month full rent istanu kani 18 velu daatakudadu',
    known: { transaction_type: 'rent' },
    set: { transaction_type: 'rent', price: upTo(18_000) },
  },
  {
    text: 'maku 2bhk chalu kani rate manchiga unte 3bhk kuda chustam',
    known: { transaction_type: 'sale', property_type: 'apartment' },
    set: { bedrooms: between(2, 3) },
  },
  {
    text: 'owner illu khali cheyamannaru next month lopala nallakunta lo illu kavali',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', area: 'Nallakunta' },
  },
  {
    text: 'deposit 1 lakh ivvagalanu rent 20 lopala undali',
    known: { transaction_type: 'rent' },
    set: { price: upTo(20_000) },
  },
  {
    text: 'pillala school begumpet lo undi anduke akkade daggarlo 2bhk dorukutunda',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(2), area: 'Begumpet' },
  },
  {
    text: 'naku parking lekapoyina parledu gym matram kavali',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(20_000),
      amenities: ['parking'],
    },
    set: { amenities: ['gym'] },
    drop: ['parking'],
  },
  {
    text: 'sthalam vaddu ippudu ready flat chuddam ani decide ayyam',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { property_type: 'apartment' },
  },
  {
    text: 'rent ఎక్కువైంది ఇది, 15k లోపు ఏమైనా ఉంటే చెప్పండి',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { transaction_type: 'rent', price: upTo(15_000) },
  },
  {
    text: 'ముందు 2bhk అన్నాను ఇప్పుడు parents వస్తున్నారు so 3bhk చేయండి',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(20_000),
      bedrooms: exactly(2),
    },
    set: { bedrooms: exactly(3) },
  },
  {
    text: 'పాత ఇల్లైనా పర్లేదు మల్కాజ్‌గిరిలో అద్దెకి దొరికితే చాలు',
    known: { city: 'Hyderabad' },
    set: { transaction_type: 'rent', property_type: 'house', area: 'Malkajgiri' },
  },
  {
    text: 'కోటిన్నర లోపు జూబ్లీహిల్స్‌లో ఫ్లాట్ ఉంటే చెప్పండి',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment', price: upTo(15_000_000), area: 'Jubilee Hills' },
  },
  {
    text: 'manikonda lo 2 bed furnished kavali rent 30k',
    set: {
      transaction_type: 'rent',
      area: 'Manikonda',
      bedrooms: exactly(2),
      amenities: ['furnished'],
      price: upTo(30_000),
    },
  },
  {
    text: 'price range 50 to 65 lakhs',
    asked: 'price',
    known: { transaction_type: 'sale' },
    set: { price: between(5_000_000, 6_500_000) },
  },
  {
    text: 'naku swimming pool unna apartment ishtam',
    set: { property_type: 'apartment', amenities: ['swimming_pool'] },
  },
  {
    text: 'తిరుపతి లో స్థలం కొనాలి 3 సెంట్లు చాలు',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Tirupati', size_sqft: atLeast(1306.8) },
  },
  {
    text: 'budget తగ్గించండి 15 వేలు',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { price: upTo(15_000) },
  },
  {
    text: 'kukatpally బదులు miyapur చూడండి',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(20_000),
      area: 'Kukatpally',
    },
    set: { area: 'Miyapur' },
  },
  {
    text: 'pet friendly undali maa daggara kukka undi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { amenities: ['pet_friendly'] },
  },
  {
    text: 'ఇప్పుడున్నది 1bhk సరిపోవట్లేదు బాబు పుట్టాడు అందుకే 2bhk చూస్తున్నాం',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(2) },
  },
  {
    text: 'ముందు కొనాలనుకున్నాం లోన్ రాలేదు కాబట్టి ప్రస్తుతానికి అద్దె ఇల్లు చాలు',
    set: { transaction_type: 'rent', property_type: 'house' },
  },
  {
    text: 'అన్నయ్య ఇరవై లక్షలు పెడతాడు నేను ముప్పై లక్షలు పెడతాను ఒక ఇల్లు కొనాలి',
    set: { transaction_type: 'sale', property_type: 'house', price: upTo(5_000_000) },
  },
  {
    text: 'గ్రౌండ్ ఫ్లోర్ వద్దు పై అంతస్తు అయితే లిఫ్ట్ కావాల్సిందే',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { amenities: ['lift'] },
  },
  {
    text: 'rent ekkuva ayina parledu kani metro daggara undali security kuda kavali',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { amenities: ['security'] },
    any: ['price'],
  },
  {
    text: 'uppal habsiguda edaina ok kani lb nagar vaddu',
    known: { transaction_type: 'rent' },
    set: { area: 'Uppal' },
  },
  {
    text: 'maa mamagaru villa teesukomantaru naku flat e ishtam',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment' },
  },
  {
    text: 'parking lekapothe manchi illu aina vaddu',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { amenities: ['parking'] },
  },
  {
    text: '1st floor lopala dorakakapothe lift unna building chupinchandi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { amenities: ['lift'] },
  },
  {
    text: 'maadi 5 mandi family, chinna illu saripodu, kanisam 3 rooms kavali',
    known: { transaction_type: 'rent' },
    set: { bedrooms: atLeast(3) },
  },
  {
    text: 'begumpet lo maa illu undi adi ammali',
    set: { transaction_type: 'sale', property_type: 'house', area: 'Begumpet' },
  },
  {
    text: '15 lakhs loan vastundi 10 lakhs maa daggara unnayi plot dorukutunda vijayawada side',
    set: { property_type: 'land', city: 'Vijayawada', price: upTo(2_500_000) },
  },
  {
    text: 'deposit ekkuva adagakudadu rent 12 velu varaku istanu nagole daggara',
    known: { transaction_type: 'rent' },
    set: { price: upTo(12_000), area: 'Nagole' },
  },
  {
    text: 'office నాచారం కి మారింది so హబ్సిగూడ వైపు shift అవ్వాలి',
    known: { transaction_type: 'rent' },
    set: { area: 'Habsiguda' },
  },
  {
    text: '2bhk ఉంటే ok లేకపోతే 1bhk పెద్దది అయినా పర్లేదు',
    known: { transaction_type: 'rent' },
    set: { bedrooms: between(1, 2) },
  },
  {
    text: 'స్నేహితులతో ఉండటానికి కూకట్‌పల్లిలో మూడు గదుల అద్దె ఫ్లాట్ కావాలి',
    set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: exactly(3), area: 'Kukatpally' },
  },
  {
    text: 'నల్గొండల మంచిగున్న ఇల్లు ఉంటే చూపెట్టుండ్రి పదివేలల్ల',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', city: 'Nalgonda', price: upTo(10_000) },
  },
  {
    text: 'నూరు గజాలు చాలు',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { size_sqft: atLeast(900) },
  },
  {
    text: 'patancheru vaipu 30 lakhs lopu plot unte chudandi',
    known: { transaction_type: 'sale' },
    set: { property_type: 'land', area: 'Patancheru', price: upTo(3_000_000) },
  },
  {
    text: '1 bhk with balcony kavali rent 12k max',
    set: { transaction_type: 'rent', bedrooms: exactly(1), amenities: ['balcony'], price: upTo(12_000) },
  },
  {
    text: 'miyapur kakapoyina parledu chuttupakkala ekkadaina',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(20_000),
      area: 'Miyapur',
    },
    any: ['area'],
  },
  {
    text: 'illu peddaga undali 4 bedroom',
    known: { transaction_type: 'sale' },
    set: { property_type: 'house', bedrooms: exactly(4) },
  },
  {
    text: 'budget లేదని ఏం కాదు ఎంతైనా ok',
    asked: 'price',
    known: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(7_000_000),
    },
    any: ['price'],
  },
  {
    text: 'Guntur వదిలేసి Mangalagiri లో చూడండి',
    known: { transaction_type: 'rent', city: 'Guntur' },
    set: { area: 'Mangalagiri' },
    drop: ['city'],
  },
  {
    text: 'ప్రస్తుతం నెల్లూరులో ఉన్నాం అమ్మాయి చదువుకోసం తిరుపతికి వస్తున్నాం అద్దె ఇల్లు చూడండి',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Tirupati' },
  },
  {
    text: 'వాళ్ళు ఇరవై ఐదు వేలు అడుగుతున్నారు నాకు పద్దెనిమిదికి కావాలి',
    known: { transaction_type: 'rent' },
    set: { price: upTo(18_000) },
  },
  {
    text: 'ఇద్దరు పిల్లలు ఉన్నారు ఆడుకోవడానికి చోటు కావాలి పార్క్ ఉన్న అపార్ట్‌మెంట్',
    known: { transaction_type: 'rent' },
    set: { property_type: 'apartment', amenities: ['play_area'] },
  },
  {
    text: 'లిఫ్ట్ చెడిపోతే కష్టం అందుకే మొదటి అంతస్తు లేదా గ్రౌండ్ ఫ్లోర్ ఇల్లు చాలు',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house' },
  },
  {
    text: 'ముందు విల్లా కొనాలనుకున్నాం డబ్బు సరిపోదు ఫ్లాటే చాలు',
    known: { transaction_type: 'sale' },
    set: { transaction_type: 'sale', property_type: 'apartment' },
  },
  {
    text: 'స్థలం ఉంది ఇల్లు కట్టడానికి టైం లేదు రెడీగా ఉన్న ఇల్లు కొనేద్దామని',
    set: { transaction_type: 'sale', property_type: 'house' },
  },
  {
    text: 'యజమాని వెజిటేరియన్లకే అన్నారు మాకు వేరే 2bhk చూపించండి',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(2) },
  },
  {
    text: 'maa ammayi college mehdipatnam lo undi hostel vaddantundi so daggarlone 1bhk',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(1), area: 'Mehdipatnam' },
  },
  {
    text: 'gachibowli lo office undedi ippudu wfh so vizag velli villa koni settle avudamani',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Visakhapatnam' },
  },
  {
    text: '3bhk 25k ki dorakakapothe 2bhk aina chupinchandi',
    known: { transaction_type: 'rent', price: upTo(25_000) },
    set: { bedrooms: between(2, 3), price: upTo(25_000) },
  },
  {
    text: 'maa tammudiki illu vethukutunna vadu kakinada lo job chestadu 8 velu lopu',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', city: 'Kakinada', price: upTo(8000) },
  },
  {
    text: '2 years aina undali long term 3bhk uppal',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(3), area: 'Uppal' },
  },
  {
    text: 'salary 60k undi rent 15 kante ekkuva ivvanu',
    known: { transaction_type: 'rent' },
    set: { price: upTo(15_000) },
  },
  {
    text: 'east facing plot 200 gajalu dorukutunda shamshabad daggara 80 lakhs lopu',
    known: { transaction_type: 'sale' },
    set: { property_type: 'land', size_sqft: atLeast(1800), area: 'Shamshabad', price: upTo(8_000_000) },
  },
  {
    text: 'maadi pet undi so pet allow chese apartment e kavali',
    known: { transaction_type: 'rent' },
    set: { property_type: 'apartment', amenities: ['pet_friendly'] },
  },
  {
    text: 'parking లేకపోయినా ok but lift must',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(20_000),
      amenities: ['parking'],
    },
    set: { amenities: ['lift'] },
    drop: ['parking'],
  },
  {
    text: 'మాదాపూర్ ఖరీదు మియాపూర్‌లో చూడండి',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(20_000),
      area: 'Madhapur',
    },
    set: { area: 'Miyapur' },
  },
  {
    text: 'పిల్లల బడి అమీర్‌పేటలో ఉంది దానికి దగ్గరగా రెండు గదుల ఇల్లు',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', bedrooms: exactly(2), area: 'Ameerpet' },
  },
  {
    text: 'మా దగ్గర నలభై లక్షలు ఉన్నాయి బ్యాంకు నుంచి ముప్పై లక్షలు అప్పు వస్తుంది ఫ్లాట్ చూడండి',
    known: { transaction_type: 'sale' },
    set: { property_type: 'apartment', price: upTo(7_000_000) },
  },
  {
    text: 'రెండు బెడ్‌రూమ్ ఇంటి నుంచి మూడు బెడ్‌రూమ్ ఇంటికి మారాలి',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', bedrooms: exactly(3) },
  },
  {
    text: 'సెక్యూరిటీ లేకపోతే తీసుకోను',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { amenities: ['security'] },
  },
  { text: 'మామయ్య అద్దె చాలు అంటారు కానీ నేను కొనాలి', set: { transaction_type: 'sale' } },
  {
    text: 'పటాన్‌చెరు చాలా దూరం దగ్గర్లో ఎక్కడైనా చూపించండి',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(20_000),
      area: 'Patancheru',
    },
    any: ['area'],
  },
  {
    text: 'flat lo undi visugu vachindi sonta illu with garden kavali',
    known: { transaction_type: 'sale' },
    set: { transaction_type: 'sale', property_type: 'house', amenities: ['garden'] },
  },
  {
    text: 'lease vaddu rent ki matrame 2bhk near abids',
    set: { transaction_type: 'rent', bedrooms: exactly(2), area: 'Abids' },
  },
  {
    text: 'kompally vaipu plot chusam nachaledu shamirpet vaipu chudandi',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { property_type: 'land', area: 'Shamirpet' },
  },
  {
    text: 'budget 60 anna but 65 varaku vellagalam',
    known: { transaction_type: 'sale', price: upTo(6_000_000) },
    set: { price: upTo(6_500_000) },
  },
  {
    text: 'ground floor dorakakapothe lift undali',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad', price: upTo(20_000) },
    set: { amenities: ['lift'] },
  },
  {
    text: 'first floor 2bhk with car parking, bachelors allowed undali, 22k',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(2), amenities: ['parking'], price: upTo(22_000) },
  },
  {
    text: 'office Gachibowli లో ఉంది so అక్కడే దగ్గర్లో 1bhk',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(1), area: 'Gachibowli' },
  },
  {
    text: 'ఈ month end లోపు shift అవ్వాలి, 2bhk semi furnished',
    known: { transaction_type: 'rent' },
    set: { bedrooms: exactly(2), amenities: ['semi_furnished'] },
  },
  {
    text: 'pool ఉంటే ok లేకపోయినా ok but power backup must',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: upTo(20_000),
      amenities: ['swimming_pool'],
    },
    set: { amenities: ['power_backup'] },
    drop: ['swimming_pool'],
  },
  { text: 'ఇది skip చేయండి', asked: 'area', known: { transaction_type: 'rent' }, any: ['area'] },
  { text: 'ఇది వదిలేయండి తర్వాతది అడగండి', asked: 'area', known: { transaction_type: 'rent' }, any: ['area'] },
])
