import { has, isFiller, isUnknownWord, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { valueKind } from './value-kind.ts'

/**
 * "Bina lift ke kaam nahi chalega": what one cannot do without is wanted; null where it is not so, else the last segment
 * that was read for it.
 */
export function notDoneWithout(segments: readonly Segment[], at: number): number | null {
  if (isLackOfIt(segments, at)) return at
  return noDealBehind(segments, at) ?? missedAt(segments, at) ?? deniedLack(segments, at)
}

/**
 * "லிஃப்ட் இல்லாம வேண்டாம்", not without a lift; "lift na ho to papa nahi chad payenge", "if there is no lift mother cannot
 * climb": the want of an amenity is itself refused, or what somebody does then.
 */
function missedAt(segments: readonly Segment[], at: number): number | null {
  if (valueKind(segments[at - 1]) === 'amenity' && saysLackBehind(segments, at))
    return refusalBehind(segments, at + 1)
  const named = saysLack(segments[at]) ? amenityBehind(segments, at) : null
  if (named !== null) {
    const refusal = refusalBehind(segments, named + 1)
    if (refusal === null) return has(segments[at], 'if-not') && refusesBefore(segments, at) ? named : null
    if (opensBreath(segments, at)) return refusal
    // "… bina lift ke nahi chalega": right behind it.
    const between = segments.slice(named + 1, refusal)
    return between.every((one) => isFiller(one) || has(one, 'of')) ? refusal : null
  }
  return isRefusedElse(segments, at) ? at : null
}

/** "லிஃப்ட் வேணும், அது இல்லாம எடுக்க மாட்டோம்", a lift is a must, I take none without it: "it" is what was just sought. */
function isLackOfIt(segments: readonly Segment[], at: number): boolean {
  const lacks = has(segments[at], 'without') || has(segments[at], 'not:after')
  if (!lacks || !has(segments[at - 1], 'it') || segments[at - 2]?.mark !== ',') return false
  const then = has(segments[at + 1], 'self') ? segments[at + 2] : segments[at + 1]
  const goesOn = isUnknownWord(then) || has(then, 'no-deal') || has(then, 'not:after')
  return goesOn && has(segments[at - 3], 'seek') && !has(segments[at], 'act:deny')
}

/** "Don't show flats without a lift", "I don't want a house without parking": where the amenity stands, or null. */
function deniedLack(segments: readonly Segment[], at: number): number | null {
  if (!has(segments[at], 'not:before') || saysLack(segments[at])) return null
  let home = at + 1
  const isBetween = (one: Segment | undefined) => isFiller(one) || has(one, 'seek') || has(one, 'any')
  while (home < at + reach && isBetween(segments[home])) home++
  if (valueKind(segments[home]) !== 'property' || !has(segments[home + 1], 'without')) return null
  return amenityBehind(segments, home + 1)
}

/** "Without [a] lift": where the amenity stands that a word names right behind it, or null. */
function amenityBehind(segments: readonly Segment[], at: number): number | null {
  const named = isFiller(segments[at + 1]) ? at + 2 : at + 1
  return valueKind(segments[named]) === 'amenity' ? named : null
}

/** "[Lift] ke bina", "[lift] na ho to": "na ho" by itself refuses the lift. */
function saysLackBehind(segments: readonly Segment[], at: number): boolean {
  const then = segments[at + 1]
  if (has(segments[at], 'without:then')) return isFiller(then) && !has(then, 'own')
  return has(segments[at], 'without')
}

/** "If there is no [lift]", "without a [lift]". */
function saysLack(segment: Segment | undefined): boolean {
  return has(segment, 'if-not') || has(segment, 'without')
}

/** "A flat without a pool …" refuses it, whatever follows; a supposition may stand anywhere. */
function opensBreath(segments: readonly Segment[], at: number): boolean {
  if (has(segments[at], 'if-not')) return true
  let back = at - 1
  while (back >= Math.max(0, at - reach) && segments[back]?.mark === null && isFiller(segments[back])) back--
  return back < 0 || segments[back]?.mark !== null
}

/** The refusal that closes what is said of somebody behind; null where there is none. */
function refusalBehind(segments: readonly Segment[], from: number): number | null {
  for (let next = from; next < from + longestConsequence; next++) {
    const segment = segments[next]
    if (segment === undefined || isOfOther(segment)) return null
    if (has(segment, 'not:after') || has(segment, 'not:before')) return has(segment, 'act:deny') ? null : next
    // "উঠতে পারব না", cannot: the same words close an amount that is the most.
    if (has(segment, 'max:after')) return next
  }
  return null
}

/** "[My wife won't move in] if there is no balcony": a refusal of something else than a wish, in the same breath. */
function refusesBefore(segments: readonly Segment[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - longestConsequence); back--) {
    const segment = segments[back]
    if (segment === undefined || segment.mark !== null || valueKind(segment) !== null) return false
    if (cares.some((one) => has(segment, one))) return false
    if (has(segment, 'not:before')) return true
  }
  return false
}

const cares = ['acceptable', 'all-the-same', 'indifferent', 'act:affirm'] as const

/** "To bachche ka kheil kood kahin aur ho nahi payega": longer ones are stories. */
const longestConsequence = 2 * reach

/**
 * Begins another thought, names a value other than the kind of home ("bina lift wala flat mat dikhana"), accepts, or tells
 * why oneself does not need it: "as I don't exercise".
 */
function isOfOther(segment: Segment): boolean {
  const kind = valueKind(segment)
  if (segment.mark !== null || (kind !== null && kind !== 'property')) return true
  return others.some((one) => has(segment, one))
}

const others = [
  'acceptable',
  'all-the-same',
  'indifferent',
  'act:affirm',
  'seek',
  'self',
  'therefore',
] as const

/**
 * "No lift, no gym, no deal", "if dogs are not allowed it is of no use": where nothing comes of it without the amenity,
 * or null. "No gym, it is of no use" only refuses the gym.
 */
function noDealBehind(segments: readonly Segment[], at: number): number | null {
  const refuses = has(segments[at], 'not:before') || has(segments[at], 'if-not')
  const ahead = refuses ? amenityBehind(segments, at) : null
  const behind = has(segments[at], 'not:after') && at > 0 && valueKind(segments[at - 1]) === 'amenity'
  if (ahead === null && !behind) return null
  // "Not interested if there is no parking."
  const supposed = has(segments[at], 'if-not') ? segments[at - 1] : undefined
  if (has(supposed, 'act:deny') || has(supposed, 'no-use')) return at
  // "No deal without parking."
  if (ahead !== null && at > 0 && has(segments[at - 1], 'no-deal')) return at
  let conditional = !has(segments[at], 'act:deny')
  for (let next = (ahead ?? at) + 1; next < at + 2 + reach; next++) {
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
