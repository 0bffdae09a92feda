import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '@guru/server/db/database'
import { migrate } from '@guru/server/db/migrate'

/** Work on an empty, migrated database as the server opens it; it is gone afterwards. */
export async function withEmptyDatabase<Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-bench-'))
  const database = await openDatabase({ url: `embedded:${path.join(folder, 'pg')}` })
  try {
    await migrate(database.kysely)
    return await work(database)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
