import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Words and names that look like something else. */
export const themselves: CorpusSection[] = [
  {
    phenomenon: 'words that are no slips',
    counter: true,
    cases: [
      { text: 'we are leaving in the first week of May', act: 'unclear' },
      { text: 'leading builders only', act: 'unclear' },
      { text: 'a young generation works here', act: 'unclear' },
      { text: 'who takes the garbage', act: 'question' },
    ],
  },
  {
    phenomenon: 'numbers behind names',
    cases: [
      {
        text: 'Lajpat Nagar 2bhk rent',
        set: { transaction_type: 'rent', area: 'Lajpat Nagar', bedrooms: exactly(2) },
      },
      { text: 'Mayur Vihar 2 bhk', set: { area: 'Mayur Vihar', bedrooms: exactly(2) } },
      { text: 'Mayur Vihar Phase 2 3bhk', set: { area: 'Mayur Vihar Phase 2', bedrooms: exactly(3) } },
      { text: 'Lajpat Nagar 2', set: { area: 'Lajpat Nagar 2' } },
      { text: '2bhk kota 8k', set: { city: 'Kota', bedrooms: exactly(2), price: upTo(8000) } },
    ],
  },
]
