/** Writes `server/schema.generated.txt`: the tables as the migrations make them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '../db/database.ts'
import { describeSchema } from '../db/describe-schema.ts'
import { migrate } from '../db/migrate.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-schema-'))
const database = await openDatabase({ url: `embedded:${path.join(folder, 'pg')}` })
try {
  await migrate(database.kysely)
  const text = await describeSchema(database.kysely)
  writeFileSync(path.resolve(import.meta.dirname, '../../schema.generated.txt'), text)
} finally {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}
