import { wishesAndTalk } from '../../corpus-case.ts'

/** What people ordinarily wish, answer and say beside. */
export const plainWishesAndActs = wishesAndTalk([
  {
    text: 'మాదాపూర్‌లో రెండు బెడ్‌రూమ్ ఫ్లాట్ అద్దెకు కావాలి, పాతిక వేల లోపు',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      area: 'Madhapur',
      price: {
        max: 25000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'విజయవాడలో 200 గజాల స్థలం కొనాలి',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Vijayawada',
      size_sqft: {
        min: 1800,
      },
    },
  },
  {
    text: 'గుంటూరులో ఒక ఇల్లు కొందామనుకుంటున్నాం',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Guntur',
    },
  },
  {
    text: 'సింగిల్ బెడ్‌రూమ్ ఇల్లు అద్దెకు చూస్తున్నాను',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      bedrooms: {
        min: 1,
        max: 1,
      },
    },
  },
  {
    text: 'లిఫ్ట్, పార్కింగ్ తప్పకుండా ఉండాలి',
    set: {
      amenities: ['parking', 'lift'],
    },
  },
  {
    text: 'అరవై లక్షల లోపు ఫ్లాట్ కొనాలి',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'పద్దెనిమిది వేలు మించకూడదు',
    asked: 'price',
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'ఇరవై నుంచి ముప్పై లక్షలు',
    asked: 'price',
    set: {
      price: {
        min: 2000000,
        max: 3000000,
      },
    },
  },
  {
    text: 'రేటు ఎంతైనా పర్లేదు',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'మూడు ఉంటే చాలు',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'రెండో మూడో',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
  {
    text: 'ఎన్నైనా పర్వాలేదు',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'వైజాగ్‌లో',
    asked: 'city',
    set: {
      city: 'Visakhapatnam',
    },
  },
  {
    text: 'తిరుపతి',
    asked: 'city',
    set: {
      city: 'Tirupati',
    },
  },
  {
    text: 'కూకట్‌పల్లి దగ్గర',
    asked: 'area',
    set: {
      area: 'Kukatpally',
    },
  },
  {
    text: 'అద్దెకి',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'కొనుక్కోడానికి',
    asked: 'transaction_type',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'ఇండిపెండెంట్ ఇల్లు',
    asked: 'property_type',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'ప్రత్యేకంగా ఏం వద్దు',
    asked: 'amenities',
    any: ['amenities'],
  },
  {
    text: 'పవర్ బ్యాకప్ ఉంటే బాగుంటుంది',
    asked: 'amenities',
    set: {
      amenities: ['power_backup'],
    },
  },
  {
    text: 'నాకు కాల్ చేయించండి',
    act: 'handoff',
  },
  {
    text: 'సరే వెళ్ళొస్తాను',
    act: 'goodbye',
  },
  {
    text: 'అక్కడ నీళ్ళ సమస్య ఉందా',
    act: 'question',
  },
  {
    text: 'మెయింటెనెన్స్ ఎంత',
    act: 'question',
  },
  {
    text: 'ఫోటోలు ఉన్నాయా',
    act: 'question',
  },
  {
    text: 'ఓనర్ ఎలాంటివాడు',
    act: 'question',
  },
  {
    text: 'మా అబ్బాయి ఇంజనీరింగ్ చదువుతున్నాడు',
    act: 'unclear',
  },
  {
    text: 'ఈరోజు ఎండ బాగా ఉంది',
    act: 'unclear',
  },
  {
    text: 'మేము నలుగురం ఉంటాం',
    act: 'unclear',
  },
  {
    text: 'నేను టీసీఎస్‌లో పని చేస్తున్నాను',
    act: 'unclear',
  },
  {
    text: 'gachibowli lo 2bhk rent ki kavali 30 velu lopu',
    set: {
      transaction_type: 'rent',
      area: 'Gachibowli',
      price: {
        max: 30000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'miyapur lo 3bhk flat konali',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      area: 'Miyapur',
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'warangal lo plot konali anukuntunna',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Warangal',
    },
  },
  {
    text: 'nalabhai lakshalu',
    asked: 'price',
    set: {
      price: {
        max: 4000000,
      },
    },
  },
  {
    text: 'rendu chalu',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'addeki',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'emi vaddu',
    asked: 'amenities',
    any: ['amenities'],
  },
  {
    text: 'malli first nunchi start cheddam',
    act: 'restart',
  },
  {
    text: 'sare bye malli kaluddam',
    act: 'goodbye',
  },
  {
    text: 'nuvvu em cheyagalavu',
    act: 'help',
  },
  {
    text: 'ardham kaledu malli cheppu',
    act: 'repeat',
  },
  {
    text: 'daggarlo school unda',
    act: 'question',
  },
  {
    text: 'maa chelli pelli undi',
    act: 'unclear',
  },
  {
    text: 'repu 5 gantalaki vastanu',
    act: 'unclear',
  },
  {
    text: 'parking vaddu',
    drop: ['parking'],
  },
  {
    text: 'semi furnished unte better',
    set: {
      amenities: ['semi_furnished'],
    },
  },
  {
    text: 'rent kaadu konali',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'budget 35 velu cheyandi',
    set: {
      price: {
        max: 35000,
      },
    },
  },
  {
    text: 'hyderabad vaddu vijayawada chudandi',
    set: {
      city: 'Vijayawada',
    },
  },
  {
    text: 'garden unna illu kavali',
    set: {
      property_type: 'house',
      amenities: ['garden'],
    },
  },
  {
    text: 'kondapur lo fully furnished flat rent ki',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      area: 'Kondapur',
      amenities: ['furnished'],
    },
  },
])
