import { editDistance, forgiven } from './edit-distance.ts'
import type { NameUnit } from './name-units.ts'

const shortestKey = 3

/**
 * Finds words of place names that a misspelt word may mean. Every word is filed under its sound key and
 * under that key with each one sound left out, so that a look-up costs a handful of hash reads.
 */
export class Misspellings {
  readonly #filed = new Map<string, NameUnit[]>()
  readonly #known = new Set<string>()

  add(unit: NameUnit): void {
    if (unit.isNumber || unit.sound.length < shortestKey || this.#known.has(unit.spelled)) return
    this.#known.add(unit.spelled)
    for (const key of withOneLeftOut(unit.sound)) {
      const filed = this.#filed.get(key)
      if (filed === undefined) this.#filed.set(key, [unit])
      else filed.push(unit)
    }
  }

  /** The words nearest to a Latin word within what is forgiven at its length, the nearest first. */
  nearLatin(unit: NameUnit): NameUnit[] {
    const limit = forgiven(unit.spelled.length)
    return limit === 0
      ? []
      : this.#near(unit, limit, (other) => editDistance(unit.spelled, other.spelled, limit))
  }

  /** The same for a word in an Indian script, compared by sound: one sound off in five or more. */
  nearSounding(unit: NameUnit): NameUnit[] {
    return unit.sound.length < 5
      ? []
      : this.#near(unit, 1, (other) => editDistance(unit.sound, other.sound, 1))
  }

  #near(unit: NameUnit, limit: number, distanceTo: (other: NameUnit) => number): NameUnit[] {
    if (unit.sound.length < shortestKey) return []
    const found = new Map<NameUnit, number>()
    for (const key of withOneLeftOut(unit.sound)) {
      for (const other of this.#filed.get(key) ?? []) {
        if (found.has(other)) continue
        const distance = distanceTo(other)
        if (distance <= limit) found.set(other, distance)
      }
    }
    return [...found].sort((one, other) => one[1] - other[1]).map(([other]) => other)
  }
}

function withOneLeftOut(key: string): string[] {
  const keys = [key]
  for (let at = 0; at < key.length; at++) {
    if (at === 0 || key.charCodeAt(at) !== key.charCodeAt(at - 1))
      keys.push(key.slice(0, at) + key.slice(at + 1))
  }
  return keys
}
