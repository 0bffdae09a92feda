import { amountLimits } from '@guru/contract/limits'
import type { Droppable } from '@guru/contract/requirement'
import { type Amenity, amenities, type Slot, slots } from '@guru/contract/vocabulary'
import type { Range } from '../range.ts'
import { sameWish } from '../same-wish.ts'
import type { Command, SetCommand } from './command.ts'
import { correctsNumber } from './polarity/plain-no.ts'
import { has, otherTransaction, type Reading, reach } from './reading.ts'
import type { Wish, WishOf } from './wish.ts'

/**
 * One value for each slot out of all that was read. Of several the first counts, or the last when the
 * seeker corrects himself between them; what is only said not to be wanted is taken back.
 */
export function settle(wishes: readonly Wish[], reading: Reading): Command[] {
  const holdable = wishes.filter(isHoldable)
  const commands: Command[] = []
  for (const slot of slots) commands.push(...settleSlot(slot, holdable, reading))
  return commands
}

/** "999999 crore", "0.001 sq ft": beyond what any requirement holds, a slip or a joke and no wish. */
function isHoldable(wish: Wish): boolean {
  if (wish.slot !== 'price' && wish.slot !== 'bedrooms' && wish.slot !== 'size_sqft') return true
  const { min: least, max: most } = amountLimits[wish.slot]
  const { min = least, max = most } = wish.value
  return least <= min && min <= max && max <= most
}

function settleSlot(slot: Slot, all: readonly Wish[], reading: Reading): Command[] {
  const wishes = all.filter((wish) => wish.slot === slot)
  if (wishes.length === 0) return []
  if (slot === 'amenities')
    return settleAmenities(
      all.filter((wish) => wish.slot === 'amenities'),
      reading,
    )
  const wanted = wishes.filter((wish) => !wish.negated)
  const chosen = isCorrected(wanted, reading) || repeatsKnown(wanted, reading) ? wanted.at(-1) : wanted[0]
  if (chosen === undefined) return [chosenBefore(slot, wishes, reading) ?? withdrawn(slot, wishes)]
  return [setCommand(withAcceptable(withBothEnds(chosen, wanted, reading), wanted, reading))]
}

function setCommand(wish: Wish): SetCommand {
  // Rebuilt slot by slot so that a value never meets another slot's name.
  switch (wish.slot) {
    case 'transaction_type':
      return { kind: 'set', slot: wish.slot, value: wish.value }
    case 'property_type':
      return { kind: 'set', slot: wish.slot, value: wish.value }
    case 'city':
    case 'area':
      return { kind: 'set', slot: wish.slot, value: wish.value }
    case 'price':
    case 'bedrooms':
    case 'size_sqft':
      return { kind: 'set', slot: wish.slot, value: wish.value }
    case 'amenities':
      return { kind: 'set', slot: wish.slot, value: wish.value }
  }
}

/** "Change Adyar to Guindy": the known value is named first only to say what is changed. */
function repeatsKnown(wanted: readonly Wish[], reading: Reading): boolean {
  const first = wanted[0]
  const next = wanted[1]
  if (first === undefined || next === undefined || isListed(first, next, reading)) return false
  return sameWish(reading.context.known[first.slot], first.value)
}

/** "Baner or Wakad" changes nothing where Baner is known. */
function isListed(first: Wish, next: Wish, reading: Reading): boolean {
  for (let at = first.at + 1; at < next.at; at++) {
    const segment = reading.segments[at]
    if (has(segment, 'or-else')) return false
    if (has(segment, 'or') || (has(segment, 'and') && next.at === first.at + 2)) return true
  }
  return false
}

