import { glanceAtHashes, hashOfWord } from '../text/glance.ts'
import type { Named } from './name-index.ts'

/** Names under the keys by which they are looked up. */
export interface NamesByKey {
  get(key: string): readonly Named[] | undefined
  has(key: string): boolean
  /** False for the hash of a key that surely has no names. */
  mayHave(hash: number): boolean
}

/** Fills a table of names. Most keys have one name, which stands there without a list: there are tens of thousands. */
export class NamesByKeyBuilder {
  readonly #filed = new Map<string, Named | Named[]>()

  /** Files a name under a key, once a place. */
  file(key: string, named: Named): void {
    const filed = this.#filed.get(key)
    if (filed === undefined) this.#filed.set(key, named)
    else if (!Array.isArray(filed)) {
      if (filed.place !== named.place) this.#filed.set(key, [filed, named])
    } else if (!filed.some((other) => other.place === named.place)) filed.push(named)
  }

  /** All names filed so far, key by key. */
  *entries(): Iterable<[string, readonly Named[]]> {
    for (const [key, filed] of this.#filed) yield [key, listOf(filed)]
  }

  /** What is filed later is not found. */
  table(): NamesByKey {
    const filed = this.#filed
    const mayHave = glanceAtHashes(filed.keys(), filed.size)
    return {
      get: (key) => {
        const found = mayHave(hashOfWord(key)) ? filed.get(key) : undefined
        return found === undefined ? undefined : listOf(found)
      },
      has: (key) => mayHave(hashOfWord(key)) && filed.has(key),
      mayHave,
    }
  }
}

function listOf(filed: Named | Named[]): readonly Named[] {
  return Array.isArray(filed) ? filed : [filed]
}
