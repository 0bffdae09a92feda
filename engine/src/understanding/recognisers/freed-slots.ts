import { type Slot, slots } from '@guru/contract/vocabulary'
import { conceptFinder, has, isFiller, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Wish } from '../wish.ts'

/** The slots that a word leaves open by what stands beside it: "[any] area", "budget [no issue]", "[anywhere]". */
export function freedAt(reading: Reading, segment: Segment, at: number): Slot[] {
  // "Area can be anything between 800 and 1000 sqft"
  if (has(segment, 'anywhere') && has(reading.segments[at + 1], 'range:between')) return []
  if (has(segment, 'anywhere'))
    return [reading.context.asked === 'city' && !isWithinCity(reading, at) ? 'city' : 'area']
  const strong = has(segment, 'all-the-same')
  // "No limit to the budget", said as one phrase.
  const itself = strong ? namedSlot(segment) : null
  if (itself !== null) return [itself]
  // "No worry about the rent, the area should be nice": what is said of something stands behind it.
  if (strong && !has(segment, 'any')) {
    const before = namedBefore(reading, at, true)
    if (before !== null) return [before]
  }
  if (strong || has(segment, 'any')) {
    const after = namedAfter(reading, at)
    if (after !== null) return [after]
  }
  if (strong && asksWhere(reading, at)) return ['area']
  // "budget can be anything"
  const free = has(segment, 'any') && (has(segment, 'thing') || closes(reading, at))
  if (strong || free || has(segment, 'not:after')) {
    const before = namedBefore(reading, at, strong || free)
    if (before !== null) return [before]
  }
  if (has(segment, 'not:before') && !has(segment, 'remove')) {
    const after = isPointedAt(reading, at) ? null : namedAfter(reading, at)
    return after === null ? [] : [after]
  }
  return []
}

/** "In Chandigarh, which area doesn't matter": the question's own words leave open where within a city that is known. */
function asksWhere({ segments, context }: Reading, at: number): boolean {
  let back = at - 1
  while (back > at - 3 && isFiller(segments[back]) && !has(segments[back], 'ask:where')) back--
  if (!has(segments[back], 'ask:where')) return false
  return context.known.city !== undefined || segments.slice(0, back).some(({ mention }) => mention !== null)
}

/** "Bengaluru, anywhere in the city" is of the city named before; "Madurai, and nowhere else" frees nothing of it. */
export function isOfNamedCity({ segments }: Reading, wishes: readonly Wish[], at: number): boolean {
  if (!has(segments[at], 'anywhere') || has(segments[at + 1], 'not:after')) return false
  return wishes.some((wish) => wish.slot === 'city' && !wish.negated && wish.at < at)
}

/** "In Thrissur district, anywhere", "anywhere in Pune": the areas of the city named beside it are free. */
function isWithinCity({ segments, negated }: Reading, at: number): boolean {
  const isCity = (step: 1 | -1) => {
    let next = at + step
    while (Math.abs(next - at) < 4 && segments[next]?.mention == null && isPassedOver(segments[next]))
      next += step
    return segments[next]?.mention?.places[0]?.kind === 'city' && negated[next] !== true
  }
  return isCity(-1) || isCity(1)
}

/** "Price any": nothing of weight follows. */
function closes({ segments }: Reading, at: number): boolean {
  let next = at + 1
  while (next < at + 3 && isFiller(segments[next])) next++
  return segments[next] === undefined
}

/** The slot that a word names; kinds of rooms and prices count, values do not. */
export function namedSlot(segment: Segment | undefined): Slot | null {
  if (segment === undefined || segment.number !== null) return null
  if (has(segment, 'slot:rent')) return 'price'
  const named = slotOf(segment)
  if (named !== undefined) return named
  if (has(segment, 'unit:sqft')) return 'size_sqft'
  return has(segment, 'unit:bedroom') ? 'bedrooms' : null
}

const slotOf = conceptFinder(slots, (slot) => `slot:${slot}`)

/** "Not in that area", "that is not my budget" refuse what is at hand and free none. */
function isPointedAt({ segments }: Reading, at: number): boolean {
  let next = at + 1
  const isPointer = (one: Segment | undefined) => has(one, 'this') || has(one, 'own')
  while (next < at + 3 && !isPointer(segments[next]) && isPassedOver(segments[next])) next++
  return isPointer(segments[next]) && namedSlot(segments[next + 1]) !== null
}

function namedAfter(reading: Reading, at: number): Slot | null {
  let next = at + 1
  while (next < at + 4 && isPassedOver(reading.segments[next])) next++
  return isThisCity(reading, next) ? null : namedSlot(reading.segments[next])
}

/** "Any area will do, I do not know this city": of the city that is known nothing is left open. */
function isThisCity({ segments }: Reading, at: number): boolean {
  return has(segments[at - 1], 'this') && namedSlot(segments[at]) === 'city'
}

function namedBefore(reading: Reading, at: number, indifferent: boolean): Slot | null {
  let back = at - 1
  while (back > at - 4 && isPassedOver(reading.segments[back]) && namedSlot(reading.segments[back]) === null)
    back--
  const segment = reading.segments[back]
  if (indifferent && isThisCity(reading, back)) return null
  // "rent no issue": the rent as a price; "vaadagai vendam" does not want to rent.
  if (has(segment, 'transaction:rent'))
    return indifferent && reading.context.asked !== 'transaction_type' ? 'price' : null
  if (has(segment, 'unit:bedroom') && reading.segments[back - 1]?.number != null) return null
  // "Not much budget" is little, and frees no price.
  if (!indifferent && has(reading.segments[back - 1], 'price:more')) return null
  // "Not towards the village" frees no area.
  if (!indifferent && has(segment, 'at')) return null
  return namedSlot(segment)
}

function isPassedOver(segment: Segment | undefined): boolean {
  return (
    isFiller(segment) ||
    has(segment, 'at') ||
    has(segment, 'about') ||
    has(segment, 'any') ||
    has(segment, 'and')
  )
}
