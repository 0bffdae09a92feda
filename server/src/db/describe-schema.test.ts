import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { describeSchema } from './describe-schema.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('the committed description is that of the migrated tables (npm run -w server describe-schema)', async () => {
  const committed = readFileSync(path.resolve(import.meta.dirname, '../../schema.generated.txt'), 'utf8')
  expect(await describeSchema(database.kysely)).toBe(committed)
})
