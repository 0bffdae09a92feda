import { has, isOfThePast, namesHome, type Reading } from '../../reading.ts'
import type { Segment } from '../../segments.ts'
import { breathOf, nextPause, seeksOrBuys } from './breath.ts'

/**
 * Of things said of one kind, those of a breath that only tells something, where another breath seeks: "we pay 18
 * thousand in Tambaram, looking for something under 15".
 */
export function toldBefore<T extends { at: number }>(said: readonly T[], reading: Reading): readonly T[] {
  if (said.length < 2) return []
  const sought = said.filter(
    ({ at }) => seeksOrBuys(breathOf(reading, at)) && !isBeyondMeans(at, reading.segments),
  )
  if (sought.length === 0) return []
  return said.filter(
    (one) =>
      !sought.includes(one) &&
      (tells(breathOf(reading, one.at), reading) ||
        isSetAgainst(one.at, reading.segments) ||
        (one.at < (sought[0]?.at ?? 0) && isLeft(breathOf(reading, one.at)))),
  )
}

/**
 * "Currently in Pune, shifting to Hyderabad", "16 thousand rent is too much, show up to 12": what is now or too dear is
 * said before what is sought.
 */
function isLeft(breath: readonly Segment[]): boolean {
  return breath.some((segment) => has(segment, 'from-now') || has(segment, 'cheaper'))
}

/** "I like three rooms but have no budget, two": what is liked and cannot be paid. */
function isBeyondMeans(at: number, segments: readonly Segment[]): boolean {
  const but = nextPause(at, segments)
  if (!has(segments[but], 'but')) return false
  const reason = segments.slice(but + 1, nextPause(but, segments))
  return (
    reason.some((segment) => has(segment, 'slot:price')) &&
    reason.some((segment) => has(segment, 'not:after') || isOfThePast(segment)) &&
    reason.every(({ number }) => number === null)
  )
}

/** "Tambaram is nice, he says, but I like Pallavaram": what follows at once is set against it. */
function isSetAgainst(at: number, segments: readonly Segment[]): boolean {
  return has(segments[nextPause(at, segments)], 'but')
}

/** A list of places or wishes tells nothing: what is owned, the past and words without a meaning here do. */
function tells(breath: readonly Segment[], { tokens }: Reading): boolean {
  if (tellsOfSomebody(breath)) return true
  return breath.some(
    (segment) =>
      isOfThePast(segment) ||
      has(segment, 'own') ||
      has(segment, 'pays') ||
      // "I live in a 1bhk."
      (has(segment, 'origin') && breath.some(namesHome)) ||
      has(segment, 'talk') ||
      // "Chennai is too costly, let us look in Chengalpattu."
      has(segment, 'cheaper') ||
      // "Office in Salt Lake": where one works.
      has(segment, 'aside:other-kind') ||
      (segment.concepts.size === 0 &&
        segment.mention === null &&
        segment.number === null &&
        tokens[segment.from]?.kind === 'word'),
  )
}

/** "Beta Bengaluru mein hai": somebody who is no number of people, in a breath without a home. */
function tellsOfSomebody(breath: readonly Segment[]): boolean {
  if (breath.some((segment) => namesHome(segment) || segment.number !== null)) return false
  return breath.some((segment) => has(segment, 'unit:other') || has(segment, 'persons'))
}
