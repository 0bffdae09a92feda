import { type Slot, slots } from '@guru/contract/vocabulary'
import { ofGuruKinds } from '../../languages/of-guru.ts'
import { valueKind } from '../polarity/value-kind.ts'
import { conceptFinder, has, isFiller, isUnknownWord, type Reading, saysWord } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Wish } from '../wish.ts'
import { lacksLanguage } from './languages-named.ts'
import { isUnsaid } from './other-places.ts'
import { isWelcomeToo } from './welcome-too.ts'

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

/** Slots for which anything will do: "any area", "budget no issue", "anywhere", and bare answers. */
export function readAnyWillDo(reading: Reading, wishes: readonly Wish[]): Slot[] {
  if (!freeing.some((concept) => reading.said.has(concept)))
    return reading.said.has('and') || reading.said.has('or') || isUndecided(reading, wishes)
      ? eitherOf(reading, wishes)
      : []
  const freed = new Set<Slot>()
  reading.segments.forEach((segment, at) => {
    if (reading.clauseOf[at]?.kind !== 'wish') return
    for (const slot of freedAt(reading, segment, at))
      if (slot !== 'bedrooms' || !isRoomForHome(segment, wishes, at))
        freed.add(slot === 'city' && isOfNamedCity(reading, wishes, at) ? 'area' : slot)
  })
  const { asked } = reading.context
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

/** "Flat or villa, both are fine", "a flat will do, a villa too": values that exclude each other, and either will do. */
function eitherOf(reading: Reading, wishes: readonly Wish[]): Slot[] {
  if (isUndecided(reading, wishes)) return ['transaction_type']
  // "Ongole lekapote Chirala": a word that says "or else" leaves nothing open: the first is wanted more.
  const open =
    reading.said.has('all-the-same') &&
    reading.segments.some(
      (segment) => has(segment, 'all-the-same') && !has(segment, 'or') && !isDislike(segment),
    )
  if (reading.said.has('or-else')) return []
  const too = besideKnown(reading, wishes)
  if (areBothLookedFor(reading, wishes)) return [...too, 'property_type']
  // "Flat or house, edhuvaanalum ok": whichever of these.
  const whichever = reading.said.has('any') && reading.said.has('or')
  if (!open && !whichever && !reading.said.has('acceptable'))
    return areBothNamed(reading, wishes) ? [...too, 'property_type'] : too
  return exclusive.filter((slot) => {
    if (too.includes(slot)) return true
    const offered = wishes.filter(
      (wish) => wish.slot === slot && (!wish.negated || isAlternative(reading, wish)),
    )
    // "I said Kaloor, now Palarivattom will do": what is known gives way.
    if (offered[0]?.value === reading.context.known[slot] && reading.said.has('from-now')) return false
    const values = offered.map(({ value }) => value)
    return new Set(values).size > 1
  })
}

/** "Pasand nahi": of a kind of home beside another one it refuses it. */
function isDislike(segment: Segment): boolean {
  return has(segment, 'act:deny') && has(segment, 'not:after')
}

/** "Whether to rent or to buy is not decided yet", "rent loon ya khareed loon": neither is chosen. */
function isUndecided({ segments, tokens, said, context }: Reading, wishes: readonly Wish[]): boolean {
  const deals = wishes.filter(({ slot }) => slot === 'transaction_type')
  const [first] = deals
  if (context.known.transaction_type !== undefined) return false
  // "We buy a house, where is not decided yet."
  if (first === undefined || deals.length < wishes.length) return false
  const decides = segments.some(
    (one) =>
      has(one, 'all-the-same') &&
      one.from > first.at &&
      saysWord(tokens, one, (word) => ofGuruKinds(word).has('decides')),
  )
  if (decides) return true
  if (said.has('not:before') || said.has('not:after')) return false
  const last = deals.at(-1)
  if (last === undefined || last.value === first.value || first.negated || last.negated) return false
  return (
    last.at - first.at <= 4 &&
    segments.slice(first.at, last.at).some((one) => has(one, 'or')) &&
    segments.slice(last.at + 1).every((one) => isFiller(one) || one.mark !== null || isUnknownWord(one))
  )
}

/** Slots whose values exclude each other. */
const exclusive = ['transaction_type', 'property_type'] as const
type Exclusive = (typeof exclusive)[number]

function besideKnown(reading: Reading, wishes: readonly Wish[]): Exclusive[] {
  return exclusive.filter((slot) => isBesideKnown(slot, reading, wishes))
}

/** "A house would do, too", "I did not say only flats, a house is ok, too" of who has chosen a flat: both are welcome. */
function isBesideKnown(slot: Exclusive, reading: Reading, wishes: readonly Wish[]): boolean {
  const known = reading.context.known[slot]
  const isStill = ({ value, negated, at }: Wish) => value === known && (!negated || isUnsaid(reading, at))
  const [only, second] = wishes.filter((wish) => wish.slot === slot && !isStill(wish))
  if (known === undefined || only === undefined || second !== undefined || only.negated) return false
  return only.value !== known && isWelcomeToo(reading, only.at)
}

/** "Illu gani sthalam gani": each of two kinds has an "or" of its own behind it. */
function areBothNamed({ segments, context }: Reading, wishes: readonly Wish[]): boolean {
  const kinds = wishes.filter(({ slot, negated }) => slot === 'property_type' && !negated)
  if (new Set(kinds.map(({ value }) => value)).size < 2 || context.known.property_type !== undefined)
    return false
  return kinds.every(({ at }) => has(segments[at + 1], 'or') && !has(segments[at + 1], 'not:after'))
}

/** "Makan ya flat dono dekh lo": behind two kinds with an "or" between them nothing is said but that they are looked for. */
function areBothLookedFor({ segments, clauseOf }: Reading, wishes: readonly Wish[]): boolean {
  const [one, other, third] = wishes.filter(({ slot }) => slot === 'property_type')
  if (one === undefined || other === undefined || third !== undefined) return false
  if (one.value === other.value || one.negated || other.negated || other.at !== one.at + 2) return false
  const joined = segments[one.at + 1]
  if (!has(joined, 'or') || has(joined, 'or-else') || has(joined, 'not:after')) return false
  const behind = segments.slice(other.at + 1, clauseOf[other.at]?.to)
  const isConsenting = (segment: Segment) => looking.some((concept) => has(segment, concept))
  return behind.some(isConsenting) && behind.every((segment) => isConsenting(segment) || isFiller(segment))
}

const looking = ['seek', 'lead-in', 'interjection', 'act:affirm', 'any'] as const

/** "flat illa veedu rendum ok", "flat illa veedu edhuvaanalum ok": of a word that is both "not" and "or", both being fine says "or". */
function isAlternative({ segments }: Reading, { at, slot }: Wish): boolean {
  if (slot === 'amenities' || !has(segments[at + 1], 'or') || !has(segments[at + 1], 'not:after'))
    return false
  let next = at + 3
  while (next < at + 6 && (isFiller(segments[next]) || segments[next]?.mark === ',')) next++
  const consents = looking.some((concept) => has(segments[next + 1], concept))
  return has(segments[next], 'all-the-same') || (has(segments[next], 'any') && consents)
}

function freedAt(reading: Reading, segment: Segment, at: number): Slot[] {
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
function isOfNamedCity({ segments }: Reading, wishes: readonly Wish[], at: number): boolean {
  if (!has(segments[at], 'anywhere') || has(segments[at + 1], 'not:after')) return false
  return wishes.some((wish) => wish.slot === 'city' && !wish.negated && wish.at < at)
}

/** "In Thrissur district, anywhere": the areas of the city named right before it are free. */
function isWithinCity({ segments, negated }: Reading, at: number): boolean {
  let back = at - 1
  while (back > at - 4 && segments[back]?.mention == null && isPassedOver(segments[back])) back--
  return segments[back]?.mention?.places[0]?.kind === 'city' && negated[back] !== true
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

/**
 * "Anything will do" where nothing was asked: whatever there is may be shown. A yes beside it may agree to what was
 * offered, unless it is said to show some: "kuch bhi chalega, dikha do".
 */
export function saysAnythingGoes(reading: Reading): boolean {
  const { said, segments, context } = reading
  if (context.asked !== null || said.has('act:deny')) return false
  const isFree = (segment: Segment) => has(segment, 'all-the-same') || has(segment, 'any')
  // The "na" of "ok na, show" only asks.
  const open = said.has('seek') && segments.some((segment) => isFree(segment) && !isFiller(segment))
  if (said.has('act:affirm') && !open) return false
  const only = segments.every(
    (segment) =>
      segment.mark !== null ||
      isFree(segment) ||
      isFiller(segment) ||
      isSmallTalk(segment) ||
      (open && has(segment, 'lead-in')),
  )
  return only && answersAnything(reading)
}

/** "anything", "no preference", "any" as the answer to a question; "is it negotiable?" answers nothing. */
function answersAnything(reading: Reading): boolean {
  let weak = false
  let content = 0
  for (const [at, segment] of reading.segments.entries()) {
    if (reading.clauseOf[at]?.kind === 'question') content++
    // "രണ്ടും രണ്ടും എത്ര": asked how much two and two are.
    else if (segment.number !== null && reading.said.has('ask:within')) content++
    else if (has(segment, 'all-the-same') && isOfBound(reading, at)) content++
    else if (has(segment, 'all-the-same')) return true
    else if (has(segment, 'any')) weak = true
    else if (segment.mark === null && !isFiller(segment) && !isSmallTalk(segment)) content++
  }
  return weak && content === 0
}

/** "Up to 1.5 crore is no problem", asked for an area: an amount with its bound is what does not matter. */
function isOfBound({ segments, context }: Reading, at: number): boolean {
  if (context.asked === 'price') return false
  let back = at - 1
  while (back > at - 3 && isFiller(segments[back])) back--
  const bounded = has(segments[back], 'max:after')
  const number = segments[bounded ? back - 1 : back]?.number
  if (number?.kind !== 'cardinal' || number.vague) return false
  return bounded || has(segments[back - 1], 'max:before')
}

function isSmallTalk(segment: Segment): boolean {
  for (const concept of segment.concepts)
    if (concept.startsWith('act:') || concept === 'thing' || concept === 'seek') return true
  return false
}
