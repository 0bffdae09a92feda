import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLead, makeRealtor } from '../../test/staff.ts'
import { browser, type TestApp, testApp } from '../../test/test-app.ts'
import { forgetOldChats } from './forget-old-chats.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const age = (sessionId: string, days: number) =>
  server.database.kysely
    .updateTable('session')
    .set({ updated_at: sql`now() - make_interval(days => ${days})` })
    .where('client_session_id', '=', sessionId)
    .execute()

const tables = ['session', 'turn', 'requirement', 'person', 'callback_offer', 'lead_state'] as const
async function counts() {
  const rows = tables.map(async (table) => {
    const { count } = await server.database.kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return [table, count]
  })
  return Object.fromEntries(await Promise.all(rows))
}

test('a chat goes with all that belongs to it when its time is over, and nothing else does', async () => {
  const realtor_id = await makeRealtor(server)
  const requirement_id = await makeLead(server)
  const lead = await server.database.kysely
    .selectFrom('session')
    .select('client_session_id')
    .executeTakeFirstOrThrow()
  await server.database.kysely.insertInto('callback_offer').values({ requirement_id, realtor_id }).execute()
  await server.database.kysely
    .insertInto('lead_state')
    .values({ requirement_id, realtor_id, state: 'contacted', reason: null, note: 'called' })
    .execute()
  await server.chat({ answer: 'English' })
  await server.chat({ answer: 'a flat in Pune' })
  await server.chat({ answer: 'English', session_id: 'another-session-1' })
  expect(await forgetOldChats(server.database, 30)).toBe(0)

  await age(lead.client_session_id, 31)
  await age(browser.session_id, 31)
  expect(await forgetOldChats(server.database, 30)).toBe(2)
  // The browser has another chat, so its person stays.
  expect(await counts()).toEqual({
    session: 1,
    turn: 1,
    requirement: 0,
    person: 1,
    callback_offer: 0,
    lead_state: 0,
  })

  await server.chat({ answer: 'English', session_id: 'another-session-2' })
  await age('another-session-1', 31)
  await age('another-session-2', 31)
  // Two servers at once, each of which has one of the person's chats at hand.
  const one = await server.database.kysely
    .selectFrom('session')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await server.database.kysely.transaction().execute(async (other) => {
    await other.deleteFrom('session').where('id', '=', one.id).execute()
    await forgetOldChats(server.database, 30)
  })
  await forgetOldChats(server.database, 30)
  expect(await counts()).toMatchObject({ session: 0, person: 0 })
})
