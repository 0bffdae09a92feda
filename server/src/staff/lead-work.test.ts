import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, makeAdmin, makeLead, makeRealtor } from '../../test/staff.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { demoListings } from '../demo/demo-listings.ts'
import { offerCallbacks } from '../leads/offer-callbacks.ts'
import { writeListings } from '../listings/write-listings.ts'

let guru: TestApp
let asha: Awaited<ReturnType<typeof callsOf>>
let ashaId: string
beforeAll(async () => {
  guru = await testApp()
  ashaId = await makeRealtor(guru)
  asha = await callsOf(guru, 'realtor', ashaId)
  await writeListings(
    guru.database.pool,
    demoListings({ referenceDate: new Date('2026-11-20'), count: 3000 }),
  )
})
afterAll(() => guru.close())

const missing = '019a0000-0000-7000-8000-000000000000'

describe('a lead that is opened', () => {
  test('says what is wanted and shows listings of the table that fit', async () => {
    const id = await makeLead(guru, { bedrooms_min: 2, bedrooms_max: 2, area: null, amenities: ['parking'] })
    const answer = (await asha.call('GET', `/realtor/leads/${id}`)).json()
    expect(answer.text).toBe(
      'Wants to rent a 2 BHK apartment in Bengaluru, up to ₹ 30,000 a month, with parking.',
    )
    expect(answer).toMatchObject({ lead: { id, state: 'new' }, reason: null, note: null, said: [] })
    expect(answer.matches.length).toBeGreaterThan(0)
    for (const match of answer.matches)
      expect(match).toMatchObject({ city: 'Bengaluru', transaction_type: 'rent' })
  })

  test('holds the seeker’s own words, but not the choice of a language', async () => {
    const ids = { session_id: randomUUID(), device_id: randomUUID() }
    for (const answer of ['English', '2bhk flat for rent in Hebbal Bangalore', 'below 20k'])
      await guru.post('/user/chat-v3', { ...ids, answer })
    await guru.post('/user/add_new_requirement', { ...ids, user_name: 'Meena', mobile_number: '9876543210' })
    const { data } = (await asha.call('GET', '/realtor/list?q=hebbal')).json()
    const answer = (await asha.call('GET', `/realtor/leads/${data[0].id}`)).json()
    expect(answer.said).toEqual(['2bhk flat for rent in Hebbal Bangalore', 'below 20k'])
  })

  test('is an owner’s without matches', async () => {
    const id = await makeLead(guru, { intent: 'offer', transaction_type: 'sale', price_max: null })
    const answer = (await asha.call('GET', `/realtor/leads/${id}`)).json()
    expect([answer.text, answer.matches]).toEqual(['Owner sells an apartment in Whitefield, Bengaluru.', []])
  })

  test('is unknown where there is none, or no lead yet, or no subscription', async () => {
    const early = await makeLead(guru, { lead_at: null })
    for (const id of [missing, early]) {
      expect((await asha.call('GET', `/realtor/leads/${id}`)).statusCode).toBe(404)
    }
    const free = await makeRealtor(guru, { email: 'free@example.in', subscription: false })
    const { call } = await callsOf(guru, 'realtor', free)
    const lead = await makeLead(guru)
    const answers = [
      await call('GET', `/realtor/leads/${lead}`),
      await call('PUT', `/realtor/leads/${lead}/state`, { state: 'closed' }),
      await call('POST', `/realtor/leads/${lead}/claim`),
      await call('GET', '/realtor/list.csv'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 403, 403, 403])
    expect(answers.map(({ body }) => body).join()).not.toMatch(/Meena|9876543210/)
  })
})

test('what a realtor notes is kept for that realtor alone', async () => {
  const id = await makeLead(guru)
  const put = (body: object) => asha.call('PUT', `/realtor/leads/${id}/state`, body)
  expect((await put({ state: 'not_useful' })).json().message).toBe('Say why it was not useful')
  expect((await put({ state: 'visit', note: 'Sunday at 11' })).json()).toEqual({ message: 'Saved.' })
  expect((await asha.call('GET', `/realtor/leads/${id}`)).json()).toMatchObject({
    lead: { state: 'visit' },
    note: 'Sunday at 11',
  })
  const visits = (await asha.call('GET', '/realtor/list?state=visit')).json()
  expect(visits.data.map((card: { id: string }) => card.id)).toEqual([id])
  const other = await callsOf(guru, 'realtor', await makeRealtor(guru, { email: 'other@example.in' }))
  expect((await other.call('GET', `/realtor/leads/${id}`)).json()).toMatchObject({
    lead: { state: 'new' },
    note: null,
  })
  expect((await put({ state: 'asleep' })).statusCode).toBe(422)
})

