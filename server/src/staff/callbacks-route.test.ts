import type { CallbacksResponse } from '@guru/contract/callbacks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf, makeAdmin, makeLead, makeRealtor } from '../../test/staff.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { claimCallback } from '../leads/claim-callback.ts'
import { offerCallbacks } from '../leads/offer-callbacks.ts'

let guru: TestApp
let admin: Awaited<ReturnType<typeof callsOf>>
beforeAll(async () => {
  guru = await testApp()
  admin = await callsOf(guru, 'admin', await makeAdmin(guru))
})
afterAll(() => guru.close())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const list = async (query = ''): Promise<CallbacksResponse> =>
  (await admin.call('GET', `/admin/callbacks${query}`)).json()

test('the admin sees who waits for a call, to whom it was offered, and who took it', async () => {
  const realtorId = await makeRealtor(guru, { name: 'Asha Homes' })
  const longest = await makeLead(guru, { callback_at: minutesAgo(90), city: 'Imphal', name: 'Thoibi' })
  const shorter = await makeLead(guru, { callback_at: minutesAgo(30) })
  await makeLead(guru)
  await offerCallbacks(guru.database.kysely, 15)
  const waiting = await list()
  expect(waiting.open).toBe(2)
  expect(waiting.callbacks.map(({ id }) => id)).toEqual([longest, shorter])
  const [nobodyFits, offered] = waiting.callbacks
  expect(nobodyFits).toMatchObject({ userName: 'Thoibi', city: 'Imphal', offers: [], taken: null })
  expect(offered?.offers).toEqual([{ realtor_name: 'Asha Homes', offered_at: expect.any(String) }])
  expect(Date.parse(offered?.next_offer_at ?? '')).toBeGreaterThan(Date.now())
  expect(offered?.text).toBe('Wants to rent an apartment in Whitefield, Bengaluru, up to ₹ 30,000 a month.')

  await claimCallback(guru.database.kysely, { leadId: shorter, realtorId })
  expect((await list()).callbacks.map(({ id }) => id)).toEqual([longest])
  const { callbacks, open } = await list('?status=taken')
  expect(open).toBe(1)
  expect(callbacks).toMatchObject([
    { id: shorter, userMobile: '919876543210', next_offer_at: null, taken: { realtor_name: 'Asha Homes' } },
  ])
})

test('a realtor without a name is told from one who is gone', async () => {
  const { kysely } = guru.database
  const ids: string[] = []
  for (const name of ['', 'Gone Homes']) {
    const id = await makeLead(guru, { callback_at: minutesAgo(5) })
    const realtorId = await makeRealtor(guru, { name, email: `number${ids.length}@example.in` })
    await offerCallbacks(kysely, 15)
    await claimCallback(kysely, { leadId: id, realtorId })
    if (name !== '') await kysely.deleteFrom('realtor').where('id', '=', realtorId).execute()
    ids.unshift(id)
  }
  const { callbacks } = await list('?status=taken&limit=2')
  expect(callbacks.map(({ id, taken }) => [id, taken?.realtor_name])).toEqual([
    [ids[0], null],
    [ids[1], ''],
  ])
})

test('one that is too old to be passed on says so', async () => {
  const id = await makeLead(guru, { callback_at: minutesAgo(15 * 24 * 60), next_offer_at: minutesAgo(60) })
  const [first] = (await list('?limit=1')).callbacks
  expect(first).toMatchObject({ id, next_offer_at: null })
})

test('pages follow each other without a gap, also those asked for in the same moment', async () => {
  const asked = minutesAgo(10)
  for (let made = 0; made < 5; made++) await makeLead(guru, { callback_at: asked })
  const all = (await list()).callbacks.map(({ id }) => id)
  const paged: string[] = []
  let after = ''
  for (let page = 0; page < all.length; page++) {
    const { callbacks, next } = await list(`?limit=2${after}`)
    paged.push(...callbacks.map(({ id }) => id))
    if (next === null) break
    after = `&after=${encodeURIComponent(next)}`
  }
  expect(paged).toEqual(all)
})

test('every number that the admin sees is written to the audit, and a made-up page is refused', async () => {
  const id = await makeLead(guru, { callback_at: minutesAgo(5) })
  await list()
  const seen = await guru.database.kysely
    .selectFrom('audit')
    .select('action')
    .where('subject_id', '=', id)
    .execute()
  expect(seen).toEqual([{ action: 'number_seen' }])
  expect((await admin.call('GET', '/admin/callbacks?after=nowhere')).statusCode).toBe(422)
  expect((await admin.call('GET', '/admin/callbacks?status=lost')).statusCode).toBe(422)
})
