import { afterEach, expect, test } from 'vitest'
import { browser, type TestApp, testApp } from '../../test/test-app.ts'

let server: TestApp
afterEach(() => server.close())

const form = { ...browser, user_name: 'Meera', mobile_number: '9876543210' }

test('one browser may send so many turns a minute; others and the contact form are not held up by it', async () => {
  server = await testApp({ settings: { CHAT_LIMIT_PER_DEVICE: '3' } })
  for (let turn = 0; turn < 3; turn++) expect((await server.chat({ answer: 'en' })).statusCode).toBe(200)
  const refused = await server.chat({ answer: 'en' })
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toEqual({
    code: 'too_many_requests',
    message: expect.stringMatching(/^Too many messages\. Please wait \d+ seconds\.$/),
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const other = { device_id: 'another-device-1', session_id: 'another-session-1' }
  expect((await server.chat({ answer: 'en', ...other })).statusCode).toBe(200)
  expect((await server.post('/user/add_new_requirement', form)).statusCode).toBe(200)
})

test('the contact form has a limit of its own', async () => {
  server = await testApp({ settings: { CALLBACK_LIMIT_PER_DEVICE: '1' } })
  await server.chat({ answer: 'en' })
  const send = async () => (await server.post('/user/add_new_requirement', form)).statusCode
  expect([await send(), await send()]).toEqual([200, 429])
  expect((await server.chat({ answer: 'en' })).statusCode).toBe(200)
})

test('one address may send so many, whatever device they name, bad ones counted', async () => {
  server = await testApp({ settings: { CHAT_LIMIT_PER_ADDRESS: '3' } })
  const send = (n: number) => server.chat({ answer: '', device_id: `device-of-nobody-${n}` })
  const statuses = []
  for (let n = 0; n < 4; n++) statuses.push((await send(n)).statusCode)
  expect(statuses).toEqual([422, 422, 422, 429])
})

test('behind a trusted proxy the seeker counts, not the proxy', async () => {
  server = await testApp({ settings: { CHAT_LIMIT_PER_ADDRESS: '1', TRUST_PROXY: '127.0.0.1' } })
  const from = async (address: string) =>
    (await server.post('/user/chat-v3', { ...browser, answer: 'en' }, { 'x-forwarded-for': address }))
      .statusCode
  expect([await from('49.36.0.1'), await from('49.36.0.2'), await from('49.36.0.1')]).toEqual([200, 200, 429])
})

test('a limit of 0 is none', async () => {
  server = await testApp({ settings: { CHAT_LIMIT_PER_DEVICE: '0', CHAT_LIMIT_PER_ADDRESS: '0' } })
  for (let turn = 0; turn < 5; turn++) expect((await server.chat({ answer: 'en' })).statusCode).toBe(200)
})

test('what stands in the place of a device id is refused like any bad request', async () => {
  server = await testApp()
  for (const device_id of [{ toString: 1, valueOf: 1 }, ['device'], 7, null, 'd'.repeat(100_000)]) {
    expect((await server.chat({ answer: 'en', device_id })).statusCode).toBe(422)
  }
})
