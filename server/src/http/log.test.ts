import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { browser, testApp } from '../../test/test-app.ts'
import { createLog } from './log.ts'

test('a chat and a callback leave no word, name, number or session id in the log', async () => {
  const server = await testApp()
  const secrets = ['Whitefield', 'Meera', '9876543210', browser.session_id, browser.device_id, '203.0.113.9']
  await server.chat({ answer: 'English' })
  await server.chat({ answer: 'a 2bhk in Whitefield for Meera, call 9876543210' })
  await server.chat({ answer: 'Meera Whitefield 9876543210\0' })
  const form = { ...browser, user_name: 'Meera Nair', mobile_number: '9876543210' }
  await server.post('/user/add_new_requirement', form, { 'x-forwarded-for': '203.0.113.9' })
  await server.post('/user/add_new_requirement', { ...form, session_id: 'Meera-9876543210-1' })
  // A row that the database itself refuses: its words quote the row.
  await sql`alter table person add check (mobile_number not like '%0001')`.execute(server.database.kysely)
  const failed = await server.post('/user/add_new_requirement', { ...form, mobile_number: '9876540001' })
  expect([failed.statusCode, failed.json()]).toEqual([
    500,
    { code: 'internal_error', message: 'Something went wrong here. Please try again.' },
  ])
  const log = server.log.join('')
  for (const secret of [...secrets, '9876540001']) expect(log).not.toContain(secret)
  const lines = server.log.map((line) => JSON.parse(line))
  expect(lines.filter((line) => line.msg === 'call').length).toBe(6)
  expect(lines.find((line) => line.err)?.err).toMatchObject({
    code: '23514',
    table: 'person',
    message: '(left out)',
  })
  await server.close()
})

test('an answer that is no JSON is not quoted in the log', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => lines.push(line) })
  const err = await new Response('call 9876543210').json().catch((cause: unknown) => cause)
  log.warn({ err }, 'listening_failed')
  expect(lines.join('')).not.toContain('call 9')
  expect(JSON.parse(lines.join('')).err).toMatchObject({ type: 'SyntaxError', message: '(left out)' })
})

test('a full disk is named in the log', () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => lines.push(line) })
  const full = 'could not extend file "base/5/16589": No space left on device'
  const error = Object.assign(new pg.DatabaseError(full, 0, 'error'), { code: '53100', severity: 'ERROR' })
  log.error({ err: error }, 'database_unavailable')
  expect(JSON.parse(lines.join('')).err.message).toBe(full)
})
