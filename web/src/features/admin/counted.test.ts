import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('one of a thing is told as one, more and none as several', () => {
  expect([0, 1, 2, 200_000].map((value) => counted(value, 'row'))).toEqual([
    '0 rows',
    '1 row',
    '2 rows',
    '2,00,000 rows',
  ])
})
