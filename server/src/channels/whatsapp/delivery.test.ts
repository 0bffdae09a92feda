import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settled, until, type WhatsappApp, whatsappApp, whatsappSettings } from '../../../test/whatsapp.ts'
import { bodyOf, change, textMessage } from '../../cli/whatsapp/payloads.ts'

let guru: WhatsappApp
beforeAll(async () => {
  guru = await whatsappApp({ settings: { WHATSAPP_RETRY_MINUTES: '1' } })
})
afterAll(() => guru.close())
beforeEach(() => {
  guru.graph.troubles.length = 0
  guru.graph.refused.length = 0
})

let people = 0
const somebody = () => {
  people += 1
  return guru.phone({ number: `9197000${10_000 + people}` })
}
const sends = (number: string | undefined) =>
  guru.database.kysely
    .selectFrom('whatsapp_send')
    .innerJoin('whatsapp_contact', 'whatsapp_contact.id', 'whatsapp_send.contact_id')
    .selectAll('whatsapp_send')
    .where('number', '=', number ?? '')
    .orderBy('whatsapp_send.created_at')
    .execute()
const statuses = (...rows: object[]) =>
  guru.postBody(bodyOf(change(whatsappSettings.WHATSAPP_PHONE_NUMBER_ID, { statuses: rows })))

describe('a Graph API', () => {
  test.each([
    ['429', { status: 429, code: 131056 }],
    ['429 and says nothing more', { status: 429 }],
    ['500', { status: 500, code: 131000 }],
    ['502 and a page of HTML, as something between here and Meta does', { status: 502 }],
    ['503 with a time to wait', { status: 503, retryAfter: 1 }],
  ])('that answers %s is asked again, and the reply comes once', async (_, trouble) => {
    // The real wait for one person is six seconds.
    guru.graph.troubles.push(trouble)
    const meera = somebody()
    const answer = await meera.say('I want a flat for rent in Chennai')
    expect(answer.text).toContain('Chennai')
    await settled(guru)
    expect(meera.received()).toHaveLength(1)
    expect((await sends(meera.sender.number))[0]).toMatchObject({ state: 'sent', attempts: 2, failure: null })
  })

  test('that hangs up before it has taken the message is asked again', async () => {
    guru.graph.troubles.push('hang_up')
    const meera = somebody()
    await meera.say('I want a flat for rent in Chennai')
    await settled(guru)
    expect(meera.received()).toHaveLength(1)
  })

  test('that does not answer at all is asked again after a while', async () => {
    guru.graph.troubles.push('silence')
    const meera = somebody()
    await meera.say('I want a flat for rent in Chennai')
    await settled(guru)
    expect(meera.received()).toHaveLength(1)
    expect((await sends(meera.sender.number))[0]).toMatchObject({ state: 'sent', attempts: 2 })
  })

  test('that took the message but whose answer was lost is not asked again once a status says so', async () => {
    guru.graph.troubles.push('lost')
    const meera = somebody()
    await meera.say('I want a flat for rent in Chennai')
    const [taken] = meera.received()
    await statuses({
      id: taken?.wamid,
      status: 'sent',
      biz_opaque_callback_data: taken?.message.biz_opaque_callback_data,
    })
    await settled(guru)
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    expect(meera.received()).toHaveLength(1)
    expect((await sends(meera.sender.number))[0]).toMatchObject({ state: 'sent', wamid: taken?.wamid })
  })

  test('that says a person cannot be reached is not asked again', async () => {
    guru.graph.troubles.push({ status: 400, code: 131026 })
    const meera = somebody()
    await meera.post(textMessage(meera.sender, 'I want a flat for rent in Chennai'))
    await until(async () => (await sends(meera.sender.number))[0]?.state === 'failed')
    expect((await sends(meera.sender.number))[0]).toMatchObject({ attempts: 1, failure: '131026' })
  })

  test('that asks not to be asked at once gives up where the operator’s limit is shorter', async () => {
    guru.graph.troubles.push({ status: 400, code: 131049 })
    const meera = somebody()
    await meera.post(textMessage(meera.sender, 'I want a flat for rent in Chennai'))
    await until(async () => (await sends(meera.sender.number))[0]?.state === 'failed')
    expect((await sends(meera.sender.number))[0]).toMatchObject({ failure: '131049' })
  })

  test('that refuses the token is told to the operator, and the reply waits', async () => {
    const other = await whatsappApp({ settings: { WHATSAPP_RETRY_MINUTES: '60' } })
    try {
      other.graph.troubles.push({ status: 401, code: 190 })
      const meera = other.phone({ number: '919700000999' })
      await meera.post(textMessage(meera.sender, 'I want a flat for rent in Chennai'))
      await until(() => other.log.some((line) => line.includes('whatsapp_token_refused')))
      const row = () => other.database.kysely.selectFrom('whatsapp_send').selectAll().executeTakeFirst()
      // It is told before it is written down.
      await expect.poll(row).toMatchObject({ state: 'queued', failure: '190' })
    } finally {
      await other.close()
    }
  })
})

