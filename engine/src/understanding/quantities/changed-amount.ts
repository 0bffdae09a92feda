import { squareFeetPerUnit } from '../../format/size-units.ts'
import type { Concept } from '../../languages/concept.ts'
import type { Range } from '../../range.ts'
import { has, isFiller, namesProperty, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { type AmountReading, type AmountSlot, counts, isRoomCount } from './amount.ts'
import { isKnownSize, unitOfKnownSize } from './known-size.ts'
import { namedSlot } from './named-amount.ts'
import type { Quantity } from './quantity.ts'

/** What a turn's amounts have in common: is a known value being changed, and which? */
export interface Change {
  changing: boolean
  replaced: Quantity | undefined
}

/** Looked for once a turn: whether it puts one amount in the place of another, and the one that it strikes. */
export function changeIn(reading: AmountReading): Change {
  const { said } = reading
  const replaced = reading.quantities.find((quantity) => reading.negated[quantity.at] === true)
  const changing =
    replaced !== undefined ||
    said.has('correct') ||
    said.has('correct:after') ||
    said.has('propose') ||
    said.has('act:deny')
  return { changing, replaced }
}

/** "make it 60", "3 not 2", "35 not 25": a number put in the place of a known one. */
export function changedSlot(quantity: Quantity, reading: AmountReading, change: Change): AmountSlot | null {
  if (!change.changing) return null
  if (!counts(quantity, reading) && !countsInstead(quantity, reading, change)) return null
  const { known } = reading.context
  if (reading.negated[quantity.at] === true && isBesideMoney(quantity, reading)) return 'price'
  const sample = change.replaced ?? quantity
  // "Two bedrooms are too few, so three."
  if (change.replaced?.kind === 'bedrooms' && isRoomCount(quantity)) return 'bedrooms'
  if (isRoomCount(sample) && sample.low < 10 && known.bedrooms !== undefined) return 'bedrooms'
  if (saysKnownSize(quantity, change.replaced, reading) || isLikeRefusedSize(quantity, change.replaced))
    return 'size_sqft'
  if (known.price !== undefined) return 'price'
  return known.size_sqft === undefined ? null : 'size_sqft'
}

/** "10 cents are not needed, 5 will do" */
function isLikeRefusedSize(quantity: Quantity, refused: Quantity | undefined): boolean {
  return refused?.kind === 'size' && quantity.bound === null && isLike(quantity, refused)
}

/** What takes the place of a size is hardly four times as much. */
function isLike({ kind, scaled, low }: Quantity, replaced: Quantity): boolean {
  return kind === 'plain' && !scaled && low <= 4 * replaced.low && replaced.low <= 4 * low
}

/** "Not 200, 150" after 200 gaj: what is refused is the known size, and no known price. */
function saysKnownSize(
  quantity: Quantity,
  replaced: Quantity | undefined,
  { context }: AmountReading,
): boolean {
  if (replaced === undefined || replaced.kind !== 'plain' || replaced.scaled) return false
  if (!isLike(quantity, replaced)) return false
  const { size_sqft, price } = context.known
  const priced = sayable.some((scale) => [price?.min, price?.max].includes(replaced.low * scale))
  return !priced && unitOfKnownSize(replaced.low, size_sqft) !== null
}

/**
 * "Tin kamre nahi, do hi bahut ne": a word that is not always a number counts where rooms are refused before it and
 * only fillers follow.
 */
function countsInstead({ from, to }: Quantity, { segments }: AmountReading, { replaced }: Change): boolean {
  if (replaced?.kind !== 'bedrooms' || segments[from - 1]?.mark !== ',' || from - replaced.to > reach)
    return false
  return (
    replaced.to < from && segments.slice(to).every((segment) => isFiller(segment) || segment.mark === '.')
  )
}

/** "Not 1.2 but 1.4 crore", "1.4 crore, not 1.2": what is refused beside an amount of money is one, too. */
function isBesideMoney(refused: Quantity, { quantities, segments, negated }: AmountReading): boolean {
  const at = quantities.indexOf(refused)
  const next = quantities[at + 1]
  const other = next !== undefined && next.from - refused.to < reach ? next : quantities[at - 1]
  if (other?.kind !== 'money' || negated[other.at] === true) return false
  const between = segments.slice(Math.min(other.to, refused.to), Math.max(other.at, refused.at))
  return (
    between.length < reach && !between.some((segment) => has(segment, 'slot:price') || segment.mark === '.')
  )
}

/** "The budget was 40 lakhs but now 50": what takes the place of a price is one. */
export function fromNowSlot(quantity: Quantity, reading: AmountReading): AmountSlot | null {
  const { quantities, segments, said } = reading
  const leading = said.has('so') || [...replacing, ...told].some((concept) => said.has(concept))
  if (quantity.vague || !leading) return null
  const before = quantities[quantities.indexOf(quantity) - 1]
  if (before === undefined) return null
  const between = segments.slice(before.to, quantity.at)
  const replaced = between.some((segment) => replacing.some((concept) => has(segment, concept)))
  // "I asked for 2bhk, but my in-laws are coming so 3."
  const leadsOn = replaced || between.some((segment) => has(segment, 'so'))
  if (before.kind === 'bedrooms' && isRoomCount(quantity) && quantity.to === segments.length && leadsOn)
    return 'bedrooms'
  const priced = before.kind === 'money' ? before.low >= 1000 : namedSlot(before, reading) === 'price'
  if (!priced) return null
  const tells = between.some((segment) => told.some((concept) => has(segment, concept)))
  return replaced || (tells && between.every(({ mark }) => mark === null)) ? 'price' : null
}

/** "You wrote two bedrooms, it should be three": a count that "it" leads to, behind rooms and a pause, with nothing more to come. */
export function countPutRight(quantity: Quantity, { quantities, segments }: AmountReading): boolean {
  const before = quantities[quantities.indexOf(quantity) - 1]
  if (before?.kind !== 'bedrooms' || !isRoomCount(quantity)) return false
  let first = quantity.from - 1
  while (first > quantity.from - reach && segments[first]?.mark === null) first--
  if (segments[first]?.mark !== ',' || first < before.to || first - before.to > reach) return false
  // "It should" is one phrase.
  const pointed =
    has(segments[first + 1], 'seek') ||
    segments.slice(first + 1, first + 3).some((segment) => has(segment, 'it'))
  const closes = segments
    .slice(quantity.to)
    .every((segment) => segment.mark !== null || isFiller(segment) || has(segment, 'seek'))
  return pointed && closes
}

/** "The budget was 40 lakhs but now 50", "50 lakhs is too much, if he gives it for 42". */
const replacing: readonly Concept[] = ['from-now', 'correct', 'cheaper', 'propose']
/** "He asks 25 thousand I want it for 18": in one breath. */
const told: readonly Concept[] = ['talk:past', 'talk:told']

/** What a known amount may have been said in: "from 25 to 30" after 25,000. */
const sayable = [1, 1000, 100_000, 10_000_000]

/**
 * "Increase it from 50 to 60 lakh": where a change starts from the known value, only its end is a wish.
 * @returns the quantity without its start
 */
export function changedTo(quantity: Quantity, known: Range | undefined, reading: Reading): Quantity {
  if (quantity.high === null) return quantity
  if (quantity.alternatives)
    return refusesKnown(quantity, known, reading) ? { ...quantity, low: quantity.high, high: null } : quantity
  if (movesOn(quantity, reading)) return { ...quantity, low: lastSaid(quantity, reading), high: null }
  if (known === undefined) return quantity
  const startsAtKnown = sayable.some((scale) => [known.min, known.max].includes(quantity.low * scale))
  const { said } = reading
  const changing = said.has('correct') || said.has('propose') || said.has('correct:after')
  if (!changing || isSaidBetween(quantity, reading)) return quantity
  if (startsAtKnown) return { ...quantity, low: quantity.high, high: null }
  return fallsFromKnown(quantity, known, reading) ? { ...quantity, high: null } : quantity
}

/** "3 katha na 5 katha" after three: where "or" is the word for "not", too, what is known is not said to be as welcome. */
function refusesKnown(
  { low, unit, from, to }: Quantity,
  known: Range | undefined,
  reading: Reading,
): boolean {
  const refused = reading.segments.slice(from, to).some((segment) => has(segment, 'not:after'))
  return refused && isKnownSize(low * squareFeetPerUnit[unit ?? 'sqft'], known)
}

/** "Upgrading from 2bhk to 3bhk", "2bhk se 3bhk flat me jana hai": the first is what one has. */
function movesOn({ from, to }: Quantity, { segments, said }: Reading): boolean {
  if (said.has('moves-on') && has(segments[from - 1], 'moves-on')) return true
  if (!said.has('moves-on:after')) return false
  let verb = to
  while (verb < to + reach && isBeforeVerb(segments[verb])) verb++
  return has(segments[verb], 'moves-on:after')
}

/** What may stand between an amount and the verb: "bhk", "flat", "to". */
function isBeforeVerb(segment: Segment | undefined): boolean {
  return (
    segment !== undefined &&
    !has(segment, 'moves-on:after') &&
    (isFiller(segment) || has(segment, 'of') || has(segment, 'unit:bedroom') || namesProperty(segment))
  )
}

/** The end of a range that is named last. */
function lastSaid({ at, low, high }: Quantity, { segments }: Reading): number {
  const first = segments[at]?.number?.value ?? 0
  return high === null || sayable.some((scale) => first * scale === high) ? low : high
}

/** "I mean between 50 and 60": two ends, of which none is what is known. */
function isSaidBetween({ from, at, to }: Quantity, { segments }: Reading): boolean {
  const joined = segments.slice(at, to).some((segment) => has(segment, 'and') && !has(segment, 'range:to'))
  return joined && segments.slice(from - 1, at).some((segment) => has(segment, 'range:between'))
}

/** "From 50 to 35" after 50 lakh: the larger end, said first, is what is known. */
function fallsFromKnown({ at, low, high }: Quantity, known: Range, { segments }: Reading): boolean {
  const first = segments[at]?.number?.value ?? 0
  const is = (amount: number | null | undefined) => sayable.some((scale) => first * scale === amount)
  return is(high) && !is(low) && (is(known.max) || is(known.min))
}
