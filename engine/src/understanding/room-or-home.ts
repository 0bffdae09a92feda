import { has, isFiller, valueNamed } from './reading.ts'
import type { Segment } from './segments.ts'

/**
 * A word that means a room and a home, such as Bengali's "ghor", is a room where rooms are counted and a home otherwise.
 * True where no number stands beside it, nobody asks how many there are and nothing more is said of it ("the room's
 * window").
 */
export function isHomeNotRoom(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at]
  if (!has(segment, 'unit:bedroom') || valueNamed(segment, 'property:') === null) return false
  // "Ghor bhara", rooms to let, counts them only where several are named right before it.
  if (has(segment, 'transaction:rent')) return (segments[at - 1]?.number?.value ?? 0) < 2
  const next = segments[at + 1]
  if (next?.number != null || has(next, 'of') || has(next, 'ask:within')) return false
  const before = segments[back(segments, at)]
  return before?.number?.kind !== 'cardinal' && !has(before, 'ask:within') && !has(before, 'any')
}

/** Where what counts the rooms would stand: before words such as "small" and "good". */
function back(segments: readonly Segment[], at: number): number {
  let before = at - 1
  while (before > at - 4 && isQuality(segments[before])) before--
  return before
}

function isQuality(segment: Segment | undefined): boolean {
  if (segment?.number?.vague === true) return true
  return isFiller(segment) || has(segment, 'smaller') || has(segment, 'bigger')
}
