import type { FoundListing, ListingSearch } from '@guru/engine/matching/listing'
import type { Queryable } from './queryable.ts'

/**
 * Runs a stepwise search as one query: rows of the first step that finds some, filled up from the later
 * steps to `search.limit`. Available listings only; a row comes once, under the first step that it fits.
 */
export async function searchListings(_db: Queryable, _search: ListingSearch): Promise<FoundListing[]> {
  throw new Error('not written yet')
}

/** The available listings among `ids`, in that order, all as of step 0; those that are gone are left out. */
export async function listingsByIds(_db: Queryable, _ids: readonly string[]): Promise<FoundListing[]> {
  throw new Error('not written yet')
}
