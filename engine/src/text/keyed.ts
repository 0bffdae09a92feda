import { glanceAt, glanceBits, hashOf, hashOfWord, noLetters, spread, type WordList } from './glance.ts'

/**
 * Numbers by the keys that they were filed under. A key is told by two hashes of it, and its text is not kept:
 * there are tens of thousands of keys, and their texts and lists take ten times the memory of these numbers.
 */
export interface Keyed {
  /** False for the hash of a key that surely has nothing. */
  mayHave(hash: number): boolean
  /** What was filed under a key, in that order. */
  get(key: string): number[]
  /** What was filed under it first; -1 where nothing was. */
  first(key: string): number
  /**
   * The same as `get` for a key whose hashes are known.
   *
   * @param check its second hash, by which keys of one place are told apart
   */
  find(hash: number, check: number): number[]
}

/** A key's second hash begins here, its first at `noLetters`. */
export const checkStart = 0x2f0b4c47

/** Numbers of one row: hash, check and what is filed. */
const rowLength = 3

/**
 * What a table holds, in a form that is quickly read again: rows in the order of their places, which are told by the
 * last bits of a hash; one or two rows each.
 */
export interface MadeTable {
  /** Where the rows of each place begin, which is where those of the one before end. */
  starts: Int32Array
  checks: Int32Array
  numbers: Int32Array
  /** Tells of most hashes at a glance that nothing is filed under them. */
  bits: Uint32Array
}

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

  /** What was filed so far. */
  made(): MadeTable {
    return makeTable(this.#rows.subarray(0, this.#end))
  }

  /** What is filed later is not found. */
  table(): Keyed {
    return tableOf(this.made())
  }
}

/** A large list of words that keeps none of their texts: a set of them takes four times the memory. */
export function wordList(words: Iterable<string>): WordList {
  const filing = new Filing()
  for (const word of words) filing.file(word, 0)
  const table = filing.table()
  return { has: (word) => table.first(word) >= 0 }
}

/** Sorts rows of a hash, a check and what is filed by their places. */
function makeTable(rows: Int32Array): MadeTable {
  const count = rows.length / rowLength
  const mask = 2 ** Math.floor(Math.log2(Math.max(1, count))) - 1
  const hashes = new Int32Array(count)
  const checks = new Int32Array(count)
  const numbers = new Int32Array(count)
  const starts = new Int32Array(mask + 2)
  for (let row = 0; row < count; row++) {
    const hash = rows[row * rowLength] ?? 0
    const place = spread(hash) & mask
    hashes[row] = hash
    starts[place] = (starts[place] ?? 0) + 1
  }
  // First where the rows of each place end; filled from the last one on, they end where they begin.
  for (let place = 1; place < starts.length; place++)
    starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0)
  for (let row = count - 1; row >= 0; row--) {
    const place = spread(hashes[row] ?? 0) & mask
    const at = (starts[place] ?? 0) - 1
    starts[place] = at
    checks[at] = rows[row * rowLength + 1] ?? 0
    numbers[at] = rows[row * rowLength + 2] ?? 0
  }
  return { starts, checks, numbers, bits: glanceBits(hashes) }
}

/** What was filed when the table was made. */
export const tableOf = (made: MadeTable): Keyed => new Table(made)

class Table implements Keyed {
  readonly mayHave: (hash: number) => boolean
  readonly #mask: number
  readonly #starts: Int32Array
  readonly #checks: Int32Array
  readonly #numbers: Int32Array

  constructor({ starts, checks, numbers, bits }: MadeTable) {
    this.mayHave = glanceAt(bits)
    this.#mask = starts.length - 2
    this.#starts = starts
    this.#checks = checks
    this.#numbers = numbers
  }

  get(key: string): number[] {
    const hash = hashOfWord(key)
    return this.mayHave(hash) ? this.find(hash, hashOf(checkStart, key)) : []
  }

  first(key: string): number {
    const hash = hashOfWord(key)
    if (!this.mayHave(hash)) return -1
    const check = hashOf(checkStart, key)
    const place = spread(hash) & this.#mask
    const end = this.#starts[place + 1] ?? 0
    for (let at = this.#starts[place] ?? 0; at < end; at++)
      if (this.#checks[at] === check) return this.#numbers[at] ?? -1
    return -1
  }

  find(hash: number, check: number): number[] {
    const place = spread(hash) & this.#mask
    const end = this.#starts[place + 1] ?? 0
    const found: number[] = []
    for (let at = this.#starts[place] ?? 0; at < end; at++)
      if (this.#checks[at] === check) found.push(this.#numbers[at] ?? 0)
    return found
  }
}
