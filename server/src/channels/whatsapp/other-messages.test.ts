import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  settled,
  type WhatsappApp,
  type WhatsappPhone,
  whatsappApp,
  whatsappSettings,
} from '../../../test/whatsapp.ts'
import { whatsappPeople } from '../../../test/whatsapp-people.ts'
import { bodyOf, change, message, textMessage } from '../../cli/whatsapp/payloads.ts'
import { makeCode } from './codes.ts'
import { whatsappTexts } from './texts/index.ts'

let guru: WhatsappApp
beforeAll(async () => {
  guru = await whatsappApp({ listings: 500 })
})
afterAll(() => guru.close())

const { en, hi } = whatsappTexts
const { somebody, chatting, leadOf } = whatsappPeople(() => guru)

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
    expect(told.text).toBe(en.stillStopped)
    await meera.post(textMessage(meera.sender, 'hello?'))
    await settled(guru)
    expect(meera.received()).toHaveLength(3)
    const back = await meera.say(start)
    expect(back.text.startsWith(en.started)).toBe(true)
    expect(back.text).toContain('rent or buy')
    expect(back.options.length).toBeGreaterThan(1)
    expect((await meera.say('I want a flat for rent in Chennai')).text).toContain('Chennai')
  })

  test('is answered in the language of the chat', async () => {
    const meera = somebody()
    await meera.say('हिन्दी')
    expect((await meera.say('stop')).text).toBe(hi.stopped)
  })
})

const edited = ({ sender }: WhatsappPhone, id: string, body: string) =>
  message(sender, 'edit', {
    edit: { original_message_id: id, message: { type: 'text', text: { body } } },
  })
const revoked = ({ sender }: WhatsappPhone, id: string) =>
  message(sender, 'revoke', { revoke: { original_message_id: id } })
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

test('nothing that was sent broke a limit', () => {
  expect(guru.graph.refused).toEqual([])
})
