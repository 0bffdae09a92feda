import { hashOf, hashOfWord } from '../text/glance.ts'
import { checkStart, type Filing } from './keyed.ts'
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
  const find = (key: string): number[] => {
    const hash = hashOfWord(key)
    return table.mayHave(hash) ? table.find(hash, hashOf(checkStart, key)) : nothing
  }
  return {
    get: (key) => {
      const found = find(key)
      return found.length === 0 ? undefined : oneOfEachPlace(found.flatMap((at) => names[at] ?? []))
    },
    has: (key) => find(key).length > 0,
    mayHave: table.mayHave,
  }
}

const nothing: number[] = []

function oneOfEachPlace(named: readonly Named[]): readonly Named[] {
  if (named.length === 1) return named
  return named.filter(({ place }, at) => named.findIndex((other) => other.place === place) === at)
}
