import { readFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './failures.ts'

const failure = (code: string) => Object.assign(new pg.DatabaseError('', 0, 'error'), { code })

test('a database that is stopping or has no room left is away, one that refuses a row is not', () => {
  expect(['57P01', '53100', '53200', '53300', '08006'].map((code) => isDatabaseAway(failure(code)))).toEqual(
    Array(5).fill(true),
  )
  expect(['23505', '22001', '42703'].map((code) => isDatabaseAway(failure(code)))).toEqual(
    Array(3).fill(false),
  )
})

test('a socket that is gone is a database that is away, a file that is gone is none', async () => {
  const gone = '/tmp/guru-no-such-folder/.s.PGSQL.5432'
  const connecting = await new Promise((resolve) => createConnection(gone).once('error', resolve))
  expect(isDatabaseAway(connecting)).toBe(true)
  expect(isDatabaseAway(await readFile(gone).catch((cause: unknown) => cause))).toBe(false)
})
