import { editDistance, forgiven } from '../text/edit-distance.ts'
import { hashOf, noLetters } from '../text/glance.ts'
import { checkStart, Filing, type Keyed } from '../text/keyed.ts'
import type { NameUnit } from './name-units.ts'

const shortestKey = 3
/** Letters from which on a word is not met by chance. */
export const unmistakable = 8

/**
 * Finds words of place names that a misspelt word may mean. Every word is filed under its sound key and
 * under that key with one sound left out, so that a look-up costs a handful of hash reads.
 */
export class Misspellings {
  readonly #words: readonly NameUnit[]
  /** Places of words in `#words`. */
  readonly #filed: Keyed
  readonly #lesser: ReadonlySet<NameUnit>

  /**
   * @param words each word once, in Latin letters
   * @param lesser further ones, of places that few speak of: one slip is forgiven in them, and only in Latin letters
   */
  constructor(words: Iterable<NameUnit>, lesser: Iterable<NameUnit> = []) {
    const known = new Set(words)
    this.#lesser = new Set([...lesser].filter((word) => !known.has(word)))
    this.#words = [...known, ...this.#lesser]
    const filing = new Filing()
    for (const [at, { sound }] of this.#words.entries())
      if (sound.length >= shortestKey)
        for (let left = 0; left < sound.length; left++)
          filing.fileHashed(hashWithout(noLetters, sound, left), hashWithout(checkStart, sound, left), at)
    this.#filed = filing.table()
  }

  /** The words nearest to a Latin word within what is forgiven at its length, the nearest first. */
  nearLatin(unit: NameUnit): NameUnit[] {
    const limit = forgiven(unit.spelled.length)
    if (limit === 0) return []
    const near = this.#near(unit, limit, (other) => {
      const distance = editDistance(unit.spelled, other.spelled, limit)
      return distance > 1 && this.#lesser.has(other) ? limit + 1 : distance
    })
    // The "nagar" of a colony that nobody knows is no Nagaur.
    return near[0]?.spelled === unit.spelled ? [] : near
  }

  /** True for a word of a place that few speak of, too short to be told from other words by itself. */
  isDoubtful(word: NameUnit): boolean {
    return word.spelled.length < unmistakable && this.#lesser.has(word)
  }

  /** The same for a word in an Indian script, compared by sound: one sound off in six or more. */
  nearSounding(unit: NameUnit): NameUnit[] {
    return unit.sound.length < 6
      ? []
      : this.#near(unit, 1, (other) =>
          this.#lesser.has(other) ? 2 : editDistance(unit.sound, other.sound, 1),
        )
  }

  #near(unit: NameUnit, limit: number, distanceTo: (other: NameUnit) => number): NameUnit[] {
    const { sound } = unit
    if (sound.length < shortestKey) return []
    const found = new Map<NameUnit, number>()
    for (let left = 0; left < sound.length; left++) {
      const hash = hashWithout(noLetters, sound, left)
      if (!this.#filed.mayHave(hash)) continue
      for (const at of this.#filed.find(hash, hashWithout(checkStart, sound, left))) {
        const other = this.#words[at]
        if (other === undefined || found.has(other)) continue
        const distance = distanceTo(other)
        if (distance <= limit) found.set(other, distance)
      }
    }
    return [...found].sort((one, other) => one[1] - other[1]).map(([other]) => other)
  }
}

/** The hash of a key without the sound at `left`; 0 leaves out none, since people rarely miss the first. */
function hashWithout(before: number, key: string, left: number): number {
  return left === 0 ? hashOf(before, key) : hashOf(hashOf(before, key, 0, left), key, left + 1)
}
