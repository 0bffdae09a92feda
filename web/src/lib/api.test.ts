import { afterEach, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { ApiFailure, answerOf, send, xsrfHeader } from './request.ts'

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

test('an answer that does not come, or stops on its way, is a failure after a while', async () => {
  vi.stubGlobal('document', { cookie: '' })
  const gone = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) =>
    address === '/half' ? { ok: true, status: 200, json: () => gone(signal) } : gone(signal),
  )
  await expect(send('/none', { within: 50 })).rejects.toMatchObject({ status: 0, code: 'no_answer' })
  const half = await send('/half', { within: 50 })
  await expect(answerOf(half)).rejects.toMatchObject({ status: 200, code: 'unreadable' })
})

test('who leaves a page hears of no failure', async () => {
  const leaving = new AbortController()
  answerWith(async () => {
    leaving.abort()
    throw new DOMException('left', 'AbortError')
  })
  await expect(send('/v1/about', { signal: leaving.signal })).rejects.toThrow('left')
})

test('the anti-forgery header is sent when there is a cookie', () => {
  expect(xsrfHeader('theme=dark; XSRF-TOKEN=a%3Db')).toEqual({ 'X-XSRF-TOKEN': 'a=b' })
  expect(xsrfHeader('NOT-XSRF-TOKEN=a')).toEqual({})
  expect(xsrfHeader('')).toEqual({})
})
