import type { FoundListing, ListingSearch } from '@guru/engine/matching/listing'
import type { QueryConfig } from 'pg'
import type { Queryable } from './queryable.ts'
import { type ListingRow, listingOf, listingRowColumns } from './search/listing-row.ts'
import { searchStatement } from './search/statement.ts'
import { stepTerms } from './search/step-terms.ts'

/**
 * Runs a stepwise search as one query: rows of the first step that finds some, filled up from the later
 * steps to `search.limit`. Available listings only; a row comes once, under the first step that it fits.
 *
 * At most 1,000 rows.
 *
 * `best` puts rows of the areas named first before those of later ones; within them most come from near
 * the top of the price range and some from further down, the freshest first.
 */
export async function searchListings(db: Queryable, search: ListingSearch): Promise<FoundListing[]> {
  if (search.steps.length === 0 || !(search.limit >= 1)) return []
  const found = await db.query<ListingRow & { step: number }>(searchQuery(search))
  return found.rows.map(({ step, ...row }) => ({ listing: listingOf(row), step }))
}

/** The available listings among `ids`, in that order, all as of step 0; those that are gone are left out. */
export async function listingsByIds(db: Queryable, ids: readonly string[]): Promise<FoundListing[]> {
  if (ids.length === 0) return []
  const text = `select ${listingRowColumns} from listing where id = any ($1::uuid[]) and status = 'available'`
  const { rows } = await db.query<ListingRow>({ name: 'listings by ids', text, values: [ids] })
  const byId = new Map(rows.map((row) => [row.id, listingOf(row)]))
  return ids.flatMap((id) => {
    const listing = byId.get(id)
    return listing === undefined ? [] : [{ listing, step: 0 }]
  })
}

/** The query that `searchListings` sends; apart so that its plan can be looked at. */
export function searchQuery({ steps, order, exclude, limit }: ListingSearch): QueryConfig {
  const terms = steps.map((one, step) => stepTerms(step, one, order))
  const rows = Math.min(mostRows, Math.trunc(limit))
  const everyCity = steps.some(({ filter }) => filter.city === undefined)
  return {
    name: `listing search ${order} ${rows}${everyCity ? ' every city' : ''}`,
    text: searchStatement(order, rows, everyCity),
    values: [JSON.stringify(exclude), JSON.stringify(terms)],
  }
}

const mostRows = 1_000
