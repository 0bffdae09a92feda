import type { Slot } from '@guru/contract/vocabulary'
import { isOnly } from '../../languages/neighbours.ts'
import { ofGuruKinds } from '../../languages/of-guru.ts'
import { has, isFiller, isUnknownWord, type Reading, saysWord } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Wish } from '../wish.ts'
import { isUnsaid } from './other-places.ts'
import { isWelcomeToo } from './welcome-too.ts'

/** "Flat or villa, both are fine", "a flat will do, a villa too": values that exclude each other, and either will do. */
export function eitherOf(reading: Reading, wishes: readonly Wish[]): Slot[] {
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

/** "Whether to rent or to buy is not decided yet", "rent loon ya khareed loon": neither is chosen. */
export function isUndecided({ segments, tokens, said, context }: Reading, wishes: readonly Wish[]): boolean {
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
  const isStill = ({ value, negated, at }: Wish) =>
    value === known && (!negated || isUnsaid(reading, at) || isOneOfSeveral(reading, at))
  const [only, second] = wishes.filter((wish) => wish.slot === slot && !isStill(wish))
  if (known === undefined || only === undefined || second !== undefined || only.negated) return false
  return only.value !== known && isWelcomeToo(reading, only.at)
}

/** "Show flats too, not [only] houses": the kind is not refused, but wanted with another one. */
function isOneOfSeveral({ segments, tokens }: Reading, at: number): boolean {
  return [segments[at - 1], segments[at + 1]].some(
    (beside) => beside !== undefined && saysWord(tokens, beside, isOnly),
  )
}

/** "Illu gani sthalam gani": each of two kinds has an "or" of its own behind it. */
function areBothNamed({ segments, context }: Reading, wishes: readonly Wish[]): boolean {
  const kinds = wishes.filter(({ slot, negated }) => slot === 'property_type' && !negated)
  if (new Set(kinds.map(({ value }) => value)).size < 2 || context.known.property_type !== undefined)
    return false
  return kinds.every(({ at }) => has(segments[at + 1], 'or') && !has(segments[at + 1], 'not:after'))
}

/**
 * "Makan ya flat dono dekh lo": behind two kinds with an "or" between them nothing is said but that they are looked for. Of
 * a flat and a house none is wanted with the other: "flat aur makan saath me dikhao".
 */
function areBothLookedFor({ segments, clauseOf }: Reading, wishes: readonly Wish[]): boolean {
  const [one, other, third] = wishes.filter(({ slot }) => slot === 'property_type')
  if (one === undefined || other === undefined || third !== undefined) return false
  if (one.value === other.value || one.negated || other.negated || other.at !== one.at + 2) return false
  const joined = segments[one.at + 1]
  const isPair = has(joined, 'and') && one.value !== 'land' && other.value !== 'land'
  if (!isPair && (!has(joined, 'or') || has(joined, 'or-else') || has(joined, 'not:after'))) return false
  const behind = segments.slice(other.at + 1, clauseOf[other.at]?.to)
  const isConsenting = (segment: Segment) => looking.some((concept) => has(segment, concept))
  // "Ek baar", once.
  const isBeside = (segment: Segment) =>
    has(segment, 'filler') || isFiller(segment) || has(segment, 'unit:other')
  // "Show flats and houses."
  const before = isPair ? segments.slice(clauseOf[one.at]?.from, one.at) : []
  return (
    [...before, ...behind].some(isConsenting) &&
    behind.every((segment) => isConsenting(segment) || isBeside(segment))
  )
}

const looking = ['seek', 'compare', 'lead-in', 'interjection', 'act:affirm', 'any'] as const

/** "flat illa veedu rendum ok", "flat illa veedu edhuvaanalum ok": of a word that is both "not" and "or", both being fine says "or". */
function isAlternative({ segments }: Reading, { at, slot }: Wish): boolean {
  if (slot === 'amenities' || !has(segments[at + 1], 'or') || !has(segments[at + 1], 'not:after'))
    return false
  let next = at + 3
  while (next < at + 6 && (isFiller(segments[next]) || segments[next]?.mark === ',')) next++
  const consents = looking.some((concept) => has(segments[next + 1], concept))
  return has(segments[next], 'all-the-same') || (has(segments[next], 'any') && consents)
}

/** "Pasand nahi": of a kind of home beside another one it refuses it. */
function isDislike(segment: Segment): boolean {
  return has(segment, 'act:deny') && has(segment, 'not:after')
}
