import { Kysely, PostgresDialect } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/**
 * Does work in one transaction on one connection: what is asked of the database that `work` gets is kept
 * whole, or, when it throws, not at all. That database opens no transactions of its own.
 */
export async function inTransaction<Result>(
  { pool, query }: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const only = {
      connect: async () => ({ query: client.query.bind(client), release: () => {} }),
      end: async () => {},
      options: pool.options,
    }
    const database: Database = {
      pool,
      kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: only }) }),
      query: (asked) => query(asked, client),
      close: async () => {},
    }
    const result = await work(database)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}
