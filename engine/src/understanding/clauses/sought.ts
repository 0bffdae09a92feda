import { reach } from '../reading.ts'
import { isHomeNotRoom } from '../room-or-home.ts'
import type { Segment } from '../segments.ts'

/**
 * Something that can be looked for: a kind of property that is not pointed at and of which nothing more is
 * said, rooms, "something".
 */
export function isSought(segments: readonly Segment[], at: number): boolean {
  const concepts = segments[at]?.concepts
  if (concepts === undefined || concepts.size === 0) return false
  // "The second option", "this place" are not looked for but shown.
  const before = at > 0 ? segments[at - 1] : undefined
  const counted = before?.number?.kind === 'ordinal'
  // "My first home" is one that is wanted.
  const shown = (counted && !segments[at - 2]?.concepts.has('own')) || isPointer(segments, at - 1)
  if ((concepts.has('thing') && !shown) || concepts.has('bedrooms:studio')) return true
  if (concepts.has('bedrooms:single') || concepts.has('bedrooms:double') || concepts.has('bedrooms:triple'))
    return true
  const next = segments[at + 1]?.concepts
  // "barita": the house, of which both already speak.
  if (next?.has('of') || next?.has('it') || next?.has('talk:visit')) return false
  // "A room to let" is looked for; "a room" may be any.
  if (concepts.has('unit:bedroom') && isCountedOut(segments, at)) return false
  if (concepts.has('unit:bedroom') && !isHomeNotRoom(segments, at))
    return before?.number != null || before?.mark === '-' || before?.concepts.has('transaction:rent') === true
  for (const concept of concepts) if (concept.startsWith('property:')) return !shown
  return false
}

/** "A room for three nights", "a place that has Chinese food" may be another service's. */
export function isAnyRoomOrPlace(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at]
  if (segment?.concepts.has('place-is')) return !isCountedUnit(segments[at - 1])
  return segment?.concepts.has('unit:bedroom') === true && segments[at - 1]?.number?.vague === true
}

function isCountedUnit(segment: Segment | undefined): boolean {
  for (const concept of segment?.concepts ?? []) if (concept.startsWith('unit:')) return true
  return false
}

/** "Ashok Nagar paarunga": the verb of seeking stands right behind the place. */
export function isSoughtThere(segments: readonly Segment[], at: number): boolean {
  let next = at + 1
  while (next < at + reach && isPassedToVerb(segments[next])) next++
  return segments[next]?.concepts.has('seek') === true
}

function isPassedToVerb(segment: Segment | undefined): boolean {
  return (
    segment !== undefined &&
    !segment.concepts.has('seek') &&
    (segment.concepts.has('filler') || segment.concepts.has('of') || segment.concepts.has('at'))
  )
}

/** "This house"; but Bengali's "e" behind a place says where: "Bardhaman e bari". */
export function isPointer(segments: readonly Segment[], at: number): boolean {
  const concepts = at < 0 ? undefined : segments[at]?.concepts
  if (concepts?.has('this') !== true) return false
  return !(at > 0 && concepts.has('at') && segments[at - 1]?.mention != null)
}

/** "That 2BHK": a home by its rooms, of those shown. */
export function isCountedOut(segments: readonly Segment[], at: number): boolean {
  const pointer = segments[at - 2]?.concepts
  // Bengali's "e" behind a place says where.
  return segments[at - 1]?.number != null && pointer?.has('this') === true && !pointer.has('at')
}
