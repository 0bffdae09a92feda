import { wishesAndTalk } from '../../corpus-case.ts'

/** Answers to questions, acts, visits and stories as people say them in many tongues. */
export const manyPlainTurns = wishesAndTalk([
  {
    text: 'ఇరవై వేలకు మించకూడదు',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: '20k lopala undali',
    asked: 'price',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'అరవై లక్షల వరకు పెట్టగలను',
    asked: 'price',
    set: {
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'రెండు గదులు చాలు',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'enni unna parledu',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'ekkadaina parledu andi',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'pratyekanga emi vaddu',
    asked: 'amenities',
    any: ['amenities'],
  },
  {
    text: 'అద్దెకే చూస్తున్నాం',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'స్థలం చూస్తున్నాం',
    asked: 'property_type',
    set: {
      property_type: 'land',
    },
  },
  {
    text: 'హైదరాబాద్ మియాపూర్‌లో రెండు బెడ్రూంల ఫ్లాట్ అద్దెకు, ఇరవై వేలు దాటకూడదు',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      area: 'Miyapur',
      price: {
        max: 20000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'విజయవాడలో రెండు వందల గజాల స్థలం కొనాలి',
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
    text: 'జిమ్ వద్దు, పార్కింగ్ ఉంటే చాలు',
    set: {
      amenities: ['parking'],
    },
    drop: ['gym'],
  },
  {
    text: 'విజయవాడ కాదు గుంటూరు చూడండి',
    set: {
      city: 'Guntur',
    },
  },
  {
    text: 'రెండు కాదు మూడు గదులు కావాలి',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'డెబ్బై కాదు ఎనభై లక్షల వరకు',
    set: {
      price: {
        max: 8000000,
      },
    },
  },
  {
    text: 'furnished undali lift kuda undali addeki',
    set: {
      transaction_type: 'rent',
      amenities: ['lift', 'furnished'],
    },
  },
  {
    text: 'చాలా థాంక్సండి',
    act: 'thanks',
  },
  {
    text: 'ఇది ఎలా వాడాలి',
    act: 'help',
  },
  {
    text: 'మళ్ళీ ఒకసారి చెప్పండి',
    act: 'repeat',
  },
  {
    text: 'అంతా మొదటి నుంచి',
    act: 'restart',
  },
  {
    text: 'ఎవరైనా మనిషితో మాట్లాడించండి',
    act: 'handoff',
  },
  {
    text: 'శనివారం ఐదు గంటలకు చూడటానికి రావచ్చా',
    act: 'question',
  },
  {
    text: 'na number 9845012345',
    act: 'unclear',
  },
  {
    text: 'memu 4 mandi, iddaru pillalu',
    act: 'unclear',
  },
  {
    text: '25 tarikhuna vastam',
    act: 'unclear',
  },
  {
    text: 'రెండు నెలల్లో షిఫ్ట్ అవ్వాలి',
    act: 'unclear',
  },
  {
    text: '6 taruvata call cheyyandi',
    act: 'handoff',
  },
  {
    text: 'ఈ ఇంట్లో ఎన్ని పడకగదులు ఉన్నాయి?',
    act: 'question',
  },
  {
    text: 'అక్కడ పెంపుడు జంతువులను అనుమతిస్తారా?',
    act: 'question',
  },
  {
    text: 'ఇంటి యజమాని ఎవరు?',
    act: 'question',
  },
  {
    text: 'అద్దె ఒప్పందం ఎన్ని నెలలకు?',
    act: 'question',
  },
  {
    text: 'ఫోన్ నంబర్ ఇవ్వగలరా?',
    act: 'question',
  },
  {
    text: 'మార్చి పదిహేనున ఇల్లు చూడటానికి వస్తాను',
    act: 'question',
  },
  {
    text: 'నా పేరు రవి, నేను ఇంజనీర్‌ని',
    act: 'unclear',
  },
  {
    text: 'అవును, అది బాగుంటుంది',
    act: 'affirm',
  },
  {
    text: 'సరే, దాన్నే బుక్ చేయండి',
    act: 'affirm',
  },
  {
    text: 'లేదు, అది నాకు సరిపోదు',
    act: 'deny',
  },
  {
    text: 'maa nanna gaaru 60 years job nundi retire ayyaru vijayawadalo 3 bedroom illu konali 80 lakshala lopu',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Vijayawada',
      price: {
        max: 8000000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'నాకు హైదరాబాద్‌లో ఉద్యోగం వచ్చింది, రెండు బెడ్రూంల ఫ్లాట్ కావాలి',
    set: {
      property_type: 'apartment',
      city: 'Hyderabad',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'naku hyderabad lo job vachindi 2 bedroom flat kavali',
    set: {
      property_type: 'apartment',
      city: 'Hyderabad',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'మాది వరంగల్, హైదరాబాద్‌లో ఫ్లాట్ కావాలి',
    set: {
      property_type: 'apartment',
      city: 'Hyderabad',
    },
  },
])
