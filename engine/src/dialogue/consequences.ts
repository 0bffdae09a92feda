import type { Wishes } from '@guru/contract/requirement'
import type { Amenity, Slot, TransactionType } from '@guru/contract/vocabulary'
import { ofLand } from '../matching/held-by-kind.ts'
import type { Range } from '../range.ts'
import type { DropReason } from './event.ts'

interface Consequence {
  what: Slot | Amenity
  because: DropReason
}

/**
 * Below this nothing is sold, above that nothing is rented, in whole rupees: a budget given before it was
 * known whether to rent or to buy is kept only on the right side.
 */
const leastSalePrice = 100_000
const highestRent = 1_000_000

/** Wishes that make no sense any more since others changed. `touched` are the slots named in this turn. */
export function consequencesOf(before: Wishes, after: Wishes, touched: ReadonlySet<Slot>): Consequence[] {
  return [
    ...ofTransaction(before, after, touched),
    ...ofCity(before, after, touched),
    ...ofLandOrRooms(after, touched),
    ...ofPlotSize(before, after, touched),
  ]
}

function ofTransaction(before: Wishes, after: Wishes, touched: ReadonlySet<Slot>): Consequence[] {
  const now = after.transaction_type
  if (
    now === undefined ||
    now === before.transaction_type ||
    after.price === undefined ||
    touched.has('price')
  )
    return []
  const switched = before.transaction_type !== undefined
  return switched || !plausible(after.price, now) ? [{ what: 'price', because: 'transaction_changed' }] : []
}

/** True when the range can hold a price of that kind. */
export function plausible({ min, max }: Range, transaction: TransactionType): boolean {
  return transaction === 'sale' ? (max ?? Infinity) >= leastSalePrice : (min ?? max ?? 0) <= highestRent
}

function ofCity(before: Wishes, after: Wishes, touched: ReadonlySet<Slot>): Consequence[] {
  const moved = before.city !== undefined && after.city !== before.city
  return moved && after.area !== undefined && !touched.has('area')
    ? [{ what: 'area', because: 'city_changed' }]
    : []
}

/** Land has no rooms; who then names rooms means a home. */
function ofLandOrRooms(after: Wishes, touched: ReadonlySet<Slot>): Consequence[] {
  if (after.property_type !== 'land') return []
  if (touched.has('bedrooms') && after.bedrooms !== undefined && !touched.has('property_type')) {
    return [{ what: 'property_type', because: 'rooms' }]
  }
  const indoors = (after.amenities ?? []).filter((amenity) => !ofLand.has(amenity))
  const what: (Slot | Amenity)[] = [
    ...(after.bedrooms === undefined ? [] : ['bedrooms' as const]),
    ...indoors,
  ]
  return what.map((one) => ({ what: one, because: 'land' }))
}

/** Who looks for a home instead of a plot does not want it as large as the plot. */
function ofPlotSize(before: Wishes, after: Wishes, touched: ReadonlySet<Slot>): Consequence[] {
  const built = before.property_type === 'land' && after.property_type !== 'land'
  if (!built || after.property_type === undefined || after.size_sqft === undefined) return []
  return touched.has('size_sqft') ? [] : [{ what: 'size_sqft', because: 'taken_back' }]
}
