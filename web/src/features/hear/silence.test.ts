import { expect, test } from 'vitest'
import { createSilence } from './silence.ts'

test('what is said ends with a pause, told once', () => {
  const silence = createSilence()
  silence.begin(0)
  expect(silence.after(0, 4_000)).toBe(false)
  expect(silence.after(20, 5_000)).toBe(false)
  expect(silence.after(1, 6_400)).toBe(false)
  expect(silence.after(1, 6_600)).toBe(true)
  expect(silence.after(1, 9_000)).toBe(false)
})

test('when nobody speaks it ends after a while', () => {
  const silence = createSilence()
  expect(silence.after(0, 99_000)).toBe(false)
  silence.begin(100_000)
  expect(silence.after(0, 108_900)).toBe(false)
  expect(silence.after(0, 109_100)).toBe(true)
})
