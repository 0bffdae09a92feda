import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf, makeAdmin, makeLead } from '../../test/staff.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let guru: TestApp
let admin: Awaited<ReturnType<typeof callsOf>>
beforeAll(async () => {
  guru = await testApp()
  admin = await callsOf(guru, 'admin', await makeAdmin(guru))
})
afterAll(() => guru.close())

const get = async (query = '') => (await admin.call('GET', `/admin/insights${query}`)).json()
const said = (session: number, answer: string) =>
  guru.chat({ session_id: `session-0000000${session}`, device_id: `device-0000000${session}`, answer })

test('without any chat there are days with nothing', async () => {
  const answer = await get('?from=2026-11-01&to=2026-11-03')
  expect(answer).toMatchObject({ total: { chats: 0 }, median_turns_to_result: null, cities: [], stops: [] })
  expect(answer.days.map(({ day, chats }: { day: string; chats: number }) => [day, chats])).toEqual([
    ['2026-11-01', 0],
    ['2026-11-02', 0],
    ['2026-11-03', 0],
  ])
})

test('chats are counted by day in India, language, channel and city, with where they stop', async () => {
  await said(1, 'English')
  await said(1, 'flat for rent in Whitefield Bangalore below 30k, 2bhk, nothing else matters')
  await said(2, 'Tamil')
  await said(2, 'house for sale in Chennai')
  await makeLead(guru, { city: 'Chennai', callback_at: new Date() })
  const answer = await get()
  expect(answer.total).toEqual({ chats: 3, finished: 1, leads: 1, callbacks: 1 })
  expect(answer.median_turns_to_result).toBe(2)
  expect(answer.days).toHaveLength(30)
  expect(answer.days.at(-1)).toMatchObject({ chats: 3 })
  expect(answer.languages).toMatchObject([
    { language: 'en', chats: 2 },
    { language: 'ta', chats: 1 },
  ])
  expect(answer.channels).toEqual([{ channel: 'web_v3', ...answer.total }])
  expect(answer.cities).toMatchObject([
    { city: 'Chennai', chats: 2 },
    { city: 'Bengaluru', chats: 1, finished: 1 },
  ])
  // The table of listings is empty here: what was asked for was not found.
  expect(answer.nothing_found).toEqual([
    { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', area: 'Whitefield', chats: 1 },
  ])
  expect(answer.stops).toEqual([])
  await guru.database.kysely.updateTable('session').set({ updated_at: '2026-01-01' }).execute()
  const { stops } = await get()
  expect(stops.reduce((sum: number, { chats }: { chats: number }) => sum + chats, 0)).toBe(2)
})

test('days that cannot be are refused', async () => {
  for (const query of [
    '?from=2026-11-03&to=2026-11-01',
    '?from=2020-01-01&to=2026-11-01',
    '?from=yesterday',
    '?from=0000-01-01&to=0000-02-01',
  ]) {
    expect((await admin.call('GET', `/admin/insights${query}`)).statusCode).toBe(422)
  }
})
