import { detached } from './detached.ts'
import { hashOfWord, spread } from './glance.ts'

/** Longer words are hardly said twice. */
const longestRemembered = 32

interface Entry<T> {
  word: string
  result: T
}

/**
 * The same function with a memory for words that were asked about twice: people use few words often and many
 * once, and reading one takes longer than finding it again. Its size is bounded, whatever texts come: a word has
 * two places, which it may share with others, and the two that were said last are kept.
 *
 * @param read gives the same for the same word, always
 * @param pairs of places, a power of two
 */
export function rememberWords<T>(read: (word: string) => T, pairs = 2048): (word: string) => T {
  const entries = new Array<Entry<T> | null>(2 * pairs).fill(null)
  /** For each pair the word that was read last without being kept. */
  const said = new Int32Array(pairs)
  return (word) => {
    if (word.length > longestRemembered) return read(word)
    const hash = spread(hashOfWord(word))
    const pair = hash & (pairs - 1)
    const newer = entries[2 * pair] ?? null
    if (newer?.word === word) return newer.result
    const older = entries[2 * pair + 1] ?? null
    if (older?.word === word) {
      entries[2 * pair] = older
      entries[2 * pair + 1] = newer
      return older.result
    }
    if (said[pair] !== hash) {
      said[pair] = hash
      return read(word)
    }
    const copy = detached(word)
    const result = read(copy)
    entries[2 * pair + 1] = newer
    entries[2 * pair] = { word: copy, result }
    return result
  }
}
