import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { ListingTable } from '../db/tables/listing.ts'
import type { listingColumns } from './listing-columns.ts'

/** A listing as it goes into the table: what a source can fill, with an identifier from `listingId`. */
export type NewListing = Pick<Selectable<ListingTable>, (typeof listingColumns)[number]>

/** The source that generated demo inventory is written under; its listings are shown as demo. */
export const demoSource = 'demo'

/**
 * Identifier of a listing: the same for the same source and key on every machine and at every time.
 * A uuid of version 8 out of SHA-256.
 *
 * @param key what tells the row from the source's other rows: its number at the source, or all its cells.
 */
export function listingId(source: string, key: string): string {
  const hex = hash('sha256', `${source}\0${key}`, 'hex')
  // Version 8 and the variant of RFC 9562 take the place of six bits.
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
