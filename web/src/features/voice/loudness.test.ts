import { expect, test } from 'vitest'
import { volumeOf } from './loudness.ts'

test('volume is the mean deviation from the middle', () => {
  expect(volumeOf(new Uint8Array([128, 128, 128]))).toBe(0)
  expect(volumeOf(new Uint8Array([118, 138, 128, 128]))).toBe(5)
  expect(volumeOf(new Uint8Array())).toBe(0)
})
