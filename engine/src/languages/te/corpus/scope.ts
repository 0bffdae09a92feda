import type { CorpusSection } from '../../corpus-case.ts'

/** What a negation, a cost or the past reaches inside a turn, and what is talk. */
export const scope: CorpusSection[] = [
  {
    phenomenon: 'a kind is struck with its deal: renting or buying is what is given up',
    cases: [
      { text: 'అద్దె ఇల్లు వద్దు, కొనాలి', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'adde illu vaddu, konali', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'కొనే ఇల్లు వద్దు, అద్దెకు కావాలి', set: { transaction_type: 'rent', property_type: 'house' } },
      {
        text: 'konadaniki illu vaddu, addeku kavali',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      { text: 'అద్దె ఫ్లాట్ వద్దండి, కొనుక్కోవాలి', set: { transaction_type: 'sale', property_type: 'apartment' } },
    ],
  },
  {
    phenomenon: 'the place that is sought, not the one that is left or lived in',
    cases: [
      {
        text: 'హైదరాబాద్ వదిలి వెళ్తున్నాం, విశాఖపట్నంలో ఇల్లు కావాలి',
        set: { property_type: 'house', city: 'Visakhapatnam' },
      },
      {
        text: 'Vijayawada lo maa illu ammesam, ippudu Hyderabad lo flat kavali',
        set: { property_type: 'apartment', city: 'Hyderabad' },
      },
      {
        text: 'ippudu Warangal lo untunna, Hyderabad lo 2bhk kavali',
        set: { city: 'Hyderabad', bedrooms: { min: 2, max: 2 } },
      },
    ],
  },
  {
    phenomenon: 'corrected within the turn',
    cases: [
      {
        text: 'vaddu 30 velu',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 30000 } },
      },
      {
        text: 'వద్దు 30 వేలు',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 30000 } },
      },
      { text: 'వద్దు మూడు బెడ్రూమ్స్', set: { bedrooms: { min: 3, max: 3 } } },
      { text: 'vaddu kondapur', known: { city: 'Hyderabad', area: 'Madhapur' }, set: { area: 'Kondapur' } },
      {
        text: 'vaddu 30 velu cheyandi',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 30000 } },
      },
    ],
  },
  {
    phenomenon: 'a side cost beside the rent',
    cases: [
      { text: 'అడ్వాన్స్ 50 వేలు అద్దె 15 వేలు', set: { transaction_type: 'rent', price: { max: 15000 } } },
      { text: '50 velu advance 15 velu adde', set: { transaction_type: 'rent', price: { max: 15000 } } },
      { text: 'అడ్వాన్స్ ఒక లక్ష, అద్దె 15 వేలు', set: { transaction_type: 'rent', price: { max: 15000 } } },
    ],
  },
  {
    phenomenon: 'errands of repair, and talk about places and things of others',
    counter: true,
    cases: [
      { text: 'ఏసీ రిపేర్ చేయించాలి', act: 'unclear' },
      { text: 'లిఫ్ట్ పనిచేయడం లేదండి', act: 'unclear' },
      { text: 'మా అక్క విజయవాడలో ఉంటుంది', act: 'unclear' },
      { text: 'హైదరాబాద్ మ్యాచ్ గెలిచింది', act: 'unclear' },
      { text: 'ac baagu cheyinchali', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'one that was shown has it or not: a question',
    counter: true,
    cases: [
      { text: 'దీనిలో లిఫ్ట్ ఉంది', shown: 3, act: 'question' },
      { text: 'indulo parking undi', shown: 3, act: 'question' },
    ],
  },
  {
    phenomenon: 'said of a place or an amenity and still a wish',
    cases: [{ text: 'Madhapur bagundi', set: { area: 'Madhapur' } }],
  },
]
