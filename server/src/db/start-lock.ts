import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** Any number, as long as every Guru server takes the same one. */
const startLock = 4_871_201

/**
 * Does work that servers starting at once must do one after the other, in a transaction that holds a lock.
 * The lock ends with the transaction, so it works behind a connection pooler too.
 */
export function inStartLock<T>(
  db: Kysely<Schema>,
  work: (locked: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${startLock})`.execute(transaction)
    return work(transaction)
  })
}
