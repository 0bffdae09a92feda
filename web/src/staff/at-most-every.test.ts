import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first is done at once, those of the pause together at its end, and then all is quiet', () => {
  const done: string[] = []
  const ask = atMostEvery<string>(1_000, (parts) => done.push(parts.join(' ')))
  ask(['web'])
  ask(['web'])
  ask(['whatsapp', 'web'])
  expect(done).toEqual(['web'])
  vi.advanceTimersByTime(999)
  expect(done).toEqual(['web'])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['web', 'web whatsapp'])
  vi.advanceTimersByTime(10_000)
  expect(done).toHaveLength(2)
  ask(['whatsapp'])
  expect(done).toHaveLength(3)
})
