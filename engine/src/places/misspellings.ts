import { editDistance, forgiven } from '../text/edit-distance.ts'
import { glanceAt } from '../text/glance.ts'
import type { NameUnit } from './name-units.ts'

const shortestKey = 3
/** Letters from which on a word is not met by chance. */
const unmistakable = 8

/**
 * Finds words of place names that a misspelt word may mean. Every word is filed under its sound key and
 * under that key with one sound left out, so that a look-up costs a handful of hash reads.
 */
export class Misspellings {
  /** One word as itself, several as a list: most keys have one, and there are tens of thousands. */
  readonly #filed = new Map<string, NameUnit | NameUnit[]>()
  readonly #mayBeFiled: (key: string) => boolean
  readonly #lesser: ReadonlySet<NameUnit>

  /**
   * @param words each word once, in Latin letters
   * @param lesser further ones, of places that few speak of: one slip is forgiven in them, and only in Latin letters
   */
  constructor(words: Iterable<NameUnit>, lesser: Iterable<NameUnit> = []) {
    const known = new Set(words)
    this.#lesser = new Set([...lesser].filter((word) => !known.has(word)))
    for (const word of [...known, ...this.#lesser]) {
      if (word.sound.length < shortestKey) continue
      this.#file(word.sound, word)
      for (let at = 1; at < word.sound.length; at++) this.#file(without(word.sound, at), word)
    }
    this.#mayBeFiled = glanceAt(this.#filed.keys(), this.#filed.size)
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

  #file(key: string, word: NameUnit): void {
    const filed = this.#filed.get(key)
    if (filed === undefined) this.#filed.set(key, word)
    else if (Array.isArray(filed)) filed.push(word)
    else if (filed !== word) this.#filed.set(key, [filed, word])
  }

  #near(unit: NameUnit, limit: number, distanceTo: (other: NameUnit) => number): NameUnit[] {
    const { sound } = unit
    if (sound.length < shortestKey) return []
    const found = new Map<NameUnit, number>()
    const look = (key: string): void => {
      const filed = this.#mayBeFiled(key) ? this.#filed.get(key) : undefined
      if (filed === undefined) return
      for (const other of Array.isArray(filed) ? filed : [filed]) {
        if (found.has(other)) continue
        const distance = distanceTo(other)
        if (distance <= limit) found.set(other, distance)
      }
    }
    look(sound)
    for (let at = 1; at < sound.length; at++) look(without(sound, at))
    return [...found].sort((one, other) => one[1] - other[1]).map(([other]) => other)
  }
}

/** A key without one sound; never without the first, which people rarely miss. */
function without(key: string, at: number): string {
  return key.slice(0, at) + key.slice(at + 1)
}
