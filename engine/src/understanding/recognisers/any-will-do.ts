import { type Slot, slots } from '@guru/contract/vocabulary'
import { valueKind } from '../polarity/value-kind.ts'
import { has, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Wish } from '../wish.ts'
import { answersAnything } from './anything-goes.ts'
import { eitherOf, isUndecided } from './either-will-do.ts'
import { freedAt, isOfNamedCity } from './freed-slots.ts'
import { lacksLanguage } from './languages-named.ts'
import { isNeverSaid } from './never-said.ts'
import { answersNotYet } from './not-yet.ts'

/** What frees a slot says one of these. */
const freeing = [
  'any',
  'anywhere',
  'all-the-same',
  'acceptable',
  'act:affirm',
  'interjection',
  'not:before',
  'not:after',
] as const

const needed: ReadonlySet<Slot> = new Set(['transaction_type', 'property_type', 'city'])

/** Slots for which anything will do: "any area", "budget no issue", "anywhere", and bare answers. */
export function readAnyWillDo(reading: Reading, wishes: readonly Wish[]): Slot[] {
  const { asked } = reading.context
  // A search needs a city, a deal and a kind: these are asked for again.
  if (asked !== null && wishes.length === 0 && answersNotYet(reading)) return needed.has(asked) ? [] : [asked]
  if (!freeing.some((concept) => reading.said.has(concept)))
    return reading.said.has('and') || reading.said.has('or') || isUndecided(reading, wishes)
      ? eitherOf(reading, wishes)
      : []
  const freed = new Set<Slot>()
  reading.segments.forEach((segment, at) => {
    if (reading.clauseOf[at]?.kind !== 'wish' || isNeverSaid(reading, at)) return
    for (const slot of freedAt(reading, segment, at))
      if (slot !== 'bedrooms' || !isRoomForHome(segment, wishes, at))
        freed.add(slot === 'city' && isOfNamedCity(reading, wishes, at) ? 'area' : slot)
  })
  const refused = wishes.some((wish) => wish.slot === asked && wish.negated)
  if (reading.said.has('negotiable') && reading.context.known.price !== undefined) freed.delete('price')
  const either = eitherOf(reading, wishes)
  const several = namesSeveral(wishes) || wantsAllNamed(reading)
  const open = freed.size === 0 && either.length === 0 && !several && !saysPriceMoves(reading)
  // "I'll tell you later" leaves open what was asked, and frees it not.
  const later = reading.said.has('put-off')
  if (open && asked !== null && !refused && !later && answersAnything(reading) && !lacksLanguage(reading))
    freed.add(asked)
  for (const wish of wishes) if (!wish.negated && !isGivenUp(wish, reading)) freed.delete(wish.slot)
  // "Buying or rent, whichever": the rent is no price then.
  if (either.includes('transaction_type')) freed.delete('price')
  for (const slot of either) freed.add(slot)
  return slots.filter((slot) => freed.has(slot))
}

/** "Not a room, a whole house": the room is refused for a home, and their number is not left open. */
function isRoomForHome(segment: Segment, wishes: readonly Wish[], at: number): boolean {
  if (has(segment, 'any') || has(segment, 'all-the-same')) return false
  return wishes.some((wish) => wish.slot === 'property_type' && !wish.negated && wish.at > at)
}

/** "The rent is negotiable" answers no question about something else. */
function saysPriceMoves({ said, context }: Reading): boolean {
  if (!said.has('negotiable') || context.asked === 'price') return false
  return said.has('slot:price') || said.has('slot:rent') || said.has('transaction:rent')
}

/** "Adyar is too dear. Anywhere in Chennai will do": what is known and comes before another clause that says anywhere. */
function isGivenUp({ slot, value, at }: Wish, { segments, clauseOf, context, said }: Reading): boolean {
  if (slot !== 'area' || value !== context.known.area || !said.has('anywhere')) return false
  const freeing = segments.findIndex((segment) => has(segment, 'anywhere'))
  return freeing > at && clauseOf[freeing] !== clauseOf[at]
}

/** "Koramangala and Indiranagar both", "three rooms, four is fine, too": said of these, whatever was asked. */
function namesSeveral(wishes: readonly Wish[]): boolean {
  const named = wishes.filter(({ slot, negated }) => (slot === 'city' || slot === 'area') && !negated)
  const counts = wishes.flatMap((wish) => (wish.slot === 'bedrooms' ? [wish.value.max] : []))
  return new Set(named.map(({ value }) => value)).size > 1 || new Set(counts).size > 1
}

/** "Gym and pool, both are needed", "জিম পুল দুটোই চাই": wanted together. */
function wantsAllNamed({ segments, said }: Reading): boolean {
  if (!said.has('all-the-same') || !said.has('seek')) return false
  const both = segments.findIndex((segment) => has(segment, 'all-the-same'))
  const next = has(segments[both + 1], 'is') ? both + 2 : both + 1
  const before = has(segments[both - 1], 'and') ? both - 2 : both - 1
  return valueKind(segments[before]) === 'amenity' && has(segments[next], 'seek')
}
