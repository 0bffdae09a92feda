import { atLeast, type CorpusSection, upTo } from '../../corpus-case.ts'

/** Turns of the blind set that another turn here is like but for a word. */
export const seenInPart: CorpusSection[] = [
  {
    phenomenon: 'like others but for a word',
    cases: [
      {
        text: 'eighteen thousand five hundred',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18500) },
        numbers: [18500],
      },
      { text: 'do you charge any brokerage', act: 'question' },
      { text: '1 acre 20 lakhs', set: { size_sqft: atLeast(43560), price: upTo(2000000) } },
    ],
  },
]
