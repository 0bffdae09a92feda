import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, makeAdmin } from '../../../test/staff.ts'
import type { browser } from '../../../test/test-app.ts'
import { type WhatsappApp, whatsappApp } from '../../../test/whatsapp.ts'
import { whatsappTexts } from './texts/index.ts'

let guru: WhatsappApp
beforeAll(async () => {
  guru = await whatsappApp({ settings: { WHATSAPP_NUMBER: '+919000000000' } })
})
afterAll(() => guru.close())

const { en } = whatsappTexts
let browsers = 0
/** A browser in the middle of a chat about Chennai. */
async function chatting() {
  browsers += 1
  const ids = { session_id: `session-of-browser-${browsers}`, device_id: `device-of-browser-${browsers}` }
  await guru.post('/user/chat-v3', { ...ids, answer: 'English' })
  await guru.post('/user/chat-v3', { ...ids, answer: 'a flat for rent in Chennai' })
  return ids
}
const phone = () =>
  guru.phone({ number: `9192000${10_000 + browsers}`, userId: `IN.9${browsers}`, name: 'Meera' })
async function codeFor(ids: typeof browser): Promise<string> {
  const response = await guru.post('/whatsapp/continue', ids)
  expect(response.statusCode).toBe(200)
  const url = new URL(response.json().url)
  expect(url.origin + url.pathname).toBe('https://wa.me/919000000000')
  return url.searchParams.get('text') ?? ''
}
const leads = (session: string) =>
  guru.database.kysely
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .leftJoin('requirement', 'requirement.session_id', 'session.id')
    .selectAll('requirement')
    .select(['whatsapp_number', 'person.id as who', 'person.name as called'])
    .where('client_session_id', '=', session)
    .executeTakeFirstOrThrow()

describe('a chat of the web', () => {
  test('goes on in WhatsApp with all that was said, as a lead of WhatsApp', async () => {
    const ids = await chatting()
    const meera = phone()
    expect(await leads(ids.session_id)).toMatchObject({ lead_at: null, whatsapp_number: null })
    expect((await meera.say(await codeFor(ids))).text).toBe(en.joined)
    await meera.say('below 20k')
    expect(await leads(ids.session_id)).toMatchObject({
      city: 'Chennai',
      price_max: 20_000,
      channel: 'whatsapp',
      lead_at: expect.any(Date),
      whatsapp_number: `+${meera.sender.number}`,
      called: 'Meera',
    })
    const onTheWeb = await guru.post('/user/chat-v3', { ...ids, answer: 'in Kochi' })
    expect(onTheWeb.json().wishes).toMatchObject({ city: 'Kochi', price: { max: 20_000 } })
  })

  test('shows both channels in the chat history', async () => {
    const ids = await chatting()
    const meera = phone()
    await meera.say(await codeFor(ids))
    const { call } = await callsOf(guru, 'admin', await makeAdmin(guru))
    const history = await call('GET', `/realtor/chat-history?mobile_number=${meera.sender.number}`)
    expect(history.json().data).toMatchObject([{ channels: ['web_v3', 'whatsapp'] }])
  })

  test('and earlier ones of the phone are one person’s from then on', async () => {
    const ids = await chatting()
    const meera = phone()
    await meera.say('a plot to buy in Madurai')
    const before = await guru.database.kysely
      .selectFrom('person')
      .select('id')
      .where('whatsapp_number', '=', `+${meera.sender.number}`)
      .execute()
    await meera.say(await codeFor(ids))
    const { who } = await leads(ids.session_id)
    const people = await guru.database.kysely
      .selectFrom('session')
      .select('channel')
      .where('person_id', '=', who)
      .orderBy('channel')
      .execute()
    expect(people).toEqual([{ channel: 'web_v3' }, { channel: 'whatsapp' }])
    expect(before.map(({ id }) => id)).not.toContain(who)
  })

  test('is not joined by the number alone', async () => {
    const ids = await chatting()
    const meera = phone()
    await guru.post('/user/add_new_requirement', {
      ...ids,
      user_name: 'Meera',
      mobile_number: meera.sender.number?.slice(2),
    })
    await meera.say('English')
    expect((await leads(ids.session_id)).whatsapp_number).toBe(null)
  })

  test('is joined by its code once, and only within its time', async () => {
    const ids = await chatting()
    const code = await codeFor(ids)
    const meera = phone()
    await meera.say(code)
    browsers += 1
    const thief = phone()
    expect((await thief.say(code)).text).toBe(en.codeOld)
    const late = await codeFor(ids)
    await guru.database.kysely
      .updateTable('whatsapp_code')
      .set({ expires_at: new Date(0) })
      .execute()
    expect((await meera.say(late)).text).toBe(en.codeOld)
  })

  test('has one code, however many are asked for at once', async () => {
    const ids = await chatting()
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeFor(ids)))
    const answers: string[] = []
    for (const code of codes) answers.push((await phone().say(code)).text)
    expect(answers.filter((text) => text === en.joined)).toHaveLength(1)
  })

  test('gets a code for its own browser only', async () => {
    const ids = await chatting()
    const foreign = await guru.post('/whatsapp/continue', { ...ids, device_id: 'another-device-1' })
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'not_your_session'])
    const unknown = await guru.post('/whatsapp/continue', { ...ids, session_id: 'no-such-session' })
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'unknown_session'])
    const empty = await guru.post('/whatsapp/continue', {})
    expect(empty.statusCode).toBe(422)
  })
})
