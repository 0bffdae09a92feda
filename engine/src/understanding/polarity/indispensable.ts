import { has, isFiller, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { valueKind } from './value-kind.ts'

/** "Bina lift ke kaam nahi chalega": what one cannot do without is wanted; where the second refusal stands, or null. */
export function notDoneWithout(segments: readonly Segment[], at: number): number | null {
  const refusal = segments[at]
  const off = noDealBehind(segments, at)
  if (off !== null) return off
  if (!has(refusal, 'not:before') || has(refusal, 'act:deny')) return null
  if (valueKind(segments[at + 1]) !== 'amenity') return null
  let next = at + 2
  while (next < at + reach && (isFiller(segments[next]) || has(segments[next], 'of'))) next++
  const closes = has(segments[next], 'not:after') && !has(segments[next], 'act:deny')
  return closes && next > at + 2 ? next : null
}

/** "No lift, no deal", "if dogs are not allowed it is of no use": where nothing comes of it without the amenity, or null. */
function noDealBehind(segments: readonly Segment[], at: number): number | null {
  const ahead = has(segments[at], 'not:before') && valueKind(segments[at + 1]) === 'amenity'
  const behind = has(segments[at], 'not:after') && valueKind(segments[at - 1]) === 'amenity'
  if (!ahead && !behind) return null
  for (let next = at + (ahead ? 2 : 1); next < at + 2 + reach; next++) {
    const segment = segments[next]
    if (has(segment, 'no-deal')) return next
    if (segment === undefined || (valueKind(segment) !== null && segment.mark === null)) return null
  }
  return null
}
