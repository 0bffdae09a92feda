import type { Amenity, Furnishing } from '@guru/contract/vocabulary'
import { amenityBits } from '../amenity-bits.ts'
import { listingId, type NewListing } from '../new-listing.ts'
import { amenitiesListed, flagOf } from '../values/amenities.ts'
import { rupeesOf } from '../values/amount.ts'
import { dateOf } from '../values/date.ts'
import { furnishingOf, propertyTypeOf, transactionTypeOf } from '../values/kinds.ts'
import { bedroomsOf, roomsOf } from '../values/rooms.ts'
import { squareFeetOf } from '../values/size.ts'
import { Unusable } from '../values/unusable.ts'
import type { CellReader } from './cell-reader.ts'
import type { Mapping } from './mapping.ts'
import type { PlaceNames } from './place-names.ts'
import { requirePlausible } from './plausibility.ts'
import { placeOfRow } from './row-place.ts'
import type { SharedPoints } from './shared-points.ts'

/** What the rows of one import have in common. */
export interface ImportContext {
  source: string
  mapping: Mapping
  cells: CellReader
  places: PlaceNames
  /** Points that stand for a whole town in this file. */
  sharedPoints: SharedPoints
  /** When the listings count as confirmed where a row does not say. */
  confirmed: Date
  now: Date
}

/**
 * The listing of a row.
 * @throws Unusable with the reason why it is none.
 */
export function listingOfRow(row: readonly string[], context: ImportContext): NewListing {
  const { mapping, cells, source } = context
  const transactionType =
    mapping.fixed.transaction_type ?? transactionTypeOf(cells.text(row, 'transaction_type'))
  const bedrooms = bedroomsOf(cells.text(row, 'bedrooms'))
  const propertyType = propertyTypeOfRow(row, context, bedrooms)
  const listing = {
    id: listingId(source, cells.text(row, 'id') || row.map((cell) => cell.trim()).join('\u001f')),
    source,
    transaction_type: transactionType,
    property_type: propertyType,
    price: rupeesOf(cells.text(row, 'price'), mapping.price_unit),
    bedrooms: propertyType === 'land' ? null : bedrooms,
    bathrooms: propertyType === 'land' ? null : roomsOf(cells.text(row, 'bathrooms')),
    size_sqft: sizeOfRow(row, context),
  }
  requirePlausible(listing)
  return {
    ...listing,
    ...placeOfRow(row, context),
    ...amenitiesOfRow(row, context),
    rera_number: cells.shortText(row, 'rera_number', longestReraNumber),
    rera_approved: flagOf(cells.text(row, 'rera_approved'), []),
    last_confirmed: confirmedOfRow(row, context),
  }
}

/** Longer is some other text in the wrong column. */
const longestReraNumber = 60

/** A plot that is said to have bedrooms is a house on its plot. */
function propertyTypeOfRow(
  row: readonly string[],
  { mapping, cells }: ImportContext,
  bedrooms: number | null,
) {
  if (mapping.fixed.property_type !== undefined) return mapping.fixed.property_type
  const text = cells.text(row, 'property_type')
  const type = mapping.property_types[text.replace(/\s+/g, ' ').toLowerCase()] ?? propertyTypeOf(text)
  return type === 'land' && bedrooms !== null && bedrooms > 0 ? 'house' : type
}

function sizeOfRow(row: readonly string[], { mapping, cells }: ImportContext): number | null {
  const text = cells.text(row, 'size')
  return text === '' ? null : squareFeetOf(text, mapping.size_unit)
}

function confirmedOfRow(row: readonly string[], { mapping, cells, confirmed, now }: ImportContext): Date {
  const text = cells.text(row, 'last_confirmed')
  return text === '' ? confirmed : dateOf(text, mapping.date_order, now)
}

/** So many columns must speak before their silence about the other amenities means anything. */
const fewestColumns = 3

function amenitiesOfRow(row: readonly string[], { mapping, cells }: ImportContext) {
  const listed = cells.text(row, 'amenities')
  const present = new Set<Amenity>(amenitiesListed(listed))
  let spoken = 0
  for (const { amenity, text } of cells.amenities(row)) {
    const flag = flagOf(text, mapping.amenity_unknown)
    if (flag !== null) spoken += 1
    if (flag) present.add(amenity)
  }
  const furnishing = furnishingOf(cells.text(row, 'furnishing')) ?? furnishingAmong(present)
  if (furnishing !== null) present.add(furnishing)
  return {
    amenity_bits: amenityBits(present),
    amenities_known: listed !== '' || spoken >= fewestColumns,
    furnishing,
  }
}

function furnishingAmong(present: ReadonlySet<Amenity>): Furnishing | null {
  if (present.has('semi_furnished')) return 'semi_furnished'
  if (present.has('unfurnished')) return 'unfurnished'
  return present.has('furnished') ? 'furnished' : null
}

/** @throws Unusable when the row does not have as many cells as the header; empty ones at its end do not count. */
export function requireWhole(row: readonly string[], columns: number): void {
  const whole = row.length >= columns && row.slice(columns).every((cell) => cell.trim() === '')
  if (!whole) throw new Unusable(`has ${row.length} cells, the header has ${columns}`)
}
