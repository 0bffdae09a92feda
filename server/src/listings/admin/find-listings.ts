import type { Listing, ListingsResponse, listingsQuerySchema } from '@guru/contract/listings'
import { listingStatuses } from '@guru/contract/listings'
import { propertyTypes, transactionTypes } from '@guru/contract/vocabulary'
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { cursorAt, readCursor } from '../../db/page-cursor.ts'
import type { Schema } from '../../db/schema.ts'
import type { ListingTable } from '../../db/tables/listing.ts'
import { amenitiesOf } from '../amenity-bits.ts'

type Row = Selectable<ListingTable> & { cursor: string }

/**
 * One page of the admin's table, the last confirmed first. Every kind of listing is read in the order of its
 * own index, so that a page costs the same among a million listings.
 */
export async function findListings(
  db: Kysely<Schema>,
  query: z.output<typeof listingsQuerySchema>,
): Promise<ListingsResponse> {
  const behind = query.before === undefined ? sql`true` : isBehind(query.before)
  const words = wordsOf(query.q)
  // Marks alone are in no name.
  if (words === '' && query.q !== '') return { listings: [], next: null }
  const named =
    words === '' ? sql`true` : sql`listing_words(city, area, society, source) @@ lower(${words})::tsquery`
  const kinds = kindsOf(query).map(
    (kind) => sql`(
      select *, last_confirmed::text as cursor from listing where ${kind} and ${named} and ${behind}
      order by last_confirmed desc, id desc limit ${query.limit + 1})`,
  )
  const { rows } = await sql<Row>`
    select * from (${sql.join(kinds, sql` union all `)}) as listing
    order by last_confirmed desc, id desc limit ${query.limit + 1}`.execute(db)
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  return {
    listings: shown.map(listingOf),
    next: rows.length > shown.length && last ? cursorAt({ time: last.cursor, id: last.id }) : null,
  }
}

/** A row of the table as the API shows it. */
export const listingOf = (row: Selectable<ListingTable>): Listing => ({
  id: row.id,
  source: row.source,
  transaction_type: row.transaction_type,
  property_type: row.property_type,
  city: row.city,
  area: row.area,
  society: row.society,
  price: row.price,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  size_sqft: row.size_sqft,
  furnishing: row.furnishing,
  amenities: amenitiesOf(row.amenity_bits),
  rera_number: row.rera_number,
  status: row.status,
  last_confirmed: row.last_confirmed.toISOString(),
  kept_by_hand: row.kept_by_hand ?? [],
  updated_at: row.updated_at.toISOString(),
})

/** The conditions of each kind of listing that the filters leave, as its index has them. */
function kindsOf(
  query: Pick<z.output<typeof listingsQuerySchema>, 'transaction_type' | 'property_type' | 'status'>,
) {
  const kinds: RawBuilder<unknown>[] = []
  const onlyKept = query.status === 'kept_by_hand'
  const statuses = listingStatuses.filter(
    (status) => onlyKept || query.status === undefined || query.status === status,
  )
  // The status is written out: the indexes are partial by it.
  for (const transaction of query.transaction_type ? [query.transaction_type] : transactionTypes)
    for (const property of query.property_type ? [query.property_type] : propertyTypes)
      for (const status of statuses)
        kinds.push(sql`transaction_type = ${transaction} and property_type = ${property}
          and status = ${sql.lit(status)} ${onlyKept ? sql`and kept_by_hand is not null` : sql``}`)
  return kinds
}

/** Every word's beginning must be there. */
function wordsOf(text: string): string {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')
  return words.map((word) => `'${word}':*`).join(' & ')
}

function isBehind(before: string) {
  const { time, id } = readCursor(before)
  return sql`(last_confirmed, id) < (${time}::timestamptz, ${id}::uuid)`
}