/** True when a word of correction stands between the first value and the last. */
function isCorrected(wanted: readonly Wish[], reading: Reading): boolean {
  const first = wanted[0]
  const last = wanted.at(-1)
  if (first === undefined || last === undefined || first === last) return false
  // "Wakad would be fine, or else Baner": the last is a second choice.
  if (isElse(reading, first.at, last.at)) return false
  if (leadsToRange(first, last, reading)) return true
  for (let at = first.at + 1; at < last.at; at++) {
    const segment = reading.segments[at]
    if (has(segment, 'correct') || has(segment, 'act:deny')) return true
    if (has(segment, 'propose')) return true
    if (correctsNumber(reading.segments, at)) return true
    // "We looked in Kharadi earlier but now prefer Hadapsar."
    if (has(segment, 'from-now') && has(reading.segments[at - 1], 'but')) return true
    // "My budget was 40 lakhs, but now 50."
    if (last.slot === 'price' && (has(segment, 'from-now') || has(segment, 'so'))) return true
    // "60 lakhs is too much, show some for 50."
    if (last.slot === 'price' && has(segment, 'cheaper')) return true
    // Renting and buying exclude each other: with a negation between them the last stands.
    const opposed = last.slot === 'transaction_type' && first.value !== last.value
    if (opposed && (has(segment, 'not:after') || has(segment, 'not:before'))) return true
    // "The family says buy, but I want to rent."
    const another = opposed || (last.slot === 'property_type' && first.value !== last.value)
    if (another && has(segment, 'but') && isSought(reading, at + 1, last.at)) return true
    // "We buy when the land is sold, now something to rent."
    if (opposed && at === last.at - 1 && has(segment, 'from-now')) return true
    // "Two rooms would do but my parents are coming, so three."
    if (last.slot === 'bedrooms' && has(segment, 'so') && isSetAgainst(reading, first.at, at)) return true
    // "We would like to buy but get no loan, so for rent."
    if (opposed && (has(segment, 'so') || has(segment, 'therefore'))) return true
  }
  return isClosedByChange(last, reading)
}

/** "Change 40–45 lakh to 50–60", "20–25 hazar ko 30–35 kar do": of single amounts the two are one quantity. */
function leadsToRange(first: Wish, last: Wish, { quantities, segments, said }: Reading): boolean {
  if (!said.has('correct')) return false
  const old = quantities.find(({ at }) => at === first.at)
  const next = quantities.find(({ at }) => at === last.at)
  if (old === undefined || next === undefined || old.high === null || next.high === null) return false
  const between = segments.slice(old.to, next.from)
  return between.some((segment) => has(segment, 'range:to') || has(segment, 'of'))
}

function isElse({ segments }: Reading, from: number, to: number): boolean {
  return segments.slice(from + 1, to).some((segment) => has(segment, 'or-else'))
}

function isSetAgainst({ segments }: Reading, from: number, to: number): boolean {
  return segments.slice(from, to).some((segment) => has(segment, 'but'))
}

/** "[But] I prefer renting": a verb of seeking around what follows, which is no second choice. */
function isSought({ segments, clauseOf }: Reading, from: number, at: number): boolean {
  const end = Math.min(at + reach, clauseOf[at]?.to ?? 0)
  const said = segments.slice(from, end)
  if (said.some((segment) => has(segment, 'acceptable') || has(segment, 'all-the-same'))) return false
  return said.some((segment) => has(segment, 'seek') || has(segment, 'take'))
}

/** "chennaiyilirundhu maduraikku maathunga": the change is said behind its last value. */
function isClosedByChange(last: Wish, reading: Reading): boolean {
  const end = Math.min(last.at + reach, reading.clauseOf[last.at]?.to ?? 0)
  for (let at = last.at + 1; at < end; at++) if (has(reading.segments[at], 'correct:after')) return true
  return false
}

/** "Below 20, but up to 22 can be managed": what is this much more than a bound goes beyond it. */
const furthestStretch = 1.5

/** "35 lakhs, 40 at the most", "two, at most three": how far somebody would go behind the plain amount. */
function stretchOf(chosen: Wish, wanted: readonly Wish[], { quantities, segments }: Reading) {
  // "25, but with parking 27 is also ok"
  const isAcceptedToo = (at: number) => {
    const amount = chosen.slot === 'price' ? quantities.find((quantity) => quantity.at === at) : undefined
    return amount !== undefined && has(segments[amount.to], 'acceptable')
  }
  const boundAt = (at: number) => quantities.find((quantity) => quantity.at === at)?.bound
  const bound = boundAt(chosen.at)
  if (bound === 'min') return null
  for (const other of wanted) {
    if (other.slot !== 'price' && other.slot !== 'bedrooms') continue
    if (other.slot !== chosen.slot || other.at < chosen.at) continue
    if (boundAt(other.at) !== 'max' && !isAcceptedToo(other.at)) continue
    const stretch = (other.value.max ?? 0) / (chosen.value.max ?? Number.POSITIVE_INFINITY)
    if (stretch > 1 && (bound === null || stretch <= furthestStretch)) return other
  }
  return null
}

