import { editDistance, forgiven } from '../text/edit-distance.ts'
import { hashOf, noLetters } from '../text/glance.ts'
import { checkStart, Filing, type Keyed, type MadeTable, tableOf } from '../text/keyed.ts'
import type { NameUnit } from './name-units.ts'

const shortestKey = 3
/** Letters from which on a word is not met by chance. */
export const unmistakable = 8

/** Letters of a word from which on a slip of the finger is looked for that its sound does not lead from. */
const longEnough = 6

/**
 * Finds words of place names that a misspelt word may mean. Every word is filed under its sound key and
 * under that key with one sound left out, so that a look-up costs a handful of hash reads; words of well-known
 * places under their letters in the same way, since a wrong letter may change several sounds: "vijayawsda".
 */
export class Misspellings {
  readonly #wordAt: (at: number) => NameUnit | undefined
  readonly #known: number
  /** Numbers of words. */
  readonly #filed: Keyed
  /** Those that were met. */
  readonly #lesser = new Set<NameUnit>()

  /**
   * @param wordAt each word once, in Latin letters; always the same object for a number
   * @param known so many of them come first; the others are of places that few speak of: one slip is forgiven in
   * them, and only in Latin letters
   * @param filed what `fileSlips` made of them
   */
  constructor(wordAt: (at: number) => NameUnit | undefined, known: number, filed: MadeTable) {
    this.#wordAt = wordAt
    this.#known = known
    this.#filed = tableOf(filed)
  }

  /** The words nearest to a Latin word within what is forgiven at its length, the nearest first. */
  nearLatin(unit: NameUnit): NameUnit[] {
    const limit = forgiven(unit.spelled.length)
    if (limit === 0) return []
    const distanceTo = (other: NameUnit) => {
      const distance = editDistance(unit.spelled, other.spelled, limit)
      return distance > 1 && this.#lesser.has(other) ? limit + 1 : distance
    }
    const heard = this.#near(unit.sound, limit, distanceTo)
    const near =
      heard.length > 0 || unit.spelled.length < longEnough ? heard : this.#near(unit.spelled, 1, distanceTo)
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
      : this.#near(unit.sound, 1, (other) =>
          this.#lesser.has(other) ? 2 : editDistance(unit.sound, other.sound, 1),
        )
  }

  /** @param key the word as it sounds, or its letters */
  #near(key: string, limit: number, distanceTo: (other: NameUnit) => number): NameUnit[] {
    if (key.length < shortestKey) return []
    const found = new Map<NameUnit, number>()
    for (let left = 0; left < key.length; left++) {
      const hash = hashWithout(noLetters, key, left)
      if (!this.#filed.mayHave(hash)) continue
      for (const at of this.#filed.find(hash, hashWithout(checkStart, key, left))) {
        const other = this.#wordAt(at)
        if (other === undefined || found.has(other)) continue
        if (at >= this.#known) this.#lesser.add(other)
        const distance = distanceTo(other)
        if (distance <= limit) found.set(other, distance)
      }
    }
    return [...found].sort((one, other) => one[1] - other[1]).map(([other]) => other)
  }
}

/** Files words under what is left of them after a slip. */
export function fileSlips(words: readonly NameUnit[], known: number): MadeTable {
  const filing = new Filing()
  for (const [at, { sound, spelled }] of words.entries()) {
    if (sound.length >= shortestKey) fileWithout(filing, sound, at)
    if (at < known && spelled.length >= longEnough) fileWithout(filing, spelled, at)
  }
  return filing.made()
}

function fileWithout(filing: Filing, key: string, at: number): void {
  for (let left = 0; left < key.length; left++)
    filing.fileHashed(hashWithout(noLetters, key, left), hashWithout(checkStart, key, left), at)
}

/** The hash of a key without the sound at `left`; 0 leaves out none, since people rarely miss the first. */
function hashWithout(before: number, key: string, left: number): number {
  return left === 0 ? hashOf(before, key) : hashOf(hashOf(before, key, 0, left), key, left + 1)
}
