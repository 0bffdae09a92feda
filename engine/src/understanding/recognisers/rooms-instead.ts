import type { Quantity } from '../quantities/quantity.ts'
import { has, isFiller, isUnknownWord, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** "Three bedrooms are too big, two will do": the count that does not suit, and the one that does. */
interface RoomsInstead {
  unsuited: Quantity
  suited: Quantity
}

/** Nobody counts more rooms than these without a word for rooms. */
const mostRooms = 6
/** Words between a count and what says that it will do: "two is more than enough". */
const mostBetween = 3

/** Reads a count of rooms that is too many or too few, with another one right behind that is enough. */
export function roomsInstead(reading: Reading): RoomsInstead | null {
  const { said, quantities } = reading
  if (quantities.length < 2 || !tooMuch.some((concept) => said.has(concept))) return null
  for (const [at, unsuited] of quantities.entries()) {
    const suited = quantities[at + 1]
    if (suited === undefined || unsuited.kind !== 'bedrooms' || !mayCountRooms(suited)) continue
    if (isUnsuited(reading, unsuited.to, suited.from) && willDo(reading, suited.to))
      return { unsuited, suited }
  }
  return null
}

/** Too big, too small, too many. */
const tooMuch = ['bigger', 'smaller', 'price:more'] as const

function mayCountRooms({ kind, low, high, scaled }: Quantity): boolean {
  return kind === 'bedrooms' || (kind === 'plain' && high === null && !scaled && low <= mostRooms)
}

/** "[…] would be too big, […]": nothing but such words and the end of what is said. */
function isUnsuited({ segments }: Reading, from: number, to: number): boolean {
  let sized = false
  let ended = false
  for (let at = from; at < to; at++) {
    const segment = segments[at]
    if (tooMuch.some((concept) => has(segment, concept))) sized = !ended
    else if (segment?.mark != null || has(segment, 'but') || has(segment, 'and')) ended = sized
    else if (!isFiller(segment) && !has(segment, 'is') && !(sized && !ended && isSaidBeside(segment)))
      return false
  }
  return sized && ended
}

/** "[It would be too big] for us": what may follow in the same breath. */
function isSaidBeside(segment: Segment | undefined): boolean {
  return isUnknownWord(segment) || has(segment, 'thing') || has(segment, 'people') || has(segment, 'self')
}

function willDo({ segments }: Reading, from: number): boolean {
  for (let at = from; at < from + mostBetween; at++) {
    if (enough.some((concept) => has(segments[at], concept))) return true
    if (segments[at]?.mark != null) return false
  }
  return false
}

const enough = ['acceptable', 'all-the-same', 'seek', 'take', 'act:affirm', 'correct:after', 'is'] as const
