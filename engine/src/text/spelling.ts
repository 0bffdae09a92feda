/**
 * Forgives typing slips: an unknown word becomes the one known word that is near enough. Words shorter than
 * five letters are left alone, a known word never becomes another.
 */
export interface Speller {
  /** The known word meant by an unknown one, or null. */
  correct(word: string): Correction | null
}

export interface Correction {
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

/** Slips allowed: one, or two in a long word. */
function allowance(length: number): number {
  return length >= 9 ? 2 : 1
}

/** `known`: the words to correct to, lower case. Words are compared with those of the same first letter. */
export function createSpeller(known: Iterable<string>): Speller {
  const alike = new Map<string, string[]>()
  for (const word of new Set(known)) {
    const key = keyOf(word, word.length)
    const bucket = alike.get(key)
    if (bucket === undefined) alike.set(key, [word])
    else bucket.push(word)
  }
  return {
    correct(word) {
      if (word.length < shortestForgiven || word.length > longestForgiven) return null
      const most = allowance(word.length)
      let best: Correction | null = null
      for (let length = word.length - most; length <= word.length + most; length++) {
        if (length < shortestForgiven) continue
        for (const candidate of alike.get(keyOf(word, length)) ?? []) {
          const limit: number = best === null ? most : best.slips - 1
          const slips = slipsBetween(word, candidate, limit)
          if (slips > limit) continue
          best = { word: candidate, slips }
          if (slips === 1) return best
        }
      }
      return best
    },
  }
}

function keyOf(word: string, length: number): string {
  return `${word.charAt(0)}${length}`
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

/**
 * Letters to add, leave out, change or swap with their neighbour to make one word the other; anything above
 * `most` is told as `most + 1`, and costs little to tell.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    beforeLast = last
    last = current
  }
  return last[b.length] ?? most + 1
}
