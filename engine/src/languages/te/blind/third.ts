import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/**
 * Measured once and never opened since. Unlike the others they were written by somebody who had seen parts of the
 * rules, much the same turns in every language.
 */
export const third: CorpusSection[] = [
  {
    phenomenon: 'third: wishes, answers and changes, native',
    cases: [
      {
        text: 'రాజమండ్రిలో ఒక పాత ఇల్లు కొనడానికి కావాలి, ఎనభై లక్షల వరకు',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Rajahmundry', price: upTo(8000000) },
      },
      { text: 'రెండు బెడ్‌రూములు చాలు, కానీ బాల్కనీ తప్పనిసరి', set: { bedrooms: exactly(2), amenities: ['balcony'] } },
      {
        text: 'బంజారా హిల్స్ చాలా ఖరీదు, మణికొండలో చూద్దాం',
        known: { area: 'Banjara Hills' },
        set: { area: 'Manikonda' },
      },
      {
        text: 'పన్నెండు వేల ఐదు వందల రూపాయలు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12500) },
        numbers: [12500],
      },
      {
        text: 'ఒక ఎకరం పొలం నంద్యాలలో',
        set: { property_type: 'land', city: 'Nandyal', size_sqft: atLeast(43560) },
      },
      { text: 'అద్దె ఎంతైనా పర్లేదు', asked: 'price', known: { transaction_type: 'rent' }, any: ['price'] },
      { text: 'అమీర్‌పేటలో అమ్మ కోసం ఒక ఫ్లాట్, కింది అంతస్తులో', set: { property_type: 'apartment', area: 'Ameerpet' } },
      { text: 'గుంటూరు వద్దు, తెనాలి చాలు', known: { city: 'Guntur' }, set: { city: 'Tenali' } },
      {
        text: 'ఇరవై ఐదు వేల నుంచి ముప్పై వేల వరకు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(25000, 30000) },
        numbers: [{ min: 25000, max: 30000 }],
      },
    ],
  },
  {
    phenomenon: 'third: acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ఆ ఇంటికి మేడ ఉందా?', act: 'question' },
      { text: 'మా ఊళ్ళో జాతర జరుగుతోంది', act: 'unclear' },
      { text: 'ఆలోచించి చెప్తాను', act: 'unclear' },
      { text: 'అవును, అదే చూడండి', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'third: wishes, answers and changes, latin',
    cases: [
      {
        text: 'naku ameerpet lo 1bhk rent ki kavali, 12k lopu',
        set: { transaction_type: 'rent', area: 'Ameerpet', bedrooms: exactly(1), price: upTo(12000) },
      },
      {
        text: 'kondapur leda madhapur, rendu bedroom, adde',
        set: { transaction_type: 'rent', area: 'Kondapur', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'third: acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'deposit entha adugutunnaru?', act: 'question' },
      { text: 'mama kuthuri pelliki kharchu ekkuva ayyindi', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'third: wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Kukatpally లో 3BHK flat కొనడానికి, 90 lakhs budget',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kukatpally',
          bedrooms: exactly(3),
          price: upTo(9000000),
        },
      },
    ],
  },
]
