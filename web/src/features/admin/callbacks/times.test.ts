import { expect, test } from 'vitest'
import { waited } from './times.ts'

test.each([
  [0, 'less than a minute'],
  [1, '1 minute'],
  [89, '89 minutes'],
  [90, '2 hours'],
  [47 * 60, '47 hours'],
  [48 * 60, '2 days'],
])('a wait of %i minutes reads %s', (minutes, text) => {
  const asked = '2026-11-20T09:00:00.000Z'
  expect(waited(asked, Date.parse(asked) + minutes * 60_000)).toBe(text)
})
