import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded/server.ts'
import { migrate } from '../src/db/migrate.ts'
import { onServer } from './on-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made, and the migrated database that they are copies of. */
    testServer: { connection: pg.ClientConfig; template: string }
  }
}

/**
 * Runs once before the tests: starts an embedded PostgreSQL in a temporary folder (or takes the one of
 * TEST_DATABASE_URL) and makes a migrated database that every test file gets a copy of.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await testServer()
  const template = `guru_test_${process.pid}`
  await onServer(server.connection, `create database ${template}`)
  const database = await connect({ ...server.connection, database: template })
  await migrate(database.kysely)
  await database.close()
  project.provide('testServer', { connection: server.connection, template })
  return async () => {
    await onServer(server.connection, `drop database ${template} with (force)`)
    await server.stop()
  }
}

async function testServer() {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { connection: connectionOf(url), stop: async () => {} }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-test-'))
  // Test data need not outlive a power cut.
  const server = await startEmbedded(path.join(folder, 'pg'), { fsync: 'off', max_connections: '200' })
  const stop = async () => {
    await server.release()
    rmSync(folder, { recursive: true, force: true })
  }
  return { connection: server.connection, stop }
}

function connectionOf(text: string): pg.ClientConfig {
  const url = new URL(text)
  return {
    host: decodeURIComponent(url.hostname) || url.searchParams.get('host') || 'localhost',
    port: Number(url.port) || 5432,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)) || 'postgres',
  }
}
