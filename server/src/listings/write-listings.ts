import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pool, PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { isDuplicate } from '../db/failures.ts'
import { batches, oneAhead } from './batches.ts'
import { factOf } from './kept-by-hand.ts'
import { listingColumns, updatableColumns } from './listing-columns.ts'
import type { NewListing } from './new-listing.ts'
import type { Queryable } from './queryable.ts'

/** What became of the listings written. */
export interface WriteCounts {
  /** Listings handed over. */
  read: number
  added: number
  /** Already there with other values, now brought up to date. */
  changed: number
  /** Already there just so, or a second time in the same run. */
  duplicates: number
  /** Listings among all these that keep what an admin set by hand where the run has it otherwise. */
  kept: number
}

export interface WriteOptions {
  /** False (default): a listing that is already there keeps its time of confirmation. */
  confirmAgain?: boolean
  /** Last of all inside the transaction: what it writes comes in with the listings, what it throws undoes them. */
  beforeCommit?: (transaction: Queryable, counts: WriteCounts) => Promise<void>
}

/**
 * Writes any number of listings in one transaction: all or, when `listings` throws or the process dies,
 * none. Streams by COPY; holds no more than two batches in memory. A listing that is already there
 * keeps its status, so that a repeated import does not bring a sold home back, and what was set by hand.
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
  { confirmAgain = false, beforeCommit }: WriteOptions,
): Promise<WriteCounts> {
  const counts = { read: 0, added: 0, changed: 0, kept: 0 }
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
  if (anyMet) {
    counts.changed = (await client.query(updateChanged(confirmAgain))).rowCount ?? 0
    counts.kept = (await client.query<{ kept: number }>(countKept)).rows[0]?.kept ?? 0
  }
  const all = { ...counts, duplicates: counts.read - counts.added - counts.changed }
  await beforeCommit?.(client, all)
  await client.query('commit')
  return all
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

/** The last row of each identifier, where it differs from the listing that was there: of several the last counts. */
const lastRow = `(
  select * from (select distinct on (id) * from differing_listing order by id, position desc) last
  where not exists (
    select from same_listing where same_listing.id = last.id and same_listing.position > last.position))`

/** What is set by hand is looked at in the row that is written, so that an edit at this very moment counts. */
function updateChanged(confirmAgain: boolean): string {
  const columns = updatedColumns(confirmAgain)
  return `
    update listing set ${columns.map((column) => `${column} = ${valueToSet(column)}`).join(', ')}, updated_at = now()
    from ${lastRow} newest
    where listing.id = newest.id and (listing.kept_by_hand is null
      or (${columns.map((column) => `listing.${column}`).join(', ')})
        is distinct from (${columns.map(valueToSet).join(', ')}))`
}

/** What a column becomes. A listing that an admin saw to is confirmed no earlier than it was then. */
function valueToSet(column: (typeof updatableColumns)[number]): string {
  const fact = factOf(column)
  if (fact !== null)
    return `case when '${fact}' = any(listing.kept_by_hand) then listing.${column} else newest.${column} end`
  return `case when listing.kept_by_hand is null then newest.${column}
    else greatest(listing.${column}, newest.${column}) end`
}

const factColumns = updatableColumns.filter((column) => factOf(column) !== null)

/** After the update: what still differs is kept. A listing retired by hand keeps that whatever its row says. */
const countKept = `
  select count(*)::integer as kept from (
    select listing.id from listing join ${lastRow} newest on newest.id = listing.id
    where listing.kept_by_hand is not null
      and (${factColumns.map((column) => `listing.${column}`).join(', ')})
        is distinct from (${factColumns.map((column) => `newest.${column}`).join(', ')})
    union
    select id from listing
    where kept_by_hand is not null and 'status' = any(kept_by_hand)
      and id in (select id from differing_listing union all select id from same_listing)) kept`

const insertNew = `
  insert into listing (${listingColumns.join(', ')})
  select ${listingColumns.join(', ')} from new_listing
  where not exists (select from listing where listing.id = new_listing.id)`

const insertIfNew = `
  insert into listing (${listingColumns.join(', ')})
  select ${listingColumns.join(', ')} from new_listing
  on conflict (id) do nothing`
