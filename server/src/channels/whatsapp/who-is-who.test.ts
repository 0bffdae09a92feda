import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settled, type WhatsappApp, whatsappApp, whatsappSettings } from '../../../test/whatsapp.ts'
import { whatsappPeople } from '../../../test/whatsapp-people.ts'
import { bodyOf, change, message } from '../../cli/whatsapp/payloads.ts'

let guru: WhatsappApp
beforeAll(async () => {
  guru = await whatsappApp()
})
afterAll(() => guru.close())

const { hidden, chatting, freeNumber, leadOf } = whatsappPeople(() => guru)

describe('somebody without a number', () => {
  test('is answered by the user id, and is a lead all the same', async () => {
    const meera = hidden()
    const answer = await meera.say('I want a flat for rent in Chennai')
    expect(answer.message).toMatchObject({ recipient: meera.sender.userId })
    expect(answer.message.to).toBe(undefined)
    expect(await leadOf(meera.sender.userId)).toMatchObject({
      lead_at: expect.any(Date),
      whatsapp_number: null,
    })
  })
})

describe('a changed number', () => {
  test('goes on with the same conversation', async () => {
    const meera = await chatting()
    await meera.say('I want a flat for rent in Chennai')
    const number = freeNumber()
    await meera.post(
      message(meera.sender, 'system', { system: { type: 'user_changed_number', wa_id: number } }),
    )
    await settled(guru)
    expect(await leadOf(meera.sender.userId)).toMatchObject({ whatsapp_number: `+${number}` })
    const later = guru.phone({ ...meera.sender, number })
    const answer = await later.say('below 20k')
    expect(answer.text).not.toContain('Please select the language')
    expect(await leadOf(meera.sender.userId)).toMatchObject({
      city: 'Chennai',
      price_max: 20_000,
      whatsapp_number: `+${number}`,
    })
  })

  test('leaves the lead of whoever had it before without one', async () => {
    const [before, after] = [await chatting(), await chatting()]
    for (const phone of [before, after]) await phone.say('I want a flat for rent in Chennai')
    const system = { type: 'user_changed_number', wa_id: before.sender.number }
    await after.post(message(after.sender, 'system', { system }))
    await settled(guru)
    expect(await leadOf(before.sender.userId)).toMatchObject({ whatsapp_number: null })
    expect(await leadOf(after.sender.userId)).toMatchObject({ whatsapp_number: `+${before.sender.number}` })
  })
})

describe('a number that comes later', () => {
  test('reaches the lead, whatever it comes with', async () => {
    const meera = hidden()
    await meera.say('I want a flat for rent in Chennai')
    const seen = guru.phone({ ...meera.sender, number: freeNumber() })
    await seen.send('sticker', { sticker: { id: '1' } })
    expect(await leadOf(meera.sender.userId)).toMatchObject({ whatsapp_number: `+${seen.sender.number}` })
  })
})

describe('a changed user id', () => {
  const tellings = {
    'as a message': (from: string, to: string) =>
      change(whatsappSettings.WHATSAPP_PHONE_NUMBER_ID, {
        messages: [
          message({}, 'system', {
            system: {
              type: 'user_changed_user_id',
              user_id: to,
              body: `User M changed from ${from} to ${to}`,
            },
          }),
        ],
      }),
    'as an update': (from: string, to: string) =>
      change(whatsappSettings.WHATSAPP_PHONE_NUMBER_ID, {
        field: 'user_id_update',
        updates: [{ timestamp: '1750000000', user_id: { previous: from, current: to } }],
      }),
  }
  const both = Object.values(tellings)

  test.each([
    ['as a message', [tellings['as a message']]],
    ['as an update', [tellings['as an update']]],
    ['in both ways', both],
    ['in both ways, the other first', both.toReversed()],
  ])('that is told %s goes on with the same conversation', async (_, told) => {
    const meera = hidden()
    await meera.say('I want a flat for rent in Chennai')
    const userId = `${meera.sender.userId}.new`
    for (const tell of told) {
      await guru.postBody(bodyOf(tell(meera.sender.userId ?? '', userId)))
      await settled(guru)
    }
    const answer = await guru.phone({ userId, name: 'Meera' }).say('below 20k')
    expect(answer.text).not.toContain('Please select the language')
    expect(await leadOf(userId)).toMatchObject({ city: 'Chennai', price_max: 20_000 })
  })
})
