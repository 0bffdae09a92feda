import { afterEach, expect, test, vi } from 'vitest'
import { ApiFailure, createApi, xsrfHeader } from './api.ts'

const callback = {
  user_name: 'A',
  mobile_number: '9876543210',
  session_id: 'session-1',
  device_id: 'device-1',
}

function answerWith(answer: () => Promise<Response>) {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token-1' })
  const calls: [string, RequestInit][] = []
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    calls.push([address, request])
    return answer()
  })
  return calls
}

afterEach(() => vi.unstubAllGlobals())

test('a call goes to its path with JSON and the anti-forgery header', async () => {
  const calls = answerWith(async () => Response.json({ message: 'ok' }))
  await expect(createApi('/v1').requestCallback(callback)).resolves.toEqual({ message: 'ok' })
  expect(calls[0]?.[0]).toBe('/v1/user/add_new_requirement')
  expect(calls[0]?.[1].headers).toMatchObject({
    'content-type': 'application/json',
    'X-XSRF-TOKEN': 'token-1',
  })
})

test('an error answer becomes a failure with its code and its message for people', async () => {
  answerWith(async () =>
    Response.json({ code: 'too_many', message: 'Please wait a minute.' }, { status: 429 }),
  )
  await expect(createApi('/v1').requestCallback(callback)).rejects.toMatchObject({
    status: 429,
    code: 'too_many',
    message: 'Please wait a minute.',
  })
})

test.each([
  [
    'a proxy that answers with a page',
    async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    502,
  ],
  ['a success that is no JSON', async () => new Response('ok'), 200],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 0],
])('%s is a failure without a message', async (_what, answer, status) => {
  answerWith(answer)
  const failure = await createApi('/v1')
    .requestCallback(callback)
    .catch((cause: unknown) => cause)
  expect(failure).toBeInstanceOf(ApiFailure)
  expect(failure).toMatchObject({ status, message: '' })
})

test('the anti-forgery header is sent when there is a cookie', () => {
  expect(xsrfHeader('theme=dark; XSRF-TOKEN=a%3Db')).toEqual({ 'X-XSRF-TOKEN': 'a=b' })
  expect(xsrfHeader('NOT-XSRF-TOKEN=a')).toEqual({})
  expect(xsrfHeader('')).toEqual({})
})
