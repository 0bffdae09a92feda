import type { Pool } from 'pg'
import type { NewListing } from '../new-listing.ts'
import type { Queryable } from '../queryable.ts'
import { Unusable } from '../values/unusable.ts'
import { type WriteCounts, writeListings } from '../write-listings.ts'
import { CellReader } from './cell-reader.ts'
import { type CsvFile, readCsv } from './csv-file.ts'
import type { Mapping } from './mapping.ts'
import { PlaceNames } from './place-names.ts'
import { RejectsFile } from './rejects-file.ts'
import { placesBeside } from './rejects-places.ts'
import { type ImportContext, listingOfRow, requireWhole } from './row-reader.ts'
import { findSharedPoints } from './shared-points.ts'

export interface ImportOrder {
  file: CsvFile
  mapping: Mapping
  /** Name of the source. */
  source: string
  /** When the listings were last confirmed, for rows that do not say; null: now, for new ones only. */
  confirmed: Date | null
  now: Date
  /** Where the rejected rows go; beside the file, or elsewhere where nothing can be written there, unless told. */
  rejects?: string | null
  /** Reads no more rows; all unless told. */
  most?: number
  /** Ends the import, with nothing done. */
  signal?: AbortSignal
  onProgress?: (progress: ImportProgress) => void
  /** Inside the transaction of the listings: what it writes comes in with them, what it throws undoes them. */
  beforeCommit?: (transaction: Queryable, report: ImportReport) => Promise<void>
}

export interface ImportProgress {
  rows: number
  rejected: number
  /** Part of the file that was read, 0 to 1. */
  part: number
}

/** rows = added + changed + duplicates + rejected; those kept are among them. */
export interface ImportReport extends Omit<WriteCounts, 'read'> {
  rows: number
  rejected: number
  /** How often each reason came, the commonest first. */
  reasons: [string, number][]
  /** Where the rejected rows are; null where there are none, or where they could be written nowhere. */
  rejectsPath: string | null
}

/**
 * Imports a file: all of it, or nothing when it breaks, is ended or the process dies.
 * @throws SetupError when the file cannot be read to its end or the disk of the rejects is full.
 */
export async function importFile(pool: Pool, order: ImportOrder): Promise<ImportReport> {
  const { file, rejects: asked } = order
  const rejects = new RejectsFile(asked ? [() => asked] : placesBeside(file.path), file.header)
  const tally = new Tally()
  try {
    const context = await importContext(order)
    const rows = listingsOf(order, context, tally, rejects)
    let rejectsPath: string | null = null
    const reportOf = ({ read: _, ...counts }: WriteCounts) => ({ ...counts, ...tally.report(), rejectsPath })
    const counts = await writeListings(pool, rows, {
      confirmAgain: confirmsAgain(order),
      beforeCommit: async (transaction, written) => {
        rejectsPath = await rejects.keep()
        await order.beforeCommit?.(transaction, reportOf(written))
      },
    })
    return reportOf(counts)
  } catch (cause) {
    await rejects.discard()
    throw cause
  }
}

/** The listings that a file would give, without a database; `onListing` gets each. */
export async function tryFile(
  order: ImportOrder,
  onListing: (listing: NewListing) => void,
): Promise<Pick<ImportReport, 'rows' | 'rejected' | 'reasons'>> {
  const tally = new Tally()
  for await (const listing of listingsOf(order, await importContext(order), tally, null)) onListing(listing)
  return tally.report()
}

/** A file that says when, or the operator who does, confirms listings that are there already. */
function confirmsAgain({ mapping, confirmed }: ImportOrder): boolean {
  return confirmed !== null || mapping.columns.last_confirmed !== undefined
}

async function importContext({
  file,
  mapping,
  source,
  confirmed,
  now,
  signal,
}: ImportOrder): Promise<ImportContext> {
  const cells = new CellReader(file.header, mapping)
  const sharedPoints = await findSharedPoints(readCsv(file, signal), cells, mapping)
  return { source, mapping, cells, sharedPoints, places: new PlaceNames(), confirmed: confirmed ?? now, now }
}

async function* listingsOf(
  { file, most, signal, onProgress }: ImportOrder,
  context: ImportContext,
  tally: Tally,
  rejects: RejectsFile | null,
): AsyncGenerator<NewListing, void, undefined> {
  for await (const { cells, read } of readCsv(file, signal)) {
    if (tally.rows === most) break
    tally.rows += 1
    const listing = tally.attempt(() => {
      requireWhole(cells, file.header.length)
      return listingOfRow(cells, context)
    })
    if (listing instanceof Unusable) await rejects?.add(cells, listing.message)
    else yield listing
    onProgress?.({ rows: tally.rows, rejected: tally.rejected, part: read / file.bytes })
  }
  await rejects?.finish()
}

/** Most reasons that are told apart; a file can make as many as it has rows. */
const mostReasons = 1_000

class Tally {
  rows = 0
  rejected = 0
  readonly #reasons = new Map<string, number>()

  /** The listing, or why there is none. */
  attempt(read: () => NewListing): NewListing | Unusable {
    try {
      return read()
    } catch (reason) {
      if (!(reason instanceof Unusable)) throw reason
      this.#count(reason)
      return reason
    }
  }

  report() {
    const reasons = [...this.#reasons].sort(([, one], [, other]) => other - one)
    return { rows: this.rows, rejected: this.rejected, reasons }
  }

  /** Reasons are counted without the values that they quote. */
  #count({ message }: Unusable): void {
    this.rejected += 1
    const kind = message.replace(/“[^”]*”/g, '“…”').replace(/\d[\d.,]*/g, '…')
    if (this.#reasons.has(kind) || this.#reasons.size < mostReasons)
      this.#reasons.set(kind, (this.#reasons.get(kind) ?? 0) + 1)
  }
}
