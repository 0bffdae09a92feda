import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { SetupError } from '../errors.ts'
import type { Schema } from './schema.ts'
import { inStartLock } from './start-lock.ts'

/** A file of SQL, run once in the order of its name, which starts with a timestamp. */
interface Migration {
  name: string
  text: string
  checksum: string
}

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations')

/**
 * Brings the tables up to date. Each file runs in a transaction that holds a lock, so that two servers
 * that start at once run it once; the lock ends with the transaction, also behind a connection pooler.
 * @returns names of the files that were run.
 * @throws SetupError when the database's history is not that of these files.
 */
export async function migrate(db: Kysely<Schema>, folder: string = migrationsFolder): Promise<string[]> {
  const migrations = readMigrations(folder)
  await inStartLock(db, (locked) =>
    sql`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`.execute(locked),
  )
  const applied = await appliedMigrations(db)
  requireSameHistory(migrations, applied)
  const run: string[] = []
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue
    if (await apply(db, migration)) run.push(migration.name)
  }
  return run
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

async function appliedMigrations(db: Kysely<Schema>): Promise<Map<string, string>> {
  const rows = await db.selectFrom('migration').select(['name', 'checksum']).execute()
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function requireSameHistory(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    const here = known.get(name)
    if (here === undefined) {
      throw new SetupError(
        `The database was brought up to date by a newer Guru (${name}): update this installation.`,
      )
    }
    if (here !== checksum) {
      throw new SetupError(
        `The migration ${name} was changed after it ran on this database: restore the file and put the change into a new one.`,
      )
    }
  }
}

/** @returns false when another server ran it meanwhile. */
function apply(db: Kysely<Schema>, migration: Migration): Promise<boolean> {
  return inStartLock(db, async (locked) => {
    if ((await appliedMigrations(locked)).has(migration.name)) return false
    await sql.raw(migration.text).execute(locked)
    await locked
      .insertInto('migration')
      .values({ name: migration.name, checksum: migration.checksum })
      .execute()
    return true
  })
}
