import { createEngine } from '@guru/engine'
import type { InjectOptions } from 'fastify'
import { type AppParts, buildApp } from '../src/app.ts'
import { parseConfig } from '../src/config.ts'
import type { WebPages } from '../src/http/web-pages.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

export interface TestAppOptions {
  /** Settings as in the environment. */
  settings?: Record<string, string>
  web?: WebPages | null
  whatsappWork?: AppParts['whatsappWork']
  /** The database of another one, as of two servers; a new one when absent. */
  database?: TestDatabase
}

/** The real application on a database of its own, to inject calls into. */
export async function testApp({
  settings = {},
  web = null,
  whatsappWork = {},
  database: shared,
}: TestAppOptions = {}) {
  const database = shared ?? (await testDatabase())
  const log: string[] = []
  const engine = createEngine({ listedPlaces: [] })
  const app = await buildApp({
    config: parseConfig({ LOG_LEVEL: 'trace', STT_EMBEDDED: 'off', ...settings }),
    database,
    engine: () => engine,
    web,
    logTo: { write: (line) => log.push(line) },
    whatsappWork,
  })
  const close = async () => {
    await app.close()
    if (shared === undefined) await database.drop()
  }
  const post = (path: string, body: unknown, headers: InjectOptions['headers'] = {}) =>
    app.inject({
      method: 'POST',
      url: `/v1${path}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const chat = (body: object) => post('/user/chat-v3', { ...browser, ...body })
  return { app, database, log, close, post, chat }
}
export type TestApp = Awaited<ReturnType<typeof testApp>>

/** Ids as a browser makes them. */
export const browser = { session_id: 'session-0123456789', device_id: 'device-0123456789' }

const storedTables = ['person', 'session', 'turn', 'requirement'] as const

/** How many rows a chat left in each table. */
export async function rowCounts({ kysely }: TestDatabase) {
  const count = async (table: (typeof storedTables)[number]) => {
    const { rows } = await kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    return [table, rows] as const
  }
  return Object.fromEntries(await Promise.all(storedTables.map(count)))
}
