import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const familiesAndOffices: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'మా నాన్న కాలం నాటి ఇల్లు పడిపోయేలా ఉంది అందుకే వేరే అద్దె ఇల్లు వెతుకుతున్నాం పన్నెండు వేల లోపు',
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(12000) },
      },
      { text: 'నాకు ఐదుగురు పిల్లలు కనీసం నాలుగు గదులైనా కావాలి', set: { bedrooms: atLeast(4) } },
      {
        text: 'లిఫ్ట్ లేకపోయినా పర్లేదు పార్కింగ్ మాత్రం కావాలి',
        known: { amenities: ['lift'] },
        set: { amenities: ['parking'] },
        drop: ['lift'],
      },
      {
        text: 'రెండు లక్షలు ఎక్కువైంది నా బడ్జెట్ ముప్పై ఎనిమిదే',
        known: { transaction_type: 'sale' },
        set: { price: upTo(3800000) },
      },
      {
        text: 'కొనడం తర్వాత ప్రస్తుతానికి అద్దెకి చాలు',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'ఫ్లాట్ వద్దనిపిస్తోంది స్థలం కొని కట్టించుకోవడమే మేలు',
        known: { property_type: 'apartment' },
        set: { transaction_type: 'sale', property_type: 'land' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'మా ఆఫీస్ బిల్డింగ్‌లో రెండు లిఫ్టులు ఉన్నాయి', act: 'unclear' },
      { text: 'కరోనా టైంలో యాభై వేల అద్దె కట్టలేక ఊరికి వెళ్ళిపోయాం', act: 'unclear' },
      { text: 'ఆవిడ భర్త విజయవాడలో మూడు అపార్ట్‌మెంట్లు కట్టించాడు', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'naaku nellore ki transfer ayindi vache nela, akkada 2bhk addeki chudandi',
        set: { transaction_type: 'rent', city: 'Nellore', bedrooms: exactly(2) },
      },
      { text: 'rendu fanlu ac anni maave unnayi so unfurnished chalu', set: { amenities: ['unfurnished'] } },
      {
        text: 'maa ooru ongole kani illu hyderabad lo kavali',
        set: { property_type: 'house', city: 'Hyderabad' },
      },
      { text: 'maa avidaki garden ishtam, inti mundu khali undali', set: { amenities: ['garden'] } },
      {
        text: '3 friends kalisi 30k varaku istam madhapur lo',
        known: { transaction_type: 'rent' },
        set: { area: 'Madhapur', price: upTo(30000) },
      },
      {
        text: 'udyogam poyindi anduke takkuva adde illu kavali 5000 matrame',
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(5000) },
      },
      {
        text: 'budget gurinchi tension ledu, location mukhyam, jubilee hills',
        set: { area: 'Jubilee Hills' },
        any: ['price'],
      },
      {
        text: 'mundu guntur anukunnanu kani ippudu tenali lo chudandi',
        known: { city: 'Guntur' },
        set: { city: 'Tenali' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'illu dorakadam kashtam anipistondi mee city lo', act: 'unclear' },
      { text: 'naanu software, maa avida teacher', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Ameerpet లో మా cousin 14k కి 2bhk తీసుకున్నాడు', act: 'unclear' },
      { text: 'New house warming ఉంది వచ్చే వారం', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Rent 20k అయితే ok, 25k కుదరదు',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      {
        text: 'Plot వద్దు ready house కావాలి 75 lakhs లోపు',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { property_type: 'house', price: upTo(7500000) },
      },
    ],
  },
]
