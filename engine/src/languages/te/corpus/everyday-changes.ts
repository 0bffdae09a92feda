import type { CorpusSection } from '../../corpus-case.ts'

/** Corrections, things taken back and anything that will do, in both directions. */
export const everydayChanges: CorpusSection[] = [
  {
    phenomenon: 'changes of mind, native',
    cases: [
      {
        text: 'అద్దెకు వద్దు, కొనాలనుకుంటున్నాం',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'కొనడం కాదు బాబూ, అద్దెకే కావాలి',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'ఫ్లాట్ బదులు ఇండిపెండెంట్ ఇల్లు చూపించు',
        known: { property_type: 'apartment', transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
      {
        text: 'బడ్జెట్ ఇంకో ఐదు లక్షలు పెంచవచ్చు, అరవై ఐదు చేయండి',
        known: { transaction_type: 'sale', price: { max: 6000000 } },
        set: { price: { max: 6500000 } },
        numbers: [500000, 65],
      },
      { text: 'ఈ ఏరియా వద్దు', known: { city: 'Hyderabad', area: 'Kondapur' }, drop: ['area'] },
      {
        text: 'జిమ్, స్విమ్మింగ్ పూల్ రెండూ వద్దు',
        known: { amenities: ['gym', 'swimming_pool'] },
        drop: ['gym', 'swimming_pool'],
      },
      {
        text: 'ధర ఎంతయినా ఫర్వాలేదు ఇప్పుడు',
        known: { price: { max: 5000000 }, transaction_type: 'sale' },
        any: ['price'],
      },
      {
        text: 'రెండు కాదు మూడు బెడ్రూములు కావాలి',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'క్షమించాలి, నేను చెప్పింది తప్పు, ఇల్లు కాదు స్థలం కొనాలి',
        known: { property_type: 'house', transaction_type: 'sale' },
        set: { transaction_type: 'sale', property_type: 'land' },
      },
      {
        text: 'అద్దె గురించి మర్చిపోండి, సొంతిల్లు కొంటాను',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'మా ఆవిడకి ఫ్లాట్లు ఇష్టం లేదు, విడి ఇల్లు చూపించండి',
        known: { property_type: 'apartment', transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      { text: 'ఫర్నిచర్ అవసరం లేదులెండి', known: { amenities: ['furnished'] }, drop: ['furnished'] },
      {
        text: 'ఏరియా ఏదైనా పర్వాలేదు కానీ బడ్జెట్ మాత్రం పన్నెండు వేలే',
        known: { transaction_type: 'rent', city: 'Hyderabad', area: 'Uppal' },
        set: { price: { max: 12000 } },
        any: ['area'],
        numbers: [12000],
      },
      {
        text: 'బెడ్రూమ్స్ తగ్గించి రెండు చేయండి',
        known: { bedrooms: { min: 3, max: 3 } },
        set: { bedrooms: { min: 2, max: 2 } },
        numbers: [2],
      },
      { text: 'హైదరాబాద్ వదిలేయండి, ఖమ్మంలో చూడండి', known: { city: 'Hyderabad' }, set: { city: 'Khammam' } },
      {
        text: 'పార్కింగ్ కూడా చేర్చండి, జిమ్ తీసేయండి',
        known: { amenities: ['gym'] },
        set: { amenities: ['parking'] },
        drop: ['gym'],
      },
      { text: 'మియాపూర్‌కి మార్చండి ఏరియాని', known: { city: 'Hyderabad', area: 'Kondapur' }, set: { area: 'Miyapur' } },
      {
        text: 'కొంటానన్నాను కానీ ఇప్పుడు అద్దెకి చూస్తే చాలు',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'లేదు లేదు, అద్దెకు కాదు, సొంతానికి అడుగుతున్నా',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'సారీ అండి, వరంగల్ అన్నాను కానీ హనుమకొండ కాదు, కరీంనగర్ చూడండి',
        known: { city: 'Warangal' },
        set: { city: 'Karimnagar' },
      },
      {
        text: 'నాకు ఈ బడ్జెట్ సరిపోవడం లేదు, డెబ్బై లక్షలకి పెంచండి',
        known: { transaction_type: 'sale', price: { max: 6000000 } },
        set: { price: { max: 7000000 } },
        numbers: [7000000],
      },
      { text: 'బెడ్‌రూమ్‌ల గురించి పట్టించుకోవద్దు', known: { bedrooms: { min: 3, max: 3 } }, drop: ['bedrooms'] },
      { text: 'ఏ ఊరైనా సరే', known: { city: 'Guntur' }, any: ['city'] },
      { text: 'సెక్యూరిటీ కూడా ఉంటే మేలు', known: { amenities: ['lift'] }, set: { amenities: ['security'] } },
      { text: 'సెక్యూరిటీ ఉన్నా లేకపోయినా ఒకటే', known: { amenities: ['security'] }, drop: ['security'] },
      {
        text: 'ఆ ఏరియా మాకు నచ్చలేదు, ఉప్పల్‌లో చూద్దాం',
        known: { city: 'Hyderabad', area: 'Kondapur' },
        set: { area: 'Uppal' },
      },
      {
        text: 'స్థలం బదులుగా కట్టిన ఇల్లు ఉంటే చూపండి',
        known: { property_type: 'land', transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      {
        text: 'బడ్జెట్ ఇంకా తగ్గించాలి, పది వేలకే',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 10000 } },
        numbers: [10000],
      },
    ],
  },
  {
    phenomenon: 'changes of mind, latin',
    cases: [
      { text: 'rent kaadu, kontam', known: { transaction_type: 'rent' }, set: { transaction_type: 'sale' } },
      { text: 'parking vaddu le', known: { amenities: ['parking'] }, drop: ['parking'] },
      {
        text: 'budget 30 ki penchandi',
        known: { transaction_type: 'rent', price: { max: 25000 } },
        set: { price: { max: 30000 } },
        numbers: [30],
      },
      {
        text: 'begumpet vaddu ameerpet lo chupinchandi',
        known: { city: 'Hyderabad', area: 'Begumpet' },
        set: { area: 'Ameerpet' },
      },
      { text: 'city edaina parledu', known: { transaction_type: 'sale' }, any: ['city'] },
      {
        text: 'illu kadu sthalam kavali',
        known: { property_type: 'house', transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      { text: 'bedrooms sankhya mukhyam kadu', known: { bedrooms: { min: 2, max: 2 } }, any: ['bedrooms'] },
      {
        text: 'apartment vaddu naku individual house eh kavali',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: '3 bedrooms annanu kada 2 chalu',
        known: { bedrooms: { min: 3, max: 3 } },
        set: { bedrooms: { min: 2, max: 2 } },
        numbers: [3, 2],
      },
      {
        text: 'budget konchem penchutanu 35 velu cheyandi',
        known: { transaction_type: 'rent', price: { max: 30000 } },
        set: { price: { max: 35000 } },
        numbers: [35000],
      },
      { text: 'garden lekapoyina parledu', known: { amenities: ['garden'] }, drop: ['garden'] },
      {
        text: 'kondapur kaadu kothaguda lo',
        known: { city: 'Hyderabad', area: 'Kondapur' },
        set: { area: 'Kothaguda' },
      },
      {
        text: 'rentu kaadandi sontham gaa konali',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      { text: 'budget teesey', known: { price: { max: 20000 }, transaction_type: 'rent' }, drop: ['price'] },
      {
        text: 'adde vaddu kontamu antunnam',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'nenu villa annanu flat kaadu',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'ippudu 2 crore varaku ok, budget marchandi',
        known: { transaction_type: 'sale', price: { max: 15000000 } },
        set: { price: { max: 20000000 } },
        numbers: [20000000],
      },
      {
        text: 'gym pool rendu vaddu, lift unte chalu',
        known: { amenities: ['gym', 'swimming_pool'] },
        set: { amenities: ['lift'] },
        drop: ['gym', 'swimming_pool'],
      },
      { text: 'ee city vaddu nellore chudandi', known: { city: 'Guntur' }, set: { city: 'Nellore' } },
      { text: 'furnished avasaram ledu andi', known: { amenities: ['furnished'] }, drop: ['furnished'] },
      {
        text: 'area edaina parledu but 2bhk pakka kavali',
        known: { city: 'Hyderabad', area: 'Uppal', bedrooms: { min: 3, max: 3 } },
        set: { bedrooms: { min: 2, max: 2 } },
        any: ['area'],
        numbers: [2],
      },
      {
        text: 'bedrooms 3 ki marchandi',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
        numbers: [3],
      },
    ],
  },
  {
    phenomenon: 'changes of mind, mixed',
    cases: [
      {
        text: 'actually 2 కాదు 3 bhk కావాలి',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'gym not needed అండి, pool ఉంటే చాలు',
        known: { amenities: ['gym'] },
        set: { amenities: ['swimming_pool'] },
        drop: ['gym'],
      },
      {
        text: 'budget తగ్గించండి, 18k లోపు',
        known: { transaction_type: 'rent', price: { max: 25000 } },
        set: { price: { max: 18000 } },
        numbers: [18000],
      },
      { text: 'Hyderabad కాకుండా Vizag లో చూడండి', known: { city: 'Hyderabad' }, set: { city: 'Visakhapatnam' } },
      {
        text: 'sorry ఇంకొకటి, swimming pool కూడా ఉండాలి',
        known: { amenities: ['gym'] },
        set: { amenities: ['swimming_pool'] },
      },
      {
        text: 'Actually villa కాదు, flat ok',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'price limit లేదు now',
        known: { price: { max: 8000000 }, transaction_type: 'sale' },
        any: ['price'],
      },
      {
        text: 'location change చేయండి Gachibowli కి',
        known: { city: 'Hyderabad', area: 'Ameerpet' },
        set: { area: 'Gachibowli' },
      },
      {
        text: "gated community లో 4BHK villa, price doesn't matter, కోకాపేట్ area",
        known: { transaction_type: 'sale', city: 'Hyderabad' },
        set: {
          property_type: 'house',
          bedrooms: { min: 4, max: 4 },
          amenities: ['gated_community'],
          area: 'Kokapet',
        },
        any: ['price'],
        numbers: [4],
      },
      {
        text: 'not for rent అండి, own house కావాలి',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      { text: 'swimming pool పర్లేదు లేకపోయినా', known: { amenities: ['swimming_pool'] }, drop: ['swimming_pool'] },
      { text: 'change area to ఉప్పల్', known: { city: 'Hyderabad', area: 'Kondapur' }, set: { area: 'Uppal' } },
      {
        text: 'budget కాస్త ఎక్కువైనా ok, 45k దాకా',
        known: { transaction_type: 'rent', price: { max: 40000 } },
        set: { price: { max: 45000 } },
        numbers: [45000],
      },
    ],
  },
]
