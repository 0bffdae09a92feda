import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Wishes with what leads to them, as different people say and type them. */
export const wishesInContext: CorpusSection[] = [
  {
    phenomenon: 'wishes in their context, native',
    cases: [
      {
        text: 'నాకు ఉద్యోగం హైదరాబాద్‌లో వచ్చింది, అందుకే కొండాపూర్ దగ్గర ఇరవై వేలలోపు రెండు పడకగదుల ఫ్లాట్ అద్దెకు చూసిపెట్టగలరా?',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kondapur',
          price: upTo(20000),
          bedrooms: exactly(2),
        },
        numbers: [20000, 2],
      },
      {
        text: 'దయచేసి ఈత కొలను, వ్యాయామశాల ఉన్న విల్లా కొనడానికి సాయం చేయండి',
        set: { transaction_type: 'sale', property_type: 'house', amenities: ['swimming_pool', 'gym'] },
        numbers: [],
      },
      {
        text: 'మా అమ్మానాన్నల కోసం తెనాలిలో ఒక చిన్న ఇల్లు కొందామని అనుకుంటున్నాం, ముప్పై లక్షలు దాటకూడదు',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Tenali', price: upTo(3000000) },
        numbers: [3000000],
      },
      {
        text: 'పెంపుడు కుక్కను ఉంచుకోనిచ్చే అద్దె ఇల్లు దొరికితే చెప్పండి',
        set: { transaction_type: 'rent', property_type: 'house', amenities: ['pet_friendly'] },
        numbers: [],
      },
      {
        text: 'రెండు వందల గజాల స్థలం కావాలండి శంషాబాద్ వైపు నలభై లక్షల బడ్జెట్',
        set: { property_type: 'land', size_sqft: atLeast(1800), area: 'Shamshabad', price: upTo(4000000) },
        numbers: [200, 4000000],
      },
      {
        text: 'కార్ పార్కింగ్ తప్పనిసరి లిఫ్ట్ కూడా ఉండాలి మియాపూర్‌లో మూడు బీహెచ్‌కే',
        set: { amenities: ['parking', 'lift'], area: 'Miyapur', bedrooms: exactly(3) },
        numbers: [3],
      },
      {
        text: 'రాజమండ్రిలో ఎకరంన్నర వ్యవసాయ భూమి కొనాలనుకుంటున్నాను',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Rajahmundry',
          size_sqft: atLeast(65340),
        },
        numbers: [1.5],
      },
      {
        text: 'పూర్తిగా ఫర్నిష్ చేసిన, ఏసీ ఉన్న అపార్ట్‌మెంట్ అందుబాటులో ఉంటే తెలియజేయండి',
        set: { property_type: 'apartment', amenities: ['furnished', 'air_conditioning'] },
        numbers: [],
      },
      {
        text: 'కనీసం పన్నెండు వందల చదరపు అడుగులు ఉండే ఫ్లాట్ కావాలి ధర అరవై నుంచి డెబ్బై లక్షలు',
        set: { property_type: 'apartment', size_sqft: atLeast(1200), price: between(6000000, 7000000) },
        numbers: [1200, { min: 6000000, max: 7000000 }],
      },
      {
        text: 'పిల్లల చదువు కోసం గుంటూరు మారుతున్నాం, అద్దె పన్నెండు వేలు మించకుండా ఇల్లు చూడండి',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Guntur', price: upTo(12000) },
        numbers: [12000],
      },
      {
        text: 'కోటిన్నరలోపు అమ్మకానికి ఉన్న నాలుగు గదుల ఇండిపెండెంట్ ఇల్లు చూపించండి, తోట కూడా ఉండాలి',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: exactly(4),
          price: upTo(15000000),
          amenities: ['garden'],
        },
        numbers: [15000000, 4],
      },
      {
        text: 'కూకట్‌పల్లిలో గానీ నిజాంపేటలో గానీ సింగిల్ బెడ్‌రూమ్ అద్దెకు ఉందా',
        set: { transaction_type: 'rent', area: 'Kukatpally', bedrooms: exactly(1) },
        numbers: [],
      },
      {
        text: 'మా చెల్లి పెళ్ళి అవుతోంది వాళ్ళ కోసం మణికొండలో రెండు బెడ్‌రూమ్ ఫ్లాట్ అద్దెకు చూస్తున్నాం',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Manikonda',
          bedrooms: exactly(2),
        },
        numbers: [2],
      },
      {
        text: 'చేతిలో అరవై లక్షలు ఉన్నాయి అందులో వచ్చేలా ఒక అపార్ట్‌మెంట్ కొనాలి బాచుపల్లి వైపు',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Bachupally',
          price: upTo(6000000),
        },
        numbers: [6000000],
      },
      {
        text: 'కరీంనగర్‌లో అద్దె ఇళ్ళు చూపించగలరా ఐదు నుంచి ఎనిమిది వేల మధ్యలో',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Karimnagar',
          price: between(5000, 8000),
        },
        numbers: [{ min: 5000, max: 8000 }],
      },
      {
        text: 'నా దగ్గర ఒక పిల్లి ఉంది దాన్ని ఉంచుకోనిచ్చే ఇల్లు అద్దెకు కావాలి',
        set: { transaction_type: 'rent', property_type: 'house', amenities: ['pet_friendly'] },
        numbers: [],
      },
      {
        text: 'అమలాపురం దగ్గర కొబ్బరి తోట ఉన్న రెండు ఎకరాల పొలం కొనాలని మా నాన్న అంటున్నారు',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Amalapuram',
          size_sqft: atLeast(87120),
        },
        numbers: [2],
      },
      {
        text: 'పిల్లలు ఆడుకోవడానికి స్థలం ఉన్న గేటెడ్ కమ్యూనిటీలో మూడు బెడ్‌రూమ్‌ల విల్లా, ధర రెండున్నర కోట్లు దాటొద్దు',
        set: {
          property_type: 'house',
          bedrooms: exactly(3),
          amenities: ['play_area', 'gated_community'],
          price: upTo(25000000),
        },
        numbers: [3, 25000000],
      },
      {
        text: 'గాజువాకలో పదివేల లోపు అద్దెకు రెండు గదుల ఇల్లు దొరికితే చెప్పు అన్నా',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Gajuwaka',
          bedrooms: exactly(2),
          price: upTo(10000),
        },
        numbers: [10000, 2],
      },
      {
        text: 'నా భార్యకి హైటెక్ సిటీలో ఉద్యోగం, అక్కడికి దగ్గరగా సెమీ ఫర్నిష్డ్ ఫ్లాట్ కావాలి',
        set: { property_type: 'apartment', area: 'Hitech City', amenities: ['semi_furnished'] },
        numbers: [],
      },
      {
        text: 'వంద నుంచి నూట యాభై గజాల వరకు ఓపెన్ ప్లాట్ ఘట్‌కేసర్ లో ఉంటే చూపండి',
        set: { property_type: 'land', area: 'Ghatkesar', size_sqft: between(900, 1350) },
        numbers: [{ min: 100, max: 150 }],
      },
      {
        text: 'రెండు బాత్రూమ్‌లు, కార్ పార్కింగ్ ఉన్న మూడు గదుల ఫ్లాట్‌ని అద్దెకు తీసుకోవాలని చూస్తున్నాను',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(3),
          amenities: ['parking'],
        },
        numbers: [2, 3],
      },
      {
        text: 'పెద్దవాళ్ళు ఉన్నారు కాబట్టి లిఫ్ట్ ఉండాలి, జనరేటర్ కూడా ఉంటే మంచిది, దిల్‌సుఖ్‌నగర్',
        set: { amenities: ['lift', 'power_backup'], area: 'Dilsukh Nagar' },
        numbers: [],
      },
      {
        text: 'నెలకి పదిహేను వేలకంటే ఎక్కువ ఇవ్వలేను సార్ ఎల్బీ నగర్‌లో ఇల్లు కావాలి',
        set: { property_type: 'house', area: 'LB Nagar', price: upTo(15000) },
        numbers: [15000],
      },
      {
        text: 'ఒకటిన్నర కోటి నుండి రెండు కోట్ల లోపు డూప్లెక్స్ ఇల్లు కొనాలి విజయవాడ బెంజ్ సర్కిల్ దగ్గర',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Vijayawada',
          area: 'Benz Circle',
          price: between(15000000, 20000000),
        },
        numbers: [{ min: 15000000, max: 20000000 }],
      },
      { text: 'నేను ఉండటానికి ఒక చోటు వెతుకుతున్నాను, అది వరంగల్‌లో ఉండాలి', set: { city: 'Warangal' }, numbers: [] },
      {
        text: 'రెండు పడకగదులు, ఒక స్నానాల గది ఉన్న అపార్ట్‌మెంట్ వెతకడంలో నాకు సహాయం చేయగలరా?',
        set: { property_type: 'apartment', bedrooms: exactly(2) },
        numbers: [2, 1],
      },
      {
        text: 'అవును, పెంపుడు జంతువులను అనుమతించే, ఫర్నిచర్ ఉన్న ఇల్లు కావాలి',
        set: { property_type: 'house', amenities: ['pet_friendly', 'furnished'] },
        numbers: [],
      },
      {
        text: 'అద్దెకు కాదు కొనడానికి చూస్తున్నాను, హైదరాబాద్‌లో మూడు బెడ్‌రూమ్‌ల ఇల్లు',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Hyderabad', bedrooms: exactly(3) },
        numbers: [3],
      },
      {
        text: 'ఒక్కడినే ఉంటాను కాబట్టి చిన్నదైనా పర్లేదు ఒక గది ఉంటే చాలు అద్దె ఆరు వేలలోపు మలక్‌పేటలో',
        set: { transaction_type: 'rent', bedrooms: exactly(1), price: upTo(6000), area: 'Malakpet' },
      },
      {
        text: 'ఆఫీసు మారింది కాబట్టి ఎల్బీ నగర్ నుంచి గచ్చిబౌలికి ఇల్లు మారాలి, రెండు బెడ్‌రూమ్‌లు అద్దెకు',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(2), area: 'Gachibowli' },
        numbers: [2],
      },
      {
        text: 'మంజీరా నీళ్ళు వచ్చే, కారు పెట్టుకోవడానికి స్థలం ఉన్న ఇల్లు కొనాలనుకుంటున్నాము',
        set: { transaction_type: 'sale', property_type: 'house', amenities: ['water_supply', 'parking'] },
        numbers: [],
      },
      {
        text: 'మా బడ్జెట్ ఎక్కువలో ఎక్కువ ముప్పై వేలు, మాదాపూర్ చుట్టుపక్కల బాల్కనీ ఉన్న ఫ్లాట్ ఉంటే పంపండి',
        set: { property_type: 'apartment', area: 'Madhapur', amenities: ['balcony'], price: upTo(30000) },
        numbers: [30000],
      },
      {
        text: 'నిజామాబాద్ల కిరాయికి ఇల్లు గావాలె రెండు రూములది నాలుగు వేల లోపల',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Nizamabad',
          bedrooms: exactly(2),
          price: upTo(4000),
        },
        numbers: [2, 4000],
      },
      {
        text: 'నాలుగున్నర కోట్లకు జూబ్లీహిల్స్‌లో నాలుగు బెడ్‌రూమ్‌ల పెంట్‌హౌస్ కొనాలనే ఆలోచన',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Jubilee Hills',
          bedrooms: exactly(4),
          price: upTo(45000000),
        },
        numbers: [45000000, 4],
      },
      {
        text: 'విశాఖలో మధురవాడ దగ్గర మూడు వందల గజాల ఖాళీ స్థలం అమ్మకానికి ఏమైనా ఉందా',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Visakhapatnam',
          area: 'Madhurawada',
          size_sqft: atLeast(2700),
        },
        numbers: [300],
      },
      {
        text: 'మా అబ్బాయి ఇంజనీరింగ్ చదువుతున్నాడు కాలేజీ దగ్గర్లో అంటే ఇబ్రహీంపట్నంలో సింగిల్ రూమ్ అద్దెకు చూడాలి',
        set: { transaction_type: 'rent', bedrooms: exactly(1), area: 'Ibrahimpatnam' },
        numbers: [],
      },
      {
        text: 'వచ్చే నెల పెళ్లి అయ్యాక ఉండటానికి కొత్త ఫ్లాట్ కొనాలి, లిఫ్ట్ పవర్ బ్యాకప్ తప్పనిసరి, యాభై ఐదు లక్షలు',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          amenities: ['lift', 'power_backup'],
          price: upTo(5500000),
        },
        numbers: [5500000],
      },
      {
        text: 'నెల్లూరులో గానీ ఒంగోలులో గానీ ఐదు సెంట్ల స్థలం దొరికితే చాలు',
        set: { property_type: 'land', city: 'Nellore', size_sqft: atLeast(2178) },
        numbers: [5],
      },
      {
        text: 'ఇద్దరు ఆడపిల్లలు ఉండటానికి సురక్షితమైన ఫ్లాట్ కావాలి అమీర్‌పేటలో సీసీటీవీ తప్పకుండా ఉండాలి',
        set: { property_type: 'apartment', area: 'Ameerpet', amenities: ['security'] },
        numbers: [],
      },
      {
        text: 'ఇంటి ముందు చిన్న తోట ఉండాలి, రెండు పడకగదులు, తిరుపతిలో అద్దె పన్నెండు వేల చుట్టూ',
        set: {
          transaction_type: 'rent',
          amenities: ['garden'],
          bedrooms: exactly(2),
          city: 'Tirupati',
          price: upTo(12000),
        },
        numbers: [2, 12000],
      },
      {
        text: 'అందుబాటు ధరలో అంటే ముప్పై లక్షలకు విజయనగరంలో సొంత ఇల్లు కొనుక్కోవాలి',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Vizianagaram', price: upTo(3000000) },
        numbers: [3000000],
      },
      {
        text: 'మేము ఇన్వెస్టర్లం, శంషాబాద్ దగ్గర పది ఎకరాల వరకు భూమి ఉంటే చెప్పండి',
        set: { property_type: 'land', area: 'Shamshabad', size_sqft: upTo(435600) },
        numbers: [10],
      },
      {
        text: 'ఉప్పల్ మెట్రోకి దగ్గరగా ఉండే ఒక గది వంటగది అద్దెకు ఐదు వేలలో దొరుకుతుందా',
        set: { transaction_type: 'rent', area: 'Uppal', price: upTo(5000) },
      },
      {
        text: 'కాకినాడ నుంచి వైజాగ్ కి బదిలీ అయ్యింది, ఎంవీపీ కాలనీలో మూడు బెడ్‌రూమ్‌ల ఇల్లు అద్దెకి చూడండి',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Visakhapatnam',
          area: 'MVP Colony',
          bedrooms: exactly(3),
        },
        numbers: [3],
      },
      {
        text: 'ఆఫీసుకు నడిచి వెళ్ళేంత దూరంలో అంటే నానక్‌రామ్‌గూడలో స్టూడియో అపార్ట్‌మెంట్ ఉందా',
        set: { property_type: 'apartment', area: 'Nanakramguda' },
        numbers: [],
      },
      {
        text: 'కర్నూలులో ప్రభుత్వ ఉద్యోగం వచ్చింది, అందుకని వచ్చే నెలలోపు అక్కడ ఒక చిన్న అద్దె ఇల్లు చూడాలి',
        set: { transaction_type: 'rent', property_type: 'house' },
        numbers: [],
      },
      {
        text: 'రెండంతస్తుల ఇండిపెండెంట్ ఇల్లు డెబ్బై ఐదు లక్షలకు మించకుండా ఖమ్మంలో ఇప్పించగలరా',
        set: { property_type: 'house', city: 'Khammam', price: upTo(7500000) },
        numbers: [2, 7500000],
      },
      {
        text: 'మా నాన్నగారికి మోకాలి నొప్పి ఉంది కాబట్టి లిఫ్ట్ ఉన్న అపార్ట్‌మెంటే కావాలి, కూకట్‌పల్లి దగ్గర్లో',
        set: { property_type: 'apartment', amenities: ['lift'], area: 'Kukatpally' },
        numbers: [],
      },
      {
        text: 'కుక్కను పెంచుకోవడానికి వీలుగా పెరడు ఉన్న ఇల్లు ఉంటే చెప్పండి అద్దె నలభై వేల వరకు ఫర్వాలేదు',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          amenities: ['pet_friendly', 'garden'],
          price: upTo(40000),
        },
        numbers: [40000],
      },
      {
        text: 'ముగ్గురు సహోద్యోగులం కలిసి ఉండటానికి మూడు పడకగదుల ఫ్లాట్‌ని కొండాపూర్ చుట్టుపక్కల వెతుకుతున్నాం',
        set: { property_type: 'apartment', bedrooms: exactly(3), area: 'Kondapur' },
        numbers: [3],
      },
      {
        text: 'ధర ఎంతైనా ఫర్వాలేదు కానీ బంజారాహిల్స్‌లోనే ఐదు బెడ్‌రూమ్‌ల బంగ్లా కొనాలి',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Banjara Hills',
          bedrooms: exactly(5),
        },
        any: ['price'],
        numbers: [5],
      },
      {
        text: 'వరద నీళ్ళు రాని ఏరియాలో అంటే మణికొండ వైపు కట్టిన ఇల్లు అమ్మకానికి ఉంటే చూపించండి',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Manikonda' },
        numbers: [],
      },
      {
        text: 'జీతం ముప్పై వేలు వస్తుంది అందులో ఎనిమిది వేలు మాత్రమే అద్దె ఇవ్వగలను సంగారెడ్డిలో',
        set: { transaction_type: 'rent', price: upTo(8000), city: 'Sangareddy' },
        numbers: [30000, 8000],
      },
      {
        text: 'పార్కింగ్, ఈత కొలను, పిల్లల ఆట స్థలం ఇవన్నీ ఉన్న అపార్ట్‌మెంట్‌లో రెండున్నర బీహెచ్‌కే కావాలి',
        set: {
          property_type: 'apartment',
          amenities: ['parking', 'swimming_pool', 'play_area'],
          bedrooms: between(2, 3),
        },
      },
      {
        text: 'ఎలాగైనా ఈ వారంలోపు ఎస్‌ఆర్ నగర్ దగ్గర సెమీ ఫర్నిష్డ్ ఇల్లు ఇప్పించన్నా పద్నాలుగు వేలు ఇస్తాను',
        set: { property_type: 'house', area: 'SR Nagar', amenities: ['semi_furnished'], price: upTo(14000) },
        numbers: [14000],
      },
      {
        text: 'మేము ఎన్నారైలం, ఇండియాకి తిరిగొచ్చాక ఉండటానికి తెల్లాపూర్ గేటెడ్ కమ్యూనిటీలో విల్లా కొనే ఆలోచన ఉంది',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Tellapur',
          amenities: ['gated_community'],
        },
        numbers: [],
      },
      {
        text: 'మామిడి తోట ఉన్న మూడు ఎకరాల పొలం నూజివీడు దగ్గర అరవై లక్షలలోపు కావాలి',
        set: { property_type: 'land', city: 'Nuzvid', size_sqft: atLeast(130680), price: upTo(6000000) },
        numbers: [3, 6000000],
      },
      {
        text: 'కొనడానికి సిద్ధంగా ఉన్న, అంటే వెంటనే దిగిపోగలిగే ఫ్లాట్లు మాత్రమే చూపించండి, డెబ్బై నుంచి ఎనభై ఐదు లక్షలు',
        set: { transaction_type: 'sale', property_type: 'apartment', price: between(7000000, 8500000) },
        numbers: [{ min: 7000000, max: 8500000 }],
      },
      {
        text: 'అమ్మాయిలం నలుగురం, సెక్యూరిటీ గార్డు ఉన్న సొసైటీలో మూడు బెడ్‌రూమ్‌ల ఫ్లాట్ మాదాపూర్లో అద్దెకు',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: exactly(3),
          amenities: ['security'],
          area: 'Madhapur',
        },
        numbers: [3],
      },
      {
        text: 'మా అబ్బాయికి వరంగల్ మెడికల్ కాలేజీలో సీటు వచ్చింది వాడి కోసం అక్కడ సింగిల్ బెడ్‌రూమ్ ఫ్లాట్ అద్దెకు చూసిపెట్టండి',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Warangal', bedrooms: exactly(1) },
        numbers: [],
      },
      {
        text: 'పాత ఇల్లు అమ్మగా వచ్చిన డబ్బుతో విజయవాడ శివార్లలో రెండు వందల గజాల స్థలం కొనాలనుకుంటున్నాం',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Vijayawada',
          size_sqft: atLeast(1800),
        },
        numbers: [200],
      },
      {
        text: 'మా ఆయన కొత్తగా కంపెనీలో చేరారు అందుకే పటాన్‌చెరు వైపు రెండు బెడ్‌రూమ్ ఇల్లు కావాలి అద్దె పది వేలు మించకూడదు',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Patancheru',
          bedrooms: exactly(2),
          price: upTo(10000),
        },
        numbers: [2, 10000],
      },
      {
        text: 'బోర్ నీళ్ళు, మంజీరా నీళ్ళు రెండూ వచ్చే ఇల్లైతే పదిహేను వేలు ఇవ్వడానికి సిద్ధం',
        set: { property_type: 'house', amenities: ['water_supply'], price: upTo(15000) },
        numbers: [15000],
      },
      {
        text: 'అపార్ట్‌మెంట్‌లో మూడు పడకగదులు, రెండు బాల్కనీలు దొరికితే ఎనభై లక్షలకు కొంటాను',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          amenities: ['balcony'],
          price: upTo(8000000),
        },
        numbers: [3, 2, 8000000],
      },
      {
        text: 'బ్యాంకు లోన్ మంజూరైంది, ఇప్పుడు నలభై ఐదు లక్షలలోపు రెండు బెడ్‌రూమ్ ఫ్లాట్ మియాపూర్‌లో ఖరారు చేసుకోవాలి',
        set: { property_type: 'apartment', bedrooms: exactly(2), area: 'Miyapur', price: upTo(4500000) },
        numbers: [4500000, 2],
      },
      {
        text: 'గేటెడ్ కమ్యూనిటీలోనే చూడండి, క్లబ్‌హౌస్ జిమ్ రెండూ ఉండాలి',
        set: { amenities: ['gated_community', 'clubhouse', 'gym'] },
      },
      {
        text: 'సిరిసిల్లల చిన్న ఇల్లు ఉంటే చెప్పుర్రి కిరాయి మూడు వేలు ఇస్తం',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Sircilla', price: upTo(3000) },
        numbers: [3000],
      },
      {
        text: 'ఒక హాల్, వంటగది, రెండు పడకగదులు, పూజగది ఉన్న సొంత ఇల్లు కొనుక్కునే స్థోమత అరవై లక్షల వరకే ఉంది',
        set: { transaction_type: 'sale', property_type: 'house', bedrooms: exactly(2), price: upTo(6000000) },
      },
      {
        text: 'హైవేకి ఆనుకుని ఉన్న ప్లాట్లు కావాలి, షాద్‌నగర్ పరిసరాల్లో, గజం పది వేలు అయినా పర్లేదు',
        set: { property_type: 'land', area: 'Shadnagar' },
      },
    ],
  },
  {
    phenomenon: 'wishes in their context, latin',
    cases: [
      {
        text: 'naku miyapur lo 2bhk flat rent ki kavali 18k lopu',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Miyapur',
          bedrooms: exactly(2),
          price: upTo(18000),
        },
        numbers: [2, 18000],
      },
      {
        text: 'vizag lo beach daggara oka flat konali ani undi 80 lakhs varaku pettagalam',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Visakhapatnam',
          price: upTo(8000000),
        },
        numbers: [8000000],
      },
      {
        text: 'maa office hitech city lo adi daggara single room chalu 8 velu rent',
        set: { transaction_type: 'rent', area: 'Hitech City', price: upTo(8000), bedrooms: exactly(1) },
      },
      {
        text: 'guntur lo 200 gajala sthalam konadaniki chustunnam',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Guntur', size_sqft: atLeast(1800) },
        numbers: [200],
      },
      {
        text: 'naluguru untam memu, kaneesam 3 bedrooms unna illu kavali',
        set: { property_type: 'house', bedrooms: atLeast(3) },
        numbers: [3],
      },
      {
        text: 'semi furnished 2bhk manikonda leda narsingi parking undali 25-30 velu',
        set: {
          bedrooms: exactly(2),
          area: 'Manikonda',
          amenities: ['semi_furnished', 'parking'],
          price: between(25000, 30000),
        },
        numbers: [2, { min: 25000, max: 30000 }],
      },
      {
        text: 'kotha ga kattina apartment lo 3bhk kondam anukuntunna 75 lakshala nundi 90 lakshala madhya',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          price: between(7500000, 9000000),
        },
        numbers: [3, { min: 7500000, max: 9000000 }],
      },
      {
        text: 'warangal lo mamuluga oka illu addeku dorukutunda 7 velalo',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Warangal', price: upTo(7000) },
        numbers: [7000],
      },
      {
        text: 'generator undi neeti ibbandi leni apartment chudandi tirupati lo',
        set: { property_type: 'apartment', city: 'Tirupati', amenities: ['power_backup', 'water_supply'] },
        numbers: [],
      },
      {
        text: 'anna naku sr nagar lo single bedroom kavali bachelor ni 8k lopu',
        set: { area: 'SR Nagar', bedrooms: exactly(1), price: upTo(8000) },
      },
      {
        text: 'memu 5 mandi untam so 3 bedroom illu addeku kavali uppal side',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Uppal', bedrooms: exactly(3) },
        numbers: [5, 3],
      },
      {
        text: 'own house teesukovali anukuntunnam nellore town lo 40 lakhs lopu dorukutunda',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nellore', price: upTo(4000000) },
        numbers: [4000000],
      },
      {
        text: 'metro station daggara 2bhk 1st floor lo unte cheppandi lb nagar',
        set: { bedrooms: exactly(2), area: 'LB Nagar' },
        numbers: [2],
      },
      {
        text: 'ee nela lopu shift avvali dayachesi kakinada lo addeku illu chupinchandi 9 velu',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kakinada', price: upTo(9000) },
        numbers: [9000],
      },
      {
        text: 'ac unna furnished flat unda airport daggara shamshabad 30k',
        set: {
          property_type: 'apartment',
          area: 'Shamshabad',
          amenities: ['air_conditioning', 'furnished'],
          price: upTo(30000),
        },
        numbers: [30000],
      },
      {
        text: 'na budget padhenimidi velu, rendu rooms chalu tarnaka daggara',
        set: { bedrooms: exactly(2), area: 'Tarnaka', price: upTo(18000) },
        numbers: [18000, 2],
      },
      {
        text: 'rendu car parking unna 4bhk villa kavali tellapur vaipu 4 kotlu lopu kontam',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: exactly(4),
          area: 'Tellapur',
          amenities: ['parking'],
          price: upTo(40000000),
        },
        numbers: [2, 4, 40000000],
      },
      {
        text: 'east facing plot kavali 200 sq yards, adibatla or ibrahimpatnam',
        set: { property_type: 'land', size_sqft: atLeast(1800), area: 'Adibatla' },
        numbers: [200],
      },
      {
        text: 'memu addeku untunnam ippudu kani sontha illu konali 50 lakshalalo',
        set: { transaction_type: 'sale', property_type: 'house', price: upTo(5000000) },
        numbers: [5000000],
      },
      {
        text: 'rent 15 to 18 thousand madhya 2 bedroom house vanasthalipuram lo chusi pettandi',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(2),
          area: 'Vanasthalipuram',
          price: between(15000, 18000),
        },
        numbers: [{ min: 15000, max: 18000 }, 2],
      },
      {
        text: 'nenu undataniki oka manchi place vethukutunna, warangal lo undali',
        set: { city: 'Warangal' },
        numbers: [],
      },
      {
        text: 'rendu bedrooms rendu bathrooms unna apartment vethiki pedatara',
        set: { property_type: 'apartment', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'illu konali anukuntunna, vijayawada lo 3 bedroom undali, 70 lakshala lopu',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Vijayawada',
          bedrooms: exactly(3),
          price: upTo(7000000),
        },
        numbers: [3, 7000000],
      },
      {
        text: 'naku kukka undi so pets allow chese illu kavali rent 20k varaku',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          amenities: ['pet_friendly'],
          price: upTo(20000),
        },
        numbers: [20000],
      },
      {
        text: 'warangal nundi hyderabad ki shift avutunnam, uppal side 2bhk addeku kavali',
        set: { transaction_type: 'rent', bedrooms: exactly(2), area: 'Uppal', city: 'Hyderabad' },
        numbers: [2],
      },
      {
        text: 'rendu kotlu budget undi, jubilee hills leda banjara hills, villa',
        set: { property_type: 'house', area: 'Jubilee Hills', price: upTo(20000000) },
        numbers: [20000000],
      },
      {
        text: 'medak daggara oka ekaram polam 50 lakshala lopu ippinchandi',
        set: { property_type: 'land', city: 'Medak', size_sqft: atLeast(43560), price: upTo(5000000) },
        numbers: [1, 5000000],
      },
      {
        text: 'kompally lo gated community lo duplex, 4 bedrooms, sale ki, 1.8 cr',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Kompally',
          amenities: ['gated_community'],
          bedrooms: exactly(4),
          price: upTo(18000000),
        },
        numbers: [4, 18000000],
      },
      {
        text: 'chennai lo job chestunna kani hyderabad lo plot konali shadnagar side 150 gajalu',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Hyderabad',
          area: 'Shadnagar',
          size_sqft: atLeast(1350),
        },
        numbers: [150],
      },
      {
        text: 'hall kitchen rendu bedrooms unte chalu rent 14 velu daatakudadu bowenpally lo',
        set: { transaction_type: 'rent', bedrooms: exactly(2), area: 'Bowenpally', price: upTo(14000) },
        numbers: [2, 14000],
      },
      {
        text: 'hyd lo 1bhk rent ki kavali 12k budget ameerpet daggarlo',
        set: {
          transaction_type: 'rent',
          city: 'Hyderabad',
          bedrooms: exactly(1),
          price: upTo(12000),
          area: 'Ameerpet',
        },
        numbers: [1, 12000],
      },
      {
        text: 'illu kavalandi bejawada side, rendu gadulu undali',
        set: { property_type: 'house', city: 'Vijayawada', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'kompally lo 3bhk appartment konali ani korika 85 lacs',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          area: 'Kompally',
          price: upTo(8500000),
        },
        numbers: [3, 8500000],
      },
      {
        text: 'nelaki padi velu rent ivvagalanu andulo 2 rooms illu dorukutunda kurnool lo',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: exactly(2),
          city: 'Kurnool',
          price: upTo(10000),
        },
        numbers: [10000, 2],
      },
      {
        text: '3 bhk with servant room, jubilee hills, buy, upto 5cr',
        set: { transaction_type: 'sale', bedrooms: exactly(3), area: 'Jubilee Hills', price: upTo(50000000) },
        numbers: [3, 50000000],
      },
      {
        text: 'gachibowli wipro circle daggara, gents 3 mandi, 2bhk addeku 16k max',
        set: { transaction_type: 'rent', bedrooms: exactly(2), area: 'Gachibowli', price: upTo(16000) },
        numbers: [2, 3, 16000],
      },
      {
        text: 'mehdipatnam lo pedda illu lease ki 20 lakhs',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Mehdipatnam', price: upTo(2000000) },
        numbers: [2000000],
      },
      {
        text: 'vizag gajuwaka lo student ki 1bhk furnished',
        set: { city: 'Visakhapatnam', area: 'Gajuwaka', bedrooms: exactly(1), amenities: ['furnished'] },
        numbers: [1],
      },
      {
        text: 'adilabad lo chinna illu chalu 4000 rupayalu adde',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Adilabad', price: upTo(4000) },
        numbers: [4000],
      },
      {
        text: 'balcony unna rendu bedroom flat kinda car parking tho miyapur',
        set: {
          property_type: 'apartment',
          bedrooms: exactly(2),
          amenities: ['balcony', 'parking'],
          area: 'Miyapur',
        },
        numbers: [2],
      },
      {
        text: 'amma nanna ki anukulanga ground floor 3 bedroom banjara hills rent 40 velu',
        set: { transaction_type: 'rent', bedrooms: exactly(3), area: 'Banjara Hills', price: upTo(40000) },
        numbers: [3, 40000],
      },
      {
        text: 'naaku oka sthalam kaavaali illu kattukovadaniki nalgonda lo 200 gajalu',
        set: { property_type: 'land', city: 'Nalgonda', size_sqft: atLeast(1800) },
        numbers: [200],
      },
      {
        text: 'mee daggara attapur lo gated community flats unnaya 90 lakshala lopu',
        set: {
          property_type: 'apartment',
          amenities: ['gated_community'],
          area: 'Attapur',
          price: upTo(9000000),
        },
        numbers: [9000000],
      },
      {
        text: 'school ki nadichi vellagalige duramlo 2bhk kavali chandanagar',
        set: { bedrooms: exactly(2), area: 'Chandanagar' },
        numbers: [2],
      },
      {
        text: 'sontha illu undali ani maa aavida korika, 45 lakshalu unnayi khammam lo',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Khammam', price: upTo(4500000) },
        numbers: [4500000],
      },
      {
        text: 'govt job transfer ayyi kurnool ki vellutunnam akkada 2bhk addeku illu vethiki pettandi',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kurnool', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'rent 12 velu varaku istam, ashok nagar vaipu 2 gadula illu, neellu bagundali',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Ashok Nagar',
          bedrooms: exactly(2),
          price: upTo(12000),
          amenities: ['water_supply'],
        },
        numbers: [12000, 2],
      },
      {
        text: 'ready to move flat konukkovali bachupally lo 60 to 70 lakhs, loan vastundi',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Bachupally',
          price: between(6000000, 7000000),
        },
        numbers: [{ min: 6000000, max: 7000000 }],
      },
      {
        text: 'house owner tho kalisi undadam vaddu, separate entrance unna 1bhk tarnaka lo',
        set: { bedrooms: exactly(1), area: 'Tarnaka' },
        numbers: [1],
      },
      {
        text: 'studio flat rent ki kavali nallakunta side fully furnished ac wifi anni undali 22k ok',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Nallakunta',
          amenities: ['furnished', 'air_conditioning'],
          price: upTo(22000),
        },
        numbers: [22000],
      },
      {
        text: 'orr pakkana hmda plot 200 gajalu unte 40 lakshalu istanu kokapet',
        set: { property_type: 'land', area: 'Kokapet', size_sqft: atLeast(1800), price: upTo(4000000) },
        numbers: [200, 4000000],
      },
      {
        text: 'maa akka valla kosam secunderabad lo lift unna 2bhk rent ki chudandi, akka pregnant',
        set: { transaction_type: 'rent', bedrooms: exactly(2), amenities: ['lift'], area: 'Secunderabad' },
        numbers: [2],
      },
      {
        text: 'intlo aaruguram, 4 bedroom duplex konali vijayawada lo kakunda guntur lo',
        set: { transaction_type: 'sale', property_type: 'house', bedrooms: exactly(4), city: 'Guntur' },
        numbers: [4],
      },
      {
        text: 'maa abbayiki warangal lo seat vachindi vaadi kosam 1bhk flat rent ki chudandi',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Warangal', bedrooms: exactly(1) },
        numbers: [1],
      },
      {
        text: 'paatha illu ammesi vijayawada outskirts lo 200 gajala plot konali',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Vijayawada',
          size_sqft: atLeast(1800),
        },
        numbers: [200],
      },
      {
        text: 'patancheru industrial area daggara 2 bedroom illu rent 10k minchakudadu',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Patancheru',
          bedrooms: exactly(2),
          price: upTo(10000),
        },
        numbers: [2, 10000],
      },
      {
        text: 'apartment lo 3 bedrooms 2 balconies dorikithe 80 lakhs ki kontanu',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          amenities: ['balcony'],
          price: upTo(8000000),
        },
        numbers: [3, 2, 8000000],
      },
      {
        text: 'edaina gated community lo gym pool unna 2.5 bhk chupinchandi tellapur nallagandla side',
        set: {
          bedrooms: between(2, 3),
          amenities: ['gated_community', 'gym', 'swimming_pool'],
          area: 'Tellapur',
        },
      },
      {
        text: 'loan sanction ayyindi 45 lakhs lopu 2bhk miyapur lo final cheyali',
        set: { bedrooms: exactly(2), area: 'Miyapur', price: upTo(4500000) },
        numbers: [4500000, 2],
      },
      {
        text: 'solar water heater borewell unna independent house 1st floor addeku, alwal',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Alwal', amenities: ['water_supply'] },
        numbers: [],
      },
      {
        text: 'machilipatnam lo chinna illu unte cheppandi adde 3 velu',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Machilipatnam', price: upTo(3000) },
        numbers: [3000],
      },
      {
        text: 'family 6 members, kabatti 3 leda 4 bedrooms unna house addeku kavali nacharam',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: between(3, 4), area: 'Nacharam' },
      },
    ],
  },
  {
    phenomenon: 'wishes in their context, mixed',
    cases: [
      {
        text: 'నాకు Gachibowli దగ్గర 2BHK flat కావాలి, rent 25k max',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Gachibowli',
          bedrooms: exactly(2),
          price: upTo(25000),
        },
        numbers: [2, 25000],
      },
      {
        text: 'Gated community లో villa కొనాలి, budget 3 crores వరకు, Kokapet',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          amenities: ['gated_community'],
          area: 'Kokapet',
          price: upTo(30000000),
        },
        numbers: [30000000],
      },
      {
        text: 'Pet friendly ఇల్లు ఉందా Madhapur లో under 40k',
        set: { property_type: 'house', amenities: ['pet_friendly'], area: 'Madhapur', price: upTo(40000) },
        numbers: [40000],
      },
      {
        text: 'Furnished 1RK bachelor కి అద్దెకు Ameerpet side',
        set: { transaction_type: 'rent', amenities: ['furnished'], bedrooms: exactly(1), area: 'Ameerpet' },
        numbers: [1],
      },
      {
        text: 'Corner plot 40x60 కావాలి Shadnagar లో',
        set: { property_type: 'land', size_sqft: atLeast(2400), area: 'Shadnagar' },
        numbers: [40, 60],
      },
      {
        text: 'Hi, నేను Bangalore నుండి relocate అవుతున్నా, Gachibowli దగ్గర 2bhk semi furnished కావాలి 35k',
        set: { area: 'Gachibowli', bedrooms: exactly(2), amenities: ['semi_furnished'], price: upTo(35000) },
        numbers: [2, 35000],
      },
      {
        text: 'Parents కి ground floor house కావాలి Kukatpally, rent 20k లోపు',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Kukatpally', price: upTo(20000) },
        numbers: [20000],
      },
      {
        text: 'మాకు clubhouse, gym, pool అన్నీ ఉన్న apartment కావాలి Narsingi లో',
        set: {
          property_type: 'apartment',
          area: 'Narsingi',
          amenities: ['clubhouse', 'gym', 'swimming_pool'],
        },
        numbers: [],
      },
      {
        text: 'Budget 18-20k, రెండు bedrooms, లిఫ్ట్ compulsory, Begumpet',
        set: { bedrooms: exactly(2), amenities: ['lift'], area: 'Begumpet', price: between(18000, 20000) },
        numbers: [{ min: 18000, max: 20000 }, 2],
      },
      {
        text: '1.5 crore budget లో independent house for sale Sainikpuri',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Sainikpuri', price: upTo(15000000) },
        numbers: [15000000],
      },
      {
        text: 'Good morning, నాకు fully furnished studio apartment కావాలి Begumpet దగ్గర',
        set: { property_type: 'apartment', area: 'Begumpet', amenities: ['furnished'] },
        numbers: [],
      },
      {
        text: 'నేను 4 friends తో ఉంటా, 3bhk with 2 parking కావాలి Kondapur side',
        set: { bedrooms: exactly(3), amenities: ['parking'], area: 'Kondapur' },
        numbers: [4, 3, 2],
      },
      {
        text: 'Investment కోసం plot చూస్తున్నా, Shamshabad airport side, 40 lakhs max',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Shamshabad', price: upTo(4000000) },
        numbers: [4000000],
      },
      {
        text: '3 bedroom duplex, private garden ఇంకా AC, Kokapet',
        set: {
          property_type: 'house',
          bedrooms: exactly(3),
          amenities: ['garden', 'air_conditioning'],
          area: 'Kokapet',
        },
        numbers: [3],
      },
      {
        text: 'Budget ఎక్కువ లేదు, 8k లోపు single room దొరికితే చాలు, Balanagar',
        set: { bedrooms: exactly(1), price: upTo(8000), area: 'Balanagar' },
        numbers: [8000],
      },
      {
        text: 'నేను IT employee, DLF దగ్గర 2BHK, furnished అయితే better, Gachibowli',
        set: { bedrooms: exactly(2), area: 'Gachibowli', amenities: ['furnished'] },
        numbers: [2],
      },
      {
        text: 'అర్జెంట్ గా PG కాదు, independent 1RK కావాలి rent 9000',
        set: { transaction_type: 'rent', bedrooms: exactly(1), price: upTo(9000) },
        numbers: [1, 9000],
      },
      {
        text: 'Newly married couple కి 1BHK, Kukatpally, ₹18,000 వరకు',
        set: { bedrooms: exactly(1), area: 'Kukatpally', price: upTo(18000) },
        numbers: [1, 18000],
      },
      {
        text: 'Row house for sale ఉందా Kompally వైపు, 1.2 Cr',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Kompally', price: upTo(12000000) },
        numbers: [12000000],
      },
      {
        text: 'School bus వచ్చే area కావాలి, 3BHK flat, అమ్మకానికి, Nallagandla',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          area: 'Nallagandla',
        },
        numbers: [3],
      },
      {
        text: 'మా shop దగ్గర అంటే Balanagar cross road side small house rent కి, budget ఎనిమిది వేలు',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Balanagar', price: upTo(8000) },
        numbers: [8000],
      },
      {
        text: 'Need 3BHK, రెండు balcony లు, east facing, Nizampet, sale కి',
        set: { transaction_type: 'sale', bedrooms: exactly(3), amenities: ['balcony'], area: 'Nizampet' },
        numbers: [3, 2],
      },
      {
        text: 'Girls కి safe గా ఉండే apartment with security & CCTV, Madhapur, 15k నెలకి',
        set: { property_type: 'apartment', amenities: ['security'], area: 'Madhapur', price: upTo(15000) },
        numbers: [15000],
      },
      {
        text: 'Karimnagar bypass దగ్గర layout లో plot booking చేయాలి 200 sq yards',
        set: { property_type: 'land', city: 'Karimnagar', size_sqft: atLeast(1800) },
        numbers: [200],
      },
      {
        text: 'Metro దగ్గర ఉంటే best, 2BHK, Miyapur or Kukatpally, rent 20k లోపు',
        set: { transaction_type: 'rent', bedrooms: exactly(2), area: 'Miyapur', price: upTo(20000) },
        numbers: [2, 20000],
      },
      {
        text: 'Dad retire అయ్యారు, Tirupati లో quiet area లో independent house కొందాం 60 lakhs',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Tirupati', price: upTo(6000000) },
        numbers: [6000000],
      },
      {
        text: 'Semi-furnished అయినా ok, కానీ lift మరియు covered parking must, Manikonda',
        set: { amenities: ['semi_furnished', 'lift', 'parking'], area: 'Manikonda' },
        numbers: [],
      },
      {
        text: 'తక్కువ deposit ఉన్న 1BHK, Gachibowli, 15000 rent',
        set: { transaction_type: 'rent', bedrooms: exactly(1), area: 'Gachibowli', price: upTo(15000) },
        numbers: [1, 15000],
      },
    ],
  },
  {
    phenomenon: 'sums in words, native',
    cases: [
      {
        text: 'రెండు లక్షల డెబ్బై ఐదు వేలు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(275000) },
        numbers: [275000],
      },
      {
        text: 'ఒకటింపావు కోటి',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'నలభై రెండున్నర లక్షలు',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4250000) },
        numbers: [4250000],
      },
      {
        text: 'రెండున్నర వేల చదరపు అడుగులు',
        asked: 'size_sqft',
        set: { size_sqft: atLeast(2500) },
        numbers: [2500],
      },
      {
        text: 'పదహారు వేల ఐదు వందలు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(16500) },
        numbers: [16500],
      },
      {
        text: 'నాలుగు వేల ఎనిమిది వందల యాభై',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(4850) },
        numbers: [4850],
      },
      {
        text: 'మూడు కోట్ల డెబ్బై లక్షలు',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(37000000) },
        numbers: [37000000],
      },
      {
        text: 'యాభై రెండున్నర లక్షలు',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5250000) },
        numbers: [5250000],
      },
    ],
  },
  {
    phenomenon: 'sums in words, latin',
    cases: [
      {
        text: 'thommidinnara lakshalu',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(950000) },
        numbers: [950000],
      },
      {
        text: 'padakondu vela aidu vandalu',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(11500) },
        numbers: [11500],
      },
      {
        text: 'muppai moodu lakshalu',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(3300000) },
        numbers: [3300000],
      },
      {
        text: 'tommidi kotlu',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(90000000) },
        numbers: [90000000],
      },
      {
        text: 'noota yabhai gajalu',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(1350) },
        numbers: [150],
      },
      {
        text: 'iravai aidunnara lakshalu',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(2550000) },
        numbers: [2550000],
      },
      {
        text: 'aaru vela moodu vandalu',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(6300) },
        numbers: [6300],
      },
    ],
  },
]
