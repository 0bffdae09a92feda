import type { Pool } from 'pg'
import type { NewListing } from './new-listing.ts'

/** What became of the listings written. */
export interface WriteCounts {
  /** Listings handed over. */
  read: number
  added: number
  /** Already there with other values, now brought up to date. */
  changed: number
  /** Already there just so, or a second time in the same run. */
  duplicates: number
}

export interface WriteOptions {
  /** False (default): a listing that is already there keeps its time of confirmation. */
  confirmAgain?: boolean
}

/**
 * Writes any number of listings in one transaction: all or, when `listings` throws or the process dies,
 * none. Streams by COPY; holds no more than a few hundred rows in memory.
 */
export async function writeListings(
  _pool: Pool,
  _listings: Iterable<NewListing> | AsyncIterable<NewListing>,
  _options: WriteOptions = {},
): Promise<WriteCounts> {
  throw new Error('not written yet')
}
