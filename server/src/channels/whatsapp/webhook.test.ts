import { maxAnswerLength } from '@guru/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { whatsappSettings } from '../../../test/whatsapp.ts'
import { bodyOf, change, message, posted, type Sender, textMessage } from '../../cli/whatsapp/payloads.ts'
import { sign } from './signature.ts'

const webhook = '/v1/whatsapp/webhook'
const secret = whatsappSettings.WHATSAPP_APP_SECRET
const ours = whatsappSettings.WHATSAPP_PHONE_NUMBER_ID
const meera: Sender = { number: '919876543210', userId: 'IN.1', name: 'മീര' }

let guru: TestApp
beforeAll(async () => {
  // What is stored stays as it came: nobody works it off.
  guru = await testApp({ settings: whatsappSettings, whatsappWork: { works: false } })
})
afterAll(() => guru.close())
beforeEach(async () => {
  for (const table of ['whatsapp_message', 'whatsapp_contact', 'whatsapp_send'] as const)
    await guru.database.kysely.deleteFrom(table).execute()
})

const post = (payload: Buffer | string, headers: Record<string, string>) =>
  guru.app.inject({ method: 'POST', url: webhook, payload, headers })
const send = (body: unknown) => {
  const { payload, headers } = posted(body, secret)
  return post(payload, headers)
}
const stored = () =>
  guru.database.kysely.selectFrom('whatsapp_message').selectAll().orderBy('position').execute()
const contacts = () => guru.database.kysely.selectFrom('whatsapp_contact').selectAll().execute()

describe('the verification', () => {
  const verify = (query: Record<string, string>) => guru.app.inject({ method: 'GET', url: webhook, query })
  const right = {
    'hub.mode': 'subscribe',
    'hub.verify_token': whatsappSettings.WHATSAPP_VERIFY_TOKEN,
    'hub.challenge': '1158201444',
  }

  test('answers the bare challenge', async () => {
    const response = await verify(right)
    expect([response.statusCode, response.body]).toEqual([200, '1158201444'])
    expect(response.headers['content-type']).toContain('text/plain')
  })

  test.each([
    ['another token', { ...right, 'hub.verify_token': 'guessed' }],
    ['no token', { 'hub.mode': 'subscribe', 'hub.challenge': '1158201444' }],
    ['another mode', { ...right, 'hub.mode': 'unsubscribe' }],
    ['no challenge', { 'hub.mode': 'subscribe', 'hub.verify_token': right['hub.verify_token'] }],
  ])('with %s gets 403 without the challenge', async (_, query) => {
    const response = await verify(query)
    expect(response.statusCode).toBe(403)
    expect(response.body).not.toContain('1158201444')
  })
})

describe('a signature', () => {
  const body = JSON.stringify(
    bodyOf(change(ours, { messages: [textMessage(meera, 'hello')], sender: meera })),
  )
  const json = { 'content-type': 'application/json' }

  test.each([
    ['missing', undefined],
    ['of another secret', sign(Buffer.from(body), 'another secret')],
    ['of another body', sign(Buffer.from(`${body} `), secret)],
    ['without its kind', sign(Buffer.from(body), secret).slice(7)],
    ['of another kind', sign(Buffer.from(body), secret).replace('sha256', 'sha1')],
    ['cut short', sign(Buffer.from(body), secret).slice(0, -2)],
    ['longer than it may be', `${sign(Buffer.from(body), secret)}00`],
    ['of no hexadecimal digits', `sha256=${'z'.repeat(64)}`],
    ['empty', ''],
  ])('that is %s gets 401, and nothing is stored', async (_, signature) => {
    const headers = signature === undefined ? json : { ...json, 'x-hub-signature-256': signature }
    const response = await post(body, headers)
    expect([response.statusCode, response.json().code]).toEqual([401, 'not_signed'])
    expect([await stored(), await contacts()]).toEqual([[], []])
  })

  test('over the bytes as they came lets in a body with \\u escapes', async () => {
    const { payload, headers } = posted(
      bodyOf(change(ours, { messages: [textMessage(meera, 'കൊച്ചിയിൽ ഫ്ലാറ്റ് 🏠')], sender: meera })),
      secret,
    )
    expect(payload.toString()).toContain('\\u0d15')
    expect((await post(payload, headers)).statusCode).toBe(200)
    expect((await stored())[0]?.content).toEqual({
      from: { number: meera.number, userId: 'IN.1', name: 'മീര' },
      said: { kind: 'text', text: 'കൊച്ചിയിൽ ഫ്ലാറ്റ് 🏠' },
    })
  })

  test('in capital letters is the same signature', async () => {
    const signature = sign(Buffer.from(body), secret).toUpperCase().replace('SHA256', 'sha256')
    expect((await post(body, { ...json, 'x-hub-signature-256': signature })).statusCode).toBe(200)
  })
})

