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
]
