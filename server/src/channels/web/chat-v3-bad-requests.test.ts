import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browser, rowCounts, type TestApp, testApp } from '../../../test/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ settings: { CHAT_LIMIT_PER_DEVICE: '0' } })
})
afterAll(() => server.close())

const empty = { person: 0, session: 0, turn: 0, requirement: 0 }

describe('a bad request', () => {
  test.each([
    ['a language that does not exist', 422, { answer: 'Klingon' }],
    ['a first answer that names no language', 422, { answer: '2bhk in Chennai' }],
    ['a tap before any language', 422, { answer: 'Rent', change: { set: { transaction_type: 'rent' } } }],
    ['an empty answer', 422, { answer: '' }],
    ['an answer of spaces', 422, { answer: ' \n ' }],
    ['100 kB of text', 422, { answer: 'x'.repeat(100_000) }],
    ['a megabyte of text', 413, { answer: 'x'.repeat(1_000_000) }],
    ['a NUL in the text', 422, { answer: 'English\0' }],
    ['control characters', 422, { answer: '\u0007\u001b[31mEnglish' }],
    ['half a surrogate pair', 422, { answer: 'flat \ud83c' }],
    ['a number as text', 422, { answer: 42 }],
    ['a list as text', 422, { answer: ['English'] }],
    ['no answer', 422, {}],
    ['no session id', 422, { answer: 'English', session_id: undefined }],
    ['an empty session id', 422, { answer: 'English', session_id: '' }],
    ['a NUL in the session id', 422, { answer: 'English', session_id: 'session-0123\0' }],
    ['a NUL in the device id', 422, { answer: 'English', device_id: 'device-01234\0' }],
    ['an endless device id', 422, { answer: 'English', device_id: 'd'.repeat(5000) }],
    ['a NUL in the turn id', 422, { answer: 'English', turn_id: 'turn-0001\0' }],
    ['a NUL in a place', 422, { answer: 'English', change: { set: { city: 'Pune\0' } } }],
    ['a price range upside down', 422, { answer: 'English', change: { set: { price: { min: 9, max: 1 } } } }],
    ['a wish that does not exist', 422, { answer: 'English', change: { set: { religion: 'any' } } }],
  ])('%s is refused with %i and leaves nothing behind', async (_, status, body) => {
    const response = await server.chat(body)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.stringMatching(/\w/),
    })
    expect(await rowCounts(server.database)).toEqual(empty)
  })

  test.each([
    ['broken JSON', 400, '{"answer": "English"'],
    ['no body', 400, ''],
    ['a list', 422, '[]'],
    ['null', 422, 'null'],
    ['a poisoned prototype', 400, '{"__proto__": {"answer": "English"}}'],
  ])('%s instead of a body is refused with %i', async (_, status, body) => {
    const response = await server.post('/user/chat-v3', body)
    expect([response.statusCode, typeof response.json().message]).toEqual([status, 'string'])
    expect(await rowCounts(server.database)).toEqual(empty)
  })

  test('another media type is refused', async () => {
    const response = await server.post('/user/chat-v3', 'answer=English', { 'content-type': 'text/plain' })
    expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type'])
  })

  test('a bad turn in the middle of a chat leaves the chat as it was', async () => {
    await server.chat({ answer: 'en' })
    await server.chat({ answer: 'Rent', change: { set: { transaction_type: 'rent' } } })
    const before = await rowCounts(server.database)
    for (const answer of ['', 'x\0', 'x'.repeat(5000), 7]) {
      expect((await server.chat({ answer })).statusCode).toBe(422)
    }
    expect(await rowCounts(server.database)).toEqual(before)
  })

  test('says what is missing in words for people', async () => {
    const message = async (body: object) => (await server.chat(body)).json().message
    expect(await message({ answer: 'en', session_id: undefined })).toBe('Session ID is required')
    expect(await message({ answer: ' ' })).toBe('Please type a message')
    expect(await message({ answer: 'a\0' })).toBe('Control characters are not allowed in texts')
    expect(await message({ answer: 'en', ...browser, turn_id: 3 })).toMatch(/^turn_id: /)
  })
})
