import { listingColumns } from './listing-columns.ts'
import type { NewListing } from './new-listing.ts'

/** A listing as one line of PostgreSQL's text format for COPY, with its position in the run behind it. */
export function copyLine(listing: NewListing, position: number): string {
  const fields = listingColumns.map((column) => copyField(listing[column]))
  fields.push(`${position}\n`)
  return fields.join('\t')
}

function copyField(value: string | number | boolean | Date | null): string {
  if (value === null) return '\\N'
  if (typeof value === 'string')
    return needsEscape.test(value) ? value.replace(escaped, (mark) => escapes[mark] ?? mark) : value
  return value instanceof Date ? value.toISOString() : String(value)
}

const needsEscape = /[\\\t\n\r]/
const escaped = /[\\\t\n\r]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
