import type { CorpusSection } from '../../corpus-case.ts'

/** What is asked for formally, rooms that guests need, and wishes that are put right or given up in other words. */
export const formalAndPutRight: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'దయచేసి నాకు గుంటూరులో ఒక స్వతంత్ర గృహం కొనుగోలు కోసం వెతకండి',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Guntur' },
      },
      {
        text: 'విజయవాడలో అద్దెకు ఫర్నిచర్‌తో కూడిన అపార్ట్‌మెంట్ కోసం చూస్తున్నాను',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Vijayawada',
          amenities: ['furnished'],
        },
      },
      {
        text: 'నెల అద్దె ఇరవై వేల రూపాయలకు మించకూడదు',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad' },
        set: { price: { max: 20000 } },
      },
      {
        text: 'పార్కింగ్ మరియు లిఫ్ట్ సౌకర్యం ఉండాలి',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad' },
        set: { amenities: ['parking', 'lift'] },
      },
      {
        text: 'పడక గదుల సంఖ్య మూడు',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'హైదరాబాద్‌కు బదులుగా విజయవాడలో చూడండి',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad' },
        set: { city: 'Vijayawada' },
      },
      {
        text: 'చుట్టాలు వస్తుంటారు, ఇంకో గది కావాలి',
        known: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Hyderabad',
          bedrooms: { min: 2, max: 2 },
        },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'మేము 4 మందిమి, 2 పిల్లలు, వచ్చే నెల 1 నుంచి గచ్చిబౌలిలో 2 బెడ్‌రూమ్ ఇల్లు అద్దెకు కావాలి',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          area: 'Gachibowli',
        },
      },
      {
        text: 'ఇంతకుముందు 14 కట్టేవాళ్ళం, ఇప్పుడు 18 వరకు ఇవ్వగలం',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad' },
        set: { price: { max: 18000 } },
      },
      {
        text: 'లిఫ్ట్ తప్పనిసరి, నాన్నకి మోకాళ్ళ నొప్పులు, ఇంకేమీ వద్దు',
        asked: 'amenities',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Hyderabad' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'మాకు ఒకటి అమ్మ నాన్నకి ఒకటి, అంటే రెండు',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'విజయవాడ కాదు, గుంటూరే',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Guntur' },
        set: { city: 'Guntur' },
      },
      {
        text: 'బడ్జెట్ వదిలేయండి, తప్పు చెప్పాను',
        known: { transaction_type: 'rent', price: { max: 10000 }, city: 'Guntur' },
        drop: ['price'],
      },
      {
        text: 'ఫ్లాట్ మాకు సరిపడదు, ఇల్లు చూపించండి',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Guntur' },
        set: { property_type: 'house' },
      },
      {
        text: 'నాకు వచ్చే జీతంతో ఎనిమిది వేల వరకు అద్దె కట్టగలను',
        set: { transaction_type: 'rent', price: { max: 8000 } },
      },
    ],
  },
]
