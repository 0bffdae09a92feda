import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { SetupError } from '../errors.ts'
import { type ServerSettings, startEmbedded } from './embedded/server.ts'
import type { Schema } from './schema.ts'

/** The database as the rest of the server uses it. */
export interface Database {
  /** Typed queries and transactions; the default way. */
  readonly kysely: Kysely<Schema>
  /** Connections for COPY and the like. */
  readonly pool: pg.Pool
  /**
   * Runs a hot query. One with a `name` (unique in the program) is prepared once per connection; where the
   * settings forbid that, as behind PgBouncer, the name is left out. `on`: a connection in a transaction.
   */
  query<Row extends pg.QueryResultRow>(
    query: pg.QueryConfig,
    on?: Pick<pg.Pool, 'query'>,
  ): Promise<pg.QueryResult<Row>>
  /** Waits for queries in flight, 5 s at most, and closes; stops an embedded server that nobody else uses. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** `embedded:FOLDER` or `postgres://…`. */
  url: string
  poolSize?: number
  namedStatements?: boolean
  /** Settings for an embedded server that is started here. */
  embedded?: ServerSettings
}

/**
 * Opens the database; an embedded one is started when it does not run.
 * @throws SetupError when it cannot be reached.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const folder = /^embedded:(.+)$/.exec(options.url)?.[1]
  if (folder === undefined) return connect({ connectionString: options.url }, options)
  const server = await startEmbedded(path.resolve(folder), options.embedded)
  return connect(server.connection, options, () => server.release())
}

/** Opens a database on a server that runs already. */
export async function connect(
  connection: pg.PoolConfig,
  options: Pick<DatabaseOptions, 'poolSize' | 'namedStatements'> = {},
  afterwards: () => Promise<void> = async () => {},
): Promise<Database> {
  const pool = new pg.Pool({
    ...connection,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5_000,
    types: columnTypes,
  })
  pool.on('error', () => {}) // an idle connection was dropped: the pool makes a new one when needed
  // One in use that is lost fails its next query; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => {}))
  await reach(pool).catch(async (error) => {
    await pool.end()
    await afterwards()
    throw error
  })
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const named = options.namedStatements ?? true
  return {
    kysely,
    pool,
    query: (query, on = pool) => {
      if (named) return on.query(query)
      const { name: _, ...plain } = query
      return on.query(plain)
    },
    close: async () => {
      // The pool waits for every query: one that waits for a lock would keep the process from ending.
      await Promise.race([pool.end(), sleep(closeWithin, undefined, { ref: false })])
      await afterwards()
    },
  }
}

const closeWithin = 5_000

/** bigint columns hold rupees and counts, far below 2^53: they come as numbers. */
const bigint = 20
const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === bigint ? Number : pg.types.getTypeParser(oid, format),
}

async function reach(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || String(cause) : String(cause)
    throw new SetupError(
      `The database cannot be reached (${reason}): check DATABASE_URL and that PostgreSQL runs there.`,
      { cause },
    )
  }
}
