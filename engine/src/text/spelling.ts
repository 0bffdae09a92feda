import { editDistance, forgiven } from './edit-distance.ts'

/**
 * Forgives typing slips: an unknown word becomes the one known word that is near enough. Words shorter than
 * five letters are left alone, a known word never becomes another.
 */
export interface Speller {
  /** The known word meant by an unknown one, or null. */
  correct(word: string): Correction | null
}

interface Correction {
  word: string
  /** How many slips were forgiven. */
  slips: number
}

/** Corrects to the words of several spellers; of corrections with as many slips the first speller's counts. */
export function firstOf(spellers: readonly Speller[]): Speller {
  return {
    correct(word) {
      let best: Correction | null = null
      for (const speller of spellers) {
        if (best?.slips === 1) break
        const found = speller.correct(word)
        if (found !== null && (best === null || found.slips < best.slips)) best = found
      }
      return best
    },
  }
}

const shortestForgiven = 5
const longestForgiven = 24

/** Words of one first letter and one length. */
interface Alike {
  words: readonly string[]
  /** The letters of each, as `lettersOf` tells them. */
  letters: readonly number[]
}

/** `known`: the words to correct to, lower case. Words are compared with those of the same first letter. */
export function createSpeller(known: Iterable<string>): Speller {
  const alike = new Map<number, Alike>()
  const long = [...new Set(known)].filter((word) => word.length >= shortestForgiven)
  // Copies have no room to grow: there are some hundred such lists in a language.
  for (const [key, words] of Map.groupBy(long, (word) => keyOf(word, word.length)))
    alike.set(key, { words: [...words], letters: words.map(lettersOf) })
  return {
    correct(word) {
      if (word.length < shortestForgiven || word.length > longestForgiven) return null
      const most = forgiven(word.length)
      const letters = lettersOf(word)
      let best: Correction | null = null
      for (let length = word.length - most; length <= word.length + most; length++) {
        const others = length < shortestForgiven ? undefined : alike.get(keyOf(word, length))
        if (others === undefined) continue
        for (let at = 0; at < others.words.length; at++) {
          const limit: number = best === null ? most : best.slips - 1
          if (differing(letters, others.letters[at] ?? 0) > 2 * limit) continue
          const candidate = others.words[at] ?? ''
          const slips = editDistance(word, candidate, limit)
          if (slips > limit) continue
          best = { word: candidate, slips }
          if (slips === 1) return best
        }
      }
      return best
    },
  }
}

function keyOf(word: string, length: number): number {
  return word.charCodeAt(0) * 256 + length
}

/** Which letters a word has, as bits: a slip makes two of them differ at most, which is told at a glance. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** How many letters one of two words lacks. */
function differing(letters: number, others: number): number {
  let left = letters ^ others
  let count = 0
  for (; left !== 0; count++) left &= left - 1
  return count
}

/** A letter typed three or more times stands for two, as in "pleaseee"; null when there is none. */
export function withoutStretching(word: string): string | null {
  const shorter = word.replace(/(.)\1{2,}/gu, '$1$1')
  return shorter === word ? null : shorter
}

/** A letter typed twice stands for one, as in "parkking"; null when there is none. */
export function withoutDoubling(word: string): string | null {
  const shorter = word.replace(/(.)\1+/gu, '$1')
  return shorter === word ? null : shorter
}
