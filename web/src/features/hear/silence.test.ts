import { expect, test } from 'vitest'
import { createSilence } from './silence.ts'

test('what is said ends with a pause, told once', () => {
  const silence = createSilence()
  silence.begin(0)
  expect(silence.after(0, 4_000)).toBe(null)
  expect(silence.after(20, 5_000)).toBe(null)
  expect(silence.after(1, 6_400)).toBe(null)
  expect(silence.after(1, 6_600)).toBe('said')
  expect(silence.after(1, 9_000)).toBe(null)
})

test('when nobody speaks it ends after a while, and is known from something said', () => {
  const silence = createSilence()
  expect(silence.after(0, 99_000)).toBe(null)
  silence.begin(100_000)
  expect(silence.after(0, 108_900)).toBe(null)
  expect(silence.after(0, 109_100)).toBe('nobody')
})

test('silence after the end of a recording says nothing about the next one', () => {
  const silence = createSilence()
  silence.begin(0)
  silence.end()
  expect(silence.after(0, 20_000)).toBe(null)
})
