import type { Concept } from '../../concept.ts'
import type { Ending } from '../../language.ts'

/** Of a thing or at it: more is said of it. */
const inside: readonly Concept[] = ['of', 'filler']
/** The thing itself, which both already speak of. */
const definite: readonly Concept[] = ['it', 'filler']
const and: readonly Concept[] = ['and', 'filler']
const none: readonly Concept[] = []

/** Endings that any word takes, in its own script. */
const native: readonly (readonly [string, readonly Concept[]])[] = [
  ['র', inside],
  ['ের', inside],
  ['য়ের', inside],
  ['এর', inside],
  ['ে', inside],
  ['য়', inside],
  ['তে', inside],
  // As Rangpur and Sylhet say it: কোচবিহারত, শিলচরত.
  ['ত', inside],
  ['েতে', inside],
  ['য়ে', inside],
  ['এ', inside],
  ['কে', none],
  ['েই', inside],
  ['ই', none],
  ['ও', and],
  ['টা', definite],
  ['টি', definite],
  ['টার', definite],
  ['টির', definite],
  ['টায়', definite],
  ['টাতে', definite],
  ['টিতে', definite],
  ['টাই', definite],
  ['টাও', definite],
  ['টিও', definite],
  ['টাকে', definite],
  // As the east says it: দুইডা, ঘরডা.
  ['ডা', definite],
  ['ডার', definite],
  ['খানা', definite],
  ['খান', definite],
  ['গুলো', none],
  ['গুলি', none],
  ['গুলা', none],
  ['গুলোর', inside],
  ['গুলির', inside],
  ['গুলোতে', inside],
  ['দের', inside],
  ['ওয়ালা', inside],
  ['ওলা', inside],
]

/** The same as people type them in Latin letters, behind English words and names too: "flater", "behalay". */
const latin: readonly (readonly [string, readonly Concept[]])[] = [
  ['r', inside],
  ['er', inside],
  ['yer', inside],
  ['e', inside],
  ['y', inside],
  ['te', inside],
  ['ete', inside],
  ['ye', inside],
  ['ke', none],
  ['ei', inside],
  ['tei', inside],
  ['ta', definite],
  ['ti', definite],
  ['tar', definite],
  ['tir', definite],
  ['tay', definite],
  ['tate', definite],
  ['tite', definite],
  ['tai', definite],
  ['tao', definite],
  ['khana', definite],
  ['gulo', none],
  ['guli', none],
  ['gula', none],
  ['wala', inside],
  ['ola', inside],
  ['gulor', inside],
  ['der', inside],
  ['i', none],
  ['o', and],
]

export const endings: readonly Ending[] = [...native, ...latin].map(([ending, means]) => ({
  // Letters with a dot below are two characters wherever text is normalised.
  ending: ending.normalize('NFC'),
  stem: '',
  means,
}))
