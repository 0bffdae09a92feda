import { has, isFiller, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Wish } from '../wish.ts'

/**
 * "Father wants a plot, I want a flat", "my wife wants to buy but for now we rent": what somebody else wants gives way
 * to what oneself wants of the same kind. Alone it is a wish; amenities stand side by side.
 */
export function withoutOthers(wishes: readonly Wish[], reading: Reading): readonly Wish[] {
  if (!reading.said.has('others-wish') && !reading.said.has('others-wish:after')) return wishes
  return wishes.filter((wish) => !wishes.some((other) => givesWay(wish, other, reading)))
}

function givesWay(wish: Wish, other: Wish, { segments }: Reading): boolean {
  if (wish.slot === 'amenities' || wish.slot !== other.slot || wish.at >= other.at) return false
  if (wish.negated || other.negated || JSON.stringify(wish.value) === JSON.stringify(other.value))
    return false
  if (isClosedByOthers(wish.at, other.at, segments)) return true
  const before = segments.slice(Math.max(0, wish.at - reach), wish.at + 1)
  if (!before.some((segment) => has(segment, 'others-wish'))) return false
  const between = segments.slice(wish.at + 1, other.at + reach)
  if (between.some((segment) => has(segment, 'others-wish'))) return false
  const opposed = segments.slice(wish.at + 1, other.at)
  if (opposed.some((segment) => has(segment, 'but'))) return true
  return !opposed.some((segment) => has(segment, 'or')) && between.some((segment) => has(segment, 'seek'))
}

/** "Wife flat venum nu solra, enaku veedu dhan": the verb behind a wish says that others have it, and one's own follows. */
function isClosedByOthers(at: number, own: number, segments: readonly Segment[]): boolean {
  let verb = at + 1
  while (
    verb < own &&
    (isFiller(segments[verb]) || has(segments[verb], 'seek') || has(segments[verb], 'of'))
  ) {
    if (has(segments[verb], 'others-wish:after')) return true
    verb++
  }
  return verb < own && has(segments[verb], 'others-wish:after')
}
