import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf, makeAdmin } from '../../test/staff.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let guru: TestApp
let admin: Awaited<ReturnType<typeof callsOf>>
beforeAll(async () => {
  guru = await testApp()
  admin = await callsOf(guru, 'admin', await makeAdmin(guru))
  for (const [at, number] of ['9876543210', '9876500000', ''].entries()) {
    const ids = { session_id: `session-00000000${at}`, device_id: `device-00000000${at}` }
    await guru.chat({ ...ids, answer: 'Tamil' })
    await guru.chat({ ...ids, answer: '2bhk flat for rent in Chennai' })
    if (number !== '') {
      await guru.post('/user/add_new_requirement', { ...ids, user_name: 'Meena', mobile_number: number })
    }
  }
})
afterAll(() => guru.close())

const history = async (query = '') => (await admin.call('GET', `/realtor/chat-history${query}`)).json()

test('people with a number are listed, the latest first, with what was said on both sides', async () => {
  const answer = await history()
  expect(answer).toMatchObject({ totalUser: 2, totalPages: 1, currentPage: 1 })
  expect(answer.data.map((record: { mobile_number: string }) => record.mobile_number)).toEqual([
    '919876500000',
    '919876543210',
  ])
  expect(answer.data[0]).toMatchObject({
    channels: ['web_v3'],
    languages: ['ta'],
    chat: [
      { user: 'Tamil', ai: expect.any(String), language: 'ta' },
      { user: '2bhk flat for rent in Chennai', ai: expect.any(String), language: 'ta' },
    ],
  })
  const { chat } = (await admin.call('GET', `/realtor/chat-history/${answer.data[0]._id}`)).json()
  expect(chat).toEqual(answer.data[0].chat)
})

test('the filter looks for digits of the number, and pages go on', async () => {
  expect(await history('?mobile_number=5432')).toMatchObject({ totalUser: 1 })
  expect(await history('?mobile_number=1111')).toMatchObject({ totalUser: 0, totalPages: 1, data: [] })
  expect(await history('?page=2&limit=1')).toMatchObject({ currentPage: 2, totalPages: 2, totalUser: 2 })
  const last = await history('?page=2&limit=1')
  expect(last.data).toHaveLength(1)
  expect(await history('?page=9&limit=1')).toEqual(last)
  expect(await history('?page=9&mobile_number=1111')).toMatchObject({
    data: [],
    currentPage: 1,
    totalPages: 1,
  })
  expect((await admin.call('GET', '/realtor/chat-history?mobile_number=%25')).statusCode).toBe(422)
  expect((await admin.call('GET', '/realtor/chat-history?page=0')).statusCode).toBe(422)
})

test('whose chats an admin saw is written down', async () => {
  await history()
  const rows = await guru.database.kysely.selectFrom('audit').select(['action', 'subject_id']).execute()
  expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['chat_seen']))
})
