import { expect, test } from 'vitest'
import { failureOf, noAnswer } from './graph-failure.ts'

const error = (code: number) => ({ error: { message: 'to 919876543210', type: 'OAuthException', code } })

test.each([
  [401, 190, 'token'],
  [400, 130429, 'pause'],
  [400, 80007, 'pause'],
  [400, 131056, 'retry'],
  [400, 131049, 'retry'],
  [400, 130472, 'retry'],
  [500, 131000, 'retry'],
  [503, 131016, 'retry'],
  [400, 131026, 'give_up'],
  [400, 131047, 'give_up'],
  [400, 131009, 'give_up'],
  [400, 131042, 'account'],
  [403, 10, 'account'],
  [403, 294, 'account'],
  [400, 999_999, 'give_up'],
  [502, 999_999, 'unknown'],
  [500, 999_999, 'retry'],
] as const)('an answer of %i with code %i: %s', (status, code, remedy) => {
  expect(failureOf(status, error(code), null)).toMatchObject({ remedy, reason: String(code) })
})

test('what is not to be tried at once waits for half an hour, what Meta names a time for as long', () => {
  expect(failureOf(400, error(131049), null).waitAtLeast).toBe(1_800_000)
  expect(failureOf(429, null, '7')).toMatchObject({ remedy: 'pause', reason: 'http_429', waitAtLeast: 7_000 })
  expect(failureOf(429, null, 'soon').waitAtLeast).toBe(0)
  expect(failureOf(429, null, '-5').waitAtLeast).toBe(0)
  expect(failureOf(429, null, '86400').waitAtLeast).toBe(300_000)
  expect(failureOf(429, null, 'Infinity').waitAtLeast).toBe(300_000)
})

test('a failure never quotes Meta, who may quote a number', () => {
  expect(failureOf(400, error(131026), null).message).not.toContain('919876543210')
})

test('a call that never left may be made again, one without an answer may have been heard', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(noAnswer(new TypeError('fetch failed', { cause: refused })).remedy).toBe('retry')
  expect(noAnswer(new DOMException('timeout', 'TimeoutError')).remedy).toBe('unknown')
})
