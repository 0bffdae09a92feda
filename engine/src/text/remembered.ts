/** Longer words are hardly said twice. */
const longestRemembered = 32
/** Words kept at least; at most twice as many. */
const remembered = 1024

/**
 * The same function with a memory for the words that it was last asked about: people use few, and reading one
 * takes longer than finding it again. Its size is bounded, whatever texts come.
 *
 * @param read gives the same for the same word, always
 */
export function rememberWords<T>(read: (word: string) => T): (word: string) => T {
  let recent = new Map<string, T>()
  let older = new Map<string, T>()
  return (word) => {
    const known = recent.get(word)
    if (known !== undefined) return known
    const result = older.get(word) ?? read(word)
    if (word.length > longestRemembered) return result
    if (recent.size >= remembered) {
      older = recent
      recent = new Map()
    }
    recent.set(word, result)
    return result
  }
}
