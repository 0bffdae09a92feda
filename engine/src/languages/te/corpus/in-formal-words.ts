import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes, changes and questions in the full forms of written language, and what is compared. */
export const inFormalWords = wishesAndTalk([
  {
    text: 'నేను హైదరాబాద్‌లో రెండు పడక గదుల అపార్ట్‌మెంట్‌ను అద్దెకు వెతుకుతున్నాను',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'మూడు పడక గదులు మరియు తోట ఉన్న ఇంటిని కొనుగోలు చేయాలనుకుంటున్నాను',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['garden'],
    },
  },
  {
    text: 'వాహనం నిలపడానికి స్థలం ఉంటే బాగుంటుంది',
    set: {
      amenities: ['parking'],
    },
  },
  {
    text: 'పూర్తిగా అమర్చిన ఇల్లు కావాలి',
    set: {
      property_type: 'house',
      amenities: ['furnished'],
    },
  },
  {
    text: 'నగరాన్ని విజయవాడకు మార్చండి',
    set: {
      city: 'Vijayawada',
    },
  },
  {
    text: 'పడక గదుల సంఖ్యను నాలుగుకి మార్చండి',
    set: {
      bedrooms: {
        min: 4,
        max: 4,
      },
    },
  },
  {
    text: 'లిఫ్ట్ అవసరం లేదు',
    drop: ['lift'],
  },
  {
    text: 'ముప్పై నుండి నలభై లక్షల మధ్య ధరలో చూడండి',
    set: {
      price: {
        min: 3000000,
        max: 4000000,
      },
    },
  },
  {
    text: 'ఈ ఇంటి దగ్గర పాఠశాలలు ఉన్నాయా?',
    act: 'question',
  },
  {
    text: 'ఈ అపార్ట్‌మెంట్ చిరునామా ఏమిటి?',
    act: 'question',
  },
  {
    text: 'విశాఖపట్నంలో ఒక అపార్ట్‌మెంట్ కనుగొనాలనుకుంటున్నాను',
    set: {
      property_type: 'apartment',
      city: 'Visakhapatnam',
    },
  },
  {
    text: 'కనీసం రెండు పడకగదులు, ఒక స్నానాల గది ఉండాలి',
    set: {
      bedrooms: {
        min: 2,
      },
    },
  },
  {
    text: 'నాకు పార్కింగ్ అవసరం లేదు',
    drop: ['parking'],
  },
  {
    text: 'ప్రాంతాన్ని మియాపూర్‌కు మార్చండి',
    set: {
      area: 'Miyapur',
    },
  },
  {
    text: 'వేరే ఎంపికలు ఏమైనా ఉన్నాయా?',
    act: 'question',
  },
  {
    text: 'ఈ ఆస్తి అద్దె ఎంత?',
    act: 'question',
  },
  {
    text: 'దీనిలో ఈత కొలను ఉందా?',
    act: 'question',
  },
  {
    text: 'నా బడ్జెట్ పదిహేను నుండి ఇరవై వేల మధ్య ఉంది',
    set: {
      price: {
        min: 15000,
        max: 20000,
      },
    },
  },
  {
    text: 'బడ్జెట్‌ను ఇరవై ఐదు వేలకు పెంచండి',
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'ధర నాకు ముఖ్యం కాదు',
    any: ['price'],
  },
  {
    text: 'అపార్ట్‌మెంట్ కంటే ఇల్లే నాకు ఇష్టం',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'కనీసం వెయ్యి చదరపు అడుగులు ఉండాలి',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'భద్రత మరియు పవర్ బ్యాకప్ తప్పనిసరిగా ఉండాలి',
    set: {
      amenities: ['power_backup', 'security'],
    },
  },
  {
    text: 'గదుల సంఖ్య నాలుగు చేయండి',
    set: {
      bedrooms: {
        min: 4,
        max: 4,
      },
    },
  },
  {
    text: 'ముప్పై నుండి నలభై లక్షల ధరలో',
    set: {
      price: {
        min: 3000000,
        max: 4000000,
      },
    },
  },
  {
    text: 'ఏ ధరలో ఉన్నాయి',
    act: 'question',
  },
  {
    text: 'ధరలో తగ్గింపు ఉందా',
    act: 'question',
  },
  {
    text: 'flat kante illu better',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'కూకట్‌పల్లి కంటే మియాపూర్ బెటర్',
    set: {
      area: 'Miyapur',
    },
  },
])
