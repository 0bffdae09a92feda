import type { Slot, TransactionType } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import type { Range } from '../../range.ts'
import { has, isFiller, propertyTypeOf, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import type { Quantity } from './quantity.ts'

/** Slots whose values are amounts. */
export type AmountSlot = Extract<Slot, 'price' | 'bedrooms' | 'size_sqft'>

/** From here on a number that nothing explains is taken for a price. */
const plainPriceFrom = 3000
const mostBedrooms = 20
/** Nobody names more in one turn; it keeps hostile texts cheap. */
const mostAmounts = 24

/** What a turn's amounts have in common: is a known value being changed, and which? */
interface Change {
  changing: boolean
  replaced: Quantity | undefined
}

/** A reading before its amounts have found their slots. */
export type AmountReading = Omit<Reading, 'amounts'>

/**
 * The slot that each quantity speaks of; a quantity that is no wish is left out. Its own unit decides
 * first, then the name of a slot beside it, then what was asked, then what is known and is being changed,
 * then its magnitude.
 */
export function assignAmounts(reading: AmountReading): Map<Quantity, AmountSlot> {
  const change = changeIn(reading)
  const slots = new Map<Quantity, AmountSlot>()
  for (const quantity of reading.quantities.slice(0, mostAmounts)) {
    const slot = amountSlot(quantity, reading, change)
    if (slot !== null) slots.set(quantity, slot)
  }
  return slots
}

function changeIn(reading: AmountReading): Change {
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

function amountSlot(quantity: Quantity, reading: AmountReading, change: Change): AmountSlot | null {
  if (reading.clauseOf[quantity.at]?.kind !== 'wish') return null
  if (isTrifle(quantity) || isPartOfCode(quantity, reading)) return null
  if (isHeldTo(quantity, reading)) return 'price'
  if (quantity.kind === 'other' || isSideCost(quantity, reading)) return null
  // "increase by 5 lakh" does not say to what.
  if (change.changing && has(reading.segments[quantity.from - 1], 'times')) return null
  if (quantity.kind === 'money') return isSizeInWords(quantity, reading) ? 'size_sqft' : 'price'
  if (quantity.kind === 'size') return 'size_sqft'
  if (quantity.kind === 'bedrooms') return 'bedrooms'
  if (isOtherSector(quantity, reading)) return null
  return (
    namedSlot(quantity, reading) ??
    askedSlot(quantity, reading) ??
    changedSlot(quantity, reading, change) ??
    fromNowSlot(quantity, reading) ??
    otherEndSlot(quantity, reading) ??
    elseSlot(quantity, reading) ??
    boundSlot(quantity, reading) ??
    leftOverSlot(quantity, reading) ??
    largeSlot(quantity)
  )
}

/**
 * "One thousand two hundred" is square feet where these were asked for, or where it is the other end of a size; from
 * a lakh on it is money.
 */
function isSizeInWords(quantity: Quantity, reading: AmountReading): boolean {
  if (quantity.low >= 100_000) return false
  const { said, context } = reading
  if (context.asked !== 'size_sqft' && otherEndSlot(quantity, reading) === null) return false
  return !said.has('unit:rupee') && !said.has('slot:price') && !said.has('slot:rent')
}

/** "A loan of 35 lakh is approved, not a rupee above it": an amount that what follows holds the wish to. */
function isHeldTo(quantity: Quantity, { said, segments, quantities }: AmountReading): boolean {
  if (!said.has('within-it') || quantity.kind !== 'money') return false
  const held = segments.findIndex((segment) => has(segment, 'within-it'))
  const last = quantities.findLast(({ to, vague }) => to <= held && !vague)
  return last === quantity
}

/** "deposit 50000", "loan of 20 lakh", "an acre at 80 lakh". */
function isSideCost(quantity: Quantity, reading: AmountReading): boolean {
  if (quantity.kind === 'bedrooms' || quantity.kind === 'size') return false
  const [before, after] = beside(quantity, reading)
  if (has(reading.segments[before], 'unit:per_area')) return true
  return isCostOf(quantity, before, after, reading) || isCostOf(quantity, after, before, reading)
}

/**
 * "2 lakh advance and 15k rent": a word for a cost belongs to one amount only, the nearer one, and where both
 * are as near not to the one that is named as a price on its other side.
 */
function isCostOf(quantity: Quantity, at: number, otherSide: number, reading: AmountReading): boolean {
  if (!has(reading.segments[at], 'talk:cost')) return false
  const ahead = at >= quantity.to
  const rival = reading.quantities.find((other) =>
    beside(other, reading).some((side, index) => side === at && (index === 0) === ahead),
  )
  if (rival === undefined || rival === quantity) return true
  const distance = ahead ? at - quantity.to : quantity.from - 1 - at
  const rivalDistance = ahead ? rival.from - 1 - at : at - rival.to
  if (distance !== rivalDistance) return distance < rivalDistance
  return !isPriceName(reading.segments[otherSide])
}

function isPriceName(segment: Segment | undefined): boolean {
  return has(segment, 'slot:rent') || has(segment, 'slot:price') || has(segment, 'transaction:rent')
}

/** Segments just before and after a quantity that are no fillers. */
function beside(quantity: Quantity, reading: AmountReading): [number, number] {
  const { segments, clauseOf } = reading
  const clause = clauseOf[quantity.at]
  const first = Math.max(quantity.from - 4, clause?.from ?? 0)
  let before = quantity.from - 1
  while (before >= first && isPassedOver(segments[before])) before--
  const last = Math.min(quantity.to + 3, clause?.to ?? segments.length)
  let after = quantity.to
  while (after < last && isFiller(segments[after])) after++
  return [before, after]
}

/** "Kisti mase baish hajar": how often an amount is paid may stand before it. */
function isPassedOver(segment: Segment | undefined): boolean {
  return isFiller(segment) || has(segment, 'about') || has(segment, 'unit:per_month')
}

function namedSlot(quantity: Quantity, reading: AmountReading): AmountSlot | null {
  if (isCountAfterName(quantity, reading)) return 'bedrooms'
  const inside = Array.from({ length: quantity.at - quantity.from }, (_, step) => quantity.from + step)
  for (const at of [...inside, ...beside(quantity, reading)]) {
    const segment = reading.segments[at]
    if (segment === undefined || segment.number !== null) continue
    // "Two months' rent" is no rent of two lakh.
    if (has(segment, 'slot:rent') && isFew(quantity)) return null
    if (has(segment, 'slot:price') || has(segment, 'slot:rent')) return quantity.vague ? null : 'price'
    if (has(segment, 'slot:size_sqft')) return quantity.vague ? null : 'size_sqft'
    if (has(segment, 'slot:bedrooms') || has(segment, 'unit:bedroom')) {
      // "2 BHK of about 650 carpet"
      if (!isRoomCount(quantity)) continue
      return quantity.vague && isCounted(reading) ? null : 'bedrooms'
    }
    if (has(segment, 'transaction:rent') && at < quantity.at && quantity.low >= 5) return 'price'
    // "Sqft 1000 and above"
    if (has(segment, 'unit:sqft') && at < quantity.from && quantity.low >= 200) return 'size_sqft'
    // "Any area up to 60000" says nothing of a size.
    if (has(segment, 'slot:area') && quantity.low >= 200 && !has(reading.segments[at - 1], 'any'))
      return 'size_sqft'
  }
  return null
}

function isFew({ low, scaled, high }: Quantity): boolean {
  return !scaled && high === null && low < 4 && Number.isInteger(low)
}

/** "A flat with two bedrooms": the rooms are counted, so "a" does not count them. */
function isCounted({ quantities }: AmountReading): boolean {
  return quantities.some(({ kind, vague }) => kind === 'bedrooms' && !vague)
}

/** "BHK - 2" */
function isCountAfterName(quantity: Quantity, { segments }: AmountReading): boolean {
  const name = segments[quantity.from - 2]
  if (segments[quantity.from - 1]?.mark !== '-' || !isRoomCount(quantity)) return false
  return has(name, 'unit:bedroom') && segments[quantity.from - 3]?.number == null
}

/** "1", to a list of sizes: the first of them, perhaps, but no square foot. */
function isNoPlot({ unit, low, scaled }: Quantity): boolean {
  return unit === null && !scaled && low < 10
}

function askedSlot(quantity: Quantity, reading: AmountReading): AmountSlot | null {
  switch (reading.context.asked) {
    case 'price':
      return quantity.vague ? null : 'price'
    case 'size_sqft':
      return quantity.vague || isNoPlot(quantity) ? null : 'size_sqft'
    case 'bedrooms':
      // "At least two" counts, too.
      return isRoomCount(quantity) &&
        (counts(quantity, reading) || quantity.bound !== null || isAllSaid(reading))
        ? 'bedrooms'
        : null
    default:
      return null
  }
}

/** "make it 60", "3 not 2", "35 not 25": a number put in the place of a known one. */
function changedSlot(quantity: Quantity, reading: AmountReading, change: Change): AmountSlot | null {
  if (!counts(quantity, reading) || !change.changing) return null
  const { known } = reading.context
  if (reading.negated[quantity.at] === true && isBesideMoney(quantity, reading)) return 'price'
  const sample = change.replaced ?? quantity
  // "Two bedrooms are too few, so three."
  if (change.replaced?.kind === 'bedrooms' && isRoomCount(quantity)) return 'bedrooms'
  if (isRoomCount(sample) && sample.low < 10 && known.bedrooms !== undefined) return 'bedrooms'
  if (known.price !== undefined) return 'price'
  return known.size_sqft === undefined ? null : 'size_sqft'
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

/** A number that is no mere article: "one" counts where so much is enough, "ஒன்னு போதும்". */
function counts({ vague, to }: Quantity, { segments }: AmountReading): boolean {
  return !vague || has(segments[to], 'correct:after')
}

/** "1e30", "7zq30": letters that mean nothing, without a space between digits. */
function isPartOfCode({ from, to }: Quantity, reading: AmountReading): boolean {
  return isInCode(reading, to) || isInCode(reading, from - 1)
}

function isInCode({ segments, tokens }: AmountReading, at: number): boolean {
  const segment = segments[at]
  if (segment === undefined || segment.mark !== null || segment.mention !== null) return false
  if (segment.concepts.size > 0 || segments[at - 1]?.number == null || segments[at + 1]?.number == null)
    return false
  return tokens[segment.from]?.spaced === false && tokens[segment.to]?.spaced === false
}

/** "1 rupee" buys nothing. */
function isTrifle({ kind, scaled, low, high }: Quantity): boolean {
  return kind === 'money' && !scaled && low < 5 && high === null
}

/** "At least 1200 sq ft, at most 1800": the other end of a size. */
function otherEndSlot(quantity: Quantity, { quantities }: AmountReading): AmountSlot | null {
  const before = quantities[quantities.indexOf(quantity) - 1]
  if (before?.kind !== 'size' || quantity.bound === null || before.bound === null) return null
  return before.bound !== quantity.bound && quantity.low >= 100 ? 'size_sqft' : null
}

/** "The budget was 40 lakhs but now 50": what takes the place of a price is one. */
function fromNowSlot(quantity: Quantity, reading: AmountReading): AmountSlot | null {
  const { quantities, segments, said } = reading
  if (!replacing.some((concept) => said.has(concept)) || quantity.vague) return null
  const before = quantities[quantities.indexOf(quantity) - 1]
  if (before === undefined) return null
  const priced = before.kind === 'money' ? before.low >= 1000 : namedSlot(before, reading) === 'price'
  if (!priced) return null
  const between = segments.slice(before.to, quantity.at)
  return between.some((segment) => replacing.some((concept) => has(segment, concept))) ? 'price' : null
}

/** "The budget was 40 lakhs but now 50", "50 lakhs is too much, if he gives it for 42". */
const replacing: readonly Concept[] = ['from-now', 'correct', 'cheaper', 'propose']

/** "Three bhk, nahi to do bhi": what will do instead is counted as what was named before. */
function elseSlot(
  quantity: Quantity,
  { quantities, segments, said, context }: AmountReading,
): AmountSlot | null {
  const butToo = said.has('but') && said.has('acceptable')
  if (!(said.has('or-else') || butToo) || !isRoomCount(quantity)) return null
  // "Or else a plot"
  if (quantity.vague && quantity.low < 2) return null
  const before = quantities[quantities.indexOf(quantity) - 1]
  if (before === undefined || (before.kind !== 'bedrooms' && context.asked !== 'bedrooms')) return null
  const leadsOn = (segment: Segment) => has(segment, 'or-else') || (butToo && has(segment, 'but'))
  return segments.slice(before.to, quantity.from).some(leadsOn) ? 'bedrooms' : null
}

const dealing: readonly Concept[] = [
  'transaction:rent',
  'transaction:sale',
  'take',
  'unit:per_month',
  'slot:rent',
]

/** "max 50" with the deal known or said: too many for rooms, so it is money. */
function boundSlot(
  quantity: Quantity,
  { context, segments, said, quantities }: AmountReading,
): AmountSlot | null {
  const { price, transaction_type } = context.known
  // "20 is okay too" after 18,000.
  if (price !== undefined && has(segments[quantity.to], 'acceptable') && isShortAmount(quantity))
    return 'price'
  const dealt = dealing.some((concept) => said.has(concept))
  const measured = quantities.some(({ kind }) => kind === 'size' || kind === 'bedrooms')
  // "A house of some forty, fifty"
  const roughly = quantity.high !== null && said.has('about') && segments.some(isHome)
  // "A small house, up to 35"
  const capped = quantity.bound === 'max' && segments.some(isHome)
  // "16 thousand is too much, up to 12"
  const priced = quantities.some(({ kind, scaled, to }) => kind === 'money' && scaled && to <= quantity.from)
  const talked =
    price !== undefined || transaction_type !== undefined || dealt || measured || roughly || capped || priced
  // "Poytallish e": for so much, as Bengali's ending says.
  const near = price !== undefined && has(segments[quantity.at - 1], 'about')
  const bound = near || quantity.bound !== null || quantity.high !== null || has(segments[quantity.to], 'of')
  return talked && bound && !quantity.vague && isShortAmount(quantity) ? 'price' : null
}

function isHome(segment: Segment): boolean {
  return propertyTypeOf(segment) !== undefined
}

/** "Sector 137, otherwise 143", "sector 70 or 71": the number of another place. */
function isOtherSector({ from, scaled }: Quantity, { segments, tokens }: AmountReading): boolean {
  let before = from - 1
  while (before > from - 4 && (segments[before]?.mark === ',' || isFiller(segments[before]))) before--
  if (scaled || !(has(segments[before], 'or') || has(segments[before], 'or-else'))) return false
  let named = before - 1
  while (named > before - 4 && (segments[named]?.mark === ',' || isFiller(segments[named]))) named--
  const place = segments[named]
  return place?.mention != null && tokens.slice(place.from, place.to).some(({ kind }) => kind === 'number')
}

/** Thousands or lakhs without their word; more than rooms, less than square feet or a postal code. */
function isShortAmount({ low }: Quantity): boolean {
  return low >= 10 && low <= 200
}

/** "2bhk adyar 25", "plot 2400 sqft 60": rooms or size are said, so the number that closes the turn is money. */
function leftOverSlot(
  quantity: Quantity,
  { quantities, segments, negated, said, context }: AmountReading,
): AmountSlot | null {
  const buys = context.known.transaction_type === 'sale'
  const closes = quantity.to === segments.length && quantity.from > 0
  if (!closes || quantity.vague || quantity.scaled || quantity.high !== null) return null
  // "For purchase, 3bhk, 1.4"
  const crores = !Number.isInteger(2 * quantity.low) && (said.has('transaction:sale') || buys)
  if (!isShortAmount(quantity) && !crores) return null
  const measured = quantities.some(({ kind, at }) => (kind === 'size' || kind === 'bedrooms') && !negated[at])
  const priced = quantities.some(({ kind }) => kind === 'money')
  let from = quantity.from
  while (from > quantity.from - 2 && (segments[from - 1]?.mark === ',' || isFiller(segments[from - 1])))
    from--
  const follows = segments[from - 1]?.mention != null || quantities.some(({ to }) => to === from)
  return measured && !priced && follows ? 'price' : null
}

function largeSlot(quantity: Quantity): AmountSlot | null {
  // Nobody names 560034 rupees: that is a postal code, or counts something else.
  const round = quantity.low % 50 === 0
  return round && quantity.low >= plainPriceFrom ? 'price' : null
}

/** "One", "just one is enough": it answers when it is all that is counted; in "one with two rooms" it counts nothing. */
function isAllSaid({ segments, quantities }: AmountReading): boolean {
  if (quantities.length !== 1 || segments.length > 2 * reach) return false
  return segments.length <= 3 || segments.filter((segment) => !isFiller(segment)).length <= 2
}

function isRoomCount(quantity: Quantity): boolean {
  // Rooms come whole or by halves: "raise it to 1.8" is money.
  const whole = Number.isInteger(2 * quantity.low)
  return !quantity.scaled && whole && quantity.low <= mostBedrooms && (quantity.high ?? 0) <= mostBedrooms
}

/** What a known amount may have been said in: "from 25 to 30" after 25,000. */
const sayable = [1, 1000, 100_000, 10_000_000]

/**
 * "Increase it from 50 to 60 lakh": where a change starts from the known value, only its end is a wish.
 * @returns the quantity without its start
 */
export function changedTo(quantity: Quantity, known: Range | undefined, reading: Reading): Quantity {
  if (quantity.high === null || quantity.alternatives || known === undefined) return quantity
  const startsAtKnown = sayable.some((scale) => [known.min, known.max].includes(quantity.low * scale))
  const { said } = reading
  const changing = said.has('correct') || said.has('propose') || said.has('correct:after')
  if (!changing || isSaidBetween(quantity, reading)) return quantity
  if (startsAtKnown) return { ...quantity, low: quantity.high, high: null }
  return fallsFromKnown(quantity, known, reading) ? { ...quantity, high: null } : quantity
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

/**
 * Rupees for a bare amount as seekers mean it: "50" is 50 lakh when buying and 50,000 when renting. Where
 * the transaction is not known, from 40 on lakhs are likelier, below it thousands.
 */
export function inRupees(amount: number, transaction: TransactionType | undefined): number {
  if (amount >= 1000) return amount
  const buying = transaction === 'sale' || (transaction === undefined && amount >= 40)
  if (buying) return amount * (amount <= 3 ? 10_000_000 : 100_000)
  // Nobody lets for 1,500 a month: "1.5" is a lakh and a half.
  return amount * (amount < 4 ? 100_000 : 1000)
}
