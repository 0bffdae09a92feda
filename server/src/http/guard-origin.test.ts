import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browser, type TestApp, testApp } from '../../test/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({
    settings: { ALLOWED_ORIGINS: 'https://partner.in', PUBLIC_URL: 'https://guru.example.in' },
  })
})
afterAll(() => server.close())

const call = (headers: Record<string, string>) =>
  server.post('/user/chat-v3', { ...browser, answer: 'English' }, { host: 'localhost:3000', ...headers })
const outcome = async (headers: Record<string, string>) => {
  const response = await call(headers)
  return response.statusCode === 200 ? 200 : response.json().code
}

describe('a call that changes something', () => {
  test('passes from a program, which sends neither origin nor cookie', async () => {
    expect(await outcome({})).toBe(200)
  })

  test('passes from a page of this address or of PUBLIC_URL', async () => {
    expect(await outcome({ origin: 'http://localhost:3000' })).toBe(200)
    expect(await outcome({ origin: 'https://guru.example.in' })).toBe(200)
  })

  test('must repeat the cookie, when it carries one, in the header', async () => {
    const origin = 'http://localhost:3000'
    const cookie = 'XSRF-TOKEN=abcdef'
    expect(await outcome({ origin, cookie, 'x-xsrf-token': 'abcdef' })).toBe(200)
    expect(await outcome({ origin, cookie })).toBe('xsrf_mismatch')
    expect(await outcome({ origin, cookie, 'x-xsrf-token': 'abcdeg' })).toBe('xsrf_mismatch')
    expect(await outcome({ cookie, 'x-xsrf-token': 'abc' })).toBe('xsrf_mismatch')
    expect(await outcome({ cookie: 'XSRF-TOKEN=' })).toBe('xsrf_mismatch')
  })

  test('passes from a listed foreign page, with or without the cookie', async () => {
    const origin = 'https://partner.in'
    expect(await outcome({ origin })).toBe(200)
    expect(await outcome({ origin, cookie: 'XSRF-TOKEN=abcdef' })).toBe(200)
  })

  test('is refused from any other page', async () => {
    for (const origin of [
      'https://evil.in',
      'https://partner.in.evil.in',
      'http://localhost:3001',
      'null',
      '',
    ]) {
      expect(await outcome({ origin })).toBe('origin_not_allowed')
    }
  })
})

describe('a listed foreign page', () => {
  test('may read the answer, with cookies, after asking first', async () => {
    const asked = await server.app.inject({
      method: 'OPTIONS',
      url: '/v1/user/chat-v3',
      headers: {
        origin: 'https://partner.in',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': 'https://partner.in',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type',
    })
    const response = await call({ origin: 'https://partner.in' })
    expect(response.headers['access-control-allow-origin']).toBe('https://partner.in')
  })

  test('is the only one', async () => {
    const response = await call({ origin: 'https://evil.in' })
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  })
})
