import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settled, type WhatsappApp, whatsappApp, whatsappSettings } from '../../../test/whatsapp.ts'
import { bodyOf, change, message, textMessage } from '../../cli/whatsapp/payloads.ts'
import { makeCode } from './codes.ts'
import { confirmCallbacks } from './confirm-callbacks.ts'
import { whatsappTexts } from './texts/index.ts'

let guru: WhatsappApp
beforeAll(async () => {
  guru = await whatsappApp({ listings: 500 })
})
afterAll(() => guru.close())

const { en, hi } = whatsappTexts
let people = 0
const somebody = (about: object = {}) => {
  people += 1
  return guru.phone({ number: `9195000${10_000 + people}`, userId: `IN.5${people}`, name: 'Meera', ...about })
}
const hidden = () => somebody({ number: undefined })
/** Somebody in the middle of a conversation in English. */
const chatting = async (about: object = {}) => {
  const meera = somebody(about)
  await meera.say('English')
  return meera
}
const leadOf = (userId: string | undefined) =>
  guru.database.kysely
    .selectFrom('requirement')
    .innerJoin('person', 'person.id', 'requirement.person_id')
    .selectAll('requirement')
    .select(['person.whatsapp_number', 'person.whatsapp_user_id', 'person.mobile_number'])
    .where('whatsapp_user_id', '=', userId ?? '')
    .executeTakeFirst()

describe('what Guru cannot use', () => {
  test.each(['image', 'video', 'document', 'sticker', 'order', 'unsupported', 'contacts', 'something_new'])(
    '%s gets one friendly line, and another one right behind it nothing',
    async (type) => {
      const meera = await chatting()
      const answer = await meera.send(type, { [type]: { id: '1', sha256: 'x' } })
      expect(answer.text).toBe(en.unusable)
      await meera.post(message(meera.sender, type, { [type]: { id: '2' } }))
      await settled(guru)
      expect(meera.received()).toHaveLength(2)
    },
  )

  test.each([
    ['a reaction', 'reaction', { reaction: { message_id: 'wamid.x', emoji: '👍' } }],
    ['a message of a group', 'text', { group_id: 'group', text: { body: 'hello all' } }],
    ['news of the system', 'system', { system: { type: 'customer_identity_changed', body: 'x' } }],
    ['an edit that Meta does not tell', 'unsupported', { unsupported: { type: 'edit' } }],
  ])('%s gets nothing', async (_, type, parts) => {
    const meera = await chatting()
    await meera.post(message(meera.sender, type, parts))
    await settled(guru)
    expect(meera.received()).toHaveLength(1)
  })

  test('the business’s own messages get nothing', async () => {
    const meera = somebody()
    const echo = { ...textMessage(meera.sender, 'We are open'), to: meera.sender.number }
    await guru.postBody(
      bodyOf(
        change(whatsappSettings.WHATSAPP_PHONE_NUMBER_ID, { field: 'smb_message_echoes', messages: [echo] }),
      ),
    )
    await settled(guru)
    expect(meera.received()).toEqual([])
  })

  test('words under a picture are read', async () => {
    const meera = await chatting()
    const answer = await meera.send('image', { image: { id: '1', caption: 'a flat for rent in Kochi' } })
    expect(answer.text).toContain('Kochi')
  })

  test('a button of a template is read as its words', async () => {
    const meera = await chatting()
    const answer = await meera.send('button', { button: { text: 'I want to rent a flat', payload: 'x' } })
    expect(answer.text).not.toBe(en.unusable)
  })
})

describe('a location', () => {
  test('becomes city and area', async () => {
    const meera = await chatting()
    await meera.send('location', { location: { latitude: 12.9698, longitude: 77.75, name: 'Home' } })
    expect(await leadOf(meera.sender.userId)).toMatchObject({ city: 'Bengaluru', area: 'Whitefield' })
  })

  test('far from everywhere is told so', async () => {
    const meera = await chatting()
    const answer = await meera.send('location', { location: { latitude: 10, longitude: 88 } })
    expect(answer.text).toBe(en.placeUnknown)
  })

  test('may come first, and is kept until the language is chosen', async () => {
    const meera = somebody()
    await meera.send('location', { location: { latitude: 12.9698, longitude: 77.75 } })
    expect((await meera.tap('language:en')).text).toContain('Whitefield')
  })
})

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
    const number = `9194000${10_000 + people}`
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
    const seen = guru.phone({ ...meera.sender, number: `9193100${10_000 + people}` })
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

describe('stop', () => {
  test.each([
    ['stop', 'START'],
    ['बंद करो', 'शुरू करें'],
    ['நிறுத்துங்கள்', 'தொடங்கு'],
    ['നിർത്തൂ', 'തുടങ്ങാം'],
    ['ನಿಲ್ಲಿಸಿ', 'ಶುರು ಮಾಡಿ'],
    ['ఆపండి', 'మొదలుపెట్టు'],
    ['ਬੰਦ ਕਰੋ', 'ਸ਼ੁਰੂ ਕਰੋ'],
    ['বন্ধ করুন', 'শুরু করুন'],
  ])('“%s” ends Guru’s messages until “%s”', async (stop, start) => {
    const meera = await chatting()
    expect((await meera.say(stop)).text).toBe(en.stopped)
    const told = await meera.say('a flat in Chennai')
    expect(told.text).toBe(en.stopped)
    await meera.post(textMessage(meera.sender, 'hello?'))
    await settled(guru)
    expect(meera.received()).toHaveLength(3)
    expect((await meera.say(start)).text).toBe(en.started)
    expect((await meera.say('I want a flat for rent in Chennai')).text).toContain('Chennai')
  })

  test('is answered in the language of the chat', async () => {
    const meera = somebody()
    await meera.say('हिन्दी')
    expect((await meera.say('stop')).text).toBe(hi.stopped)
  })
})

