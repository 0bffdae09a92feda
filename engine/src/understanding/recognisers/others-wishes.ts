import { has, type Reading, reach } from '../reading.ts'
import type { Wish } from '../wish.ts'

/**
 * "Father wants a plot, I want a flat", "my wife wants to buy but for now we rent": what somebody else wants gives way
 * to what oneself wants of the same kind. Alone it is a wish; amenities stand side by side.
 */
export function withoutOthers(wishes: readonly Wish[], reading: Reading): readonly Wish[] {
  if (!reading.said.has('others-wish')) return wishes
  return wishes.filter((wish) => !wishes.some((other) => givesWay(wish, other, reading)))
}

function givesWay(wish: Wish, other: Wish, { segments }: Reading): boolean {
  if (wish.slot === 'amenities' || wish.slot !== other.slot || wish.at >= other.at) return false
  if (wish.negated || other.negated || JSON.stringify(wish.value) === JSON.stringify(other.value))
    return false
  const before = segments.slice(Math.max(0, wish.at - reach), wish.at + 1)
  if (!before.some((segment) => has(segment, 'others-wish'))) return false
  const between = segments.slice(wish.at + 1, other.at + reach)
  if (between.some((segment) => has(segment, 'others-wish'))) return false
  const opposed = segments.slice(wish.at + 1, other.at)
  if (opposed.some((segment) => has(segment, 'but'))) return true
  return !opposed.some((segment) => has(segment, 'or')) && between.some((segment) => has(segment, 'seek'))
}
