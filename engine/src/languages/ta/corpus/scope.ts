import type { CorpusSection } from '../../corpus-case.ts'

/** What a negation, a cost or the past reaches inside a turn, and what is talk. */
export const scope: CorpusSection[] = [
  {
    phenomenon: 'a kind is struck with its deal: renting or buying is what is given up',
    cases: [
      { text: 'வாடகைக்கு வீடு வேண்டாம், வாங்க வேண்டும்', set: { transaction_type: 'sale', property_type: 'house' } },
      {
        text: 'vadagaikku veedu vendam, vaanganum',
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      { text: 'வாங்குற வீடு வேணாம், வாடகைக்கு வேணும்', set: { transaction_type: 'rent', property_type: 'house' } },
      {
        text: 'vaadagai flat venam, sontha ma vaanganum',
        set: { transaction_type: 'sale', property_type: 'apartment' },
      },
      {
        text: 'vaangura veedu venam, vadagaiku venum',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
    ],
  },
]
