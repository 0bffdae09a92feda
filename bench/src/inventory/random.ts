/** A seeded source of random numbers, so that every run measures the same thing (mulberry32). */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number
  /** Whole number from 0 up to but not including `below`. */
  below(below: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** Around 0 with a spread of 1, bell-shaped. */
  bell(): number
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    bell: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
  }
}
