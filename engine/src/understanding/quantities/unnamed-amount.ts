import type { Concept } from '../../languages/concept.ts'
import { isTakenBackAlone } from '../polarity/taken-back-alone.ts'
import { has, isFiller, isUnknownWord, namesProperty } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { type AmountReading, type AmountSlot, isRoomCount, manyRooms } from './amount.ts'
import { namedSlot } from './named-amount.ts'
import type { Quantity } from './quantity.ts'

/** "At least 1200 sq ft, at most 1800": the other end of a size. */
export function otherEndSlot(quantity: Quantity, { quantities }: AmountReading): AmountSlot | null {
  const before = quantities[quantities.indexOf(quantity) - 1]
  // "My flat is 900 sq ft, I want at least 1200."
  if (before?.kind !== 'size' || quantity.bound === null) return null
  if (before.bound === null && !isLikeSize(quantity, before)) return null
  // "Not less than 1000 sq ft, not more than 30k"
  if (quantity.low > largestSpan * before.low) return null
  return before.bound !== quantity.bound && quantity.low >= 100 ? 'size_sqft' : null
}

/** The largest home that suits is hardly ten times the smallest. */
const largestSpan = 10

/** "10 marle kothi, 35 hazar": what is many times a size is none. */
function isLikeSize({ kind, low }: Quantity, size: Quantity): boolean {
  return kind === 'plain' && low >= size.low / 3 && low <= 3 * size.low
}

/** "Three rooms, four is fine, too", whatever was asked: another count that is welcome beside that of the rooms. */
export function roomsTooSlot(
  quantity: Quantity,
  { quantities, segments, context }: AmountReading,
): AmountSlot | null {
  const last = quantities[quantities.indexOf(quantity) - 1]
  if (last?.kind !== 'bedrooms' || !Number.isInteger(quantity.low) || quantity.scaled || quantity.vague)
    return null
  if (quantity.low >= manyRooms || Math.abs(quantity.low - last.low) > furthestRooms) return null
  const behind = segments.slice(quantity.to, quantity.to + 3)
  const welcome = behind.some((segment) => has(segment, 'acceptable') || has(segment, 'all-the-same'))
  const sought = context.asked !== 'price' && has(segments[quantity.to], 'seek')
  return welcome || sought ? 'bedrooms' : null
}

/** "2 bedrooms... no 3", "2 bhk, sorry, not that, 3", whatever was asked: the rooms said before it are taken back. */
export function roomsAnewSlot(
  quantity: Quantity,
  { quantities, segments }: AmountReading,
): AmountSlot | null {
  const last = quantities[quantities.indexOf(quantity) - 1]
  if (last?.kind !== 'bedrooms' || quantity.vague || !isRoomCount(quantity)) return null
  if (quantity.low >= manyRooms) return null
  return isTakenBackAlone(segments, last.to, quantity.from) ? 'bedrooms' : null
}

/** Who names a second count of rooms means one or two more or less. */
const furthestRooms = 2

/** "Three bhk, nahi to do bhi": what will do instead is counted as what was named before. */
export function elseSlot(quantity: Quantity, reading: AmountReading): AmountSlot | null {
  const { quantities, segments, said, context } = reading
  const last = quantities[quantities.indexOf(quantity) - 1]
  if (last !== undefined && closesWish(quantity, segments)) {
    // "My flat has two bedrooms, I need 3."
    const few = isRoomCount(quantity) && quantity.low < manyRooms
    if (few && !quantity.vague && last.kind === 'bedrooms') return 'bedrooms'
    if (last.kind === 'size' && isLikeSize(quantity, last)) return 'size_sqft'
  }
  const butToo = said.has('but') && said.has('acceptable')
  if (!(said.has('or-else') || butToo) || !isRoomCount(quantity)) return null
  // "Or else a plot"
  if (quantity.vague && quantity.low < 2) return null
  const before = quantities[quantities.indexOf(quantity) - 1]
  if (before === undefined || (before.kind !== 'bedrooms' && context.asked !== 'bedrooms')) return null
  // "For 20 a 2bhk, or else for 15 a 1bhk"
  if (before.kind === 'bedrooms' && quantity.low >= manyRooms) return null
  const leadsOn = (segment: Segment) => has(segment, 'or-else') || (butToo && has(segment, 'but'))
  return segments.slice(before.to, quantity.from).some(leadsOn) ? 'bedrooms' : null
}

/**
 * "Not two, three bedrooms", "do nahi teen bedroom", "not 200, 150 sq yards": the slot of a refused number whose unit
 * is named behind the right one; null where it is none.
 */