/** "above 20k, below 30k": a lower and an upper end said apart are one range. */
function withBothEnds(chosen: Wish, wanted: readonly Wish[], reading: Reading): Wish {
  if (chosen.slot !== 'price' && chosen.slot !== 'bedrooms' && chosen.slot !== 'size_sqft') return chosen
  const range: Range = chosen.value
  const most = stretchOf(chosen, wanted, reading)
  if (most !== null)
    return chosen.slot === 'price' ? most : { ...chosen, value: { ...range, max: most.value.max } }
  if (range.min !== undefined && range.max !== undefined) return chosen
  for (const other of wanted) {
    if (other.slot !== chosen.slot) continue
    const { min, max } = other.value
    if (range.min !== undefined && min === undefined && max !== undefined && max >= range.min) {
      return { ...chosen, value: { min: range.min, max } }
    }
    if (range.max !== undefined && max === undefined && min !== undefined && min <= range.max) {
      return { ...chosen, value: { min, max: range.max } }
    }
  }
  return chosen
}

/** Words that make all that is named welcome. */
const welcoming = ['acceptable', 'or-else', 'all-the-same'] as const

/** "Two will do, three too", "three, or else two": counts of rooms that are all welcome are one range. */
function withAcceptable(chosen: Wish, wanted: readonly Wish[], reading: Reading): Wish {
  if (chosen.slot !== 'bedrooms') return chosen
  if (!welcoming.some((concept) => reading.said.has(concept))) return chosen
  const counts = wanted.flatMap((wish) => {
    if (wish.slot !== 'bedrooms') return []
    const { min, max } = wish.value
    return min === undefined || max === undefined ? [] : [min, max]
  })
  if (counts.length < 4 || counts.length < 2 * wanted.length) return chosen
  return { ...chosen, value: { min: Math.min(...counts), max: Math.max(...counts) } }
}

/** "Not a house" of somebody who has chosen a flat: the flat stays, and is said once more. */
function chosenBefore(slot: Slot, wishes: readonly Wish[], { context }: Reading): SetCommand | null {
  const { property_type: type, city, area } = context.known
  const stays = (known?: string) => known !== undefined && wishes.every(({ value }) => value !== known)
  if (slot === 'property_type' && type !== undefined && stays(type)) return { kind: 'set', slot, value: type }
  if (slot === 'city' && city !== undefined && stays(city)) return { kind: 'set', slot, value: city }
  return slot === 'area' && area !== undefined && stays(area) ? { kind: 'set', slot, value: area } : null
}

/** Only refused values: not renting is buying; anything else is taken back. */
function withdrawn(slot: Exclude<Slot, 'amenities'>, wishes: readonly Wish[]): Command {
  for (const wish of wishes) {
    if (wish.slot !== 'transaction_type') continue
    return { kind: 'set', slot: 'transaction_type', value: otherTransaction(wish.value) }
  }
  return { kind: 'drop', what: slot }
}

/**
 * Amenities are wishes side by side: those wanted are set, those refused taken back. "A lift... no wait, skip the
 * lift": what was said last of one behind a word of correction counts.
 */
function settleAmenities(wishes: readonly WishOf<'amenities'>[], reading: Reading): Command[] {
  const wanted = new Set<Droppable>()
  const refused = new Set<Droppable>()
  for (const { value, negated } of wishes)
    for (const amenity of value) (negated ? refused : wanted).add(amenity)
  for (const amenity of amenities)
    if (refused.has(amenity) && isTakenBack(wishes, amenity, reading)) wanted.delete(amenity)
  const commands: Command[] = []
  const value = amenities.filter((amenity) => wanted.has(amenity))
  if (value.length > 0) commands.push({ kind: 'set', slot: 'amenities', value })
  for (const amenity of amenities) {
    if (refused.has(amenity) && !wanted.has(amenity)) commands.push({ kind: 'drop', what: amenity })
  }
  return commands
}

function isTakenBack(wishes: readonly WishOf<'amenities'>[], amenity: Amenity, reading: Reading): boolean {
  const said = wishes.filter(({ value }) => value.includes(amenity))
  const refusedAtLast = said[0]?.negated === false && said.at(-1)?.negated === true
  // "We have furniture of our own, that is why furnished is not needed."
  return refusedAtLast && (reading.said.has('therefore') || isCorrected(said, reading))
}
