import { has, isFiller, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { saysShow } from './of-guru.ts'
import { shownKindsOf } from './shown-word.ts'

/** "Show me", "just show", "ok, show me please". */
export function isOnlyShow({ segments, said }: Reading): boolean {
  return (
    said.has('seek') &&
    segments.every((segment) => segment.mark !== null || isOnlySeeking(segment) || isLeadIn(segment))
  )
}

/** "Yes, show", "yes, show nearby". */
export function agreesToSee(reading: Reading): boolean {
  const { segments, said, context } = reading
  if (context.asked !== null || !said.has('act:affirm') || !saysShow(reading)) return false
  const near = saysNear(reading)
  const isBeside = (segment: Segment) =>
    isLeadIn(segment) ||
    has(segment, 'act:affirm') ||
    (has(segment, 'at') && segment.mention === null) ||
    (near && (has(segment, 'slot:area') || has(segment, 'choice') || saysNearest(reading, segment)))
  return segments.every((segment) => segment.mark !== null || isOnlySeeking(segment) || isBeside(segment))
}

/** "Nearby" with no place behind it. */
export function saysNear(reading: Reading): boolean {
  const { segments } = reading
  return segments.some((one) => (has(one, 'at') && !isFiller(one)) || saysNearest(reading, one))
}

function saysNearest(reading: Reading, segment: Segment): boolean {
  return segment.mention === null && shownKindsOf(reading, segment).has('nearest')
}

/** "Show", but not "looking for something". */
function isOnlySeeking(segment: Segment): boolean {
  return has(segment, 'seek') && !has(segment, 'thing')
}

function isLeadIn(segment: Segment): boolean {
  return isFiller(segment) || has(segment, 'lead-in') || has(segment, 'interjection')
}
