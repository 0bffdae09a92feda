import { has, isFiller, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { valueKind } from './value-kind.ts'

/**
 * "I don't want a flat with a pool", "swimming pool wala flat nahi chahiye": what a refused home is described by is
 * what is refused, unless another kind of home is named. Strikes the amenity in place of the home.
 */
export function strikeDescriptions(segments: readonly Segment[], negated: boolean[]): void {
  const homes = segments.flatMap((segment, at) => (valueKind(segment) === 'property' ? [at] : []))
  const [home, other] = homes
  if (home === undefined || other !== undefined || negated[home] !== true) return
  const amenity = amenityBehind(segments, home) ?? amenityAhead(segments, home)
  if (amenity === null || negated[amenity] === true) return
  negated[home] = false
  negated[amenity] = true
}

/** "A flat with a pool" */
function amenityBehind(segments: readonly Segment[], home: number): number | null {
  if (!has(segments[home + 1], 'having')) return null
  let at = home + 2
  while (at < home + reach && isFiller(segments[at])) at++
  return valueKind(segments[at]) === 'amenity' ? at : null
}

/** "Pool ulla flat", "swimming pool wala flat" */
function amenityAhead(segments: readonly Segment[], home: number): number | null {
  let at = home - 1
  while (at > home - reach && isDescribing(segments[at])) at--
  return at < home - 1 && valueKind(segments[at]) === 'amenity' ? at : null
}

/** "That has", "of". */
function isDescribing(segment: Segment | undefined): boolean {
  if (segment?.mark !== null || valueKind(segment) !== null) return false
  return isFiller(segment) || has(segment, 'of') || has(segment, 'exist') || has(segment, 'is')
}
