import { expect, test } from 'vitest'
import { ApiFailure } from '../../lib/request.ts'
import { createMemoryStore } from '../../lib/text-store.ts'
import { requestCallback } from './request-callback.ts'

const visitor = { user_name: 'Meera', mobile_number: '9876543210' }
const store = createMemoryStore({ 'guru-device-id': 'device-of-mine' })
const chat = { session_id: 'session-of-mine', device_id: 'device-of-mine' }

/** An API that refuses the first requests for a call with these failures, and notes what it was asked. */
function apiAfter(...failures: ApiFailure[]) {
  const calls: [what: string, request: object][] = []
  const api: Parameters<typeof requestCallback>[0]['api'] = {
    async requestCallback(request) {
      calls.push(['callback', request])
      const failure = failures.shift()
      if (failure) throw failure
      return { message: '' }
    },
    async chat(request) {
      calls.push(['chat', request])
      return {
        question: '',
        language: 'ta',
        finished: false,
        wishes: {},
        any: [],
        size_unit: 'sqft',
        asked: null,
        choices: [],
        matches: [],
        handoff: false,
      }
    },
  }
  return { calls, parts: { api, store, sessionId: 'session-of-mine', language: 'ta' } as const }
}

test('a call for a chat that the server knows is one request', async () => {
  const { calls, parts } = apiAfter()
  await requestCallback(parts, visitor)
  expect(calls).toEqual([['callback', { ...visitor, ...chat }]])
})

test('where the server knows no such chat one is opened in the language of the page', async () => {
  const { calls, parts } = apiAfter(new ApiFailure(404, 'unknown_session', ''))
  await requestCallback(parts, visitor)
  expect(calls).toEqual([
    ['callback', { ...visitor, ...chat }],
    ['chat', { answer: 'Tamil', ...chat }],
    ['callback', { ...visitor, ...chat }],
  ])
})

test('any other failure is told, and nothing is opened', async () => {
  const { calls, parts } = apiAfter(new ApiFailure(503, 'database_unavailable', ''))
  await expect(requestCallback(parts, visitor)).rejects.toMatchObject({ status: 503 })
  expect(calls).toHaveLength(1)
})