export function putRightSlot(
  quantity: Quantity,
  { quantities, segments, negated, context }: AmountReading,
): AmountSlot | null {
  const next = quantities[quantities.indexOf(quantity) + 1]
  if (negated[quantity.at] !== true) return null
  // "3bhk not 2"
  const last = quantities[quantities.indexOf(quantity) - 1]
  const set = last?.kind === 'bedrooms' && last.to === quantity.from - 1
  if (set && has(segments[last.to], 'not:before') && isRoomCount(quantity)) return 'bedrooms'
  if (next === undefined) return null
  const together = segments
    .slice(quantity.to, next.from)
    .every((segment) => isFiller(segment) || has(segment, 'not:after') || segment.mark === ',')
  if (!together) return null
  if (next.kind === 'bedrooms') return isRoomCount(quantity) ? 'bedrooms' : null
  // "Not 2, 3 acres" after two bedrooms refuses these.
  const { bedrooms } = context.known
  if (bedrooms?.min === quantity.low || bedrooms?.max === quantity.low) return null
  return next.kind === 'size' && !quantity.scaled && isLikeSize(quantity, next) ? 'size_sqft' : null
}

/** "… I need 3": the verb stands before it and nothing follows. */
function closesWish({ from, to }: Quantity, segments: readonly Segment[]): boolean {
  return to === segments.length && has(segments[from - 1], 'seek')
}

const dealing: readonly Concept[] = [
  'transaction:rent',
  'transaction:sale',
  'take',
  'unit:per_month',
  'slot:rent',
]

/** "max 50" with the deal known or said: too many for rooms, so it is money. */
export function boundSlot(quantity: Quantity, reading: AmountReading): AmountSlot | null {
  const { context, segments, said, quantities } = reading
  const { price, transaction_type } = context.known
  // "20 is okay too" after 18,000.
  if (has(segments[quantity.to], 'acceptable') && isShortAmount(quantity)) {
    const before = quantities[quantities.indexOf(quantity) - 1]
    if (price !== undefined || (before !== undefined && namedSlot(before, reading) === 'price'))
      return 'price'
  }
  const dealt = dealing.some((concept) => said.has(concept))
  const measured = quantities.some(({ kind }) => kind === 'size' || kind === 'bedrooms')
  // "A house of some forty, fifty"
  const roughly = quantity.high !== null && said.has('about') && segments.some(namesProperty)
  // "A small house, up to 35"
  const capped = quantity.bound === 'max' && segments.some(namesProperty)
  // "16 thousand is too much, up to 12"
  const priced = quantities.some(({ kind, scaled, to }) => kind === 'money' && scaled && to <= quantity.from)
  const talked =
    price !== undefined || transaction_type !== undefined || dealt || measured || roughly || capped || priced
  // "Poytallish e": for so much, as Bengali's ending says.
  if (has(segments[quantity.from - 1], 'unit:per_month') && isShortAmount(quantity)) return 'price'
  const near = price !== undefined && has(segments[quantity.at - 1], 'about')
  const bound = near || quantity.bound !== null || quantity.high !== null || has(segments[quantity.to], 'of')
  return talked && bound && !quantity.vague && isShortAmount(quantity) ? 'price' : null
}

/** Thousands or lakhs without their word; more than rooms, less than square feet or a postal code. */
function isShortAmount({ low }: Quantity): boolean {
  return low >= 10 && low <= 200
}

/** "2bhk adyar 25", "plot 2400 sqft 60": rooms or size are said, so the number that closes the turn is money. */
export function leftOverSlot(
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
  // "Want something for 15"
  const sought = has(segments[from - 1], 'thing') && has(segments[from - 1], 'seek')
  const dealt = context.known.transaction_type !== undefined || dealing.some((concept) => said.has(concept))
  if (sought && dealt && from < quantity.from) return 'price'
  const follows = segments[from - 1]?.mention != null || quantities.some(({ to }) => to === from)
  return measured && !priced && follows ? 'price' : null
}

/** From here on a number that nothing explains is taken for a price. */
const plainPriceFrom = 3000

/** The price, for an amount so large and round that nothing else is likely; in rupees. */
export function largeSlot(quantity: Quantity, reading: AmountReading): AmountSlot | null {
  // Nobody names 560034 rupees: that is a postal code, or counts something else.
  if (quantity.low < plainPriceFrom) return null
  if (quantity.low % 50 !== 0 && quantity.bound === null && quantity.high === null) return null
  return quantity.bound === null && isOfOtherThings(reading) ? null : 'price'
}

const searching: readonly Concept[] = [...dealing, 'seek', 'slot:price', 'unit:bedroom', 'unit:rupee']

/** "Transfer 5000 to mom": before anything is known of a search, among words that say nothing of a home. */
function isOfOtherThings({ segments, said, context }: AmountReading): boolean {
  const { transaction_type, price } = context.known
  if (transaction_type !== undefined || price !== undefined) return false
  if (searching.some((concept) => said.has(concept))) return false
  if (segments.some((one) => namesProperty(one) || one.mention !== null)) return false
  return segments.filter((one) => isUnknownWord(one) || has(one, 'others-wish')).length > 1
}
