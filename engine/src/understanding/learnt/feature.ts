import type { Segment } from '../segments.ts'

/** A feature is one of so many numbers; several may fall on one, which costs little. */
export const featureCount = 1 << 15

/** The number of a feature: of a kind, of something (a hash), and of something else. */
export function numbered(kind: number, of: number, and: number): number {
  const hash = mixed(mixed(mixed(0, kind), of), and)
  return ((hash ^ (hash >>> 15)) >>> 0) % featureCount
}

/** One hash of two, in their order. */
export function mixed(one: number, other: number): number {
  const sum = Math.imul(one ^ (one >>> 15), 0x2c1b3c6d) + other
  return Math.imul(sum ^ (sum >>> 13), 0x297a2d39)
}

/** A word without a meaning here. */
export const nameless: readonly string[] = ['?']
const place: readonly string[] = ['@']

/** What the rules recognise in a segment: its concepts, or what else it is. */
export function namesOf({ concepts, number, mention, mark }: Segment): readonly string[] {
  if (number !== null) return [number.kind]
  if (mention !== null) return place
  if (mark !== null) return [mark]
  return concepts.size === 0 ? nameless : [...concepts]
}

/** What the weights of each kind of turn come to for these features; in steps, sums are whole numbers. */
export function sumsOf(features: readonly number[], weights: ArrayLike<number>, kinds: number): number[] {
  const sums = new Array<number>(kinds).fill(0)
  // By their places: some hundred features a turn would each be handed over in an object of its own.
  for (let at = 0; at < features.length; at++) {
    const first = (features[at] ?? 0) * kinds
    for (let kind = 0; kind < kinds; kind++) sums[kind] = (sums[kind] ?? 0) + (weights[first + kind] ?? 0)
  }
  return sums
}

/** How likely each kind is, from sums and what one of them adds to the logarithm of the odds. */
export function chancesOf(sums: readonly number[], step: number): number[] {
  const most = Math.max(...sums)
  const odds = sums.map((sum) => Math.exp(step * (sum - most)))
  const total = odds.reduce((one, other) => one + other, 0)
  return odds.map((chance) => chance / total)
}
