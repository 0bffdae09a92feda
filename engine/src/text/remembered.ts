import { detached } from './detached.ts'
import { hashOfWord, spread } from './glance.ts'

/** Longer words are hardly said twice. */
const longestRemembered = 32

/**
 * Keeps what is known of the words said lately: people use few words often, and reading one takes longer than
 * finding it again. Its size is bounded, whatever texts come: a word has two places, which it may share with
 * others, and the two that were said last are kept.
 *
 * @param begin begins the notes of a word that is not known; they hold the text that it is given, no other
 * @param pairs of places, a power of two
 */
export function rememberWords<N extends { readonly text: string }>(
  begin: (text: string) => N,
  pairs = 8192,
): (word: string) => N {
  const kept = new Array<N | null>(2 * pairs).fill(null)
  // Hashes stand side by side: another word's notes need not be fetched to see that they are another's.
  const hashes = new Int32Array(2 * pairs)
  // A word is asked for several times in a row.
  let last: N | null = null
  const find = (word: string): N => {
    const hash = hashOfWord(word)
    const at = 2 * (spread(hash) & (pairs - 1))
    if (hashes[at] === hash) {
      const newer = kept[at] ?? null
      if (newer !== null && newer.text === word) return newer
    }
    let notes: N | null = null
    if (hashes[at + 1] === hash) {
      const older = kept[at + 1] ?? null
      if (older !== null && older.text === word) notes = older
    }
    notes ??= begin(detached(word))
    kept[at + 1] = kept[at] ?? null
    hashes[at + 1] = hashes[at] ?? 0
    kept[at] = notes
    hashes[at] = hash
    return notes
  }
  return (word) => {
    if (last !== null && word === last.text) return last
    if (word.length > longestRemembered) return begin(word)
    last = find(word)
    return last
  }
}
