import { has, isFiller, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { valueKind } from './value-kind.ts'

/** "Bina lift ke kaam nahi chalega": what one cannot do without is wanted; where the second refusal stands, or null. */
export function notDoneWithout(segments: readonly Segment[], at: number): number | null {
  const refusal = segments[at]
  const off = noDealBehind(segments, at)
  if (off !== null) return off
  if (isRefusedElse(segments, at)) return at
  const refused = refusalOfLack(segments, at)
  if (refused !== null) return refused
  if (!has(refusal, 'not:before') || has(refusal, 'act:deny')) return null
  if (valueKind(segments[at + 1]) !== 'amenity') return null
  let next = at + 2
  while (next < at + reach && (isFiller(segments[next]) || has(segments[next], 'of'))) next++
  const closes = has(segments[next], 'not:after') && !has(segments[next], 'act:deny')
  return closes && next > at + 2 ? next : null
}

/** "லிஃப்ட் இல்லாம வேண்டாம்", not (if it is) without a lift: what only says "without" is itself refused right behind it; else null. */
function refusalOfLack(segments: readonly Segment[], at: number): number | null {
  if (at < 1 || !has(segments[at], 'without') || valueKind(segments[at - 1]) !== 'amenity') return null
  let next = at + 1
  while (next < at + 3 && (isFiller(segments[next]) || has(segments[next], 'if'))) next++
  return has(segments[next], 'not:after') ? next : null
}

/**
 * "No lift, no gym, no deal", "if dogs are not allowed it is of no use": where nothing comes of it without the amenity,
 * or null. "No gym, it is of no use" only refuses the gym.
 */
function noDealBehind(segments: readonly Segment[], at: number): number | null {
  const refuses = has(segments[at], 'not:before') || has(segments[at], 'if-not')
  // "Without a lift"
  const named = isFiller(segments[at + 1]) ? at + 2 : at + 1
  const ahead = refuses && valueKind(segments[named]) === 'amenity'
  const behind = has(segments[at], 'not:after') && at > 0 && valueKind(segments[at - 1]) === 'amenity'
  if (!ahead && !behind) return null
  // "Not interested if there is no parking."
  const supposed = has(segments[at], 'if-not') ? segments[at - 1] : undefined
  if (has(supposed, 'act:deny') || has(supposed, 'no-use')) return at
  // "No deal without parking."
  if (ahead && at > 0 && has(segments[at - 1], 'no-deal')) return at
  let conditional = !has(segments[at], 'act:deny')
  for (let next = ahead ? named + 1 : at + 1; next < at + 2 + reach; next++) {
    const segment = segments[next]
    if (has(segment, 'no-deal') || (conditional && has(segment, 'no-use'))) return next
    // "Gym vendam, no use."
    if (behind && segment?.mark != null) conditional = false
    const refused = valueKind(segment) === 'amenity' && has(segments[next - 1], 'not:before')
    if (segment === undefined || (valueKind(segment) !== null && !refused)) return null
  }
  return null
}

/** "Lift nahi to mujhe nahi chahiye": where the amenity is missing, nothing is taken. */
function isRefusedElse(segments: readonly Segment[], at: number): boolean {
  if (!has(segments[at], 'not:after')) return false
  let back = at - 1
  while (back > at - reach && isFiller(segments[back]) && !has(segments[back], 'or-else')) back--
  return has(segments[back], 'or-else') && valueKind(segments[back - 1]) === 'amenity'
}
