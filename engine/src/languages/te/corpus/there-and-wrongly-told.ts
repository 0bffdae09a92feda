import type { CorpusSection } from '../../corpus-case.ts'

/** What is sought where one is, what was, kinds that do not suit, both ends of an amount, and what was told wrong. */
export const thereAndWronglyTold: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'నా ఆఫీసు గచ్చిబౌలిలో ఉంది, అక్కడే అద్దెకు ఫ్లాట్ కావాలి',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Gachibowli' },
      },
      {
        text: 'naa office vijayawada lo, akkade oka illu addeku kavali',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Vijayawada' },
      },
      {
        text: 'ఏ ఏరియా అయినా పర్లేదు',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad' },
        any: ['area'],
      },
      {
        text: 'స్థలం ఎక్కడైనా పర్వాలేదు',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Hyderabad' },
        any: ['area'],
      },
      {
        text: 'ఇండిపెండెంట్ ఇల్లు కావాలి, ఫ్లాట్‌లో ఉండలేం',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Guntur' },
        set: { property_type: 'house' },
      },
      {
        text: 'ఇల్లే కావాలి, అపార్ట్‌మెంట్ నచ్చదు',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Guntur' },
        set: { property_type: 'house' },
      },
      {
        text: 'నమస్తే నా పేరు రమేష్ నాకు గుంటూరులో ఒక ఇల్లు కొనాలి ముప్పై లక్షల లోపు ఉంటే చెప్పండి',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Guntur', price: { max: 3000000 } },
      },
      {
        text: 'hello naa peru suresh naaku nellore lo 2bhk addeku kavali 10 vela lopu unte cheppandi',
        set: {
          transaction_type: 'rent',
          bedrooms: { min: 2, max: 2 },
          city: 'Nellore',
          price: { max: 10000 },
        },
      },
      {
        text: 'మా జీతానికి పదిహేను వేల వరకే అద్దె ఇవ్వగలం',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'rent', price: { max: 15000 } },
      },
      {
        text: 'ఇంట్లో కుక్క ఉంది, పెంపుడు జంతువులు అనుమతించే ఫ్లాట్ కావాలి',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'ఇంట్లో పెద్దవాళ్ళు ఉన్నారు, లిఫ్ట్ ఉన్న ఫ్లాట్ కావాలి',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'తక్కువలో తక్కువ నలభై లక్షలు, ఎక్కువలో ఎక్కువ అరవై లక్షలు',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'takkuva ante 40 lakshalu, ekkuva ante 60 lakshalu',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'కనీసం నలభై లక్షలు, గరిష్టంగా అరవై లక్షలు',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'లోన్ కాస్త ఎక్కువ వచ్చింది కాబట్టి యాభై లక్షల వరకు చూడొచ్చు',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: 'యాభై లక్షల వరకు చూడొచ్చు',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: '50 lakshala varaku vellochu',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: 'బడ్జెట్ నేను తప్పు చెప్పాను, దాన్ని తీసేయండి',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'budget tappu cheppanu, adi teeseyandi',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'రెండు చాలండి, మేము భార్యాభర్తలమే',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ఫర్నిష్డ్ అవసరం లేదు, మా సామాను ఉంది',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'నా షాపు కూకట్‌పల్లి, హైదరాబాద్‌లో ఉంది కాబట్టి అక్కడే అద్దెకు ఇల్లు కావాలి',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Hyderabad', area: 'Kukatpally' },
      },
      {
        text: 'మా అబ్బాయి విశాఖపట్నంలో చదువుతున్నాడు, అక్కడే ఒక ఫ్లాట్ కొనాలి',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Visakhapatnam' },
      },
      {
        text: 'amma nanna Guntur lo untaru, akkade oka sthalam konali',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Guntur' },
      },
      {
        text: 'మా ఊరు నెల్లూరు, కానీ ఇల్లు విజయవాడలో అద్దెకు కావాలి',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Vijayawada' },
      },
      {
        text: 'ఏ ఏరియా అన్నది ముఖ్యం కాదు',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'apartment', city: 'Hyderabad' },
        any: ['area'],
      },
      {
        text: 'విజయవాడలో చూడండి, ఏరియా ఏదైనా ఓకే',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { city: 'Vijayawada' },
        any: ['area'],
      },
      {
        text: 'ekkadaina parvaledu',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Guntur' },
        any: ['area'],
      },
      {
        text: 'అద్దె ఎంతైనా పర్వాలేదు',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Guntur' },
        any: ['price'],
      },
      {
        text: 'గదులు ఎన్నైనా ఫర్వాలేదు',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Guntur' },
        any: ['bedrooms'],
      },
      {
        text: 'నేను కర్నూలులో పెరిగాను, ఇప్పుడు అక్కడే ఇల్లు కొనాలి',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kurnool' },
      },
      {
        text: 'ఇల్లు చూడండి, ఫ్లాట్‌లో ఉండటం మాకు ఇష్టం లేదు',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Guntur' },
        set: { property_type: 'house' },
      },
      {
        text: 'apartment lo undalem, independent illu kavali',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Guntur' },
        set: { property_type: 'house' },
      },
      {
        text: 'ఫ్లాట్ కావాలి, ఒంటరి ఇంట్లో భయం',
        asked: 'property_type',
        known: { transaction_type: 'rent', city: 'Guntur' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'నమస్కారం నేను లక్ష్మిని నాకు తిరుపతిలో రెండు బెడ్‌రూమ్‌ల ఇల్లు అద్దెకు కావాలి పది వేల లోపు ఉంటే చెప్పండి',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          city: 'Tirupati',
          price: { max: 10000 },
        },
      },
      {
        text: 'hello naa peru Kiran, Vizag lo sthalam konali 20 lakshala lopala unte cheppandi',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Visakhapatnam',
          price: { max: 2000000 },
        },
      },
      {
        text: 'నా పేరు రమేష్, విజయవాడలో ఫ్లాట్ కొనాలనుకుంటున్నాను, ఉంటే తెలియజేయండి',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Vijayawada' },
      },
      { text: 'మా జీతంలో నెలకు పది వేల వరకే అద్దె కట్టగలం', set: { transaction_type: 'rent', price: { max: 10000 } } },
      {
        text: 'మా ఆదాయానికి ముప్పై లక్షల వరకే వీలవుతుంది',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: { max: 3000000 } },
      },
      {
        text: 'ఇంట్లో చిన్న పాప ఉంది, పవర్ బ్యాకప్ ఉన్న ఫ్లాట్ కావాలి',
        set: { property_type: 'apartment', amenities: ['power_backup'] },
      },
      {
        text: 'intlo rendu pillulu unnayi, pet friendly flat kavali',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'తక్కువ అంటే ఇరవై లక్షలు, ఎక్కువ అంటే ముప్పై లక్షలు',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 2000000, max: 3000000 } },
      },
      {
        text: 'కనీసం ఎనిమిది వేలు గరిష్ఠం పన్నెండు వేలు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 8000, max: 12000 } },
      },
      {
        text: 'బ్యాంకు లోన్ పెరిగింది, ఇప్పుడు నలభై లక్షల వరకు వెళ్ళొచ్చు',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 4000000 } },
      },
      {
        text: '12 vela varaku chudochu',
        known: { transaction_type: 'rent', price: { max: 10000 } },
        set: { price: { max: 12000 } },
      },
      {
        text: 'ముప్పై ఐదు లక్షల వరకు చూద్దాం',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 3500000 } },
      },
      {
        text: 'బెడ్‌రూమ్‌లు తప్పు చెప్పాను, అవి తీసేయండి',
        known: { transaction_type: 'sale', price: { max: 3000000 }, bedrooms: { min: 3, max: 3 } },
        drop: ['bedrooms'],
      },
      {
        text: 'ధర పొరపాటున చెప్పాను, దాన్ని తొలగించండి',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        drop: ['price'],
      },
      {
        text: 'ఊరు తప్పు చెప్పాను, నెల్లూరు అని మార్చండి',
        known: { transaction_type: 'sale', price: { max: 3000000 }, city: 'Guntur' },
        set: { city: 'Nellore' },
      },
      {
        text: 'ఒకటి చాలు, నేను ఒక్కడినే',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'moodu saripotayi, amma nanna kuda untaru',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'రెండు సరిపోతాయి, చిన్న ఫ్యామిలీ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ఫర్నిష్డ్ వద్దు, సామాన్లు అన్నీ మా దగ్గరే ఉన్నాయి',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'furnished akkarledu, maa saman undi',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'దయచేసి విశాఖపట్నంలో అద్దెకు రెండు పడక గదుల అపార్ట్‌మెంట్ కనుగొనగలరా',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 2, max: 2 },
          city: 'Visakhapatnam',
        },
      },
      {
        text: 'గుంటూరులో అమ్మకానికి ఉన్న ఒక ఇంటిని వెతికి పెట్టవలసిందిగా కోరుతున్నాను',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Guntur' },
      },
      {
        text: 'హైదరాబాద్‌లో యాభై లక్షలకు మించకుండా ఒక ఫ్లాట్ కొనుగోలు చేయాలనుకుంటున్నాను',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Hyderabad',
          price: { max: 5000000 },
        },
      },
      {
        text: 'నాకు గచ్చిబౌలిలో ఈత కొలను ఉన్న అపార్ట్‌మెంట్ అద్దెకు కావలెను',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Gachibowli',
          amenities: ['swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'what was, and what is only told',
    counter: true,
    cases: [
      {
        text: 'మేము గుంటూరులో పెద్ద ఇంట్లో పెరిగాం, ఆ రోజులే వేరు',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Hyderabad' },
        act: 'unclear',
      },
      {
        text: 'chinnappudu nellore lo pedda intlo undevallam',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Hyderabad' },
        act: 'unclear',
      },
      {
        text: 'నేను పుట్టి పెరిగింది తెనాలిలో ఒక పెంకుటింట్లో',
        asked: 'city',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'చిన్నప్పుడు మేము వరంగల్‌లో పెద్ద ఇంట్లో ఉండేవాళ్ళం',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Hyderabad' },
        act: 'unclear',
      },
      {
        text: 'maa thatha illu rajahmundry lo undedi, akkade perigam',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Hyderabad' },
        act: 'unclear',
      },
      {
        text: 'జీతం ముప్పై వేలు',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'అడ్వాన్స్ యాభై వేల వరకు ఇవ్వగలం',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
    ],
  },
]
