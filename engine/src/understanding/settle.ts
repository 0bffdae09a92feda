import { amountLimits } from '@guru/contract/limits'
import type { Droppable } from '@guru/contract/requirement'
import { type Amenity, amenities, type Slot, slots } from '@guru/contract/vocabulary'
import { oneselfKinds } from '../languages/oneself.ts'
import type { Range } from '../range.ts'
import type { Command, SetCommand } from './command.ts'
import { isCorrected, repeatsKnown } from './corrected.ts'
import { withAcceptable, withBothEnds } from './joined-values.ts'
import { has, otherTransaction, type Reading, saysWord } from './reading.ts'
import type { Wish, WishOf } from './wish.ts'

/**
 * One value for each slot out of all that was read. Of several the first counts, or the last when the
 * seeker corrects himself between them; what is only said not to be wanted is taken back.
 */
export function settle(wishes: readonly Wish[], reading: Reading): Command[] {
  const holdable = wishes.filter(isHoldable)
  const named = slots.filter((slot) => holdable.some((wish) => wish.slot === slot))
  return named.flatMap((slot) => settleSlot(slot, holdable, reading))
}

/** "999999 crore", "0.001 sq ft": beyond what any requirement holds, a slip or a joke and no wish. */
function isHoldable(wish: Wish): boolean {
  if (wish.slot !== 'price' && wish.slot !== 'bedrooms' && wish.slot !== 'size_sqft') return true
  const { min: least, max: most } = amountLimits[wish.slot]
  const { min = least, max = most } = wish.value
  return least <= min && min <= max && max <= most
}

function settleSlot(slot: Slot, all: readonly Wish[], reading: Reading): Command[] {
  if (slot === 'amenities')
    return settleAmenities(
      all.filter((wish) => wish.slot === 'amenities'),
      reading,
    )
  const wishes = all.filter((wish) => wish.slot === slot)
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

/** "Not a house" of somebody who has chosen a flat, "don't show 1bhk" of who wants two: what is chosen stays, and is said once more. */
function chosenBefore(slot: Slot, wishes: readonly Wish[], { context }: Reading): SetCommand | null {
  const { property_type: type, city, area, bedrooms } = context.known
  const stays = (known?: string) => known !== undefined && wishes.every(({ value }) => value !== known)
  if (slot === 'property_type' && type !== undefined && stays(type)) return { kind: 'set', slot, value: type }
  if (slot === 'bedrooms' && bedrooms !== undefined && !wishes.some((wish) => meets(wish, bedrooms)))
    return { kind: 'set', slot, value: bedrooms }
  if (slot === 'city' && city !== undefined && stays(city)) return { kind: 'set', slot, value: city }
  return slot === 'area' && area !== undefined && stays(area) ? { kind: 'set', slot, value: area } : null
}

/** Some of the rooms that are refused are those that are known. */
function meets(wish: Wish, { min = 0, max = Infinity }: Range): boolean {
  if (wish.slot !== 'bedrooms') return false
  const { min: least = 0, max: most = Infinity } = wish.value
  return least <= max && min <= most
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
  for (const state of ownFurniture(wishes, reading)) wanted.delete(state)
  const commands: Command[] = []
  const value = amenities.filter((amenity) => wanted.has(amenity))
  if (value.length > 0) commands.push({ kind: 'set', slot: 'amenities', value })
  for (const amenity of amenities) {
    if (refused.has(amenity) && !wanted.has(amenity)) commands.push({ kind: 'drop', what: amenity })
  }
  return commands
}

/**
 * "We have no furniture, so a furnished flat", "we have furniture of our own, so unfurnished": where both are said, what is
 * said of one's own things is no wish.
 */
function ownFurniture(
  wishes: readonly WishOf<'amenities'>[],
  { segments, tokens }: Reading,
): readonly Amenity[] {
  const states = wishes.filter(({ value }) => value.includes('furnished') || value.includes('unfurnished'))
  if (new Set(states.map(({ value, negated }) => `${value} ${negated}`)).size < 2) return []
  const told = states.filter(({ at, negated }) => {
    const before = segments.slice(Math.max(0, at - 3), at)
    const breath = before.slice(before.findLastIndex(({ mark }) => mark !== null) + 1)
    if (breath.some((segment) => has(segment, 'own') || has(segment, 'mine'))) return true
    if (negated) return false
    // "Furnished is not needed, [the things are ours]", said in one phrase.
    const refused = states.some((other) => other.negated && other.at < at)
    if (has(segments[at + 1], 'own')) return refused
    const phrase = segments[at]
    return (
      refused && phrase !== undefined && saysWord(tokens, phrase, (word) => oneselfKinds(word).has('own'))
    )
  })
  // "We have no furniture of our own, so a furnished flat": what is wanted of the same stays.
  const wanted = states.filter((one) => !one.negated && !told.includes(one)).flatMap(({ value }) => value)
  if (told.length === states.length) return []
  return told.flatMap(({ value }) => value).filter((one) => !wanted.includes(one))
}

function isTakenBack(wishes: readonly WishOf<'amenities'>[], amenity: Amenity, reading: Reading): boolean {
  const said = wishes.filter(({ value }) => value.includes(amenity))
  const refusedAtLast = said[0]?.negated === false && said.at(-1)?.negated === true
  // "We have furniture of our own, that is why furnished is not needed."
  return refusedAtLast && (reading.said.has('therefore') || isCorrected(said, reading))
}
