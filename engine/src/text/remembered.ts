import { detached } from './detached.ts'

/** Longer words are hardly said twice. */
const longestRemembered = 32
/** Places for marks of words that were said once. */
const marks = 8192

/**
 * The same function with a memory for words that were asked about twice: people use few words often and many
 * once, and reading one takes longer than finding it again. Its size is bounded, whatever texts come.
 *
 * @param read gives the same for the same word, always
 * @param least words kept; at most twice as many are
 */
export function rememberWords<T>(read: (word: string) => T, least = 2048): (word: string) => T {
  const said = new Uint16Array(marks)
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
    if (word.length > longestRemembered || isFirstTime(word, said)) return read(word)
    const copy = detached(word)
    return keep(copy, read(copy))
  }
}

/** Marks a word as said. Two words may share a mark, which does no more harm than to remember one too early. */
function isFirstTime(word: string, said: Uint16Array): boolean {
  let hash = 0
  for (let at = 0; at < word.length; at++) hash = (Math.imul(hash, 31) + word.charCodeAt(at)) | 0
  const place = (hash >>> 16) % marks
  const mark = hash & 0xffff
  if (said[place] === mark) return false
  said[place] = mark
  return true
}
