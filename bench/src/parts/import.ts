import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { inspectCsv } from '@guru/server/listings/import/csv-file'
import { importFile } from '@guru/server/listings/import/import-file'
import { settleMapping } from '@guru/server/listings/import/settle-mapping'
import { withEmptyDatabase } from '../database/bench-database.ts'
import { portalRows } from '../inventory/portal-rows.ts'
import type { Row } from '../part.ts'

export const name = 'import'

const rows = 300_000

/** A CSV file of a portal's shape into an empty table, from opening the file to the rows being searchable. */
export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-bench-'))
  try {
    const csv = path.join(folder, 'portal.csv')
    await pipeline(Readable.from(portalRows(rows)), createWriteStream(csv))
    return await withEmptyDatabase(async ({ pool }) => {
      const first = await timedImport(pool, csv)
      const again = await timedImport(pool, csv)
      return [
        {
          what: `import of a CSV file, ${rows.toLocaleString('en-US')} rows`,
          figure: first,
          goal: '20,000 rows/s',
        },
        { what: 'the same file again, nothing changed', figure: again },
      ]
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timedImport(pool: Parameters<typeof importFile>[0], csv: string): Promise<string> {
  const start = performance.now()
  const file = await inspectCsv(csv, null)
  const mapping = await settleMapping(file, null, {})
  const order = { file, mapping, source: 'bench', confirmed: null, now: new Date() }
  const report = await importFile(pool, order)
  if (report.rejected > rows / 100)
    throw new Error(`${report.rejected} rows rejected: ${report.reasons[0]?.[0]}`)
  return `${Math.round(report.rows / ((performance.now() - start) / 1000)).toLocaleString('en-US')} rows/s`
}
