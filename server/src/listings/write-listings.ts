import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pool, PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { isDuplicate } from '../db/failures.ts'
import { batches, oneAhead } from './batches.ts'
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
 * none. Streams by COPY; holds no more than two batches in memory. A listing that is already there
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
    // The listings are in, whatever becomes of this; the database would do it by itself, a little later.
    if (counts.added + counts.changed > 0) await readyForSearch(client).catch(() => {})
    return counts
  } finally {
    // A connection given up in the middle takes its transaction with it.
    client.release(!committed)
  }
}

async function writeInTransaction(
  client: PoolClient,
  listings: Iterable<NewListing> | AsyncIterable<NewListing>,
  { confirmAgain = false }: WriteOptions,
): Promise<WriteCounts> {
  const counts = { read: 0, added: 0, changed: 0, duplicates: 0 }
  let anyMet = false
  await client.query('begin')
  for (const table of stagingTables) await client.query(table)
  // While the database takes one batch in, the next is read.
  for await (const batch of oneAhead(batches(listings))) {
    await pipeline(Readable.from([batch.lines]), client.query(copyFrom(copyIntoStaging)))
    const added = await insertAdded(client)
    if (added < batch.count) {
      await client.query(noteDiffering(confirmAgain))
      await client.query(noteSame)
      anyMet = true
    }
    await client.query('truncate new_listing')
    counts.read += batch.read
    counts.added += added
  }
  if (anyMet) counts.changed = (await client.query(updateChanged(confirmAgain))).rowCount ?? 0
  await client.query('commit')
  return { ...counts, duplicates: counts.read - counts.added - counts.changed }
}

/**
 * Inserts those of the batch that are not there yet. Looked for together they cost a quarter less than each on
 * its way in; only where another import brings the same ones at the same moment it has to be each.
 * @returns how many there were.
 */
async function insertAdded(client: PoolClient): Promise<number> {
  await client.query('savepoint batch')
  try {
    const { rowCount } = await client.query(insertNew)
    await client.query('release savepoint batch')
    return rowCount ?? 0
  } catch (cause) {
    if (!isDuplicate(cause)) throw cause
    await client.query('rollback to savepoint batch')
    return (await client.query(insertIfNew)).rowCount ?? 0
  }
}

/** Search reads indexes only; that needs the visibility map, and good plans need fresh statistics. */
async function readyForSearch(client: PoolClient): Promise<void> {
  await client.query('vacuum (analyze) listing')
}

const columnsAlone = `select ${listingColumns.join(', ')}, 0::bigint as position from listing with no data`

/** The batch at hand, and of all batches the rows that were there already: with other values, and just so. */
const stagingTables = [
  `create temporary table new_listing on commit drop as ${columnsAlone}`,
  `create temporary table differing_listing on commit drop as ${columnsAlone}`,
  'create temporary table same_listing (id uuid, position bigint) on commit drop',
]

const copyIntoStaging = `copy new_listing (${listingColumns.join(', ')}, position) from stdin`

/** Of rows with one identifier the last counts. */
const lastOfEach = (table: string) => `(select distinct on (id) * from ${table} order by id, position desc)`

const updatedColumns = (confirmAgain: boolean) =>
  updatableColumns.filter((column) => confirmAgain || column !== 'last_confirmed')

/**
 * Notes which rows of a batch differ from the listings that are there. Those change only at the end: of two
 * rows with one identifier in different batches the first must not change what the second changes back, or a
 * repeated import would change something each time.
 */
function noteDiffering(confirmAgain: boolean): string {
  const columns = updatedColumns(confirmAgain)
  return `
    insert into differing_listing
    select newest.* from new_listing newest join listing on listing.id = newest.id
    where (${columns.map((column) => `listing.${column}`).join(', ')})
      is distinct from (${columns.map((column) => `newest.${column}`).join(', ')})`
}

const noteSame = `
  insert into same_listing
  select id, position from new_listing
  where not exists (
    select from differing_listing differing
    where differing.id = new_listing.id and differing.position = new_listing.position)`

function updateChanged(confirmAgain: boolean): string {
  return `
    update listing set
      ${updatedColumns(confirmAgain)
        .map((column) => `${column} = newest.${column}`)
        .join(', ')}, updated_at = now()
    from ${lastOfEach('differing_listing')} newest
    where listing.id = newest.id and not exists (
      select from same_listing where same_listing.id = newest.id and same_listing.position > newest.position)`
}

const insertNew = `
  insert into listing (${listingColumns.join(', ')})
  select ${listingColumns.join(', ')} from new_listing
  where not exists (select from listing where listing.id = new_listing.id)`

const insertIfNew = `
  insert into listing (${listingColumns.join(', ')})
  select ${listingColumns.join(', ')} from new_listing
  on conflict (id) do nothing`
