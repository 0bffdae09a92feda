import { wordsOfAll } from './name-words.ts'

/**
 * Names of real towns and areas that are everyday words as well: places only when the sentence says so
 * ("in Gaya", "Gaya mein") or when nothing else is said.
 */
export const doubtfulWords: ReadonlySet<string> = new Set(wordsOfAll(({ doubtful }) => doubtful))

/** Names that say what is counted where a number stands before them. */
export const countedNames: ReadonlySet<string> = new Set(wordsOfAll(({ counted }) => counted ?? ''))

/** What does so beside a number: "next", "last". */
export const countingWords: ReadonlySet<string> = new Set(
  wordsOfAll(({ countedAfter }) => countedAfter ?? ''),
)

/** Words before a place: "in Adyar", "near Powai". */
export const wordsBefore: ReadonlySet<string> = new Set(wordsOfAll(({ beside }) => beside.before))

/** Words after a place: "Adyar side", "Noida mein", "Pune la", "Mohali vich". */
export const wordsAfter: ReadonlySet<string> = new Set(wordsOfAll(({ beside }) => beside.after))

/** Those of them that hardly say anything else. */
export const insideBefore: ReadonlySet<string> = new Set(wordsOfAll(({ beside }) => beside.insideBefore))
export const insideAfter: ReadonlySet<string> = new Set(wordsOfAll(({ beside }) => beside.insideAfter))

/** Words that seekers use for other things, although some village is called so: never a place that stands alone. */
export const commonWords: ReadonlySet<string> = new Set(
  [...wordsOfAll(({ everyday }) => everyday), ...wordsBefore, ...wordsAfter].filter(
    (word) => !doubtfulWords.has(word),
  ),
)

/** True for a common word and for one with an English ending: "doors", "painted". */
export function isFormOfCommonWord(word: string): boolean {
  if (commonWords.has(word)) return true
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    if (commonWords.has(stem) || commonWords.has(`${stem}e`)) return true
  }
  return false
}

const endings = ['s', 'es', 'ed', 'd', 'ing', 'er', 'r', 'est', 'ly', 'y']
