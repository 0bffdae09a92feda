import type { CorpusSection } from '../../corpus-case.ts'

/** What a negation, a cost or the past reaches inside a turn, and what is talk. */
export const scope: CorpusSection[] = [
  {
    phenomenon: 'a kind is struck with its deal: renting or buying is what is given up',
    cases: [
      { text: 'bhara bari chai na, kinte chai', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'ভাড়া বাড়ি চাই না, কিনতে চাই', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'কেনার বাড়ি লাগবে না, ভাড়া চাই', set: { transaction_type: 'rent', property_type: 'house' } },
      {
        text: 'kenar flat chai na, bhara chai',
        set: { transaction_type: 'rent', property_type: 'apartment' },
      },
      { text: 'ভাড়ার ফ্ল্যাট চাই না, কিনব', set: { transaction_type: 'sale', property_type: 'apartment' } },
    ],
  },
]
