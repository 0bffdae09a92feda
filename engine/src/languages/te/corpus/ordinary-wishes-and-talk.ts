import { wishesAndTalk } from '../../corpus-case.ts'

/** Ordinary wishes, answers, changes and talk, much alike in all languages. */
export const ordinaryWishesAndTalk = wishesAndTalk([
  {
    text: 'వరంగల్‌లో రెండు గదుల ఇల్లు అద్దెకు కావాలండి, ఎనిమిది వేల లోపు',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Warangal',
      price: {
        max: 8000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'విజయవాడలో 200 గజాల స్థలం కొనాలనుకుంటున్నాను',
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
    text: 'హైదరాబాద్ కొండాపూర్‌లో త్రీ బెడ్‌రూమ్ ఫర్నిష్డ్ ఫ్లాట్ అద్దెకి చూపించండి',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      area: 'Kondapur',
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['furnished'],
    },
  },
  {
    text: 'గుంటూరులోనే',
    asked: 'city',
    set: {
      city: 'Guntur',
    },
  },
  {
    text: 'డెబ్బై లక్షల వరకు పెట్టగలం',
    asked: 'price',
    set: {
      price: {
        max: 7000000,
      },
    },
  },
  {
    text: 'మూడు ఉంటే బాగుంటుంది',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'కారు పార్కింగ్, లిఫ్ట్ రెండూ కావాలి',
    asked: 'amenities',
    set: {
      amenities: ['parking', 'lift'],
    },
  },
  {
    text: 'కొనుక్కోవడానికే',
    asked: 'transaction_type',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'ఏ ఏరియా అయినా ఫర్వాలేదు',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'అవునండి కరెక్ట్',
    act: 'affirm',
  },
  {
    text: 'అక్కర్లేదు వదిలేయండి',
    act: 'deny',
  },
  {
    text: 'డిపాజిట్ ఎంత కట్టాలి',
    act: 'question',
  },
  {
    text: 'మా ఊర్లో జాతర జరుగుతోంది',
    act: 'unclear',
  },
  {
    text: 'vizag lo 2bhk illu adde ki kavali 12k lopu',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Visakhapatnam',
      price: {
        max: 12000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: '30 lakshala varaku',
    asked: 'price',
    set: {
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: 'evarithonaina matladali',
    act: 'handoff',
  },
  {
    text: 'balcony avasaram ledu',
    drop: ['balcony'],
  },
  {
    text: 'గది కాదు, మొత్తం ఇల్లు కావాలి',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'హైదరాబాద్ మాదాపూర్‌లో 2bhk ఫ్లాట్ అద్దెకు కావాలి, లిఫ్ట్ తప్పనిసరి, 28 వేల లోపు',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      area: 'Madhapur',
      price: {
        max: 28000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['lift'],
    },
  },
  {
    text: 'పాతిక నుంచి ముప్పై ఐదు లక్షలు',
    set: {
      price: {
        min: 2500000,
        max: 3500000,
      },
    },
  },
  {
    text: 'నెల్లూరు వద్దు తిరుపతి చూడండి',
    set: {
      city: 'Tirupati',
    },
  },
  {
    text: 'రెండు లేదా మూడు బెడ్‌రూములు',
    set: {
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
  {
    text: 'జిమ్ వద్దు',
    drop: ['gym'],
  },
  {
    text: 'దగ్గర్లో మార్కెట్ ఉందా',
    act: 'question',
  },
  {
    text: 'guntur lo 5 cents sthalam konali',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Guntur',
      size_sqft: {
        min: 2178,
      },
    },
  },
  {
    text: 'budget 45 lakshalaki penchandi',
    set: {
      price: {
        max: 4500000,
      },
    },
  },
  {
    text: 'ninna cricket match chusara',
    act: 'question',
  },
  {
    text: 'నా ఆఫీస్ కొండాపూర్‌లో, హైదరాబాద్ కొండాపూర్ దగ్గర 2bhk ఫ్లాట్ అద్దెకు కావాలి, 25 వేల వరకు',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      area: 'Kondapur',
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
    text: 'ఇప్పుడు అద్దె ఇంట్లో ఉంటున్నాం, విజయవాడలో సొంతంగా 2bhk ఫ్లాట్ కొనాలి, 50 లక్షల బడ్జెట్',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Vijayawada',
      price: {
        max: 5000000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'maa amma nanna kosam warangal lo 2 bedroom illu adde ki kavali 9 velu lopu',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Warangal',
      price: {
        max: 9000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'మేము ఆరుగురం, మూడు గదులు కావాలి',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'రెండో ఇంటి ఫోటోలు ఉన్నాయా',
    act: 'question',
  },
  {
    text: 'ఇది ఎన్నో అంతస్తులో ఉంది',
    act: 'question',
  },
  {
    text: 'ఆదివారం చూడటానికి రావచ్చా',
    act: 'question',
  },
  {
    text: 'నాకు ఫోన్ చేయమని చెప్పండి',
    act: 'handoff',
  },
  {
    text: 'నమస్తే అండి',
    act: 'greet',
  },
  {
    text: 'సరే అలాగే',
    act: 'affirm',
  },
  {
    text: 'లేదు అది కుదరదు',
    act: 'deny',
  },
  {
    text: 'ఏమన్నారు మళ్లీ చెప్పండి',
    act: 'repeat',
  },
  {
    text: 'illu chudadaniki eppudu ravali',
    act: 'question',
  },
  {
    text: 'పద్దెనిమిది వేల వరకు పెంచండి',
    known: {
      transaction_type: 'rent',
      city: 'Hyderabad',
      price: {
        max: 15000,
      },
    },
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'కొండాపూర్ వద్దు మాదాపూర్ చూడండి',
    known: {
      transaction_type: 'rent',
      city: 'Hyderabad',
      area: 'Kondapur',
    },
    set: {
      area: 'Madhapur',
    },
  },
  {
    text: 'రెండు కాదు మూడు బెడ్‌రూములు',
    known: {
      transaction_type: 'rent',
      city: 'Hyderabad',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'అద్దెకు కాదు కొనడానికి',
    known: {
      transaction_type: 'rent',
      city: 'Hyderabad',
    },
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'లిఫ్ట్ లేకపోయినా పర్లేదు',
    known: {
      amenities: ['lift'],
      city: 'Hyderabad',
    },
    drop: ['lift'],
  },
  {
    text: 'ఫ్లాట్ బదులు ఇల్లు చూపించండి',
    known: {
      transaction_type: 'rent',
      city: 'Hyderabad',
      property_type: 'apartment',
    },
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'dabbu gurinchi problem ledu',
    known: {
      transaction_type: 'rent',
      city: 'Hyderabad',
      price: {
        max: 15000,
      },
    },
    any: ['price'],
  },
  {
    text: 'memu 5 mandi, 3 kavali',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
])
