import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { temporaryFile } from '../../../test/temporary-folder.ts'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { inspectCsv } from './csv-file.ts'
import { type ImportOrder, importFile } from './import-file.ts'
import { settleMapping } from './settle-mapping.ts'

const header = 'house_type,locality,city,area,beds,bathrooms,balconies,furnishing,area_rate,rent'
const row = (number: number) => `2 BHK,Powai,Mumbai,${800 + number},2,2,1,Furnished,80,70000.00 `

describe('an import', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    await database.query({ text: 'truncate listing' })
  })
  const run = async (path: string, more: Partial<ImportOrder> = {}) => {
    const file = await inspectCsv(path, null)
    const mapping = await settleMapping(file, null, {})
    return importFile(database.pool, {
      file,
      mapping,
      source: 'test',
      confirmed: null,
      now: new Date(),
      ...more,
    })
  }
  const rows = async () =>
    (await database.query<{ city: string }>({ text: 'select * from listing order by id' })).rows

  test('accounts for every row, and a second one changes nothing', async () => {
    const bad = '2 BHK,Powai,Mumbai,3,2,2,1,Furnished,80,70000'
    const lines = [header, row(1), row(2), bad, row(1), `${row(3)},,`, '2 BHK,Powai,Mumbai', row(4)]
    const path = temporaryFile('rents.csv', lines.join('\r\n'))
    const report = await run(path)
    expect(report).toMatchObject({ rows: 7, added: 4, changed: 0, duplicates: 1, rejected: 2 })
    const before = await rows()
    expect(before).toHaveLength(4)
    expect(await run(path, { now: new Date('2030-01-01') })).toMatchObject({
      added: 0,
      changed: 0,
      duplicates: 5,
      rejected: 2,
    })
    expect(await rows()).toEqual(before)
  })

  test('reads control characters as spaces, wherever in the file they are', async () => {
    const odd = '2 BHK,Po\0wai\u0007,Mumbai,900,2,2,1,Furnished,80,70000'
    const lines = [header, ...Array.from({ length: 6000 }, (_, number) => row(number)), odd]
    expect(await run(temporaryFile('controls.csv', lines.join('\n')))).toMatchObject({
      added: 6001,
      rejected: 0,
    })
  })

  test('leaves out what is too long for the name of a society or a RERA number', async () => {
    const lines = [
      'transaction type,property type,city,locality,price,bedrooms,society,rera number',
      `Rent,Apartment,Mumbai,Powai,70000,2,${'S'.repeat(5000)},${'9'.repeat(5000)}`,
      'Rent,Apartment,Mumbai,Powai,70000,2,Lake Homes,P51800000001',
    ]
    await run(temporaryFile('long.csv', lines.join('\n')))
    const kept = await database.kysely.selectFrom('listing').select(['society', 'rera_number']).execute()
    expect(kept).toHaveLength(2)
    expect(kept).toContainEqual({ society: null, rera_number: null })
    expect(kept).toContainEqual({ society: 'Lake Homes', rera_number: 'P51800000001' })
  })

  test('keeps what it rejects as it was, with the reason behind it', async () => {
    const odd = '"=cmd|\' /C"" calc",Powai,"Mum\nbai",3,2,2,1,Furnished,80,70000'
    const { rejectsPath, reasons } = await run(temporaryFile('rents.csv', `${header}\n${odd}\n${row(1)}\n`))
    const rejects = parse(readFileSync(String(rejectsPath)), { columns: true })
    expect(rejects).toEqual([
      expect.objectContaining({
        house_type: '=cmd|\' /C" calc',
        city: 'Mum\nbai',
        area: '3',
        reason: expect.any(String),
      }),
    ])
    expect(reasons).toHaveLength(1)
  })

  test('goes through, and counts what it rejects, where that can be written nowhere', async () => {
    const path = temporaryFile('rents.csv', `${header}\n${row(1)}\n2 BHK\n`)
    const report = await run(path, { rejects: `${path}/no-folder.csv` })
    expect(report).toMatchObject({ added: 1, rejected: 1, rejectsPath: null })
    expect(report.reasons).toHaveLength(1)
  })

  test('without rejects leaves no file of them, nor one of an earlier import', async () => {
    const path = temporaryFile('rents.csv', `${header}\n${row(1)}\n`)
    writeFileSync(`${path}.rejects.csv`, 'of an earlier import')
    expect((await run(path)).rejectsPath).toBeNull()
    expect(existsSync(`${path}.rejects.csv`)).toBe(false)
  })

  test('of a broken file leaves nothing: no rows, no rejects', async () => {
    const lines = [
      header,
      ...Array.from({ length: 20_000 }, (_, number) => row(number)),
      '2 BHK',
      '"never closed,x',
    ]
    const path = temporaryFile('rents.csv', lines.join('\n'))
    await expect(run(path)).rejects.toThrow('Nothing was imported')
    expect(await rows()).toEqual([])
    expect(existsSync(`${path}.rejects.csv`) || existsSync(`${path}.rejects.csv.part`)).toBe(false)
  })

  test('that is ended leaves nothing', async () => {
    const lines = [header, ...Array.from({ length: 40_000 }, (_, number) => row(number))]
    const ending = new AbortController()
    const onProgress = ({ rows: read }: { rows: number }) => {
      if (read === 15_000) ending.abort()
    }
    const path = temporaryFile('rents.csv', lines.join('\n'))
    await expect(run(path, { signal: ending.signal, onProgress })).rejects.toThrow()
    expect(await rows()).toEqual([])
  })

  test('says how far it is', async () => {
    const parts: number[] = []
    const path = temporaryFile('rents.csv', [header, row(1), row(2)].join('\n'))
    await run(path, { onProgress: ({ part }) => parts.push(part) })
    expect(parts).toEqual([1, 1])
  })

  test('confirms listings again when the operator says so', async () => {
    const path = temporaryFile('rents.csv', [header, row(1)].join('\n'))
    await run(path, { now: new Date('2026-10-01') })
    expect(await run(path, { confirmed: new Date('2026-11-01') })).toMatchObject({ changed: 1 })
    expect((await rows())[0]).toMatchObject({ last_confirmed: new Date('2026-11-01') })
  })
})
