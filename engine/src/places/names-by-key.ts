import type { Keyed } from '../text/keyed.ts'
import type { Named } from './name-index.ts'

/** Names under the keys by which they are looked up. */
export interface NamesByKey {
  /** The first name of each place that has one under this key. */
  get(key: string): readonly Named[] | undefined
  has(key: string): boolean
  /** False for the hash of a key that surely has no names. */
  mayHave(hash: number): boolean
}

/**
 * @param table numbers of names
 * @param nameOf the name of a number, always the same object
 */
export function namesByKey(table: Keyed, nameOf: (number: number) => Named): NamesByKey {
  return {
    get: (key) => {
      const found = table.get(key)
      return found.length === 0 ? undefined : oneOfEachPlace(found.map(nameOf))
    },
    has: (key) => table.first(key) >= 0,
    mayHave: table.mayHave,
  }
}

function oneOfEachPlace(named: readonly Named[]): readonly Named[] {
  if (named.length === 1) return named
  return named.filter(({ place }, at) => named.findIndex((other) => other.place === place) === at)
}
