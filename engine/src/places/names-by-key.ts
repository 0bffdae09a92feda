import type { Filing } from '../text/keyed.ts'
import type { Named } from './name-index.ts'

/** Names under the keys by which they are looked up. */
export interface NamesByKey {
  /** The first name of each place that has one under this key. */
  get(key: string): readonly Named[] | undefined
  has(key: string): boolean
  /** False for the hash of a key that surely has no names. */
  mayHave(hash: number): boolean
}

/** @param filed places in `names` */
export function namesByKey(filed: Filing, names: readonly Named[]): NamesByKey {
  const table = filed.table()
  return {
    get: (key) => {
      const found = table.get(key)
      return found.length === 0 ? undefined : oneOfEachPlace(found.flatMap((at) => names[at] ?? []))
    },
    has: (key) => table.first(key) >= 0,
    mayHave: table.mayHave,
  }
}

function oneOfEachPlace(named: readonly Named[]): readonly Named[] {
  if (named.length === 1) return named
  return named.filter(({ place }, at) => named.findIndex((other) => other.place === place) === at)
}