describe('a body', () => {
  test('with several entries, changes and messages is stored whole', async () => {
    const ravi: Sender = { number: '919000000002', name: 'Ravi' }
    const one = bodyOf(
      change(ours, { messages: [textMessage(meera, 'one'), textMessage(meera, 'two')], sender: meera }),
      change(ours, { messages: [textMessage(ravi, 'three')], sender: ravi }),
    )
    const two = bodyOf(change(ours, { messages: [textMessage(ravi, 'four')], sender: ravi }))
    expect((await send({ ...one, entry: [...one.entry, ...two.entry] })).statusCode).toBe(200)
    const said = (await stored()).map(({ content }) => content?.said)
    expect(said).toEqual(['one', 'two', 'three', 'four'].map((text) => ({ kind: 'text', text })))
    expect(await contacts()).toHaveLength(2)
  })

  test('that comes twice, also at the same moment, counts once', async () => {
    const body = bodyOf(change(ours, { messages: [textMessage(meera, 'hello')], sender: meera }))
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(body)))
    responses.push(await send(body))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(200))
    expect([(await stored()).length, (await contacts()).length]).toEqual([1, 1])
  })

  test.each([
    ['another number', change('999', { messages: [textMessage(meera, 'hello')], sender: meera })],
    ['another field', change(ours, { messages: [textMessage(meera, 'hi')], field: 'smb_message_echoes' })],
    ['account news', { field: 'account_update', value: { event: 'VERIFIED_ACCOUNT' } }],
    [
      'a group',
      change(ours, { messages: [message(meera, 'text', { group_id: 'g1', text: { body: 'hi' } })] }),
    ],
    ['a reaction', change(ours, { messages: [message(meera, 'reaction', { reaction: { emoji: '👍' } })] })],
    ['nobody', change(ours, { messages: [textMessage({}, 'hello')] })],
    [
      'a message without an id',
      change(ours, { messages: [{ from: meera.number, type: 'text', timestamp: '1' }] }),
    ],
    ['a status of an unknown message', change(ours, { statuses: [{ id: 'wamid.x', status: 'read' }] })],
    ['something that is no list', { field: 'messages', value: { messages: 'none', statuses: 7 } }],
  ])('of %s is acknowledged and leaves nothing', async (_, one) => {
    const response = await send(bodyOf(one))
    expect([response.statusCode, await stored(), await contacts()]).toEqual([200, [], []])
  })

  test('keeps the messages beside one that cannot be read', async () => {
    const messages = [{ id: 7 }, textMessage(meera, 'hello'), null, { id: 'wamid.y', timestamp: 'soon' }]
    await send(bodyOf({ nonsense: true }, change(ours, { messages, sender: meera }), null))
    expect((await stored()).map(({ content }) => content?.said)).toEqual([{ kind: 'text', text: 'hello' }])
  })

  test.each([
    ['{"entry":', 400],
    ['', 400],
    ['[]', 200],
    ['null', 200],
    ['{"entry":{}}', 200],
  ])('that says %j is answered with %i and no stack', async (text, status) => {
    const headers = {
      'content-type': 'application/json',
      'x-hub-signature-256': sign(Buffer.from(text), secret),
    }
    const response = await post(text, headers)
    expect(response.statusCode).toBe(status)
    expect(response.body).not.toContain('    at ')
    expect(await stored()).toEqual([])
  })

  test('of 3 MB is taken, of 5 MB refused', async () => {
    const filler = (bytes: number) => ({
      ...bodyOf(change(ours, { messages: [textMessage(meera, 'hello')], sender: meera })),
      filler: 'x'.repeat(bytes),
    })
    expect((await send(filler(3_000_000))).statusCode).toBe(200)
    expect((await send(filler(5_000_000))).statusCode).toBe(413)
    expect(await stored()).toHaveLength(1)
  })

  test('with NUL characters, half a surrogate pair and a name of a mile is stored as text', async () => {
    const odd = { ...meera, name: `a\0${'b'.repeat(500)}` }
    await send(bodyOf(change(ours, { messages: [textMessage(odd, 'flat\0 \ud83c')], sender: odd })))
    const [row] = await stored()
    expect(row?.content?.said).toEqual({ kind: 'text', text: 'flat \ufffd' })
    expect(row?.content?.from.name).toHaveLength(100)
  })
})

