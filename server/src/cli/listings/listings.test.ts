import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { temporaryFile, temporaryFolder } from '../../../test/temporary-folder.ts'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'

const header = 'city,locality,price,bhk,property type,for'
const row = (number: number) => `Pune,Baner,${5_000_000 + number},2,Flat,Sale`
const rows = (count: number) =>
  [header, ...Array.from({ length: count }, (_, number) => row(number))].join('\n')

describe('npm run listings', () => {
  let database: TestDatabase
  let url: string
  beforeAll(async () => {
    database = await testDatabase()
    const { host, port, user, password, database: name } = database.connection
    // A PostgreSQL given by its address may want one.
    const who = typeof password === 'string' ? `${user}:${encodeURIComponent(password)}` : user
    url = `postgres://${who}@${encodeURIComponent(String(host))}:${port}/${name}`
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    await database.query({ text: 'truncate listing' })
  })

  const start = (args: string[], databaseUrl = url, cwd = process.cwd()): ChildProcess =>
    spawn(process.execPath, [path.resolve(import.meta.dirname, '../listings.ts'), ...args], {
      env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
      cwd,
    })
  const finish = async (child: ChildProcess) => {
    let [out, err] = ['', '']
    child.stdout?.on('data', (data) => {
      out += data
    })
    child.stderr?.on('data', (data) => {
      err += data
    })
    const [code] = await once(child, 'close')
    return { code, out, err }
  }
  const run = (args: string[], databaseUrl?: string) => finish(start(args, databaseUrl))
  const count = async () => (await database.query({ text: 'select 1 from listing' })).rowCount

  test('imports, lists, retires and brings back', async () => {
    const file = temporaryFile('portal.csv', `${rows(3)}\nPune,5000,1,2,Flat,Sale\n`)
    const imported = await run(['import', file, '--as', 'portal'])
    expect(imported).toMatchObject({ code: 0, err: '' })
    expect(imported.out).toContain(
      'portal: 4 rows: 3 added, 0 changed, 0 duplicates or unchanged, 1 rejected.',
    )
    expect(imported.out).toContain(`Rejected rows with their reasons: ${file}.rejects.csv`)
    expect((await run(['list-sources'])).out).toMatch(
      /^portal: 3 available, 0 retired, last confirmed \d{4}-\d\d-\d\d\n$/,
    )
    expect((await run(['retire', '--as', 'portal'])).out).toContain('3 listings are now retired')
    expect((await run(['restore', '--as', 'portal'])).out).toContain('3 listings are now available')
    expect(await run(['retire', '--as', 'other'])).toMatchObject({ code: 1, out: '' })
  })

  test('where nothing can be written beside the file, says in its last line where the rejects are', async () => {
    const file = temporaryFile('portal.csv', `${rows(3)}\nPune,5000,1,2,Flat,Sale\n`)
    // A folder in the place of the file keeps it from being written, for root as well.
    mkdirSync(`${file}.rejects.csv.part`)
    const cwd = temporaryFolder()
    const { code, out, err } = await finish(start(['import', file, '--as', 'portal'], url, cwd))
    expect({ code, err, count: await count() }).toEqual({ code: 0, err: '', count: 3 })
    const rejects = path.join(cwd, 'portal.csv.rejects.csv')
    expect(out).toContain(
      `Rejected rows with their reasons: ${rejects} (beside the file nothing can be written`,
    )
    expect(readFileSync(rejects, 'utf8')).toContain('Pune,5000,1,2,Flat,Sale,')
  })

  test('takes no place for the rejects that cannot be written, before anything is read', async () => {
    const file = temporaryFile('portal.csv', rows(3))
    const order = ['import', file, '--as', 'portal', '--rejects', `${file}/bad.csv`]
    expect(await run(order, 'postgres://nobody@localhost:1/none')).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^[^\n]+bad\.csv cannot be written \(ENOTDIR\)\. Nothing was imported\.\n$/),
    })
  })

  test('says how many keep what was set by hand, and which stay retired', async () => {
    const file = temporaryFile('portal.csv', rows(3))
    await run(['import', file, '--as', 'portal'])
    await database.query({
      text: `update listing set price = 1, kept_by_hand = '{price}' where price = 5000000`,
    })
    await database.query({
      text: `update listing set status = 'retired', kept_by_hand = '{status}' where price = 5000001`,
    })
    expect((await run(['import', file, '--as', 'portal'])).out).toMatch(
      /portal: 3 rows: 0 added, 0 changed, 3 duplicates or unchanged, 0 rejected\.\nKept as set by hand, though the file has it otherwise: 2\n/,
    )
    await run(['retire', '--as', 'portal'])
    expect((await run(['restore', '--as', 'portal'])).out).toBe(
      'portal: 2 listings are now available. 1 stay retired: that was done by hand.\n',
    )
  })

  test('shows at a dry run what it understood, without database and without a trace', async () => {
    const file = temporaryFile('portal.csv', `${rows(9)}\nPune,5000,1,2,Flat,Sale\n`)
    const { code, out } = await run(
      ['import', file, '--as', 'portal', '--dry-run'],
      'postgres://nobody@localhost:1/none',
    )
    expect(code).toBe(0)
    expect(out).toContain('property_type ← property type')
    expect(out).toContain('apartment for sale · Baner, Pune · ₹ 50,00,000 · 2 bedrooms')
    expect(out).toContain('10 rows: 9 can be used, 1 rejected.')
    expect(existsSync(`${file}.rejects.csv`)).toBe(false)
  })

  test('ends with 1 when no row could be used', async () => {
    const file = temporaryFile('portal.csv', `${header}\nPune,5000,1,2,Flat,Sale\n`)
    expect((await run(['import', file, '--as', 'portal'])).code).toBe(1)
  })

  test('refuses what it cannot do in one plain line', async () => {
    expect(await run(['import', '/nowhere.csv', '--as', 'x'])).toEqual({
      code: 1,
      out: '',
      err: 'There is no file /nowhere.csv.\n',
    })
  })

  test('says in one line that the database cannot be reached', async () => {
    const file = temporaryFile('portal.csv', rows(3))
    const { code, err } = await run(['import', file, '--as', 'x'], 'postgres://nobody@localhost:1/none')
    expect(code).toBe(1)
    expect(err).toContain('The database cannot be reached')
    expect(err.trim()).not.toContain('\n')
  })

  test.each([
    ['SIGINT', 130],
    ['SIGKILL', null],
  ] as const)('leaves nothing behind when it is ended by %s', async (signal, code) => {
    const file = temporaryFile('portal.csv', rows(200_000))
    const child = start(['import', file, '--as', 'portal'])
    const ended = finish(child)
    await waitFor(async () => (await copying(database)) > 0)
    child.kill(signal)
    expect((await ended).code).toBe(code)
    await waitFor(async () => (await copying(database)) === 0)
    expect(await count()).toBe(0)
    if (signal === 'SIGINT') expect(existsSync(`${file}.rejects.csv.part`)).toBe(false)
  })
})

/** Transactions of imports under way. */
async function copying(database: TestDatabase): Promise<number> {
  const text = `select count(*)::integer as open from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and query ~ 'new_listing'`
  return (await database.query<{ open: number }>({ text })).rows[0]?.open ?? 0
}

async function waitFor(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20)
}
