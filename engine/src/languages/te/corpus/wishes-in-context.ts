import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Wishes with what leads to them, as different people say and type them. */
export const wishesInContext: CorpusSection[] = [
  {
    phenomenon: 'wishes in their context, native',
    cases: [
      {
        text: 'నాకు ఉద్యోగం హైదరాబాద్‌లో వచ్చింది, అందుకే కొండాపూర్ దగ్గర ఇరవై వేలలోపు రెండు పడకగదుల ఫ్లాట్ అద్దెకు చూసిపెట్టగలరా?',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kondapur',
          price: upTo(20000),
          bedrooms: exactly(2),
        },
        numbers: [20000, 2],
      },
      {
        text: 'దయచేసి ఈత కొలను, వ్యాయామశాల ఉన్న విల్లా కొనడానికి సాయం చేయండి',
        set: { transaction_type: 'sale', property_type: 'house', amenities: ['swimming_pool', 'gym'] },
        numbers: [],
      },
      {
        text: 'మా అమ్మానాన్నల కోసం తెనాలిలో ఒక చిన్న ఇల్లు కొందామని అనుకుంటున్నాం, ముప్పై లక్షలు దాటకూడదు',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Tenali', price: upTo(3000000) },
        numbers: [3000000],
      },
      {
        text: 'పెంపుడు కుక్కను ఉంచుకోనిచ్చే అద్దె ఇల్లు దొరికితే చెప్పండి',
        set: { transaction_type: 'rent', property_type: 'house', amenities: ['pet_friendly'] },
        numbers: [],
      },
      {
        text: 'రెండు వందల గజాల స్థలం కావాలండి శంషాబాద్ వైపు నలభై లక్షల బడ్జెట్',
        set: { property_type: 'land', size_sqft: atLeast(1800), area: 'Shamshabad', price: upTo(4000000) },
        numbers: [200, 4000000],
      },
      {
        text: 'కార్ పార్కింగ్ తప్పనిసరి లిఫ్ట్ కూడా ఉండాలి మియాపూర్‌లో మూడు బీహెచ్‌కే',
        set: { amenities: ['parking', 'lift'], area: 'Miyapur', bedrooms: exactly(3) },
        numbers: [3],
      },
      {
        text: 'రాజమండ్రిలో ఎకరంన్నర వ్యవసాయ భూమి కొనాలనుకుంటున్నాను',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Rajahmundry',
          size_sqft: atLeast(65340),
        },
        numbers: [1.5],
      },
      {
        text: 'పూర్తిగా ఫర్నిష్ చేసిన, ఏసీ ఉన్న అపార్ట్‌మెంట్ అందుబాటులో ఉంటే తెలియజేయండి',
        set: { property_type: 'apartment', amenities: ['furnished', 'air_conditioning'] },
        numbers: [],
      },
      {
        text: 'కనీసం పన్నెండు వందల చదరపు అడుగులు ఉండే ఫ్లాట్ కావాలి ధర అరవై నుంచి డెబ్బై లక్షలు',
        set: { property_type: 'apartment', size_sqft: atLeast(1200), price: between(6000000, 7000000) },
        numbers: [1200, { min: 6000000, max: 7000000 }],
      },
      {
        text: 'పిల్లల చదువు కోసం గుంటూరు మారుతున్నాం, అద్దె పన్నెండు వేలు మించకుండా ఇల్లు చూడండి',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Guntur', price: upTo(12000) },
        numbers: [12000],
      },
      {
        text: 'కోటిన్నరలోపు అమ్మకానికి ఉన్న నాలుగు గదుల ఇండిపెండెంట్ ఇల్లు చూపించండి, తోట కూడా ఉండాలి',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: exactly(4),
          price: upTo(15000000),
          amenities: ['garden'],
        },
        numbers: [15000000, 4],
      },
      {
        text: 'కూకట్‌పల్లిలో గానీ నిజాంపేటలో గానీ సింగిల్ బెడ్‌రూమ్ అద్దెకు ఉందా',
        set: { transaction_type: 'rent', area: 'Kukatpally', bedrooms: exactly(1) },
        numbers: [],
      },
    ],
  },
  {
    phenomenon: 'wishes in their context, latin',
    cases: [
      {
        text: 'naku miyapur lo 2bhk flat rent ki kavali 18k lopu',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Miyapur',
          bedrooms: exactly(2),
          price: upTo(18000),
        },
        numbers: [2, 18000],
      },
      {
        text: 'vizag lo beach daggara oka flat konali ani undi 80 lakhs varaku pettagalam',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Visakhapatnam',
          price: upTo(8000000),
        },
        numbers: [8000000],
      },
      {
        text: 'maa office hitech city lo adi daggara single room chalu 8 velu rent',
        set: { transaction_type: 'rent', area: 'Hitech City', price: upTo(8000), bedrooms: exactly(1) },
      },
      {
        text: 'guntur lo 200 gajala sthalam konadaniki chustunnam',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Guntur', size_sqft: atLeast(1800) },
        numbers: [200],
      },
      {
        text: 'naluguru untam memu, kaneesam 3 bedrooms unna illu kavali',
        set: { property_type: 'house', bedrooms: atLeast(3) },
        numbers: [3],
      },
      {
        text: 'semi furnished 2bhk manikonda leda narsingi parking undali 25-30 velu',
        set: {
          bedrooms: exactly(2),
          area: 'Manikonda',
          amenities: ['semi_furnished', 'parking'],
          price: between(25000, 30000),
        },
        numbers: [2, { min: 25000, max: 30000 }],
      },
      {
        text: 'kotha ga kattina apartment lo 3bhk kondam anukuntunna 75 lakshala nundi 90 lakshala madhya',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: exactly(3),
          price: between(7500000, 9000000),
        },
        numbers: [3, { min: 7500000, max: 9000000 }],
      },
      {
        text: 'warangal lo mamuluga oka illu addeku dorukutunda 7 velalo',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Warangal', price: upTo(7000) },
        numbers: [7000],
      },
      {
        text: 'generator undi neeti ibbandi leni apartment chudandi tirupati lo',
        set: { property_type: 'apartment', city: 'Tirupati', amenities: ['power_backup', 'water_supply'] },
        numbers: [],
      },
    ],
  },
  {
    phenomenon: 'wishes in their context, mixed',
    cases: [
      {
        text: 'నాకు Gachibowli దగ్గర 2BHK flat కావాలి, rent 25k max',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Gachibowli',
          bedrooms: exactly(2),
          price: upTo(25000),
        },
        numbers: [2, 25000],
      },
      {
        text: 'Gated community లో villa కొనాలి, budget 3 crores వరకు, Kokapet',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          amenities: ['gated_community'],
          area: 'Kokapet',
          price: upTo(30000000),
        },
        numbers: [30000000],
      },
      {
        text: 'Pet friendly ఇల్లు ఉందా Madhapur లో under 40k',
        set: { property_type: 'house', amenities: ['pet_friendly'], area: 'Madhapur', price: upTo(40000) },
        numbers: [40000],
      },
      {
        text: 'Furnished 1RK bachelor కి అద్దెకు Ameerpet side',
        set: { transaction_type: 'rent', amenities: ['furnished'], bedrooms: exactly(1), area: 'Ameerpet' },
        numbers: [1],
      },
      {
        text: 'Corner plot 40x60 కావాలి Shadnagar లో',
        set: { property_type: 'land', size_sqft: atLeast(2400), area: 'Shadnagar' },
        numbers: [40, 60],
      },
    ],
  },
  {
    phenomenon: 'sums in words, native',
    cases: [
      {
        text: 'రెండు లక్షల డెబ్బై ఐదు వేలు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(275000) },
        numbers: [275000],
      },
    ],
  },
  {
    phenomenon: 'sums in words, latin',
    cases: [
      {
        text: 'thommidinnara lakshalu',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(950000) },
        numbers: [950000],
      },
    ],
  },
]
