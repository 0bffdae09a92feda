import { detached } from './detached.ts'

/** Longer words are hardly said twice. */
const longestRemembered = 32

/**
 * The same function with a memory for the words that it was last asked about: people use few, and reading one
 * takes longer than finding it again. Its size is bounded, whatever texts come.
 *
 * @param read gives the same for the same word, always
 * @param least words kept; at most twice as many are
 */
export function rememberWords<T>(read: (word: string) => T, least = 2048): (word: string) => T {
  let recent = new Map<string, T>()
  let older = new Map<string, T>()
  const keep = (word: string, result: T): T => {
    if (recent.size >= least) {
      older = recent
      recent = new Map()
    }
    recent.set(word, result)
    return result
  }
  return (word) => {
    const known = recent.get(word)
    if (known !== undefined) return known
    const before = older.get(word)
    if (before !== undefined) return keep(word, before)
    if (word.length > longestRemembered) return read(word)
    const copy = detached(word)
    return keep(copy, read(copy))
  }
}
