import type { CorpusSection } from '../../corpus-case.ts'

/** What a negation, a cost or the past reaches inside a turn, and what is talk. */
export const scope: CorpusSection[] = [
  {
    phenomenon: 'a kind is struck with its deal: renting or buying is what is given up',
    cases: [
      { text: 'വാടക വീട് വേണ്ട, വാങ്ങാനാണ്', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'vadaka veedu venda, vanganam', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'വാങ്ങാനുള്ള വീട് വേണ്ട, വാടകയ്ക്ക് മതി', set: { transaction_type: 'rent', property_type: 'house' } },
      {
        text: 'vangan ulla veedu venda, vadakakku mathi',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      { text: 'വാടക ഫ്ലാറ്റ് വേണ്ട, വാങ്ങണം', set: { transaction_type: 'sale', property_type: 'apartment' } },
    ],
  },
]