type Phone = Awaited<ReturnType<typeof chatting>>
const edited = (phone: Phone, id: string, body: string) =>
  message(phone.sender, 'edit', {
    edit: { original_message_id: id, message: { type: 'text', text: { body } } },
  })
const revoked = (phone: Phone, id: string) =>
  message(phone.sender, 'revoke', { revoke: { original_message_id: id } })
const turnsAbout = async (word: string) => {
  const { rows } = await guru.database.query({
    text: 'select 1 from turn where user_text like $1 or commands::text like $1',
    values: [`%${word}%`],
  })
  return rows.length
}

describe('an edited message', () => {
  test('is said once more', async () => {
    const meera = await chatting()
    const first = textMessage(meera.sender, 'a flat for rent in Chennai')
    await meera.answerTo(first)
    await meera.answerTo(edited(meera, first.id, 'a flat for rent in Kochi'))
    expect(await leadOf(meera.sender.userId)).toMatchObject({ city: 'Kochi' })
  })

  test('is said once where its edit comes before itself', async () => {
    const meera = await chatting()
    const first = textMessage(meera.sender, 'a flat for rent in Chennai')
    await meera.answerTo(edited(meera, first.id, 'a flat for rent in Kochi'))
    await meera.post(first)
    await settled(guru)
    expect(meera.received()).toHaveLength(2)
    expect(await leadOf(meera.sender.userId)).toMatchObject({ city: 'Kochi' })
  })
})

describe('a message that was taken back', () => {
  test('leaves the record', async () => {
    const meera = await chatting()
    const first = textMessage(meera.sender, 'a flat for rent in Chennai for my aunt Lakshmi')
    await meera.answerTo(first)
    expect(await turnsAbout('Lakshmi')).toBe(1)
    await meera.post(revoked(meera, first.id))
    await settled(guru)
    expect(await turnsAbout('Lakshmi')).toBe(0)
    expect(meera.received()).toHaveLength(2)
  })

  test('leaves it with its edits, also when the chat has gone on in another', async () => {
    const meera = await chatting()
    const first = textMessage(meera.sender, 'a flat for rent in Chennai')
    await meera.answerTo(first)
    await meera.answerTo(edited(meera, first.id, 'a flat for rent in Kochi for uncle Govindan'))
    const ids = { session_id: `session-${meera.sender.userId}`, device_id: `device-${meera.sender.userId}` }
    await guru.post('/user/chat-v3', { ...ids, answer: 'English' })
    const code = await makeCode(guru.database, { clientSessionId: ids.session_id, deviceId: ids.device_id })
    expect((await meera.say(code)).text).toBe(en.joined)
    await meera.post(revoked(meera, first.id))
    await settled(guru)
    expect(await turnsAbout('Govindan')).toBe(0)
  })

  test('is neither answered nor kept when it comes after that', async () => {
    const meera = await chatting()
    const first = textMessage(meera.sender, 'a flat for rent in Chennai for my niece Parvathi')
    await meera.post(revoked(meera, first.id))
    await settled(guru)
    await meera.post(first)
    await settled(guru)
    expect([meera.received().length, await turnsAbout('Parvathi')]).toEqual([1, 0])
  })

  test('is not answered once a language is chosen', async () => {
    const meera = somebody()
    const first = textMessage(meera.sender, 'chennai la veedu venum')
    await meera.answerTo(first)
    await meera.post(revoked(meera, first.id))
    await settled(guru)
    await meera.tap('language:ta', 'தமிழ்')
    expect(await leadOf(meera.sender.userId)).toBe(undefined)
  })
})

describe('the day in which Guru may write freely', () => {
  test('begins with a message, and with nothing that is only about one', async () => {
    const meera = somebody()
    const at = new Date(Date.now() - 20 * 3_600_000)
    await meera.answerTo(textMessage(meera.sender, 'English', { at }))
    await meera.post(
      revoked(meera, 'wamid.long ago'),
      message(meera.sender, 'system', {
        system: { type: 'user_changed_number', wa_id: meera.sender.number },
      }),
    )
    await settled(guru)
    const contact = await guru.database.kysely
      .selectFrom('whatsapp_contact')
      .select('last_message_at')
      .where('user_id', '=', meera.sender.userId ?? '')
      .executeTakeFirstOrThrow()
    expect(contact.last_message_at?.getTime()).toBe(Math.floor(at.getTime() / 1000) * 1000)
  })
})

describe('a callback that a realtor took', () => {
  const takenBy = async (phone: Phone, { kysely } = guru.database) => {
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
    const lead = await leadOf(phone.sender.userId)
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
