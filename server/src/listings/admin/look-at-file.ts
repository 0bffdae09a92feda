import type { ImportNeed, ImportSettings, ListingImport, ReadListing } from '@guru/contract/listing-import'
import { amenitiesOf } from '../amenity-bits.ts'
import { type CsvFile, inspectCsv } from '../import/csv-file.ts'
import { tryFile } from '../import/import-file.ts'
import { columnKey, columnsOf, type Mapping } from '../import/mapping.ts'
import { proposeMapping } from '../import/settle-mapping.ts'
import type { NewListing } from '../new-listing.ts'

/** Rows read before somebody said yes. */
const rowsTried = 2_000
/** Listings shown of them. */
const listingsShown = 5
const reasonsShown = 12

/** What a file was understood as. */
export interface Look {
  file: CsvFile
  mapping: Mapping
  needs: ImportNeed[]
  preview: ListingImport['preview']
}

/**
 * Reads the beginning of a file as an import would, and writes nothing.
 * @throws SetupError in one line when it is no file of listings.
 */
export async function lookAtFile(path: string, settings: ImportSettings): Promise<Look> {
  const file = await inspectCsv(path, null)
  const { mapping, needs } = await proposeMapping(file, null, settings)
  return { file, mapping, needs, preview: needs.length > 0 ? null : await preview(file, mapping) }
}

async function preview(file: CsvFile, mapping: Mapping): Promise<ListingImport['preview']> {
  const listings: ReadListing[] = []
  const order = { file, mapping, source: '', confirmed: null, now: new Date(), most: rowsTried }
  const { rows, rejected, reasons } = await tryFile(order, (listing) => {
    if (listings.length < listingsShown) listings.push(readListing(listing))
  })
  return { rows, rejected, whole: rows < rowsTried, reasons: reasonsOf(reasons), listings }
}

const readListing = (listing: NewListing): ReadListing => ({
  id: listing.id,
  transaction_type: listing.transaction_type,
  property_type: listing.property_type,
  city: listing.city,
  area: listing.area,
  society: listing.society,
  price: listing.price,
  bedrooms: listing.bedrooms,
  size_sqft: listing.size_sqft,
  amenities: amenitiesOf(listing.amenity_bits),
})

/** The commonest reasons. */
export const reasonsOf = (reasons: readonly [string, number][]) =>
  reasons.slice(0, reasonsShown).map(([reason, rows]) => ({ reason, rows }))

/** A mapping as the page shows it. */
export function describeMapping({ header }: CsvFile, mapping: Mapping): ListingImport['mapping'] {
  const used = new Set(columnsOf(mapping).map(columnKey))
  const amenities = Object.keys(mapping.amenity_columns)
  return {
    name: mapping.name,
    fields: [
      ...Object.entries(mapping.columns).map(([field, column]) => ({ field, columns: [column].flat() })),
      ...(amenities.length > 0 ? [{ field: 'amenities', columns: amenities }] : []),
    ],
    fixed: Object.entries(mapping.fixed).map(([field, value]) => ({ field, value: String(value) })),
    price_unit: mapping.price_unit,
    unused: header.filter((name) => !used.has(columnKey(name))),
  }
}
