import type { TransactionType } from '@guru/contract/vocabulary'
import { has, isFiller, isUnknownWord } from '../reading.ts'
import type { AmountReading, AmountSlot } from './amount.ts'
import { type Change, changedSlot, changeIn, countPutRight, fromNowSlot } from './changed-amount.ts'
import { askedSlot, namedSlot } from './named-amount.ts'
import type { Quantity } from './quantity.ts'
import { isSideCost } from './side-costs.ts'
import {
  boundSlot,
  elseSlot,
  largeSlot,
  leftOverSlot,
  otherEndSlot,
  putRightSlot,
  roomsAnewSlot,
  roomsTooSlot,
} from './unnamed-amount.ts'

/** Nobody names more in one turn; it keeps hostile texts cheap. */
const mostAmounts = 24

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

function amountSlot(quantity: Quantity, reading: AmountReading, change: Change): AmountSlot | null {
  if (reading.clauseOf[quantity.at]?.kind !== 'wish') return null
  if (isTrifle(quantity) || isPartOfCode(quantity, reading) || isHeadCount(quantity, reading)) return null
  if (countsOthers(quantity, reading)) return null
  if (isHeldTo(quantity, reading)) return 'price'
  if (isPartOfNothing(quantity, reading)) return null
  if (quantity.kind === 'other' || isSideCost(quantity, reading)) return null
  // "increase by 5 lakh" does not say to what.
  if (change.changing && has(reading.segments[quantity.from - 1], 'times')) return null
  if (quantity.kind === 'money') return isSizeInWords(quantity, reading) ? 'size_sqft' : 'price'
  if (quantity.kind === 'size') return 'size_sqft'
  if (quantity.kind === 'bedrooms') return 'bedrooms'
  if (isOtherSector(quantity, reading)) return null
  return (
    putRightSlot(quantity, reading) ??
    namedSlot(quantity, reading) ??
    roomsTooSlot(quantity, reading) ??
    roomsAnewSlot(quantity, reading) ??
    askedSlot(quantity, reading) ??
    croreSlot(quantity, reading) ??
    cheaperSlot(quantity, reading) ??
    changedSlot(quantity, reading, change) ??
    fromNowSlot(quantity, reading) ??
    (countPutRight(quantity, reading) ? 'bedrooms' : null) ??
    otherEndSlot(quantity, reading) ??
    elseSlot(quantity, reading) ??
    boundSlot(quantity, reading) ??
    leftOverSlot(quantity, reading) ??
    largeSlot(quantity, reading)
  )
}

/** "Stretch to 1.5", "can go up to 1.1", where a home for lakhs or crores is sought: rooms are no decimals then. */
function croreSlot({ kind, scaled, low, high }: Quantity, { context }: AmountReading): AmountSlot | null {
  const { price } = context.known
  const large = Math.max(price?.max ?? 0, price?.min ?? 0) >= leastOfSale
  const decimal = kind === 'plain' && !scaled && !Number.isInteger(low) && high === null && low < 20
  return large && decimal && context.asked !== 'bedrooms' && context.asked !== 'size_sqft' ? 'price' : null
}

/** "Anything cheaper? Within six" of who said seven thousand: a little less than the budget, and no rooms. */
function cheaperSlot(
  { kind, scaled, low, bound }: Quantity,
  { context, said }: AmountReading,
): AmountSlot | null {
  const { price, transaction_type } = context.known
  const most = price?.max
  if (most === undefined || kind !== 'plain' || scaled || bound !== 'max' || !said.has('cheaper')) return null
  const rupees = low < 1000 && transaction_type === 'rent' ? low * 1000 : inRupees(low, transaction_type)
  return rupees < most && rupees >= most * leastPart ? 'price' : null
}

/** Who wants it cheaper names no less a part of what was to be spent. */
const leastPart = 0.4

/** From here on a budget in rupees is one for buying. */
export const leastOfSale = 2_000_000

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

/** "3 bedrooms with servant quarter": a part alone, beside rooms and unasked, is no quarter of a crore. */
function isPartOfNothing({ kind, low, bound }: Quantity, { context, quantities }: AmountReading): boolean {
  if (kind !== 'plain' || low >= 1 || bound !== null || context.asked === 'price') return false
  return quantities.some((other) => other.kind === 'bedrooms')
}

/** "A loan of 35 lakh is approved, not a rupee above it": an amount that what follows holds the wish to. */
function isHeldTo(quantity: Quantity, { said, segments, quantities }: AmountReading): boolean {
  if (!said.has('within-it') || quantity.kind !== 'money') return false
  const held = segments.findIndex((segment) => has(segment, 'within-it'))
  const last = quantities.findLast(({ to, vague }) => to <= held && !vague)
  return last === quantity
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

/** "We are five, three should be enough", "family of 4 budget 20k" */
function isHeadCount(quantity: Quantity, { segments, quantities }: AmountReading): boolean {
  const counts = quantity.kind === 'plain' && !quantity.scaled && quantity.low < mostHeads
  return counts && has(segments[quantity.from - 1], 'self') && quantities.at(-1) !== quantity
}

const mostHeads = 15

/** "2 kudiyan rehngian, 15 hazar": of who names the budget in money, what else is counted by a strange word is no part of it. */
function countsOthers(quantity: Quantity, { segments, quantities, context }: AmountReading): boolean {
  const { kind, scaled, low, high, bound, to } = quantity
  if (context.asked !== 'price' || kind !== 'plain' || scaled || low >= mostHeads) return false
  if (high !== null || bound !== null || !isUnknownWord(segments[to])) return false
  return quantities.some((other) => other !== quantity && other.kind === 'money')
}

/** "1 rupee" buys nothing. */
function isTrifle({ kind, scaled, low, high }: Quantity): boolean {
  return kind === 'money' && !scaled && low < 5 && high === null
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
