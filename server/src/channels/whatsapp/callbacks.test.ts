import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type WhatsappApp, type WhatsappPhone, whatsappApp } from '../../../test/whatsapp.ts'
import { whatsappPeople } from '../../../test/whatsapp-people.ts'
import { makeCode } from './codes.ts'
import { confirmCallbacks } from './confirm-callbacks.ts'
import { whatsappTexts } from './texts/index.ts'

let guru: WhatsappApp
beforeAll(async () => {
  guru = await whatsappApp()
})
afterAll(() => guru.close())

const { en } = whatsappTexts
const { hidden, chatting, leadOf } = whatsappPeople(() => guru)

describe('a callback', () => {
  test('needs no number where the chat has one', async () => {
    const meera = await chatting()
    await meera.say('I want a flat for rent in Chennai')
    const answer = await meera.say('please call me')
    expect(answer.text).toBe(en.callbackNoted)
    expect(await leadOf(meera.sender.userId)).toMatchObject({
      callback_at: expect.any(Date),
      whatsapp_number: `+${meera.sender.number}`,
    })
  })

  test('says back when it is wanted, and the lead has it', async () => {
    const meera = await chatting()
    await meera.say('I want a flat for rent in Chennai')
    const answer = await meera.say('please call me after 6')
    expect(answer.text).toContain(en.callbackNoted)
    expect(answer.text).toContain('call after 6')
    expect(await leadOf(meera.sender.userId)).toMatchObject({ call_time: 'after 6' })
  })

  test('asks somebody who hides the number for it, with one tap', async () => {
    const meera = hidden()
    await meera.say('I want a flat for rent in Chennai')
    const asked = await meera.say('please call me')
    expect(asked.message).toMatchObject({ interactive: { type: 'request_contact_info' } })
    expect(await leadOf(meera.sender.userId)).toMatchObject({
      whatsapp_number: null,
      callback_at: expect.any(Date),
    })
    const thanks = await meera.send('contacts', {
      contacts: [{ origin: 'contact_request', phones: [{ wa_id: '919876500001' }] }],
    })
    expect(thanks.text).toBe(en.numberNoted('+919876500001'))
    expect(await leadOf(meera.sender.userId)).toMatchObject({ whatsapp_number: '+919876500001' })
    expect((await meera.say('please call me')).text).toBe(en.callbackNoted)
  })

  test('takes the number that was asked for when it is typed alone', async () => {
    const meera = hidden()
    await meera.say('I want a flat for rent in Chennai')
    await meera.say('please call me')
    const thanks = await meera.say('98765 00004')
    expect(thanks.text).toBe(en.numberNoted('+919876500004'))
    expect(await leadOf(meera.sender.userId)).toMatchObject({ mobile_number: '+919876500004' })
  })

  test('reads the shared number where Meta’s pages show its origin as well', async () => {
    const meera = hidden()
    await meera.say('I want a flat for rent in Chennai')
    await meera.say('please call me')
    const shared = { origin: 'contact_request', contacts: [{ phones: [{ phone: '+91 98765 00005' }] }] }
    expect((await meera.send('contacts', shared)).text).toBe(en.numberNoted('+919876500005'))
  })

  test('takes a number that is typed', async () => {
    const meera = hidden()
    await meera.say('I want a flat for rent in Chennai')
    const answer = await meera.say('call me on 98765 00002')
    expect(answer.text).toBe(en.numberNoted('+919876500002'))
    expect(await leadOf(meera.sender.userId)).toMatchObject({ mobile_number: '+919876500002' })
  })

  test('takes a number that is said in words', async () => {
    const meera = hidden()
    await meera.say('I want a flat for rent in Chennai')
    const answer = await meera.say('nine eight seven six five double zero double zero three')
    expect(answer.text).toBe(en.numberNoted('+919876500003'))
    expect(await leadOf(meera.sender.userId)).toMatchObject({ mobile_number: '+919876500003' })
  })

  test('goes to another number than that of the chat where one is typed', async () => {
    const meera = await chatting()
    await meera.say('I want a flat for rent in Chennai')
    expect((await meera.say('call me on 98765 00006')).text).toBe(en.numberNoted('+919876500006'))
    expect(await leadOf(meera.sender.userId)).toMatchObject({
      mobile_number: '+919876500006',
      whatsapp_number: `+${meera.sender.number}`,
    })
  })

  test('never keeps the card of somebody else', async () => {
    const meera = await chatting()
    const answer = await meera.send('contacts', { contacts: [{ phones: [{ wa_id: '919876500003' }] }] })
    expect(answer.text).toBe(en.unusable)
    const { rows } = await guru.database.query({
      text: `select 1 from whatsapp_contact where number = '919876500003'`,
    })
    expect(rows).toEqual([])
  })
})

