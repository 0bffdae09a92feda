/** Bits for each word: of the words that a list lacks, one in so many is looked up in vain. */
const bitsEach = 12

/**
 * Tells by one bit of most words that a large list lacks them. Nearly all words of a turn are in none of the
 * lists that they are looked up in, and a look into a large table reads several places of memory far apart.
 *
 * @returns false for a word that is surely not among them
 */
export function glanceAt(words: Iterable<string>, count: number): (word: string) => boolean {
  const size = 2 ** Math.ceil(Math.log2(Math.max(32, count * bitsEach)))
  const bits = new Uint32Array(size / 32)
  const last = size - 1
  for (const word of words) {
    const bit = hashOf(word) & last
    bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31))
  }
  return (word) => {
    const bit = hashOf(word) & last
    return ((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0
  }
}

function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** Words of one language or of several. */
export type WordList = Pick<ReadonlySet<string>, 'has'>

/** A list as it is, with a glance before each look; what is added to it later is not found. */
export function glancedList(words: ReadonlySet<string>): WordList {
  const mayHave = glanceAt(words, words.size)
  return { has: (word) => mayHave(word) && words.has(word) }
}

export type WordTable<V> = Pick<ReadonlyMap<string, V>, 'get' | 'has'>

/** The same for a table. */
export function glancedTable<V>(table: ReadonlyMap<string, V>): WordTable<V> {
  const mayHave = glanceAt(table.keys(), table.size)
  return {
    get: (word) => (mayHave(word) ? table.get(word) : undefined),
    has: (word) => mayHave(word) && table.has(word),
  }
}
