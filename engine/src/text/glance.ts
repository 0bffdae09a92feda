/** Bits for each word: of the words that a list lacks, at most one in so many is looked up in vain. */
const bitsEach = 12

/**
 * Tells by one bit of most words that a large list lacks them. Nearly all words of a turn are in none of the
 * lists that they are looked up in, and a look into a large table reads several places of memory far apart. A word is
 * asked for by its hash: that of a word put together is found part by part, before it is written.
 *
 * @param bits for each word: more where a look in vain costs much or is often asked for
 * @returns false for a word that is surely not among them
 */
export function glanceAtHashes(
  words: Iterable<string>,
  count: number,
  bits = bitsEach,
): (hash: number) => boolean {
  const hashes = new Int32Array(count)
  let at = 0
  for (const word of words) hashes[at++] = hashOf(noLetters, word)
  return glanceAt(glanceBits(hashes, bits))
}

/** The bits that `glanceAt` looks at, of words by their hashes. */
export function glanceBits(hashes: Int32Array, each = bitsEach): Uint32Array {
  const size = 2 ** Math.ceil(Math.log2(Math.max(32, hashes.length * each)))
  const bits = new Uint32Array(size / 32)
  const last = size - 1
  for (const hash of hashes) {
    const bit = spread(hash) & last
    bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31))
  }
  return bits
}

/** The same as `glanceAtHashes` for words whose bits are known. */
export function glanceAt(bits: Uint32Array): (hash: number) => boolean {
  const last = bits.length * 32 - 1
  return (hash) => {
    const bit = spread(hash) & last
    return ((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0
  }
}

/** The hash of the empty word. */
export const noLetters = 0x811c9dc5 | 0

/** FNV-1a of a word whose first letters have the hash `before`; `noLetters` for a whole word. */
export function hashOf(before: number, letters: string, from = 0, to = letters.length): number {
  let hash = before
  for (let at = from; at < to; at++) hash = addLetter(hash, letters.charCodeAt(at))
  return hash
}

let lastWord = ''
let lastHash = noLetters

/** The same of a whole word: one word is looked up in many lists, one after the other. */
export function hashOfWord(word: string): number {
  if (word !== lastWord) {
    lastHash = hashOf(noLetters, word)
    lastWord = word
  }
  return lastHash
}

/** The hash of a word with one letter more, a UTF-16 unit. */
export function addLetter(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193)
}

/** Lets all letters count in the last bits of a hash. */
export function spread(hash: number): number {
  return hash ^ (hash >>> 15)
}

/** Words of one language or of several. */
export type WordList = Pick<ReadonlySet<string>, 'has'>
