import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it.each([
  ['flat', 'flat', 0],
  ['flta', 'flat', 1],
  ['villa', 'vila', 1],
  ['ab', 'ba', 1],
  ['xab', 'bax', 2],
  ['banana', 'ananab', 2],
  ['', 'ab', 2],
])('between “%s” and “%s” are %d slips', (one, other, slips) => {
  expect(editDistance(one, other, 3)).toBe(slips)
  expect(editDistance(other, one, 3)).toBe(slips)
})

it('gives up above its limit', () => {
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3)
  expect(editDistance('a', 'abcdef', 2)).toBe(3)
})
