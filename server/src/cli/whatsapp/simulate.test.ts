import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { parseConfig } from '../../config.ts'
import { simulate } from './simulate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

function addressOf({ connection: { host = '', port, user = '', password, database: name } }: TestDatabase) {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  const query = new URLSearchParams({ host, port: String(port ?? 5432) })
  return `postgres://${encodeURIComponent(user)}${secret}@/${name}?${query}`
}

test('a conversation in the terminal goes through the webhook to replies that the Graph API takes', async () => {
  const printed: string[] = []
  const lines = [
    'Hi',
    '1',
    '2bhk flat for rent in Whitefield Bangalore below 40k',
    '/photo',
    '/photo',
    '/hide',
    'please call me',
    '/share',
    '/quit',
  ]
  await simulate(
    parseConfig({ STT_EMBEDDED: 'off' }),
    { input: Readable.from(`${lines.join('\n')}\n`), print: (line) => printed.push(line) },
    addressOf(database),
  )
  const all = printed.join('\n')
  const inOrder = [
    '  1  English',
    'Guru',
    /\n1\. \*.*Whitefield/,
    'I can read messages and see a location you share',
    '(no reply)',
    'A realtor will call you',
    'Thank you. A realtor will call you on +9198',
  ]
  let from = 0
  for (const part of inOrder) {
    const rest = all.slice(from)
    const at = typeof part === 'string' ? rest.indexOf(part) : rest.search(part)
    expect(at, `${part} in ${rest}`).toBeGreaterThanOrEqual(0)
    from += at + 1
  }
  expect(all).not.toContain('refused')
})
