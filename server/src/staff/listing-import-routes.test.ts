import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ListingImport } from '@guru/contract/listing-import'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { callsOf, makeAdmin } from '../../test/staff.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let guru: TestApp
let admin: Awaited<ReturnType<typeof callsOf>>
let temporary: string
const { TMPDIR } = process.env
beforeAll(async () => {
  temporary = mkdtempSync(path.join(os.tmpdir(), 'guru-import-test-'))
  process.env.TMPDIR = temporary
  guru = await testApp({ settings: { LISTING_UPLOAD_MB: '1' } })
  admin = await callsOf(guru, 'admin', await makeAdmin(guru))
})
afterAll(async () => {
  await guru.close()
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  expect(readdirSync(temporary), 'files left behind').toEqual([])
  rmSync(temporary, { recursive: true })
})
beforeEach(() => sql`truncate listing, audit`.execute(guru.database.kysely))
afterEach(async () => {
  const job = await current()
  if (job) await cancel(job)
  expect(await current()).toBeNull()
})

/** Sends a file as a form does. */
async function upload(content: string | Buffer, name = 'flats of 2026.csv', at = { guru, admin }) {
  const boundary = '----guru'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`
  return at.guru.app.inject({
    method: 'POST',
    url: '/v1/admin/listings/import',
    headers: {
      'x-auth-token': at.admin.token,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}
const current = async (): Promise<ListingImport | null> =>
  (await admin.call('GET', '/admin/listings/import')).json().import
const run = ({ id }: ListingImport, source = 'flats') =>
  admin.call('POST', '/admin/listings/import/run', { id, source })
const cancel = ({ id }: ListingImport) => admin.call('POST', '/admin/listings/import/cancel', { id })
const settle = ({ id }: ListingImport, settings: object) =>
  admin.call('PUT', '/admin/listings/import/settings', { id, settings })
async function ended(): Promise<ListingImport | null> {
  for (;;) {
    const job = await current()
    if (job?.state !== 'running') return job
    await sleep(20)
  }
}
const stored = async () =>
  Number(
    (
      await guru.database.kysely
        .selectFrom('listing')
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirst()
    )?.rows,
  )

const header = 'listing id,purpose,property type,city,locality,price,bhk,area sqft,lift'
const flat = (id: number, price: number | string = 25_000) =>
  `${id},For Rent,Flat,Bangalore,Whitefield,${price},2,1050,yes`
const file = [header, flat(1), flat(2), flat(3, 'ask'), flat(4, 100)].join('\n')

describe('a file that is uploaded', () => {
  test('is shown as it would be read, and nothing is written', async () => {
    const answer = await upload(file)
    expect(answer.statusCode).toBe(200)
    const job: ListingImport = answer.json().import
    expect(job).toMatchObject({
      file: 'flats of 2026.csv',
      state: 'settled',
      source: 'flats of 2026',
      needs: [],
      preview: { rows: 4, rejected: 2, whole: true },
      progress: null,
      report: null,
    })
    expect(job.mapping.fields).toContainEqual({ field: 'price', columns: ['price'] })
    expect(job.mapping.fields).toContainEqual({ field: 'amenities', columns: ['lift'] })
    expect(job.preview?.listings[0]).toEqual({
      id: expect.any(String),
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      area: 'Whitefield',
      society: null,
      price: 25_000,
      bedrooms: 2,
      size_sqft: 1050,
      amenities: ['lift'],
    })
    expect(job.preview?.reasons.map(({ rows }) => rows)).toEqual([1, 1])
    expect(await stored()).toBe(0)
    expect(await current()).toEqual(job)
  })

  test('is imported after a yes, in the background, and it is written down who did it', async () => {
    const job = (await upload(file)).json().import
    const started = await run(job, ' Flats 2026 ')
    expect(started.json().import.state).toBe('running')
    const done = await ended()
    expect(done).toMatchObject({
      state: 'done',
      source: 'Flats 2026',
      report: { rows: 4, added: 2, changed: 0, duplicates: 0, kept: 0, rejected: 2 },
      fault: null,
    })
    const rejects = await admin.call('GET', '/admin/listings/import/rejects.csv')
    expect(rejects.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(rejects.headers['content-disposition']).toContain('flats%20of%202026.rejects.csv')
    expect(rejects.body.split('\r\n')).toHaveLength(4)
    expect(rejects.body).toContain(`${header},reason`)
    const audit = await guru.database.kysely.selectFrom('audit').select(['action', 'detail']).execute()
    expect(audit).toEqual([
      {
        action: 'listings_imported',
        detail: { source: 'Flats 2026', rows: 4, added: 2, changed: 0, duplicates: 0, kept: 0, rejected: 2 },
      },
    ])
    expect((await run(job)).statusCode).toBe(409)
  })

  test('that lacks something is completed by hand, for every row', async () => {
    const job = (await upload('locality,price,bhk\nBaner,25000,2\nAundh,30000,3')).json().import
    expect(job).toMatchObject({
      state: 'unsettled',
      needs: ['transaction_type', 'property_type', 'city'],
      preview: null,
    })
    expect((await run(job)).statusCode).toBe(422)
    const settled = await settle(job, { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' })
    expect(settled.json().import).toMatchObject({
      state: 'settled',
      settings: { city: 'Pune' },
      preview: { rows: 2, rejected: 0, listings: [{ city: 'Pune', area: 'Baner' }, { area: 'Aundh' }] },
    })
    await run(job)
    expect(await ended()).toMatchObject({ state: 'done', report: { added: 2 } })
    expect((await admin.call('GET', '/admin/listings/import/rejects.csv')).statusCode).toBe(404)
  })

  test('whose prices are too low for rupees is asked what they are counted in', async () => {
    const rows = 'locality,city,price,bhk\nBaner,Pune,45,2\nAundh,Pune,60,3'
    const job = (await upload(rows)).json().import
    const sale = { transaction_type: 'sale', property_type: 'apartment' }
    expect((await settle(job, sale)).json().import.needs).toEqual(['price_unit'])
    const settled = (await settle(job, { ...sale, price_unit: 'lakh' })).json().import
    expect(settled.preview.listings[0].price).toBe(4_500_000)
  })

  test('takes the place of the one before it', async () => {
    const first = (await upload(file)).json().import
    const second = (await upload(file, '../../etc/two.csv')).json().import
    expect(second.file).toBe('two.csv')
    expect(readdirSync(temporary)).toHaveLength(1)
    expect((await run(first)).statusCode).toBe(404)
    expect((await settle(first, {})).statusCode).toBe(404)
    expect((await cancel(first)).statusCode).toBe(404)
  })
})

describe('a file that cannot be used', () => {
  const unusable: [string, string | Buffer, number][] = [
    ['is empty', '', 422],
    ['has only a header', header, 422],
    ['has one column', 'price\n1\n2', 422],
    ['is a workbook', Buffer.from('PK\u0003\u0004 sheet'), 422],
    ['is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3]), 422],
    ['opens a quotation mark and never closes it', `${header}\n1,"For Rent,Flat\n${flat(2)}`, 422],
    ['is too large', `${header}\n${`${flat(1)}\n`.repeat(30_000)}`, 413],
  ]
  for (const [what, content, status] of unusable) {
    test(`because it ${what} is refused and not kept`, async () => {
      const answer = await upload(content, 'mine.csv')
      expect(answer.statusCode).toBe(status)
      expect(answer.json().message).not.toContain(temporary)
      expect(await current()).toBeNull()
      expect(readdirSync(temporary)).toEqual([])
    })
  }

  test('leaves the one before it in its place', async () => {
    const job = (await upload(file)).json().import
    expect((await upload('')).statusCode).toBe(422)
    expect(await current()).toEqual(job)
  })

  test('because it breaks off behind its beginning leaves nothing imported', async () => {
    const broken = `${header}\n${Array.from({ length: 4_000 }, (_, at) => flat(at)).join('\n')}\n9,"For Rent`
    const job = (await upload(broken, 'broken.csv')).json().import
    expect(job).toMatchObject({ state: 'settled', preview: { rows: 2_000, whole: false } })
    await run(job)
    expect(await ended()).toMatchObject({
      state: 'failed',
      fault:
        'broken.csv is not a whole CSV file: a quotation mark is opened and never closed. Nothing was imported.',
    })
    expect(await stored()).toBe(0)
    expect(await guru.database.kysely.selectFrom('audit').selectAll().execute()).toEqual([])
  })

  test('because it is none is told', async () => {
    expect((await admin.call('POST', '/admin/listings/import', { file })).statusCode).toBe(422)
    expect((await admin.call('POST', '/admin/listings/import')).statusCode).toBe(422)
    const headers = { 'x-auth-token': admin.token, 'content-type': 'multipart/form-data; boundary=b' }
    const url = '/v1/admin/listings/import'
    for (const payload of [
      '--b--\r\n',
      'nonsense',
      '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nprice,city\n1,2',
    ]) {
      const { statusCode } = await guru.app.inject({ method: 'POST', url, headers, payload })
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(statusCode).toBeLessThan(500)
    }
  })
})

