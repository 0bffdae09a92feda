import type { Ending } from '../../language.ts'

/** Plurals and oblique forms: कमरों, इलाकों, पटने (में). Postpositions are words of their own. */
export const endings: readonly Ending[] = [
  ...['ियों', 'ियाँ', 'ियां', 'ों', 'ें', 'े'].map((ending) => ({ ending, stem: '', means: [] })),
  ...['ों', 'े'].map((ending) => ({ ending, stem: 'ा', means: [] })),
  // "patne me": in Patna
  { ending: 'e', stem: 'a', means: [] },
  // "gharme", "घरमें": the postposition written on
  ...['में', 'me', 'mein'].map((ending) => ({ ending, stem: '', means: ['of', 'filler'] as const })),
]

/** How the future of "you" ends, "karoge": who says it asks, or asks for something. */
export const askingEndings: readonly string[] = [
  'ओगे',
  'रोगे',
  'लोगे',
  'सोगे',
  'खोगे',
  'ठोगे',
  'झोगे',
  'नोगे',
  'चोगे',
  'टोगे',
  'aoge',
  'ioge',
  'roge',
  'doge',
  'loge',
  'noge',
  'koge',
  'joge',
  'choge',
  'thoge',
]
