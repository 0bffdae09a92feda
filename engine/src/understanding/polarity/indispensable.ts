import { has, isFiller, isUnknownWord, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { valueKind } from './value-kind.ts'

/** "Bina lift ke kaam nahi chalega": what one cannot do without is wanted; where the second refusal stands, or null. */
export function notDoneWithout(segments: readonly Segment[], at: number): number | null {
  return noDealBehind(segments, at) ?? missedAt(segments, at)
}

/**
 * "லிஃப்ட் இல்லாம வேண்டாம்", not without a lift; "lift na ho to papa nahi chad payenge", "mom can't climb if there is no
 * lift": what only says that the amenity is lacking is itself refused, or what somebody does then.
 */
function missedAt(segments: readonly Segment[], at: number): number | null {
  const lacks = has(segments[at], 'without') || has(segments[at], 'if-not')
  const behind = lacks && !has(segments[at], 'if-not') && valueKind(segments[at - 1]) === 'amenity'
  if (behind) return refusalBehind(segments, at + 1)
  const named = isFiller(segments[at + 1]) ? at + 2 : at + 1
  if (lacks && valueKind(segments[named]) === 'amenity')
    return refusalBehind(segments, named + 1) ?? (refusesBefore(segments, at) ? named : null)
  return isRefusedElse(segments, at) ? at : null
}

/** The refusal that closes what is said behind, where nothing is named and nothing accepted; null where there is none. */
function refusalBehind(segments: readonly Segment[], from: number): number | null {
  for (let next = from; next < from + 2 * reach; next++) {
    const segment = segments[next]
    if (segment === undefined || isOfOther(segment)) return null
    if (refuses(segment)) return next
  }
  return null
}

/** "My wife won't move in [if there is no balcony]": a verb behind its "not". */
function refusesBefore(segments: readonly Segment[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - reach); back--) {
    const segment = segments[back]
    if (segment === undefined || isOfOther(segment)) return false
    if (has(segment, 'not:before')) return isUnknownWord(segments[back + 1])
  }
  return false
}

function refuses(segment: Segment): boolean {
  return (has(segment, 'not:after') || has(segment, 'not:before')) && !has(segment, 'act:deny')
}

/** Begins another thought, names a value or accepts. */
function isOfOther(segment: Segment): boolean {
  return segment.mark !== null || valueKind(segment) !== null || accepting.some((one) => has(segment, one))
}

const accepting = ['acceptable', 'all-the-same', 'indifferent', 'act:affirm', 'seek'] as const

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
