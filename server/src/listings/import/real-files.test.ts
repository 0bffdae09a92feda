import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFile } from '../../../test/temporary-folder.ts'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { inspectCsv } from './csv-file.ts'
import { importFile } from './import-file.ts'
import { settleMapping } from './settle-mapping.ts'

/** Where the portals' files are; the project does not hold them. */
const data = process.env.GURU_DATA ?? path.resolve(import.meta.dirname, '../../../../../shared/data')

/**
 * `twins`: rows that another row of the file repeats to the letter, counted outside of Guru. `blanks`: rows
 * that differ from another one by blanks at the ends of their cells alone.
 */
const sources = [
  { name: 'sale_bengaluru', rows: 13_320, twins: 529, blanks: 1 },
  { name: 'sale_metros_amenities', rows: 32_957, twins: 3_828, blanks: 0 },
  { name: 'sale_india_geo', rows: 29_451, twins: 401, blanks: 0 },
  { name: 'rent_six_cities', rows: 4_746, twins: 0, blanks: 0 },
  { name: 'rent_magicbricks', rows: 7_691, twins: 7, blanks: 0 },
]

describe.skipIf(!existsSync(data))('the file of a portal', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.drop())

  test.each(sources)(
    '$name: every row accounted for, and nothing new at a second import',
    async ({ name, rows, twins, blanks }) => {
      const file = await inspectCsv(
        temporaryFile(`${name}.csv`, readFileSync(path.join(data, `${name}.csv`))),
        null,
      )
      const mapping = await settleMapping(file, null, {})
      const order = { file, mapping, source: name, confirmed: null, now: new Date() }
      const report = await importFile(database.pool, order)
      expect(report.rows).toBe(rows)
      expect(report.added + report.duplicates + report.rejected).toBe(rows)
      expect(report.duplicates + rejectedTwins(report.rejectsPath)).toBe(twins + blanks)
      expect(report.rejected / rows).toBeLessThan(0.03)
      const before = await fingerprint(database, name)
      expect(await importFile(database.pool, order)).toMatchObject({
        added: 0,
        changed: 0,
        duplicates: report.added + report.duplicates,
        rejected: report.rejected,
      })
      expect(await fingerprint(database, name)).toBe(before)
    },
  )

  test('leaves homes where they are: in their cities, under names that people know', async () => {
    const { rows } = await database.query<{ city: string; homes: number }>({
      text: 'select city, count(*)::integer as homes from listing group by city order by homes desc',
    })
    const homes = new Map(rows.map(({ city, homes: count }) => [city, count]))
    expect(homes.get('Bengaluru')).toBeGreaterThan(20_000)
    for (const wrong of ['Bangalore', 'Maharashtra', 'Lalitpur', 'New Delhi', 'Secunderabad', 'Gurgaon'])
      expect(homes.has(wrong)).toBe(false)
    const known = await database.query<{ homes: number }>({
      text: `select count(*)::integer as homes from listing where source = 'sale_metros_amenities' and amenities_known`,
    })
    // 10,093 rows of the file say something about amenities; twins and rejects among them are left out.
    expect(known.rows[0]?.homes).toBeGreaterThan(8_000)
    expect(known.rows[0]?.homes).toBeLessThan(10_093)
  })
})

/** Rejected rows that repeat another rejected one. */
function rejectedTwins(file: string | null): number {
  if (file === null) return 0
  const rows: string[][] = parse(readFileSync(file))
  return rows.length - new Set(rows.map((row) => row.map((cell) => cell.trim()).join('\n'))).size
}

async function fingerprint(database: TestDatabase, source: string): Promise<string | undefined> {
  const text = `select md5(string_agg(listing::text, '|' order by id)) as print from listing where source = $1`
  return (await database.query<{ print: string }>({ text, values: [source] })).rows[0]?.print
}
