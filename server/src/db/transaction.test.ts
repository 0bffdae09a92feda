import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ poolSize: 2 })
  await sql`create table kept (word text)`.execute(database.kysely)
})
afterAll(() => database.drop())

const words = async () => {
  const { rows } = await database.query<{ word: string }>({ text: 'select word from kept order by word' })
  return rows.map(({ word }) => word)
}

test('work in a transaction is kept whole, by whichever way it asks', async () => {
  const result = await inTransaction(database, async (within) => {
    await within.query({ name: 'keep', text: 'insert into kept values ($1)', values: ['named'] })
    await sql`insert into kept values ('typed')`.execute(within.kysely)
    expect(await words()).toEqual([])
    return 'done'
  })
  expect([result, await words()]).toEqual(['done', ['named', 'typed']])
})

test('or not at all, and its connection serves others afterwards', async () => {
  for (let time = 0; time < 5; time++) {
    const work = inTransaction(database, async (within) => {
      await within.query({ text: `insert into kept values ('lost')` })
      throw new Error('in the middle')
    })
    await expect(work).rejects.toThrow('in the middle')
  }
  expect(await words()).not.toContain('lost')
})

test('a connection that is lost in the middle is not used again', async () => {
  const work = inTransaction(database, async (within) => {
    await within.query({ text: 'select pg_terminate_backend(pg_backend_pid())' }).catch(() => {})
    await within.query({ text: `insert into kept values ('lost')` })
  })
  await expect(work).rejects.toThrow()
  expect(await words()).not.toContain('lost')
})
