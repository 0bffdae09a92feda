import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { uuidV7 } from '../db/uuid.ts'
import { openLogin } from './access-tokens.ts'
import { forgetSpent } from './forget-spent.ts'
import { invite } from './invitations.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('tokens, links and attempts go when their time is over, and not before', async () => {
  const db = database.kysely
  const columns = { access_token: 'expires_at', invitation: 'expires_at', login_attempt: 'attempted_at' }
  const left = async () => {
    await forgetSpent(db)
    const counts = []
    for (const table of Object.keys(columns)) {
      const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(
        db,
      )
      counts.push(rows[0]?.rows)
    }
    return counts
  }
  const account = { role: 'realtor', id: uuidV7() } as const
  await openLogin(db, account)
  await invite(db, account)
  await db.insertInto('login_attempt').values({ key: 'hash of an address' }).execute()
  expect(await left()).toEqual([1, 1, 1])
  for (const [table, column] of Object.entries(columns))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = now() - interval '1 day'`.execute(db)
  expect(await left()).toEqual([0, 0, 0])
})
