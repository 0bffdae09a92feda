import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const reasonsAndShares: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'మా ఇల్లు అమీర్‌పేటలో ఉంది కానీ ఇప్పుడు కొంపల్లిలో ఫ్లాట్ వెతుకుతున్నాం',
        set: { property_type: 'apartment', area: 'Kompally' },
      },
      {
        text: 'పాత స్థలం అమ్మి వచ్చిన డబ్బుతో విజయవాడలో ఇల్లు కొనాలి',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Vijayawada' },
      },
      {
        text: 'ముందు నలభై అన్నాను ఇప్పుడు యాభై లక్షల దాకా వెళ్ళొచ్చు',
        known: { transaction_type: 'sale', price: upTo(4000000) },
        set: { price: upTo(5000000) },
      },
      { text: 'అమ్మకి మోకాళ్ళ నొప్పులు కింద పోర్షన్ ఇల్లు ఉంటే మంచిది', set: { property_type: 'house' } },
      {
        text: 'ఉద్యోగం గచ్చిబౌలిలో కాబట్టి ఆ వైపే ఒక బీహెచ్‌కే అద్దెకి చూడండి',
        set: { transaction_type: 'rent', area: 'Gachibowli', bedrooms: exactly(1) },
      },
      {
        text: 'ఫర్నిచర్ అంతా మా దగ్గర ఉంది ఖాళీ ఇల్లు చాలు',
        set: { property_type: 'house', amenities: ['unfurnished'] },
      },
      { text: 'ఇంకో బెడ్‌రూమ్ ఎక్కువ ఉండనివ్వండి', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      { text: 'ఎక్కడైనా సరే హైదరాబాద్‌లో ఉంటే చాలు', set: { city: 'Hyderabad' }, any: ['area'] },
      {
        text: 'అద్దె ఎక్కువైనా పర్లేదు సెక్యూరిటీ ముఖ్యం',
        known: { transaction_type: 'rent' },
        set: { amenities: ['security'] },
        any: ['price'],
      },
      { text: 'గుంటూరు వద్దు ఒంగోలు చూడండి', known: { city: 'Guntur' }, set: { city: 'Ongole' } },
      {
        text: 'అద్దెకని వచ్చాం కానీ ఇప్పుడు కొనుక్కోవడమే మేలు అనిపిస్తోంది',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'మంజీరా నీళ్ళు వచ్చే ఇల్లు కావాలి బోరు నీళ్ళు వద్దు',
        set: { property_type: 'house', amenities: ['water_supply'] },
      },
      {
        text: 'ఐదు సెంట్ల స్థలం భీమవరం చుట్టుపక్కల',
        set: { property_type: 'land', city: 'Bhimavaram', size_sqft: atLeast(2178) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'మా తమ్ముడు వరంగల్లో ప్లాట్ కొన్నాడు పదిహేను లక్షలకి', act: 'unclear' },
      { text: 'పెళ్ళికి నాలుగు లక్షలు అప్పు చేశాం ఇంకా తీరలేదు', act: 'unclear' },
      { text: 'మా ఓనర్ రోజూ తిడతాడు అందుకే ఇల్లు మారుతున్నాం', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'pelli ayyi kotha kapuram pettali, dilsukhnagar lo 2 gadula illu addeki',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Dilsukhnagar',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'maa budget 18 undedi kani 22k varaku stretch cheyagalam',
        known: { transaction_type: 'rent', price: upTo(18000) },
        set: { price: upTo(22000) },
      },
      { text: 'parking lekapothe vaddu', set: { amenities: ['parking'] } },
      {
        text: 'naa office hitec city lo undi, 20 nimishallo vellela 1bhk kavali',
        set: { area: 'Hitech City', bedrooms: exactly(1) },
      },
      { text: 'ground floor aithe chalu lift akkarledu', known: { amenities: ['lift'] }, drop: ['lift'] },
      { text: '60 lakhs paina kudaradu', known: { transaction_type: 'sale' }, set: { price: upTo(6000000) } },
      {
        text: 'rajahmundry lo 5 cents jaaga kavali',
        set: { property_type: 'land', city: 'Rajahmundry', size_sqft: atLeast(2178) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'vizag lo unnappudu 5000 rent kattevallam', act: 'unclear' },
      { text: 'naa friend ameerpet lo hostel lo untunnadu', act: 'unclear' },
      { text: 'ac unda', act: 'question' },
      { text: 'plot ki bank loan vastunda', act: 'question' },
      { text: 'illu chudataniki aadivaram ravacha', act: 'question' },
      { text: 'naaku telugu matrame vachu', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'villa కావాలి but budget 80 lakhs మాత్రమే',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house', price: upTo(8000000) },
      },
      { text: '2bhk చాలు, 3bhk వద్దు', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      {
        text: 'Madhapur కుదరదు చాలా costly, miyapur చూడండి',
        known: { area: 'Madhapur' },
        set: { area: 'Miyapur' },
      },
      { text: 'మా wife కి cooking ఇష్టం, పెద్ద kitchen ఉన్న ఇల్లు కావాలి', set: { property_type: 'house' } },
      {
        text: 'East facing ఇల్లు ఉంటే చెప్పండి, 40 lakhs లోపు buy చేయాలి',
        set: { transaction_type: 'sale', property_type: 'house', price: upTo(4000000) },
      },
      {
        text: 'మా company shift అవుతోంది bangalore కి, whitefield దగ్గర flat కావాలి',
        set: { property_type: 'apartment', city: 'Bengaluru', area: 'Whitefield' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Maintenance charges ఎంత వస్తాయి', act: 'question' }],
  },
]
