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
  pairs = 2048,
): (word: string) => N {
  const kept = new Array<N | null>(2 * pairs).fill(null)
  return (word) => {
    if (word.length > longestRemembered) return begin(word)
    const at = 2 * (spread(hashOfWord(word)) & (pairs - 1))
    const newer = kept[at] ?? null
    if (newer?.text === word) return newer
    const older = kept[at + 1] ?? null
    const notes = older?.text === word ? older : begin(detached(word))
    kept[at] = notes
    kept[at + 1] = newer
    return notes
  }
}