test('what cannot be said of a file is refused', async () => {
  const job = (await upload(file)).json().import
  for (const settings of [{ transaction_type: 'lease' }, { city: ' ' }, { price_unit: 'dollar' }])
    expect((await settle(job, settings)).statusCode).toBe(422)
  for (const source of ['', 'demo', 'Added by hand', '../x', 'x'.repeat(61)])
    expect((await run(job, source)).statusCode).toBe(422)
  expect(await stored()).toBe(0)
})

/** A file that takes a while. */
const many = (count: number) =>
  `purpose,property type,city,locality,price\n${Array.from({ length: count }, (_, at) => `Rent,Flat,Pune,Baner,${20_000 + at}`).join('\n')}`

describe('an import that runs', () => {
  test('shows how far it is, lets no other one begin, and is ended with nothing imported', async () => {
    const job = (await upload(many(25_000))).json().import
    await run(job)
    expect((await upload(file)).json().code).toBe('import_running')
    expect((await settle(job, {})).statusCode).toBe(409)
    expect((await run(job)).statusCode).toBe(409)
    const answer = await cancel(job)
    expect(answer.json().import).toMatchObject({ state: 'failed', fault: 'Ended. Nothing was imported.' })
    expect(await stored()).toBe(0)
  })

  test('ends with the server, and leaves neither listings nor files', async () => {
    const other = await testApp()
    const boss = await callsOf(other, 'admin', await makeAdmin(other))
    const { id } = (await upload(many(25_000), 'many.csv', { guru: other, admin: boss })).json().import
    await boss.call('POST', '/admin/listings/import/run', { id, source: 'many' })
    await other.app.close()
    const { rows } = await other.database.pool.query('select 1 from listing')
    expect(rows).toEqual([])
    expect(readdirSync(temporary)).toEqual([])
    const again = await testApp({ database: other.database })
    const late = await callsOf(again, 'admin', await makeAdmin(again, 'late@example.in'))
    expect((await late.call('GET', '/admin/listings/import')).json().import).toMatchObject({
      id,
      file: 'many.csv',
      state: 'failed',
      fault: 'The server was stopped. Nothing was imported.',
    })
    await again.close()
    await other.database.drop()
  })
})