describe('a callback that a realtor took', () => {
  const takenBy = async ({ sender }: WhatsappPhone, { kysely } = guru.database) => {
    const realtor = crypto.randomUUID()
    await kysely
      .insertInto('realtor')
      .values({
        id: realtor,
        name: 'Asha Homes',
        email: `${realtor}@example.in`,
        password_hash: null,
        property_types: [],
        transaction_types: [],
        cities: [],
        areas: [],
      })
      .execute()
    const lead = await leadOf(sender.userId)
    await kysely
      .updateTable('requirement')
      .set({ claimed_by: realtor, claimed_at: new Date() })
      .where('id', '=', lead?.id ?? '')
      .execute()
  }
  /** Somebody who asked for a callback so many hours ago. */
  const waitingFor = async (hours: number) => {
    const meera = await chatting()
    await meera.say('please call me')
    await guru.database.kysely
      .updateTable('whatsapp_contact')
      .set({ last_message_at: new Date(Date.now() - hours * 3_600_000) })
      .where('user_id', '=', meera.sender.userId ?? '')
      .execute()
    return meera
  }
  const template = 'callback_taken'

  test('is told once', async () => {
    const meera = await waitingFor(0)
    await takenBy(meera)
    const told = await meera.nextAfter(2)
    expect(told.text).toBe(en.callbackTaken('Asha Homes'))
  })

  test('is told with a button for the number where that is hidden', async () => {
    const meera = hidden()
    await meera.say('I want a flat for rent in Chennai')
    await meera.say('please call me')
    await takenBy(meera)
    const told = await meera.nextAfter(2)
    expect(told.message).toMatchObject({ interactive: { type: 'request_contact_info' } })
    expect(told.text).toContain(en.callbackTaken('Asha Homes'))
    const shared = { contacts: [{ origin: 'contact_request', phones: [{ wa_id: '919876500009' }] }] }
    await meera.send('contacts', shared)
    expect(await leadOf(meera.sender.userId)).toMatchObject({ whatsapp_number: '+919876500009' })
  })

  test('is told where the chat has gone on since', async () => {
    const meera = await waitingFor(0)
    const ids = { session_id: `session-${meera.sender.userId}`, device_id: `device-${meera.sender.userId}` }
    await guru.post('/user/chat-v3', { ...ids, answer: 'English' })
    const code = await makeCode(guru.database, { clientSessionId: ids.session_id, deviceId: ids.device_id })
    await meera.say(code)
    await takenBy(meera)
    expect((await meera.nextAfter(3)).text).toBe(en.callbackTaken('Asha Homes'))
  })

  test('in the last hour of the day is told by the operator’s template, which knows no such end', async () => {
    const meera = await waitingFor(23.5)
    guru.graph.templates.add(template)
    // Not seen before its end by the app's own look, which knows no template.
    await guru.database.kysely.transaction().execute(async (kysely) => {
      const within = { ...guru.database, kysely }
      await takenBy(meera, within)
      expect(await confirmCallbacks(within, template)).toBe(1)
    })
    expect((await meera.nextAfter(2)).message.type).toBe('template')
  })

  test('a day later is told by the operator’s template, and without one not at all', async () => {
    const meera = await waitingFor(25)
    await takenBy(meera)
    expect(await confirmCallbacks(guru.database, null)).toBe(0)
    guru.graph.templates.add(template)
    expect(await confirmCallbacks(guru.database, template)).toBe(1)
    expect(await confirmCallbacks(guru.database, template)).toBe(0)
    expect((await meera.nextAfter(2)).message).toMatchObject({
      type: 'template',
      template: { name: template, language: { code: 'en' } },
    })
  })
})

test('nothing that was sent broke a limit', () => {
  expect(guru.graph.refused).toEqual([])
})
