import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const askedAndPaid: CorpusSection[] = [
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'మీరు అద్దెకి ఏమైనా ఇస్తున్నారా మియాపూర్‌లో', act: 'question' },
      { text: 'లిఫ్ట్ ఉందా లేదా', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ఇరవై వేలకి హైటెక్ సిటీలో టూ బీహెచ్‌కే వస్తుందా',
        known: { transaction_type: 'rent' },
        set: { area: 'Hitech City', bedrooms: exactly(2), price: upTo(20000) },
      },
      {
        text: 'మా బడ్జెట్ లో విజయవాడలో ఫ్లాట్ వస్తుంది అంటే చెప్పండి కొంటాం',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Vijayawada' },
      },
      {
        text: 'నలభై లక్షల లోపు ఏదైనా వస్తే చూపించండి గుంటూరులో',
        known: { transaction_type: 'sale' },
        set: { city: 'Guntur', price: upTo(4000000) },
      },
      {
        text: 'డబుల్ బెడ్రూమ్ కావాలి పదిహేను వేల దాకా పెట్టగలం',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2), price: upTo(15000) },
      },
      {
        text: 'ప్రస్తుతం హైదరాబాద్‌లో అద్దె ఇల్లు కావాలి',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hyderabad' },
      },
      { text: 'ఇప్పుడు కరీంనగర్‌లో చూడండి', known: { city: 'Warangal' }, set: { city: 'Karimnagar' } },
      {
        text: 'ఇప్పుడు బడ్జెట్ ముప్పై వేలు చేయండి',
        known: { transaction_type: 'rent', price: upTo(25000) },
        set: { price: upTo(30000) },
      },
      { text: 'సొంత ఇల్లు కొనాలని ఉంది కానీ చిన్నదైనా చాలు', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'ఫ్లాట్ కంటే ఇండిపెండెంట్ ఇల్లు ఇష్టం', set: { property_type: 'house' } },
      { text: 'ఖాళీగా ఉన్న ఇల్లు అద్దెకి కావాలి వెంటనే', set: { transaction_type: 'rent', property_type: 'house' } },
      { text: 'ఎక్కువ అని కాదు కానీ ఇరవై దాటొద్దు', known: { transaction_type: 'rent' }, set: { price: upTo(20000) } },
      { text: 'మా ఆవిడకి కొండాపూర్ దూరమని మియాపూర్ చూద్దాం', known: { city: 'Hyderabad' }, set: { area: 'Miyapur' } },
      { text: 'రెండు బాత్‌రూములు, పార్కింగ్ ఉన్నది', set: { amenities: ['parking'] } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      { text: 'naku current house ki daggara lo 2bhk kavali', set: { bedrooms: exactly(2) } },
      { text: 'currently 3bhk kavali gachibowli lo', set: { area: 'Gachibowli', bedrooms: exactly(3) } },
      {
        text: 'shift avvali anukuntunna kompally ki, 2bhk rent',
        set: { transaction_type: 'rent', area: 'Kompally', bedrooms: exactly(2) },
      },
      {
        text: 'owner 15 velu adugutunnadu nenu 12 varaku istanu',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
      },
      {
        text: 'sontha illu kavali loan meeda, 50 lakhs',
        set: { transaction_type: 'sale', property_type: 'house', price: upTo(5000000) },
      },
      { text: 'peddaga unna illu kavali garden tho', set: { property_type: 'house', amenities: ['garden'] } },
      {
        text: 'rent ki kadu konadaniki flat, uppal lo',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Uppal' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'already chusina vi vaddu kottavi chupinchu', act: 'question' },
      { text: 'illu istara rent ki bachelors ki', act: 'question' },
    ],
  },
]