describe('a status', () => {
  test('of delivery in any order ends with read', async () => {
    const meera = somebody()
    await meera.say('I want a flat for rent in Chennai')
    await settled(guru)
    const wamid = meera.received()[0]?.wamid
    await statuses({ id: wamid, status: 'read' })
    await statuses({ id: wamid, status: 'delivered' }, { id: wamid, status: 'sent' })
    expect((await sends(meera.sender.number))[0]).toMatchObject({ state: 'sent', delivery: 'read' })
  })

  test('that a message was played counts as read', async () => {
    const meera = somebody()
    await meera.say('I want a flat for rent in Chennai')
    await settled(guru)
    await statuses({ id: meera.received()[0]?.wamid, status: 'played' })
    expect((await sends(meera.sender.number))[0]).toMatchObject({ state: 'sent', delivery: 'read' })
  })

  test('of failure that comes before the answer is kept', async () => {
    guru.graph.troubles.push('lost')
    const meera = somebody()
    await meera.say('I want a flat for rent in Chennai')
    const [taken] = meera.received()
    await statuses({
      id: taken?.wamid,
      status: 'failed',
      errors: [{ code: 131026 }],
      biz_opaque_callback_data: taken?.message.biz_opaque_callback_data,
    })
    await settled(guru)
    expect((await sends(meera.sender.number))[0]).toMatchObject({
      state: 'failed',
      failure: '131026',
      payload: null,
    })
  })

  test('of failure is kept with its code, and a late “sent” does not undo it', async () => {
    const meera = somebody()
    await meera.say('I want a flat for rent in Chennai')
    await settled(guru)
    const wamid = meera.received()[0]?.wamid
    await statuses({ id: wamid, status: 'failed', errors: [{ code: 131026, title: 'Undeliverable' }] })
    await statuses({ id: wamid, status: 'sent' })
    expect((await sends(meera.sender.number))[0]).toMatchObject({ state: 'failed', failure: '131026' })
  })
})

describe('the day after a message', () => {
  test('ends free replies: an old message makes a lead, and no reply is tried', async () => {
    const meera = somebody()
    const old = new Date(Date.now() - 25 * 3_600_000)
    await meera.post(textMessage(meera.sender, '2bhk flat for rent in Chennai below 30k', { at: old }))
    await settled(guru)
    expect(meera.received()).toEqual([])
    expect(guru.graph.refused).toEqual([])
    expect((await sends(meera.sender.number))[0]).toMatchObject({ state: 'failed', failure: 'window_closed' })
    const lead = await guru.database.kysely
      .selectFrom('requirement')
      .innerJoin('person', 'person.id', 'requirement.person_id')
      .select('city')
      .where('whatsapp_number', '=', `+${meera.sender.number}`)
      .executeTakeFirst()
    expect(lead).toEqual({ city: 'Chennai' })
  })
})

describe('messages of one person', () => {
  test('are answered in the order in which they were written, whatever the order they come in', async () => {
    const meera = somebody()
    const at = (seconds: number) => ({ at: new Date(Date.now() - seconds * 1000) })
    await meera.say('English')
    const before = meera.received().length
    await meera.post(
      textMessage(meera.sender, 'in Kochi', at(1)),
      textMessage(meera.sender, 'I want to rent', at(3)),
      textMessage(meera.sender, 'a flat', at(2)),
    )
    await meera.nextAfter(before + 2)
    const turns = await guru.database.kysely
      .selectFrom('turn')
      .innerJoin('session', 'session.id', 'turn.session_id')
      .innerJoin('person', 'person.id', 'session.person_id')
      .select('user_text')
      .where('whatsapp_number', '=', `+${meera.sender.number}`)
      .orderBy('position')
      .execute()
    expect(turns.map(({ user_text }) => user_text)).toEqual([
      'English',
      'I want to rent',
      'a flat',
      'in Kochi',
    ])
  })

  test('are answered once each, though every copy comes three times at once', async () => {
    const meera = somebody()
    await meera.say('English')
    const messages = ['I want to rent', 'a flat', 'in Kochi', 'below 20k'].map((text, at) =>
      textMessage(meera.sender, text, { at: new Date(Date.now() + at * 1000 - 10_000) }),
    )
    await Promise.all([...messages, ...messages, ...messages].map((one) => meera.post(one)))
    await settled(guru)
    expect(meera.received()).toHaveLength(1 + messages.length)
  })
})
