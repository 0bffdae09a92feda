import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { uuidV7 } from '../../db/uuid.ts'
import { forgetOldWhatsapp } from './forget-old-whatsapp.ts'
import { enqueue, takeDue } from './send-queue.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

async function contact(number: string, lastMessageDays: number): Promise<string> {
  const id = uuidV7()
  await sql`insert into whatsapp_contact (id, number, last_message_at)
    values (${id}, ${number}, ${daysAgo(lastMessageDays)})`.execute(database.kysely)
  return id
}

const message = (id: string, contactId: string, doneDays: number | null) =>
  sql`insert into whatsapp_message (id, contact_id, sent_at, position, done_at)
    values (${id}, ${contactId}, now(), 0, ${doneDays === null ? null : daysAgo(doneDays)})`.execute(
    database.kysely,
  )

const idsIn = async (table: string) => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(database.kysely)
  return rows.map(({ id }) => id).toSorted()
}

test('who has not written for long goes, with what waits for them; whoever waits for an answer stays', async () => {
  const [gone, waiting, lately] = [
    await contact('911', 31),
    await contact('912', 31),
    await contact('913', 1),
  ]
  await message('old', lately, 15)
  await message('new', lately, 1)
  await message('unanswered', waiting, null)
  const payload = { type: 'text', text: { body: 'Hello' } } as const
  await enqueue(database, { contactId: gone, cause: 'to nobody', payload })
  await enqueue(database, { contactId: lately, cause: 'to somebody', payload })
  await sql`insert into whatsapp_code (code_hash, session_id, expires_at)
    values ('over', ${uuidV7()}, ${daysAgo(1)})`.execute(database.kysely)

  await forgetOldWhatsapp(database, null)
  expect(await idsIn('whatsapp_contact')).toHaveLength(3)
  await forgetOldWhatsapp(database, 30)
  expect(await idsIn('whatsapp_contact')).toEqual([waiting, lately].toSorted())
  expect(await idsIn('whatsapp_message')).toEqual(['new', 'unanswered'])
  const { rows } = await sql`select from whatsapp_code`.execute(database.kysely)
  expect(rows).toEqual([])
  // Nothing that cannot be sent stands before what can.
  expect(await takeDue(database, 1_000, true)).toMatchObject({ number: '913' })
})
