import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pool, PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyLine } from './copy-line.ts'
import { listingColumns, updatableColumns } from './listing-columns.ts'
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
 * none. Streams by COPY; holds no more than a few hundred rows in memory. A listing that is already there
 * keeps its status, so that a repeated import does not bring a sold home back.
 */
export async function writeListings(
  pool: Pool,
  listings: Iterable<NewListing> | AsyncIterable<NewListing>,
  options: WriteOptions = {},
): Promise<WriteCounts> {
  const client = await pool.connect()
  let committed = false
  try {
    const counts = await writeInTransaction(client, listings, options)
    committed = true
    if (counts.added + counts.changed > 0) await readyForSearch(client)
    return counts
  } finally {
    // A connection given up in the middle takes its transaction with it.
    client.release(!committed)
  }
}

async function writeInTransaction(
  client: PoolClient,
  listings: Iterable<NewListing> | AsyncIterable<NewListing>,
  options: WriteOptions,
): Promise<WriteCounts> {
  await client.query('begin')
  await client.query(createStaging)
  const read = await copyIntoStaging(client, listings)
  await client.query('analyze new_listing')
  const changed = (await client.query(updateChanged(options.confirmAgain ?? false))).rowCount ?? 0
  const added = (await client.query(insertAdded)).rowCount ?? 0
  await client.query('commit')
  return { read, added, changed, duplicates: read - added - changed }
}

/** Search reads indexes only; that needs the visibility map, and good plans need fresh statistics. */
async function readyForSearch(client: PoolClient): Promise<void> {
  await client.query('vacuum (analyze) listing')
}

async function copyIntoStaging(
  client: PoolClient,
  listings: Iterable<NewListing> | AsyncIterable<NewListing>,
): Promise<number> {
  let read = 0
  async function* chunks() {
    let chunk = ''
    for await (const listing of listings) {
      chunk += copyLine(listing, read)
      read += 1
      if (chunk.length < chunkLength) continue
      yield chunk
      chunk = ''
    }
    yield chunk
  }
  const copy = client.query(copyFrom(`copy new_listing (${listingColumns.join(', ')}, position) from stdin`))
  await pipeline(Readable.from(chunks()), copy)
  return read
}

const chunkLength = 64 * 1024

const createStaging = `
  create temporary table new_listing on commit drop as
  select ${listingColumns.join(', ')}, 0::bigint as position from listing with no data`

/** Of rows with one identifier the last counts. */
const lastOfEach = '(select distinct on (id) * from new_listing order by id, position desc)'

function updateChanged(confirmAgain: boolean): string {
  const columns = updatableColumns.filter((column) => confirmAgain || column !== 'last_confirmed')
  return `
    update listing set ${columns.map((column) => `${column} = newest.${column}`).join(', ')}, updated_at = now()
    from ${lastOfEach} newest
    where listing.id = newest.id
      and (${columns.map((column) => `listing.${column}`).join(', ')})
        is distinct from (${columns.map((column) => `newest.${column}`).join(', ')})`
}

const insertAdded = `
  insert into listing (${listingColumns.join(', ')})
  select ${listingColumns.join(', ')} from ${lastOfEach} newest
  on conflict (id) do nothing`
