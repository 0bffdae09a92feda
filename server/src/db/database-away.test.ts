import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createEngine } from '@guru/engine'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { browser } from '../../test/test-app.ts'
import { testDatabase } from '../../test/test-database.ts'
import { buildApp } from '../app.ts'
import { parseConfig } from '../config.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-away-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('while the database is away calls get 503 with a clear message, and it goes on by itself', async () => {
  const database = await openDatabase({ url: `embedded:${folder}/pg` })
  await migrate(database.kysely)
  const engine = createEngine({ listedPlaces: [] })
  const config = parseConfig({ LOG_LEVEL: 'silent' })
  const app = await buildApp({ config, database, engine: () => engine, web: null })
  const chat = (turn_id: string) =>
    app.inject({
      method: 'POST',
      url: '/v1/user/chat-v3',
      payload: { ...browser, answer: 'English', turn_id },
    })
  expect((await chat('turn-0001')).statusCode).toBe(200)

  const postmaster = Number.parseInt(readFileSync(path.join(folder, 'pg/data/postmaster.pid'), 'utf8'), 10)
  process.kill(postmaster, 'SIGKILL')
  // The connection at hand may serve a call or two before it notices that its server is gone.
  let away = await chat('turn-away-0')
  for (let turn = 1; away.statusCode === 200; turn++) away = await chat(`turn-away-${turn}`)
  expect([away.statusCode, away.json(), away.headers['retry-after']]).toEqual([
    503,
    { code: 'database_unavailable', message: 'Guru cannot reach its database. Please try again soon.' },
    '5',
  ])
  expect((await app.inject('/healthz')).statusCode).toBe(200)

  for (const until = Date.now() + 20_000; Date.now() < until; await sleep(50)) {
    if ((await app.inject('/readyz')).statusCode === 200) break
  }
  expect((await chat('turn-0001')).statusCode).toBe(200)
  await app.close()
  await database.close()
})

test('a database that hangs is told as well, and the turn that was waiting does no harm', async () => {
  const database = await testDatabase()
  const engine = createEngine({ listedPlaces: [] })
  const config = parseConfig({ LOG_LEVEL: 'silent' })
  const app = await buildApp({ config, database, engine: () => engine, web: null, answerWithin: 300 })
  const payload = { ...browser, answer: 'English', turn_id: 'turn-0001' }
  const chat = () => app.inject({ method: 'POST', url: '/v1/user/chat-v3', payload })
  await database.kysely.transaction().execute(async (transaction) => {
    await sql`lock table session`.execute(transaction)
    const response = await chat()
    expect([response.statusCode, response.json().code]).toEqual([503, 'too_slow'])
  })
  expect((await chat()).statusCode).toBe(200)
  const turns = await database.kysely.selectFrom('turn').select('position').execute()
  expect(turns).toEqual([{ position: 1 }])
  await app.close()
  await database.drop()
})

test('closing does not wait for a query that hangs', async () => {
  const database = await openDatabase({ url: `embedded:${folder}/hanging` })
  await database.query({ text: 'select 1' })
  const hanging = database.query({ text: 'select pg_sleep(60)' })
  const began = Date.now()
  await Promise.all([expect(hanging).rejects.toThrow(), database.close()])
  expect(Date.now() - began).toBeLessThan(20_000)
})

test('a connection that is lost inside a transaction fails the transaction and nothing else', async () => {
  const database = await testDatabase()
  const lost = database.kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await database.query({ text: 'select pg_terminate_backend($1)', values: [rows[0]?.pid] })
    await sleep(100)
    await sql`select 1`.execute(transaction)
  })
  await expect(lost).rejects.toThrow()
  expect((await database.query({ text: 'select 1 as one' })).rows).toEqual([{ one: 1 }])
  await database.drop()
})