describe('text that the database would refuse', () => {
  test('is cut between two letters: an emoji where a text ends does not keep its body from being stored', async () => {
    const long = `${'a'.repeat(maxAnswerLength - 1)}🏠🏠`
    await send(bodyOf(change(ours, { messages: [textMessage(meera, long)], sender: meera })))
    expect((await stored())[0]?.content?.said).toEqual({
      kind: 'text',
      text: `${'a'.repeat(maxAnswerLength - 1)}\ufffd`,
    })
  })

  test('in an id is no id, and the messages beside it are kept', async () => {
    const messages = [
      message(meera, 'audio', { audio: { id: 'a\0b' } }),
      message(meera, 'revoke', { revoke: { original_message_id: '\ud83c' } }),
      message({ ...meera, userId: 'IN.\0' }, 'text', { text: { body: 'hello' } }),
      textMessage(meera, 'hi', { id: 'wamid.\0' }),
    ]
    expect((await send(bodyOf(change(ours, { messages, sender: meera })))).statusCode).toBe(200)
    const said = (await stored()).map(({ content }) => content?.said)
    expect(said).toEqual([{ kind: 'unusable' }, { kind: 'text', text: 'hello' }])
  })
})

describe('a person', () => {
  test('without a number is known by the user id', async () => {
    const hidden: Sender = { userId: 'IN.77' }
    await send(bodyOf(change(ours, { messages: [textMessage(hidden, 'hello')], sender: hidden })))
    expect(await contacts()).toEqual([expect.objectContaining({ number: null, user_id: 'IN.77' })])
  })

  test('stays one contact when the user id comes later', async () => {
    for (const sender of [{ number: '919876543210' }, meera])
      await send(bodyOf(change(ours, { messages: [textMessage(sender, 'hello')], sender })))
    const rows = await stored()
    expect(new Set(rows.map(({ contact_id }) => contact_id)).size).toBe(1)
  })

  test('with a number that was somebody else’s is another contact', async () => {
    for (const sender of [meera, { ...meera, userId: 'IN.2' }])
      await send(bodyOf(change(ours, { messages: [textMessage(sender, 'hello')], sender })))
    expect((await contacts()).map(({ user_id }) => user_id).toSorted()).toEqual(['IN.1', 'IN.2'])
  })
})

test('the log names a number that messages come for and that is not the one of the settings, once', async () => {
  for (let at = 0; at < 2; at++)
    await send(bodyOf(change('4711', { messages: [textMessage(meera, 'hello')], sender: meera })))
  const lines = guru.log.filter((line) => line.includes('whatsapp_for_another_number'))
  expect(lines.filter((line) => line.includes('4711'))).toHaveLength(1)
})

test('the log holds neither number nor name nor token', async () => {
  await guru.app.inject({ method: 'GET', url: `${webhook}?hub.verify_token=hush&hub.mode=subscribe` })
  await send(bodyOf(change(ours, { messages: [textMessage(meera, 'hello')], sender: meera })))
  expect(guru.log.join('')).not.toMatch(/9876543210|മീര|\\u0d2e|hush|hub\.verify/)
})

test('without its settings the channel is off and says so', async () => {
  const off = await testApp()
  try {
    const get = await off.app.inject({ method: 'GET', url: webhook })
    const post = await off.app.inject({ method: 'POST', url: webhook, payload: '{}' })
    for (const response of [get, post])
      expect([response.statusCode, response.json().code]).toEqual([404, 'whatsapp_off'])
  } finally {
    await off.close()
  }
})
