import { amenitiesOf } from '../../listings/amenity-bits.ts'
import type { CsvFile } from '../../listings/import/csv-file.ts'
import type { ImportOrder, ImportReport } from '../../listings/import/import-file.ts'
import { columnKey, columnsOf, type Mapping } from '../../listings/import/mapping.ts'
import { isElsewhere } from '../../listings/import/rejects-places.ts'
import type { NewListing } from '../../listings/new-listing.ts'

/** How the columns of a file are understood. */
export function describeMapping(file: CsvFile, mapping: Mapping): string {
  const used = new Set(columnsOf(mapping).map(columnKey))
  const unused = file.header.filter((name) => !used.has(columnKey(name)))
  const amenities = Object.entries(mapping.amenity_columns).map(
    ([column, amenity]) => `${amenity} ← ${column}`,
  )
  const lines = [
    `${file.path}: ${mapping.name}, ${file.encoding}, columns between ${JSON.stringify(file.delimiter)}`,
    ...Object.entries(mapping.columns).map(
      ([field, column]) => `  ${field} ← ${[column].flat().join(' + ')}${unitOf(field, mapping)}`,
    ),
    ...Object.entries(mapping.fixed).map(([field, value]) => `  ${field} = ${value}`),
    ...(amenities.length > 0 ? [`  amenities: ${amenities.join(', ')}`] : []),
    ...(unused.length > 0 ? [`  not used: ${unused.join(', ')}`] : []),
  ]
  return lines.join('\n')
}

function unitOf(field: string, mapping: Mapping): string {
  if (field === 'price') return ` (bare numbers are ${mapping.price_unit})`
  if (field === 'size') return ` (bare numbers are ${mapping.size_unit})`
  if (field === 'last_confirmed') return ` (${mapping.date_order === 'dmy' ? 'day' : 'month'} first)`
  return ''
}

export function describeReport(order: ImportOrder, report: ImportReport): string {
  const { rows, added, changed, duplicates, kept, rejected, reasons } = report
  const counts = `${added} added, ${changed} changed, ${duplicates} duplicates or unchanged, ${rejected} rejected`
  const byHand = kept === 0 ? '' : `\nKept as set by hand, though the file has it otherwise: ${kept}`
  return `${order.source}: ${rows} rows: ${counts}.${describeRejects(reasons)}${byHand}${whereRejects(order, report)}`
}

function whereRejects({ file, rejects }: ImportOrder, { rejected, rejectsPath }: ImportReport): string {
  if (rejected === 0) return ''
  if (rejectsPath === null)
    return '\nThe rejected rows could be written nowhere. To have them, import once more with --rejects FILE.'
  const elsewhere = !rejects && isElsewhere(rejectsPath, file.path)
  const why = elsewhere ? ' (beside the file nothing can be written; --rejects FILE names another place)' : ''
  return `\nRejected rows with their reasons: ${rejectsPath}${why}`
}

const mostReasons = 12

export function describeRejects(reasons: [string, number][]): string {
  const more = reasons.length - mostReasons
  const lines = reasons
    .slice(0, mostReasons)
    .map(([reason, count]) => `\n${String(count).padStart(9)}  ${reason}`)
  return lines.join('') + (more > 0 ? `\n           and ${more} other reasons` : '')
}

/** A listing in one line, to look over. */
export function describeListing(listing: NewListing): string {
  const { transaction_type, property_type, area, city, price, bedrooms, size_sqft, society } = listing
  const amenities = amenitiesOf(listing.amenity_bits)
  const parts = [
    `${property_type} for ${transaction_type}`,
    `${society === null ? '' : `${society}, `}${area}, ${city}`,
    `₹ ${price.toLocaleString('en-IN')}`,
    ...(bedrooms === null ? [] : [`${bedrooms} bedrooms`]),
    ...(size_sqft === null ? [] : [`${size_sqft} sq ft`]),
    ...(amenities.length > 0 ? [amenities.join(', ')] : []),
    `confirmed ${listing.last_confirmed.toISOString().slice(0, 10)}`,
  ]
  return `  ${parts.join(' · ')}`
}
