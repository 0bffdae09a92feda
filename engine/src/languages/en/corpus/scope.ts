import type { CorpusSection } from '../../corpus-case.ts'

/** What a negation, a cost or the past reaches inside a turn, and what is talk. */
export const scope: CorpusSection[] = [
  {
    phenomenon: 'a kind is struck with its deal: renting or buying is what is given up',
    cases: [
      {
        text: "I don't want a rented flat, I want to buy one",
        set: { transaction_type: 'sale', property_type: 'apartment' },
      },
      { text: 'not a house for rent, one to buy', set: { transaction_type: 'sale', property_type: 'house' } },
      {
        text: 'no flats for sale please, only for rent',
        set: { transaction_type: 'rent', property_type: 'apartment' },
      },
      { text: 'not a house for rent, one to buy', set: { transaction_type: 'sale', property_type: 'house' } },
      {
        text: 'no flats for sale please, only for rent',
        set: { transaction_type: 'rent', property_type: 'apartment' },
      },
      { text: 'no houses on rent, only to buy', set: { transaction_type: 'sale', property_type: 'house' } },
    ],
  },
]
