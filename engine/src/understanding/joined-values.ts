import type { Range } from '../range.ts'
import { has, type Reading } from './reading.ts'
import type { Wish } from './wish.ts'

/** "Below 20, but up to 22 can be managed": what is this much more than a bound goes beyond it. */
const furthestStretch = 1.5

/** "35 lakhs, 40 at the most", "two, at most three": how far somebody would go behind the plain amount. */
function stretchOf(chosen: Wish, wanted: readonly Wish[], { quantities, segments }: Reading) {
  // "25, but with parking 27 is also ok"
  const isAcceptedToo = (at: number) => {
    const amount = chosen.slot === 'price' ? quantities.find((quantity) => quantity.at === at) : undefined
    return amount !== undefined && has(segments[amount.to], 'acceptable')
  }
  const boundAt = (at: number) => quantities.find((quantity) => quantity.at === at)?.bound
  const bound = boundAt(chosen.at)
  if (bound === 'min') return null
  for (const other of wanted) {
    if (other.slot !== 'price' && other.slot !== 'bedrooms' && other.slot !== 'size_sqft') continue
    if (other.slot !== chosen.slot || other.at < chosen.at) continue
    if (boundAt(other.at) !== 'max' && !isAcceptedToo(other.at)) continue
    const stretch = (other.value.max ?? 0) / (chosen.value.max ?? Number.POSITIVE_INFINITY)
    if (stretch > 1 && (bound === null || stretch <= furthestStretch)) return other
  }
  return null
}

/** "above 20k, below 30k": a lower and an upper end said apart are one range. */
export function withBothEnds(chosen: Wish, wanted: readonly Wish[], reading: Reading): Wish {
  if (chosen.slot !== 'price' && chosen.slot !== 'bedrooms' && chosen.slot !== 'size_sqft') return chosen
  const range: Range = chosen.value
  const most = stretchOf(chosen, wanted, reading)
  if (most !== null)
    return chosen.slot === 'price' && range.min === undefined
      ? most
      : { ...chosen, value: { ...range, max: most.value.max } }
  if (range.min !== undefined && range.max !== undefined) return chosen
  for (const other of wanted) {
    if (other.slot !== chosen.slot) continue
    const { min, max } = other.value
    if (range.min !== undefined && min === undefined && max !== undefined && max >= range.min) {
      return { ...chosen, value: { min: range.min, max } }
    }
    if (range.max !== undefined && max === undefined && min !== undefined && min <= range.max) {
      return { ...chosen, value: { min, max: range.max } }
    }
  }
  return chosen
}

/** Words that make all that is named welcome. */
const welcoming = ['acceptable', 'or-else', 'all-the-same'] as const

/** "Two will do, three too", "three, or else two": counts of rooms that are all welcome are one range. */
export function withAcceptable(chosen: Wish, wanted: readonly Wish[], reading: Reading): Wish {
  if (chosen.slot !== 'bedrooms') return chosen
  if (!welcoming.some((concept) => reading.said.has(concept))) return chosen
  const counts = wanted.flatMap((wish) => {
    if (wish.slot !== 'bedrooms') return []
    const { min, max } = wish.value
    return min === undefined || max === undefined ? [] : [min, max]
  })
  if (counts.length < 4 || counts.length < 2 * wanted.length) return chosen
  return { ...chosen, value: { min: Math.min(...counts), max: Math.max(...counts) } }
}
