import { setTimeout as sleep } from 'node:timers/promises'
import { languages } from '@guru/contract/vocabulary'
import { prepareLanguage } from '@guru/engine'
import { forgetSpent } from './accounts/forget-spent.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { startEngine } from './conversation/current-engine.ts'
import { forgetOldChats } from './conversation/forget-old-chats.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { SetupError } from './errors.ts'
import { ownAddress } from './http/own-address.ts'
import type { WebPages } from './http/web-pages.ts'
import { offerCallbacks } from './leads/offer-callbacks.ts'
import { every } from './repeated-work.ts'

/** A server that listens. */
export interface RunningServer {
  /** As people type it. */
  address: string
  /** Ends turns in flight, then the database. */
  close(): Promise<void>
}

export interface ServerParts {
  config: Config
  web: Promise<WebPages | null>
  /** Work on the migrated database before the server listens. */
  prepare?: (database: Database) => Promise<void>
}

/**
 * Opens and migrates the database and listens.
 * @throws SetupError when settings, database or port stand in the way.
 */
export async function startServer({ config, web, prepare }: ServerParts): Promise<RunningServer> {
  const opening = openDatabase(config.database)
  // No seeker waits for this at a first turn, and nobody at all while the database is still starting.
  for (const language of languages) prepareLanguage(language)
  const database = await opening
  try {
    await migrate(database.kysely)
    await prepare?.(database)
    const engine = await startEngine(database)
    const app = await buildApp({ config, database, engine: engine.get, web: await web })
    await app.listen({ host: config.host, port: config.port })
    const offering = every(
      offerEvery,
      () => offerCallbacks(database.kysely, config.callbackClaimMinutes),
      (error) => app.log.error({ err: error }, 'offer_callbacks'),
    )
    const { retentionDays } = config
    const forgetting = every(
      forgetEvery,
      async () => {
        await forgetSpent(database.kysely)
        if (retentionDays !== null) await forgetOldChats(database, retentionDays)
      },
      (error) => app.log.error({ err: error }, 'forget'),
    )
    return {
      address: ownAddress(config, app),
      close: async () => {
        engine.stop()
        await offering.stop()
        await forgetting.stop()
        // A turn that hangs must not keep the database from being closed well.
        await Promise.race([app.close(), sleep(endWithin, undefined, { ref: false })])
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw obstacleTo(config, error)
  }
}

const endWithin = 10_000

/** Milliseconds between two looks for callbacks to be offered. */
const offerEvery = 2_000

/** Milliseconds between two looks for chats, logins and links whose time is over. */
const forgetEvery = 3 * 3_600_000

function obstacleTo({ host, port }: Config, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  switch (error.code) {
    case 'EADDRINUSE':
      return new SetupError(
        `Port ${port} is taken: stop the program that uses it, or set PORT to another one.`,
      )
    case 'EACCES':
      return new SetupError(`Port ${port} may not be used by this user: set PORT to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SetupError(`HOST=${host} is no address of this machine: set it to localhost or 0.0.0.0.`)
    default:
      return error
  }
}
