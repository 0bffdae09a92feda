import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const wishes: CorpusSection[] = [
  {
    phenomenon: 'wishes, native',
    cases: [
      {
        text: 'హైదరాబాద్‌లో అద్దెకు ఇల్లు కావాలి',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hyderabad' },
      },
      {
        text: 'గచ్చిబౌలిలో రెండు పడకగదుల ఫ్లాట్ అద్దెకు చూపించండి',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Gachibowli',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'మాకు విశాఖపట్నంలో సొంత ఇల్లు కొనుక్కోవాలని ఉంది',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Visakhapatnam' },
      },
      {
        text: 'కూకట్‌పల్లిలో మూడు బెడ్‌రూమ్‌ల ఫ్లాట్ కొనాలనుకుంటున్నాము, బడ్జెట్ ఎనభై లక్షలు',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kukatpally',
          bedrooms: exactly(3),
          price: upTo(8000000),
        },
      },
      {
        text: 'గుంటూరులో రెండు వందల గజాల స్థలం కొనాలి',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Guntur', size_sqft: atLeast(1800) },
        numbers: [200],
      },
      {
        text: 'మా పిల్లల చదువు కోసం మియాపూర్‌లో అద్దె ఇల్లు వెతుకుతున్నాం',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Miyapur' },
      },
      {
        text: 'విజయవాడలో డబుల్ బెడ్‌రూమ్ ఇల్లు, లిఫ్ట్ పార్కింగ్ ఉండాలి',
        set: {
          property_type: 'house',
          city: 'Vijayawada',
          bedrooms: exactly(2),
          amenities: ['lift', 'parking'],
        },
      },
      {
        text: 'తిరుపతిలో ఐదు సెంట్ల స్థలం ఉంటే చెప్పండి',
        set: { property_type: 'land', city: 'Tirupati', size_sqft: atLeast(2178) },
      },
      {
        text: 'నెలకు పదిహేను వేల లోపు అద్దెలో ఇల్లు దొరుకుతుందా?',
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(15000) },
      },
      { text: 'వరంగల్‌లో ఇల్లు కావాలి', set: { property_type: 'house', city: 'Warangal' } },
      { text: 'అద్దెకు', set: { transaction_type: 'rent' }, asked: 'transaction_type' },
      { text: 'కిరాయికే', set: { transaction_type: 'rent' }, asked: 'transaction_type' },
      { text: 'కొనడానికి', set: { transaction_type: 'sale' }, asked: 'transaction_type' },
      { text: 'కొనుగోలుకే చూస్తున్నాం', set: { transaction_type: 'sale' }, asked: 'transaction_type' },
      { text: 'కొందామని అనుకుంటున్నాం', set: { transaction_type: 'sale' }, asked: 'transaction_type' },
      { text: 'స్థలం', set: { property_type: 'land' }, asked: 'property_type' },
      { text: 'ఫ్లాట్ అయితే బాగుంటుంది', set: { property_type: 'apartment' }, asked: 'property_type' },
      { text: 'ఇండిపెండెంట్ హౌస్ కావాలి', set: { property_type: 'house' }, asked: 'property_type' },
      { text: 'అపార్టుమెంటే కావాలి', set: { property_type: 'apartment' }, asked: 'property_type' },
      { text: 'హైదరాబాదులో', set: { city: 'Hyderabad' }, asked: 'city' },
      { text: 'రాజమండ్రిలో అండి', set: { city: 'Rajahmundry' }, asked: 'city' },
      { text: 'నెల్లూరు', set: { city: 'Nellore' }, asked: 'city' },
      { text: 'మాదాపూర్ దగ్గర', set: { area: 'Madhapur' }, asked: 'area', known: { city: 'Hyderabad' } },
      {
        text: 'మాదాపూర్ పక్కనే ఉంటే బాగుంటుంది',
        set: { area: 'Madhapur' },
        asked: 'area',
        known: { city: 'Hyderabad' },
      },
      {
        text: 'దిల్‌సుఖ్‌నగర్‌లో చూడండి',
        set: { area: 'Dilsukhnagar' },
        asked: 'area',
        known: { city: 'Hyderabad' },
      },
      { text: 'ముగ్గురం ఉంటాం, కొండాపూర్‌లో ఒక ఫ్లాట్ కావాలి', set: { property_type: 'apartment', area: 'Kondapur' } },
      {
        text: 'మలక్‌పేటలో అద్దె ఇల్లు',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Malakpet' },
      },
      { text: 'నాకు కారు పార్కింగ్ తప్పనిసరిగా ఉండాలి', set: { amenities: ['parking'] }, asked: 'amenities' },
      {
        text: 'లిఫ్ట్, పార్కింగ్, నీళ్ల సౌకర్యం ఉంటే చాలు',
        set: { amenities: ['lift', 'parking', 'water_supply'] },
        asked: 'amenities',
      },
      {
        text: 'గేటెడ్ కమ్యూనిటీలో విల్లా కొనాలి',
        set: { transaction_type: 'sale', property_type: 'house', amenities: ['gated_community'] },
      },
      { text: 'పిల్లలు ఆడుకోవడానికి స్థలం ఉండాలి', set: { amenities: ['play_area'] }, asked: 'amenities' },
      { text: 'కరెంటు పోకుండా జనరేటర్ ఉండాలి', set: { amenities: ['power_backup'] } },
      { text: 'మా దగ్గర కుక్క ఉంది', set: { amenities: ['pet_friendly'] }, asked: 'amenities' },
      { text: 'ఫర్నిచర్ ఉన్న ఫ్లాట్ కావాలి', set: { property_type: 'apartment', amenities: ['furnished'] } },
      { text: 'సెమీ ఫర్నిష్డ్ అయితే చాలు', set: { amenities: ['semi_furnished'] }, asked: 'amenities' },
      { text: 'బాల్కనీ, ఏసీ రెండూ కావాలి', set: { amenities: ['balcony', 'air_conditioning'] } },
      { text: 'వాచ్‌మెన్ ఉండే అపార్ట్‌మెంట్ చూపించండి', set: { property_type: 'apartment', amenities: ['security'] } },
      { text: 'ఈత కొలను, వ్యాయామశాల ఉండాలి', set: { amenities: ['swimming_pool', 'gym'] } },
      {
        text: 'కర్నూలులో ఒక ఎకరం పొలం కొనాలి',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Kurnool', size_sqft: atLeast(43560) },
      },
      {
        text: 'ఖమ్మంలో పది గుంటల భూమి కావాలి',
        set: { property_type: 'land', city: 'Khammam', size_sqft: atLeast(10890) },
      },
      { text: 'ఇల్లు కట్టుకోవడానికి స్థలం కావాలి', set: { property_type: 'land' } },
      {
        text: 'బెంగళూరులో మారతహళ్లి దగ్గర అద్దెకు ఫ్లాట్ కావాలండి',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Marathahalli',
        },
      },
      {
        text: 'నేను గుంటూరులో ఉంటున్నాను, హైదరాబాద్‌లో ఫ్లాట్ కావాలి',
        set: { property_type: 'apartment', city: 'Hyderabad' },
      },
      {
        text: 'మేము వరంగల్ నుంచి వస్తున్నాం, హైదరాబాద్ ఉప్పల్‌లో ఇల్లు కావాలి',
        set: { property_type: 'house', city: 'Hyderabad', area: 'Uppal' },
      },
      { text: 'హైదరాబాద్‌లో ఇల్లు ఉందా', set: { property_type: 'house', city: 'Hyderabad' } },
      { text: 'మణికొండలో 2 బీహెచ్‌కే ఉన్నాయా', set: { area: 'Manikonda', bedrooms: exactly(2) } },
      {
        text: 'బేగంపేటలో ఏమైనా ఫ్లాట్లు అద్దెకు ఉన్నాయా?',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Begumpet' },
      },
      {
        text: 'తక్కువ అద్దెలో ఒక గది ఇల్లు ఇప్పించగలరా',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(1) },
      },
      { text: 'ఒక మంచి విల్లా చూపిస్తారా', set: { property_type: 'house' } },
      {
        text: 'సికింద్రాబాద్ స్టేషన్‌కి దగ్గర్లో అద్దె ఇల్లు కావాలి',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Secunderabad' },
      },
      {
        text: 'కాకినాడలో అమ్మకానికి ఉన్న ఇళ్లు చూపించండి',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kakinada' },
      },
      {
        text: 'అనంతపూర్‌లో మూడు నాలుగు గదుల ఇల్లు',
        set: { property_type: 'house', city: 'Anantapur', bedrooms: between(3, 4) },
      },
      {
        text: 'పెట్టుబడి కోసం శంషాబాద్‌లో ప్లాట్ చూస్తున్నాను',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Shamshabad' },
      },
      {
        text: 'ముంబైలో ఫ్లాట్ అద్దెకు తీసుకోవాలి',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Mumbai' },
      },
    ],
  },
  {
    phenomenon: 'wishes, latin',
    cases: [
      {
        text: 'hyderabad lo addeku illu kavali',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hyderabad' },
      },
      {
        text: 'gachibowlilo rendu padakagadula flat adheku kaavali',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Gachibowli',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'naku vizag lo sontha illu konali',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Visakhapatnam' },
      },
      {
        text: 'vijayawadalo moodu bedroomla illu choopinchandi',
        set: { property_type: 'house', city: 'Vijayawada', bedrooms: exactly(3) },
      },
      {
        text: 'tirupathi lo aidu centla sthalam unte cheppandi',
        set: { property_type: 'land', city: 'Tirupati', size_sqft: atLeast(2178) },
      },
      {
        text: 'nelaki pannendu vela lopu illu dorukutunda',
        set: { property_type: 'house', price: upTo(12000) },
      },
      {
        text: 'kirayiki oka gadi unda begumpet lo',
        set: { transaction_type: 'rent', area: 'Begumpet', bedrooms: exactly(1) },
      },
      {
        text: 'maaku kondapur lo 2 gadula illu kawali, kiraayi 15 velu',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Kondapur',
          bedrooms: exactly(2),
          price: upTo(15000),
        },
      },
      {
        text: 'nenu oka jaga konalanukuntunnanu, rendu vandala gajalu',
        set: { transaction_type: 'sale', property_type: 'land', size_sqft: atLeast(1800) },
      },
      { text: 'addeku', set: { transaction_type: 'rent' }, asked: 'transaction_type' },
      { text: 'kondam ani chustunnam', set: { transaction_type: 'sale' }, asked: 'transaction_type' },
      { text: 'konadanike', set: { transaction_type: 'sale' }, asked: 'transaction_type' },
      { text: 'illu kavale', set: { property_type: 'house' }, asked: 'property_type' },
      { text: 'nellore lo andi', set: { city: 'Nellore' }, asked: 'city' },
      { text: 'rajamahendravaram', set: { city: 'Rajahmundry' }, asked: 'city' },
      {
        text: 'dilsukhnagar daggara',
        set: { area: 'Dilsukhnagar' },
        asked: 'area',
        known: { city: 'Hyderabad' },
      },
      {
        text: 'madhapur vaipu aithe baguntundi',
        set: { area: 'Madhapur' },
        asked: 'area',
        known: { city: 'Hyderabad' },
      },
      {
        text: 'neellu baga vachela undali, lift kuda',
        set: { amenities: ['water_supply', 'lift'] },
        asked: 'amenities',
      },
      { text: 'bandi pettukodaniki chotu undali', set: { amenities: ['parking'] }, asked: 'amenities' },
      {
        text: 'warangal nunchi vastunnam, uppal lo illu kavali',
        set: { property_type: 'house', area: 'Uppal' },
      },
      {
        text: 'nenu chennai lo untunna, hyderabad lo flat konali',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Hyderabad' },
      },
      { text: 'karimnagar lo illu unda', set: { property_type: 'house', city: 'Karimnagar' } },
      { text: 'miyapurlo 3bhk unnaya', set: { area: 'Miyapur', bedrooms: exactly(3) } },
      { text: 'oka manchi villa chupistara', set: { property_type: 'house' } },
      {
        text: 'kakinadalo ammakaniki unna illu chupinchandi',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kakinada' },
      },
      { text: 'illu kattukovadaniki sthalam kavali', set: { property_type: 'land' } },
      {
        text: 'khammamlo padi guntala bhoomi kavali',
        set: { property_type: 'land', city: 'Khammam', size_sqft: atLeast(10890) },
      },
      { text: 'maa daggara kukka undi', set: { amenities: ['pet_friendly'] }, asked: 'amenities' },
      {
        text: 'begampet lo moodu nalugu gadula flat',
        set: { property_type: 'apartment', area: 'Begumpet', bedrooms: between(3, 4) },
      },
      { text: 'pillalu adukodaniki place undali', set: { amenities: ['play_area'] }, asked: 'amenities' },
      {
        text: 'bangalore lo marathahalli daggara addeku flat kavalandi',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Marathahalli',
        },
      },
      {
        text: 'oka ekaram polam konali kurnool lo',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Kurnool', size_sqft: atLeast(43560) },
      },
      { text: 'adde illu kavali', set: { transaction_type: 'rent', property_type: 'house' } },
    ],
  },
  {
    phenomenon: 'wishes, mixed',
    cases: [
      {
        text: 'gachibowli lo 2bhk flat rent ki kavali under 30k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Gachibowli',
          bedrooms: exactly(2),
          price: upTo(30000),
        },
      },
      {
        text: 'kondapur lo semi furnished 3bhk for rent, lift must undali',
        set: {
          transaction_type: 'rent',
          area: 'Kondapur',
          bedrooms: exactly(3),
          amenities: ['semi_furnished', 'lift'],
        },
      },
      {
        text: 'Hi, vizag lo plot purchase cheyyali, budget 40 lakhs',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Visakhapatnam', price: upTo(4000000) },
      },
      {
        text: 'నాకు 2bhk flat కావాలి in Madhapur',
        set: { property_type: 'apartment', area: 'Madhapur', bedrooms: exactly(2) },
      },
      {
        text: 'looking for villa in kokapet, budget rendu kotlu',
        set: { property_type: 'house', area: 'Kokapet', price: upTo(20000000) },
      },
      {
        text: 'gated community lo independent house buy cheyalanukuntunnam',
        set: { transaction_type: 'sale', property_type: 'house', amenities: ['gated_community'] },
      },
      {
        text: 'rent ki oka single bedroom house suggest cheyandi',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(1) },
      },
      { text: 'Budget 50 లక్షలు, city వరంగల్', set: { city: 'Warangal', price: upTo(5000000) } },
      {
        text: 'covered parking and power backup undali andi',
        set: { amenities: ['parking', 'power_backup'] },
      },
      {
        text: 'flat with balcony and gym chudandi please',
        set: { property_type: 'apartment', amenities: ['balcony', 'gym'] },
      },
      {
        text: 'family kosam 3 bedroom flat in Miyapur, 25000 lopu',
        set: { property_type: 'apartment', area: 'Miyapur', bedrooms: exactly(3), price: upTo(25000) },
      },
      { text: '1200 sqft above flat kavali', set: { property_type: 'apartment', size_sqft: atLeast(1200) } },
      {
        text: 'hyderabadlo office daggara, hitech city side 1bhk rentki',
        set: { transaction_type: 'rent', city: 'Hyderabad', area: 'Hitech City', bedrooms: exactly(1) },
      },
      { text: 'furnished flat ఉంటే చూపించండి', set: { property_type: 'apartment', amenities: ['furnished'] } },
      {
        text: 'resale flat konali in Kukatpally around 60 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kukatpally',
          price: upTo(6000000),
        },
      },
      {
        text: 'do you have any 2bhk unnaya in begumpet for rent',
        set: { transaction_type: 'rent', area: 'Begumpet', bedrooms: exactly(2) },
      },
    ],
  },
]
