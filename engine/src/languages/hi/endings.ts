import type { Ending } from '../language.ts'

/** Plurals and oblique forms: कमरों, इलाकों, पटने (में). Postpositions are words of their own. */
export const endings: readonly Ending[] = [
  ...['ियों', 'ियाँ', 'ियां', 'ों', 'ें', 'े'].map((ending) => ({ ending, stem: '', means: [] })),
  ...['ों', 'े'].map((ending) => ({ ending, stem: 'ा', means: [] })),
  // "gharme", "घरमें": the postposition written on
  ...['में', 'me', 'mein'].map((ending) => ({ ending, stem: '', means: ['of', 'filler'] as const })),
]
