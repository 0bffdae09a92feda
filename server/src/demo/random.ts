import { hashOf, noLetters } from '@guru/engine/text/glance'

/** A repeatable stream of random numbers: the same seed gives the same numbers everywhere. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** At least 0 and below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.next()
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.whole(0, choices.length - 1)] ?? choices[0]
  }

  /** One of the choices, each as likely as its weight says. */
  weighted<T>(choices: readonly Weighted<T>[]): T {
    let left = this.next() * choices.reduce((sum, { weight }) => sum + weight, 0)
    for (const { value, weight } of choices) {
      left -= weight
      if (left < 0) return value
    }
    const last = choices.at(-1)
    if (last === undefined) throw new Error('nothing to choose from')
    return last.value
  }
}

export interface Weighted<T> {
  value: T
  weight: number
}

/** A number from a text, for streams that belong to a name. */
export function seedOf(text: string): number {
  return hashOf(noLetters, text) >>> 0
}
