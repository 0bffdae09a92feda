import type { CorpusSection } from '../../corpus-case.ts'

/** What a negation, a cost or the past reaches inside a turn, and what is talk. */
export const scope: CorpusSection[] = [
  {
    phenomenon: 'a kind is struck with its deal: renting or buying is what is given up',
    cases: [
      {
        text: 'kiraye ka ghar nahi chahiye, kharidna hai',
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'किराए का मकान नहीं चाहिए, खरीदना है',
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'किराए का मकान नहीं, खरीदने के लिए चाहिए',
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'kharidne wala flat nahi chahiye, kiraye pe chahiye',
        set: { transaction_type: 'rent', property_type: 'apartment' },
      },
      {
        text: 'खरीदने वाला घर नहीं, किराये वाला चाहिए',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'kharidna hai, kiraye ka ghar nahi chahiye',
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'रेंट वाला फ्लैट नहीं चाहिए, खरीदने वाला दिखाओ',
        set: { transaction_type: 'sale', property_type: 'apartment' },
      },
    ],
  },
]