test('a lead shows when the call is wanted', async () => {
  await guru.database.kysely.deleteFrom('requirement').execute()
  const said = new Date('2026-11-28T13:00:00Z')
  const id = await makeLead(guru, {
    callback_at: said,
    call_time: 'कल शाम 6 के बाद',
    call_time_at: said,
  })
  const call_time = { words: 'कल शाम 6 के बाद', said_at: said.toISOString() }
  expect((await asha.call('GET', `/realtor/leads/${id}`)).json().lead).toMatchObject({ call_time })
  expect((await asha.call('GET', '/realtor/list')).json().data[0]).toMatchObject({ call_time })
  expect((await asha.call('GET', '/realtor/list.csv')).body).toContain('कल शाम 6 के बाद')
  const { call } = await callsOf(guru, 'admin', await makeAdmin(guru))
  const { callbacks } = (await call('GET', '/admin/callbacks')).json()
  expect(callbacks[0]).toMatchObject({ id, call_time })
})

test('a callback that was offered is taken once', async () => {
  await guru.database.kysely.deleteFrom('requirement').execute()
  const id = await makeLead(guru, { callback_at: new Date() })
  const other = await callsOf(
    guru,
    'realtor',
    await makeRealtor(guru, { email: 'far@example.in', cities: ['Pune'] }),
  )
  expect((await other.call('POST', `/realtor/leads/${id}/claim`)).statusCode).toBe(403)
  await guru.database.kysely
    .updateTable('realtor')
    .set({ subscription: false })
    .where('id', '!=', ashaId)
    .execute()
  await offerCallbacks(guru.database.kysely, 15)
  const [card] = (await asha.call('GET', '/realtor/list')).json().data
  expect(card).toMatchObject({ id, callback: { status: 'offered' } })
  expect((await asha.call('POST', `/realtor/leads/${id}/claim`)).statusCode).toBe(200)
  expect((await asha.call('GET', '/realtor/list')).json().data[0].callback.status).toBe('mine')
})

test('the file holds what is shown, no formula, and the export is written down', async () => {
  await guru.database.kysely.deleteFrom('requirement').execute()
  await makeLead(guru, { name: '=HYPERLINK("http://evil.example","Meena")', amenities: ['parking', 'lift'] })
  await makeLead(guru, { name: 'மீனா', city: 'Chennai' })
  const file = await asha.call('GET', '/realtor/list.csv?scope=profile')
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [heading, ...lines] = file.body.replace('\uFEFF', '').trim().split('\r\n')
  expect(heading).toMatch(/^Name,Mobile,Wants,/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(
    /^"'=HYPERLINK\(""http:\/\/evil.example"",""Meena""\)",919876543210,looks for,rent,/,
  )
  expect((await asha.call('GET', '/realtor/list.csv?scope=all')).body).toContain('மீனா')
  const audit = await guru.database.kysely
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'leads_exported')
    .execute()
  expect(audit.map(({ detail }) => detail)).toContainEqual({ source: 'web', leads: 1 })
})

test('no cell of the file begins as a formula, also behind blanks or full-width', async () => {
  await guru.database.kysely.deleteFrom('requirement').execute()
  const formulas = ['=', '+', '-', '@', '＝', '＋', '－', '＠'].flatMap((mark) =>
    ['', ' ', '\u00a0', '\u3000', '\ufeff', '\u200b ', ' \n', '\t'].map((blank) => `${blank}${mark}1+1`),
  )
  for (const name of [...formulas, '\tMeena', 'Meena - 2 + 2 = 4 @ home']) await makeLead(guru, { name })
  const { body } = await asha.call('GET', '/realtor/list.csv')
  const names = parse(body, { bom: true, from: 2 }).map(([name]) => name)
  expect(names.toSorted()).toEqual(
    [...formulas.map((name) => `'${name}`), "'\tMeena", 'Meena - 2 + 2 = 4 @ home'].toSorted(),
  )
})

test('the stream tells that leads have changed, and no names', async () => {
  const address = await guru.app.listen({ port: 0, host: '127.0.0.1' })
  const aborting = new AbortController()
  const answer = await fetch(`${address}/v1/realtor/live`, {
    headers: { 'x-auth-token': asha.token },
    signal: aborting.signal,
  })
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const call_time = 'after 6, 044 2345 6789'
  await makeLead(guru, { callback_at: new Date(), call_time, call_time_at: new Date() })
  await offerCallbacks(guru.database.kysely, 15)
  let heard = ''
  while (!heard.includes('"callback":true')) heard += (await reader?.read())?.value ?? ''
  const events = [...heard.matchAll(/^data: (.*)$/gm)].map(([, event = '']) => JSON.parse(event))
  expect(events.at(-1)).toEqual({ changed: ['web'], callback: true, call_time: 'after 6, •••' })
  expect(heard).not.toMatch(/Meena|9876543210/)
  aborting.abort()
})
