import type { ListingImport } from '@guru/contract/listing-import'
import { type Kysely, type Selectable, sql } from 'kysely'
import { isDuplicate } from '../../db/failures.ts'
import type { Schema } from '../../db/schema.ts'
import type { ListingImportTable } from '../../db/tables/listing-import.ts'
import { ApiFailure } from '../../errors.ts'
import type { Queryable } from '../queryable.ts'

/** An import from its start on, as every server over the database knows it: but whose disk holds what. */
export type ImportRecord = Omit<ListingImport, 'has_rejects'>

/** A server that was not heard for so long has stopped. It says a word every second. */
const silentSeconds = 30

const isSilent = sql<boolean>`heard_at < now() - make_interval(secs => ${silentSeconds})`

/** The import that runs, or the last one until it is cleared away; one whose server died has failed. */
export async function lastImport(db: Kysely<Schema>): Promise<ImportRecord | null> {
  const found = db
    .selectFrom('listing_import')
    .selectAll()
    .select(isSilent.as('silent'))
    .orderBy(sql`state = 'running'`, 'desc')
    .orderBy('heard_at', 'desc')
    .limit(1)
  const row = await found.executeTakeFirst()
  if (row?.state !== 'running' || !row.silent) return row ? recordOf(row) : null
  await failImport(db, row.id, 'The server that imported it has stopped. Nothing was imported.')
  const now = await found.executeTakeFirst()
  return now ? recordOf(now) : null
}

const recordOf = ({
  id,
  state,
  about,
  progress,
  report,
  fault,
}: Selectable<ListingImportTable>): ImportRecord => ({ id, state, ...about, progress, report, fault })

/** Begins an import in place of the last one. @throws ApiFailure 409 while another one runs on any server. */
export async function beginImport(
  db: Kysely<Schema>,
  { id, about }: { id: string; about: Selectable<ListingImportTable>['about'] },
): Promise<void> {
  if ((await lastImport(db))?.state === 'running') throw importRunning()
  try {
    await db.transaction().execute(async (transaction) => {
      await removeFinished(transaction)
      await transaction
        .insertInto('listing_import')
        .values({ id, state: 'running', about: JSON.stringify(about) })
        .execute()
    })
  } catch (cause) {
    throw isDuplicate(cause) ? importRunning() : cause
  }
}

/** Says that the import goes on. @returns false when it was ended, by whichever server. */
export async function noteProgress(
  db: Kysely<Schema>,
  id: string,
  progress: ListingImport['progress'],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listing_import')
    .set({ heard_at: sql`now()`, ...(progress && { progress: JSON.stringify(progress) }) })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Marks the import as done, in the transaction that holds its listings: they come in together or not at all.
 * @throws ImportEnded when it was ended before.
 */
export async function finishImport(
  transaction: Queryable,
  id: string,
  report: NonNullable<ListingImport['report']>,
): Promise<void> {
  const text = `update listing_import set state = 'done', report = $2 where id = $1 and state = 'running'`
  const { rowCount } = await transaction.query({ text, values: [id, JSON.stringify(report)] })
  if (rowCount === 0) throw new ImportEnded()
}

/** Ends an import with nothing imported. One that is done stays done. */
export async function failImport(db: Kysely<Schema>, id: string, fault: string): Promise<void> {
  await db
    .updateTable('listing_import')
    .set({ state: 'failed', fault })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/** Forgets what does not run. */
export async function removeFinished(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('listing_import').where('state', '!=', 'running').execute()
}

export class ImportEnded extends Error {
  constructor() {
    super('The import was ended.')
    this.name = 'ImportEnded'
  }
}

export const importRunning = () =>
  new ApiFailure(409, 'import_running', 'Another file is being imported. Wait for its end.')
