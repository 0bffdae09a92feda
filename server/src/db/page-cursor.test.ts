import { expect, test } from 'vitest'
import { cursorAt, readCursor } from './page-cursor.ts'

const id = '019a0000-0000-7000-8000-000000000000'

test.each(['2026-11-20 09:00:00+00', '2026-11-20 09:00:00.123456+05:30', '2024-02-29 23:59:59.9-09'])(
  '%s is read as the database wrote it, to the microsecond',
  (time) => {
    expect(readCursor(cursorAt({ time, id }))).toEqual({ time, id })
  },
)

test.each([
  ['a moment alone', '2026-11-20 09:00:00+00'],
  ['a day that no month has', `2026-02-31 09:00:00+00~${id}`],
  ['a year before counting began', `0000-11-20 09:00:00+00~${id}`],
  ['a zone that is none', `2026-11-20 09:00:00+99~${id}`],
  ['a zone that the database does not know', `2026-11-20 09:00:00+23~${id}`],
  ['something behind', `2026-11-20 09:00:00+00~${id}' or true`],
])('%s is no end of a page', (_, before) => {
  expect(() => readCursor(before)).toThrow('before: is not the next of a page before')
})
