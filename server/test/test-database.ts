import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { connect, type Database } from '../src/db/database.ts'
import { onServer } from './on-server.ts'

/** A migrated, empty database of its own. */
export interface TestDatabase extends Database {
  /** For a second connection, or a server in another process. */
  connection: pg.ClientConfig
  /** Closes and removes it. */
  drop(): Promise<void>
}

/**
 * Makes a database for a test file: call it in `beforeAll`, and its `drop` in `afterAll`.
 * @example const database = await testDatabase()
 */
export async function testDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const { connection, template } = inject('testServer')
  const name = `guru_test_${randomUUID().replaceAll('-', '')}`
  await onServer(connection, `create database ${name} template ${template}`)
  const own = { ...connection, database: name }
  const database = await connect(own, { poolSize: 5, ...options })
  const drop = async () => {
    await database.close()
    await onServer(connection, `drop database if exists ${name} with (force)`)
  }
  return { ...database, connection: own, drop }
}
