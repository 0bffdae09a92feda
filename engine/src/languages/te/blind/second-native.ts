import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second set of Telugu turns in Telugu script, written without sight of rules and corpus and never tuned to. */
export const secondNative: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, native',
    cases: [
      {
        text: 'నమస్కారం, హైదరాబాద్‌లోని కొండాపూర్‌లో మూడు పడకగదుల ఫ్లాట్ కొనాలనుకుంటున్నాము.',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Hyderabad',
          area: 'Kondapur',
          bedrooms: exactly(3),
        },
      },
      {
        text: 'విశాఖపట్నం మధురవాడలో స్థలం కొనాలండి రెండు వందల గజాలైనా ఉండాలి',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Visakhapatnam',
          area: 'Madhurawada',
          size_sqft: atLeast(1800),
        },
        numbers: [200],
      },
      {
        text: 'మా నాన్నగారి కోసం నెల్లూరులో ఇల్లు అద్దెకు చూస్తున్నాం పది వేల లోపు దొరికితే చాలు',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Nellore', price: upTo(10000) },
        numbers: [10000],
      },
      {
        text: 'గచ్చిబౌలి దగ్గర సింగిల్ బెడ్‌రూమ్ ఫ్లాట్ రెంటుకి కావాలి పద్దెనిమిది వేల దాకా పెట్టగలను',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Gachibowli',
          bedrooms: exactly(1),
          price: upTo(18000),
        },
      },
      {
        text: 'గుంటూరు బ్రాడీపేటలో పాతదైనా పర్లేదు, ఒక సొంత ఇల్లు కొనుక్కోవాలి',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Guntur', area: 'Brodipet' },
      },
      {
        text: 'కరీంనగర్‌ల ఇల్లు కిరాయికి గావాలె, నీళ్లకు తిప్పలు ఉండొద్దు',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Karimnagar',
          amenities: ['water_supply'],
        },
      },
      {
        text: 'తిరుపతిలో డూప్లెక్స్ ఇల్లు, కోటీ ఇరవై లక్షల వరకు, కొనడానికి',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Tirupati', price: upTo(12000000) },
        numbers: [12000000],
      },
      {
        text: 'లిఫ్ట్, కార్ పార్కింగ్, సెక్యూరిటీ ఉన్న అపార్ట్‌మెంట్ బెంజ్ సర్కిల్ దగ్గర్లో అద్దెకు ఉంటే చూపించండి',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Benz Circle',
          amenities: ['lift', 'parking', 'security'],
        },
      },
      {
        text: 'ఏలూరులో రెండు సెంట్ల జాగా కొందామని అనుకుంటున్నామండి',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Eluru', size_sqft: atLeast(871.2) },
        numbers: [2],
      },
      {
        text: 'నాకు కూకట్‌పల్లిలో టూ బీహెచ్‌కే కావాలి పూర్తిగా ఫర్నిష్డ్ అయ్యుండాలి నెలకి ముప్పై వేలు అద్దె ఇస్తాను',
        set: {
          transaction_type: 'rent',
          area: 'Kukatpally',
          bedrooms: exactly(2),
          price: upTo(30000),
          amenities: ['furnished'],
        },
      },
      { text: 'కర్నూలులో ఇల్లు', set: { property_type: 'house', city: 'Kurnool' } },
      {
        text: 'ఖమ్మం జిల్లాలో కాదు ఖమ్మంలోనే అర ఎకరం భూమి కొనాలి',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Khammam', size_sqft: atLeast(21780) },
        numbers: [0.5],
      },
      {
        text: 'మణికొండలో పెంపుడు కుక్కను ఉంచుకోనిచ్చే ఇల్లు అద్దెకు ఏమైనా ఉందా',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Manikonda',
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'డెబ్బై నుంచి ఎనభై లక్షల మధ్యలో మియాపూర్‌లో ఫ్లాట్ కొంటాం',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Miyapur',
          price: between(7000000, 8000000),
        },
        numbers: [{ min: 7000000, max: 8000000 }],
      },
      {
        text: 'వరంగల్ లో గేటెడ్ కమ్యూనిటీ విల్లా కొనడానికి చూస్తున్నా ముందు తోట ఉంటే ఇంకా బాగుంటుంది',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Warangal',
          amenities: ['gated_community', 'garden'],
        },
      },
      {
        text: 'బాడుగకు ఇల్లు కావాల కడపలో, ఐదు వేలకు మించకూడదు',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kadapa', price: upTo(5000) },
        numbers: [5000],
      },
      {
        text: 'పిల్లలు ఆడుకోవడానికి చోటు ఉండే అపార్ట్‌మెంట్, ఎంవీపీ కాలనీ, మూడు బెడ్‌రూములు',
        set: {
          property_type: 'apartment',
          area: 'MVP Colony',
          bedrooms: exactly(3),
          amenities: ['play_area'],
        },
      },
    ],
  },
  {
    phenomenon: 'second: answers, native',
    cases: [
      { text: 'బెజవాడే అండి', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Vijayawada' } },
      {
        text: 'పన్నెండు వేలు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
        numbers: [12000],
      },
      {
        text: 'రెండు చాలండి మాకు',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'దిల్‌సుఖ్‌నగర్ అయితే మాకు దగ్గర పడుతుంది',
        asked: 'area',
        known: { city: 'Hyderabad' },
        set: { area: 'Dilsukhnagar' },
      },
      {
        text: 'ఖాళీ స్థలం',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      { text: 'ప్రస్తుతానికి అద్దెకే', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'ఇన్వర్టర్ ఉండాలి, బాల్కనీ కూడా',
        asked: 'amenities',
        known: { property_type: 'apartment' },
        set: { amenities: ['power_backup', 'balcony'] },
      },
    ],
  },
  {
    phenomenon: 'second: corrections, native',
    cases: [
      {
        text: 'హైదరాబాద్ కాదండి, మాకు వైజాగ్‌లో కావాలి',
        known: { transaction_type: 'sale', city: 'Hyderabad' },
        set: { city: 'Visakhapatnam' },
      },
      {
        text: 'కొనడం ఇప్పట్లో కుదరదు, అద్దెకే చూపించండి',
        known: { transaction_type: 'sale', city: 'Guntur' },
        set: { transaction_type: 'rent' },
      },
      { text: 'లిఫ్ట్ లేకపోయినా ఫర్వాలేదు', known: { amenities: ['parking', 'lift'] }, drop: ['lift'] },
      { text: 'ధర ఎంతైనా ఫర్లేదు', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'మూడు మాకు ఎక్కువైపోతాయి రెండు బెడ్‌రూములకి మార్చండి',
        known: { bedrooms: exactly(3), transaction_type: 'sale' },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'ఉప్పల్ వద్దు, తార్నాక చూడండి',
        known: { city: 'Hyderabad', area: 'Uppal' },
        set: { area: 'Tarnaka' },
      },
      {
        text: 'ఏ ఊరైనా సరే మాకు అభ్యంతరం లేదు',
        asked: 'city',
        known: { transaction_type: 'sale', property_type: 'land' },
        any: ['city'],
      },
      {
        text: 'అపార్ట్‌మెంట్లు మాకు అలవాటు లేదు, ఇండిపెండెంట్ ఇల్లే కావాలి',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'second: questions and talk, native',
    counter: true,
    cases: [
      { text: 'ఈ ఫ్లాట్‌కి నెలకి మెయింటెనెన్స్ ఎంత కట్టాలి', asked: 'price', act: 'question' },
      { text: 'దీనికి దగ్గర్లో మెట్రో స్టేషన్ ఉందా అండి?', known: { city: 'Hyderabad' }, act: 'question' },
      { text: 'నిన్న గుంటూరు వెళ్ళొచ్చాం అబ్బ ఏం ఎండలండీ బాబూ', act: 'unclear' },
      { text: 'మా అక్క వాళ్ళు పోయినేడాది కొండాపూర్‌లో కోటి రూపాయలు పెట్టి ఫ్లాట్ కొన్నారు', act: 'unclear' },
      { text: 'రెండోసారి చూపించిన ఇంట్లో ఎన్ని బాత్రూములు ఉన్నాయి', act: 'question' },
      { text: 'ఆదివారం సాయంత్రం ఐదింటికి చూడ్డానికి వస్తాం', act: 'unclear' },
      { text: 'రిజిస్ట్రేషన్ ఖర్చులు మేమే పెట్టుకోవాలా', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'ఆ స్థలానికి లింకు డాక్యుమెంట్లు అన్నీ సరిగ్గా ఉన్నాయా?', act: 'question' },
      { text: 'అడ్వాన్సు ఎన్ని నెలల అద్దె అడుగుతారు, రెండా మూడా', asked: 'bedrooms', act: 'question' },
    ],
  },
  {
    phenomenon: 'second: acts, native',
    cases: [
      { text: 'నమస్తే అండీ', act: 'greet' },
      { text: 'ఇదెలా వాడాలో నాకు తెలియట్లేదు కాస్త సాయం చేయండి', act: 'help' },
      { text: 'లేదు లేదు, అది కాదు', act: 'deny' },
      { text: 'చాలా థాంక్స్ అండి బాబూ, మేలు చేశారు', act: 'thanks' },
    ],
  },
  {
    phenomenon: 'second: numbers in words, native',
    cases: [],
  },
]
