import type { FoundListing, ListingOrder, ListingSearch } from '@guru/engine/matching/listing'
import type { QueryConfig } from 'pg'
import type { Queryable } from './queryable.ts'
import { type ListingRow, listingOf, listingRowColumns } from './search/listing-row.ts'
import { type StepShape, searchStatement } from './search/statement.ts'
import { searchPath, stepTerms } from './search/step-terms.ts'

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
  const shapes = steps.map(
    ({ filter }): StepShape => ({
      path: searchPath(filter, order),
      hasCity: filter.city !== undefined,
      priced: filter.price !== undefined,
    }),
  )
  const terms = steps.map(({ filter }) => JSON.stringify(stepTerms(filter, order)))
  return {
    ...statement(shapes, order, Math.min(mostRows, Math.trunc(limit))),
    values: [JSON.stringify(exclude), ...terms],
  }
}

const mostRows = 1_000

/** Statements in use by the shape of their search. */
const statements = new Map<string, { name: string; text: string }>()
/** Each connection keeps every named plan, some 300 kB: shapes that come after so many stay unnamed. */
const mostNames = 48

function statement(shapes: StepShape[], order: ListingOrder, limit: number): { name?: string; text: string } {
  const shape = `${limit} ${order} ${shapes.map(({ path, hasCity, priced }) => `${path} ${hasCity} ${priced}`).join()}`
  const known = statements.get(shape)
  if (known !== undefined) return known
  const text = searchStatement(shapes, order, limit)
  if (statements.size >= mostNames) return { text }
  const named = { name: `listing search ${statements.size + 1}`, text }
  statements.set(shape, named)
  return named
}
