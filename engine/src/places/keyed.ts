import { glanceAtHashed, hashOf, noLetters, spread } from '../text/glance.ts'

/**
 * Numbers by the keys that they were filed under. A key is told by two hashes of it, and its text is not kept:
 * there are tens of thousands of keys, and their texts and lists take ten times the memory of these numbers.
 */
export interface Keyed {
  /** False for the hash of a key that surely has nothing. */
  mayHave(hash: number): boolean
  /**
   * What was filed under a key, in that order.
   *
   * @param check the key's second hash, by which keys of one place are told apart
   */
  find(hash: number, check: number): number[]
}

/** A key's second hash begins here, its first at `noLetters`. */
export const checkStart = 0x2f0b4c47

/** Numbers of one row: hash, check and what is filed. */
const rowLength = 3

/** Gathers what is to be found by keys. */
export class Filing {
  #rows = new Int32Array(4096 * rowLength)
  #end = 0

  file(key: string, number: number): void {
    this.fileHashed(hashOf(noLetters, key), hashOf(checkStart, key), number)
  }

  fileHashed(hash: number, check: number, number: number): void {
    if (this.#end === this.#rows.length) {
      const longer = new Int32Array(2 * this.#end)
      longer.set(this.#rows)
      this.#rows = longer
    }
    this.#rows[this.#end++] = hash
    this.#rows[this.#end++] = check
    this.#rows[this.#end++] = number
  }

  /** What is filed later is not found. */
  table(): Keyed {
    return new Table(this.#rows.subarray(0, this.#end))
  }
}

/** Rows in the order of their places, which are told by the last bits of a hash; about one row each. */
class Table implements Keyed {
  readonly mayHave: (hash: number) => boolean
  readonly #mask: number
  /** Of each place, where its rows begin, which is where those of the one before end. */
  readonly #starts: Int32Array
  readonly #checks: Int32Array
  readonly #numbers: Int32Array

  constructor(rows: Int32Array) {
    const count = rows.length / rowLength
    const hashes = new Int32Array(count)
    for (let row = 0; row < count; row++) hashes[row] = rows[row * rowLength] ?? 0
    this.mayHave = glanceAtHashed(hashes)
    this.#mask = 2 ** Math.ceil(Math.log2(count + 1)) - 1
    this.#starts = new Int32Array(this.#mask + 2)
    this.#checks = new Int32Array(count)
    this.#numbers = new Int32Array(count)
    this.#sort(rows, hashes)
  }

  find(hash: number, check: number): number[] {
    const place = spread(hash) & this.#mask
    const end = this.#starts[place + 1] ?? 0
    const found: number[] = []
    for (let at = this.#starts[place] ?? 0; at < end; at++)
      if (this.#checks[at] === check) found.push(this.#numbers[at] ?? 0)
    return found
  }

  #sort(rows: Int32Array, hashes: Int32Array): void {
    const starts = this.#starts
    for (const hash of hashes) this.#count(hash, 1)
    // Rows counted up to and with each place: filled from the last one on, so that they end where they begin.
    for (let place = 1; place < starts.length; place++)
      starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0)
    for (let row = hashes.length - 1; row >= 0; row--) {
      const at = this.#count(hashes[row] ?? 0, -1)
      this.#checks[at] = rows[row * rowLength + 1] ?? 0
      this.#numbers[at] = rows[row * rowLength + 2] ?? 0
    }
  }

  /** Adds to the number of a hash's place; how many it has then. */
  #count(hash: number, more: number): number {
    const place = spread(hash) & this.#mask
    const count = (this.#starts[place] ?? 0) + more
    this.#starts[place] = count
    return count
  }
}
