import type { CorpusSection } from '../../corpus-case.ts'

/** What a negation, a cost or the past reaches inside a turn, and what is talk. */
export const scope: CorpusSection[] = [
  {
    phenomenon: 'a kind is struck with its deal: renting or buying is what is given up',
    cases: [
      { text: 'ಬಾಡಿಗೆ ಮನೆ ಬೇಡ, ಕೊಳ್ಳಬೇಕು', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'badige mane beda, kondukollabeku', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'ಕೊಳ್ಳೋ ಮನೆ ಬೇಡ, ಬಾಡಿಗೆಗೆ ಬೇಕು', set: { transaction_type: 'rent', property_type: 'house' } },
      { text: 'kharidi mane beda, badigege beku', set: { transaction_type: 'rent', property_type: 'house' } },
      { text: 'ಬಾಡಿಗೆ ಫ್ಲಾಟ್ ಬೇಡ, ಖರೀದಿಗೆ ತೋರಿಸಿ', set: { transaction_type: 'sale', property_type: 'apartment' } },
    ],
  },
]
