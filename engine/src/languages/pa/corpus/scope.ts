import type { CorpusSection } from '../../corpus-case.ts'

/** What a negation, a cost or the past reaches inside a turn, and what is talk. */
export const scope: CorpusSection[] = [
  {
    phenomenon: 'a kind is struck with its deal: renting or buying is what is given up',
    cases: [
      { text: 'ਕਿਰਾਏ ਦਾ ਘਰ ਨਹੀਂ ਚਾਹੀਦਾ, ਖਰੀਦਣਾ ਹੈ', set: { transaction_type: 'sale', property_type: 'house' } },
      {
        text: 'kiraye da ghar nahi chahida, kharidna hai',
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'ਮੁੱਲ ਦਾ ਮਕਾਨ ਨਹੀਂ ਲੈਣਾ, ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'kharidan wala ghar nahi chahida, kiraye te chahida',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'ਕਿਰਾਏ ਵਾਲਾ ਫਲੈਟ ਨਹੀਂ, ਖਰੀਦਣ ਵਾਲਾ ਵਿਖਾਓ',
        set: { transaction_type: 'sale', property_type: 'apartment' },
      },
    ],
  },
]