describe('two servers over one database', () => {
  let second: TestApp
  let there: Awaited<ReturnType<typeof callsOf>>
  beforeAll(async () => {
    second = await testApp({ database: guru.database })
    there = await callsOf(second, 'admin', await makeAdmin(guru, 'there@example.in'))
  })
  afterAll(() => second.close())
  const seenThere = async (): Promise<ListingImport | null> =>
    (await there.call('GET', '/admin/listings/import')).json().import
  /** No import has a transaction open. */
  const nothingUnderWay = () =>
    vi.waitFor(async () => {
      const text = `select 1 from pg_stat_activity where datname = current_database()
        and xact_start is not null and pid <> pg_backend_pid()`
      expect((await guru.database.pool.query(text)).rowCount).toBe(0)
    }, 10_000)
  const post = (path: string, body: object) => there.call('POST', `/admin/listings/import/${path}`, body)

  test('both tell how an import goes and what became of it, and one has the refused rows', async () => {
    const job = (await upload(`${many(25_000)}\nRent,Flat,Pune,Baner,ask`)).json().import
    expect(await seenThere()).toBeNull()
    // Lets no listing in while it is looked at.
    const holding = await guru.database.pool.connect()
    await holding.query('begin; lock table listing in share mode')
    await run(job)
    expect(await seenThere()).toMatchObject({ id: job.id, state: 'running', source: 'flats' })
    const theirs = await upload(file, 'theirs.csv', { guru: second, admin: there })
    expect(theirs.json().code).toBe('import_running')
    await vi.waitFor(async () => expect((await seenThere())?.progress?.rows).toBeGreaterThan(0), 10_000)
    await holding.query('commit')
    holding.release()
    const done = await ended()
    expect(done).toMatchObject({ state: 'done', report: { added: 25_000, rejected: 1 }, has_rejects: true })
    expect(await seenThere()).toEqual({ ...done, has_rejects: false })
    expect((await there.call('GET', '/admin/listings/import/rejects.csv')).statusCode).toBe(404)
    expect((await admin.call('GET', '/admin/listings/import/rejects.csv')).body).toContain('ask')
    expect((await post('run', { id: job.id, source: 'x' })).statusCode).toBe(409)
    expect((await post('cancel', { id: job.id })).json().import).toBeNull()
    expect(await current()).toBeNull()
  })

  test('either ends it, and nothing of it comes in', async () => {
    const job = (await upload(many(25_000))).json().import
    await run(job)
    const answer = await post('cancel', { id: job.id })
    expect(answer.json().import).toMatchObject({ state: 'failed', fault: 'Ended. Nothing was imported.' })
    await nothingUnderWay()
    expect(await stored()).toBe(0)
    expect(await current()).toMatchObject({ state: 'failed', fault: 'Ended. Nothing was imported.' })
  })

  test('that start at the same moment do so one after the other', async () => {
    const mine = (await upload(many(5_000))).json().import
    const theirs = (await upload(many(5_000), 'theirs.csv', { guru: second, admin: there })).json().import
    const answers = await Promise.all([run(mine), post('run', { id: theirs.id, source: 'theirs' })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    await ended()
    expect(await stored()).toBe(5_000)
    for (const { id } of [mine, theirs]) await post('cancel', { id })
  })

  test('of which one died do not wait for it for ever, nor believe it when it comes back', async () => {
    const job = (await upload(many(25_000))).json().import
    await run(job)
    // As if nothing had been heard of it for a while.
    const silence = sql`update listing_import set heard_at = now() - interval '31 seconds'`
    await vi.waitFor(async () => {
      await silence.execute(guru.database.kysely)
      expect(await seenThere()).toMatchObject({
        state: 'failed',
        fault: 'The server that imported it has stopped. Nothing was imported.',
      })
    }, 5_000)
    const theirs = (await upload(file, 'theirs.csv', { guru: second, admin: there })).json().import
    expect((await post('run', { id: theirs.id, source: 'theirs' })).statusCode).toBe(200)
    await vi.waitFor(async () => expect((await seenThere())?.state).toBe('done'), 5_000)
    await nothingUnderWay()
    expect(await stored()).toBe(2)
    await post('cancel', { id: theirs.id })
  })
})
