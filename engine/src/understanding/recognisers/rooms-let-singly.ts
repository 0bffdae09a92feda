import { isHousehold, isOnly } from '../../languages/neighbours.ts'
import { hasListed } from '../listed-in.ts'
import { has, namesHome, propertyTypeOf, type Reading, reach, saysWord } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Wish } from '../wish.ts'

/** "PG", "ladies hostel": rooms that are let one by one are what is sought, which nobody buys. */
export function seeksHostel(
  { tokens }: Reading,
  sought: readonly Segment[],
  wishes: readonly Wish[],
): boolean {
  const buys = wishes.some(
    ({ slot, value, negated }) => slot === 'transaction_type' && value === 'sale' && !negated,
  )
  return !buys && sought.every((segment) => hasListed(tokens, segment, 'shownWords', 'hostels'))
}

/** "Oru room venum, paiyan college padikiran": one room, for who studies; neither a home nor one for a family. */
export function seeksRoomForOne(reading: Reading, wishes: readonly Wish[]): boolean {
  const { tokens, said, segments, context } = reading
  const turn = { from: 0, to: tokens.length }
  if (!said.has('unit:bedroom') || said.has('transaction:sale')) return false
  if (!hasListed(tokens, turn, 'shownWords', 'students')) return false
  if (context.known.property_type !== undefined || context.known.bedrooms !== undefined) return false
  if (saysWord(tokens, turn, isHousehold) || segments.some((_, at) => countsPeople(segments, at)))
    return false
  // "A 1 BHK", "a house with a store room".
  if (segments.some((_, at) => isHomeAt(reading, at))) return false
  if (wishes.some((wish) => wish.slot === 'bedrooms' && wish.value.max !== 1)) return false
  return said.has('seek') || wishes.some(({ slot }) => slot === 'bedrooms' || slot === 'property_type')
}

/**
 * "1bhk illana oru room mattum irundhalum paravalla": of who looks for one bedroom, a single room would do as well; that those
 * are not dealt with is said, and the search stays.
 */
export function welcomesSingleRoom(reading: Reading, wishes: readonly Wish[]): boolean {
  const { segments, tokens, context } = reading
  if (context.known.bedrooms?.max !== 1 || context.known.transaction_type !== 'rent') return false
  return wishes.some((wish) => {
    if (wish.slot !== 'bedrooms' || wish.negated || wish.value.max !== 1) return false
    const around = segments.slice(Math.max(0, wish.at - 2), wish.at + 2 * reach)
    const room = around.some((one) => hasListed(tokens, one, 'shownWords', 'rooms'))
    const only = around.some((one) => saysWord(tokens, one, isOnly))
    return room && only && around.some((one) => welcoming.some((concept) => has(one, concept)))
  })
}

const welcoming = ['all-the-same', 'acceptable', 'correct:after', 'seek'] as const

/** A home, or a room of one ("pooja room"), and not a room by its word. */
function isHomeAt({ segments, tokens }: Reading, at: number): boolean {
  const segment = segments[at]
  if (segment === undefined || !namesHome(segment)) return false
  if (!has(segment, 'unit:bedroom')) return propertyTypeOf(segment) !== undefined
  if (!hasListed(tokens, segment, 'shownWords', 'rooms')) return true
  return hasListed(
    tokens,
    { from: Math.max(0, segment.from - 1), to: segment.to },
    'shownWords',
    'roomsAhead',
  )
}

/** "We are four", "amra 4 jon". */
function countsPeople(segments: readonly Segment[], at: number): boolean {
  const number = segments[at]?.number
  if (number?.kind !== 'cardinal' || number.value < 2) return false
  return (['people', 'persons'] as const).some((concept) => has(segments[at + 1], concept))
}
