import { has, isFiller, isPersonal, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { correctsNumber } from './plain-no.ts'
import { dealBeside, isWhereItLies, longestList, type Turn } from './struck.ts'
import { type ValueKind, valueKind } from './value-kind.ts'

/** Strikes the first value behind a word that refuses, and its neighbours of the same kind. */
export function strikeAfter(
  { segments, said, negated, quantityAt }: Turn,
  at: number,
  answering = has(segments[at], 'act:deny'),
): void {
  let next = at + 1
  const overSeeking = !has(segments[at], 'act:deny')
  while (next <= at + reach && isPassedOver(segments[next], overSeeking)) next++
  const kind = valueKind(segments[next])
  if (kind === null) return
  // A bare "no" before a place or a number answers first and corrects then: "no adyar", "no 3".
  if (answering && (kind === 'place' || kind === 'number') && !isFollowedByOther(segments, next, kind)) return
  if (correctsNumber(segments, at)) return
  // "No flats below 20 lakhs" refuses the amount, not the flats.
  if (kind === 'property' && isBoundAhead(segments, next + 1)) return
  const deal = kind === 'property' ? dealBeside(segments, said, next, 1) : null
  if (deal !== null) {
    negated[deal] = true
    return
  }
  // "Replace the lift with a gym", "replace 2bhk with 3bhk": the second is what is wanted.
  const replaces = has(segments[at], 'moves-on')
  if (replaces && kind === 'number' && quantityAt.get(next)?.high != null) return
  let listed = kind === 'amenity' && !replaces && closesWithAnd(segments, next)
  const first = next
  const end = Math.min(segments.length, next + longestList)
  for (; next < end; next++) {
    const segment = segments[next]
    if (isWhereItLies(segments, first, next) || isPutInPlace(segments, first, next)) break
    if (has(segment, 'having')) break
    // "Forget the pool and gym, just parking": the list is closed behind its "and".
    if (has(segment, 'and')) listed = false
    if (valueKind(segment) === kind) {
      negated[next] = true
      if (kind === 'number') {
        next = (quantityAt.get(next)?.to ?? next + 1) - 1
        break
      }
      if (kind === 'transaction' || isOneKind(segments, next, kind)) break
    } else if (!isListed(segment, listed) && (replaces || !isJoined(segment, kind))) break
  }
}

/** "Below 20 lakhs". */
function isBoundAhead(segments: readonly Segment[], at: number): boolean {
  const bound = has(segments[at], 'max:before') || has(segments[at], 'min:before')
  return bound && segments[at + 1]?.number != null
}

/** "No Wakad, Baner please", "no 2bhk, 3bhk": another value of the kind behind a comma says what is wanted. */
function isFollowedByOther(segments: readonly Segment[], at: number, kind: ValueKind): boolean {
  let next = at + 1
  if (has(segments[next], 'unit:bedroom')) next++
  if (segments[next]?.mark !== ',') return false
  next++
  while (next < at + reach && (isFiller(segments[next]) || has(segments[next], 'seek'))) next++
  return valueKind(segments[next]) === kind
}

/** "Not Tambaram Mylapore": of two areas or cities with nothing between them the second is what is wanted. */
function isPutInPlace(segments: readonly Segment[], struckAt: number, at: number): boolean {
  if (at !== struckAt + 1) return false
  const [struck] = segments[struckAt]?.mention?.places ?? []
  const [other] = segments[at]?.mention?.places ?? []
  return struck !== undefined && struck.kind === other?.kind
}

/** "not [looking for a] flat"; a plain "no" answers, so what is sought after it is wanted. */
function isPassedOver(segment: Segment | undefined, overSeeking: boolean): boolean {
  if (segment === undefined || segment.mark !== null || valueKind(segment) !== null) return false
  if (isFiller(segment) || has(segment, 'at') || has(segment, 'any') || has(segment, 'this')) return true
  if (has(segment, 'it')) return true
  // "No Muslim house" refuses the house of a Muslim.
  if (isPersonal(segment)) return true
  if (has(segment, 'about') || has(segment, 'unit:rupee')) return true
  return overSeeking && has(segment, 'seek')
}

/** "instead of a flat some house": the next kind of property is what is wanted, unless both are joined. */
function isOneKind(segments: readonly Segment[], at: number, kind: ValueKind): boolean {
  return kind === 'property' && isFiller(segments[at + 1])
}

/** "not adyar or velachery". */
function isJoined(segment: Segment | undefined, kind: ValueKind): boolean {
  return has(segment, 'or') || (has(segment, 'and') && kind !== 'place')
}

function isListed(segment: Segment | undefined, listed: boolean): boolean {
  return isFiller(segment) || has(segment, 'any') || (listed && segment?.mark === ',')
}

/** True for "gym, pool and lift", where "and" closes the list that the commas go on. */
function closesWithAnd(segments: readonly Segment[], from: number): boolean {
  for (let at = from; at < Math.min(segments.length, from + 2 * reach); at++) {
    if (has(segments[at], 'and') || has(segments[at], 'or')) return valueKind(segments[at + 1]) === 'amenity'
    if (valueKind(segments[at]) !== 'amenity' && segments[at]?.mark !== ',' && !isFiller(segments[at]))
      return false
  }
  return false
}
