import { expect, test } from 'vitest'
import { bucket } from './bucket.ts'

test('a bucket takes so many at once and then as many as have run out', () => {
  const takes = bucket(45, 1 / 6)
  const at = (now: number, count: number) =>
    Array.from({ length: count }, () => takes(now)).filter(Boolean).length
  expect(at(0, 50)).toBe(45)
  expect(at(5_000, 1)).toBe(0)
  expect(at(6_000, 3)).toBe(1)
  expect(at(66_000, 20)).toBe(10)
  expect(at(10_000_000, 50)).toBe(45)
})
