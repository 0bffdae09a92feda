import type { ChatV3Request, ChatV3Response } from '@guru/contract/chat'
import { expect, test } from 'vitest'
import type { Api } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/request.ts'
import { takeTurn } from './take-turn.ts'

const request: ChatV3Request = {
  answer: 'Budget: up to ₹ 30,000',
  session_id: 'session-1',
  device_id: 'device-1',
  turn_id: 'turn-7',
  change: { set: { price: { max: 30000 } } },
}

const reply: ChatV3Response = {
  question: 'Noted.',
  language: 'en',
  finished: false,
  wishes: {},
  any: [],
  size_unit: 'sqft',
  asked: null,
  choices: [],
  matches: [],
  handoff: false,
}

/** An API that refuses its first calls with these failures. */
function apiAfter(...failures: ApiFailure[]): { api: Pick<Api, 'chat'>; sent: ChatV3Request[] } {
  const sent: ChatV3Request[] = []
  const api: Pick<Api, 'chat'> = {
    async chat(body) {
      sent.push(body)
      const failure = failures.shift()
      if (failure) throw failure
      return reply
    },
  }
  return { api, sent }
}

const { signal } = new AbortController()
const forgotten = () => new ApiFailure(422, 'language_required', 'Please choose a language first.')

test('a server that forgot the session is told the language, then the same turn again', async () => {
  const { api, sent } = apiAfter(forgotten())
  await expect(takeTurn(api, request, 'en', signal)).resolves.toBe(reply)
  expect(sent.map(({ answer, turn_id }) => [answer, turn_id])).toEqual([
    [request.answer, 'turn-7'],
    ['English', 'turn-7-language'],
    [request.answer, 'turn-7'],
  ])
  expect(sent[1]).not.toHaveProperty('change')
})

test('any other failure is handed on after one call', async () => {
  const busy = new ApiFailure(503, 'database_away', 'Please try again.')
  const { api, sent } = apiAfter(busy)
  await expect(takeTurn(api, request, 'en', signal)).rejects.toBe(busy)
  expect(sent).toHaveLength(1)
})

test('a chat without a language is not opened by itself', async () => {
  const { api, sent } = apiAfter(forgotten())
  await expect(takeTurn(api, request, null, signal)).rejects.toMatchObject({ code: 'language_required' })
  expect(sent).toHaveLength(1)
})
