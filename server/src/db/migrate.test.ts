import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { connect } from './database.ts'
import { migrate } from './migrate.ts'

describe('migrations', () => {
  let database: TestDatabase
  let folder: string
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    await sql`drop schema public cascade; create schema public`.execute(database.kysely)
    folder = mkdtempSync(path.join(os.tmpdir(), 'guru-migrations-'))
    return () => rmSync(folder, { recursive: true })
  })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

  test('run in the order of their names, each once', async () => {
    write('2_second.sql', 'alter table place add column area text')
    write('1_first.sql', 'create table place (city text)')
    expect(await migrate(database.kysely, folder)).toEqual(['1_first.sql', '2_second.sql'])
    expect(await migrate(database.kysely, folder)).toEqual([])
  })

  test('leave nothing of a file that fails half way, and run it again once it is right', async () => {
    write('1_first.sql', 'create table place (city text); create table broken (x nonsense)')
    await expect(migrate(database.kysely, folder)).rejects.toThrow('nonsense')
    write('1_first.sql', 'create table place (city text)')
    expect(await migrate(database.kysely, folder)).toEqual(['1_first.sql'])
  })

  test('refuse a file that was changed after it ran', async () => {
    write('1_first.sql', 'create table place (city text)')
    await migrate(database.kysely, folder)
    write('1_first.sql', 'create table place (town text)')
    await expect(migrate(database.kysely, folder)).rejects.toThrow('1_first.sql was changed after it ran')
  })

  test('refuse a database that a newer version has been at', async () => {
    write('1_first.sql', 'create table place (city text)')
    write('2_second.sql', 'create table later (x text)')
    await migrate(database.kysely, folder)
    rmSync(path.join(folder, '2_second.sql'))
    await expect(migrate(database.kysely, folder)).rejects.toThrow('by a newer Guru (2_second.sql)')
  })

  test('are run once by servers that start at the same time', async () => {
    cpSync(path.resolve(import.meta.dirname, '../../migrations'), folder, { recursive: true })
    const servers = await Promise.all(
      Array.from({ length: 4 }, () => connect(database.connection, { poolSize: 1 })),
    )
    const run = await Promise.all(servers.map((server) => migrate(server.kysely, folder)))
    await Promise.all(servers.map((server) => server.close()))
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(
      database.kysely,
    )
    expect(run.flat().sort()).toEqual(rows.map((row) => row.name))
    expect(rows.length).toBeGreaterThan(0)
  })
})
