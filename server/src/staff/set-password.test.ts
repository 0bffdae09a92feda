import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../test/mail-server.ts'
import { callsOf, makeRealtor, password } from '../../test/staff.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { invite } from '../accounts/invitations.ts'

let guru: TestApp
let realtor: string
let mail: MailServer

beforeAll(async () => {
  mail = await startMailServer()
  guru = await testApp({
    settings: { SMTP_URL: mail.url, PUBLIC_URL: 'https://guru.example.in' },
  })
  realtor = await makeRealtor(guru)
})
afterAll(async () => {
  await guru.close()
  await mail.close()
})

const login = (secret: string) =>
  guru
    .post('/realtor/login', { email: 'asha@example.in', password: secret })
    .then(({ statusCode }) => statusCode)

test('a forgotten password is set anew by the link in the mail, once, and ends all logins', async () => {
  const { call } = await callsOf(guru, 'realtor', realtor)
  const answer = await guru.post(
    '/realtor/forgot-password',
    { email: 'asha@example.in' },
    { host: 'evil.example' },
  )
  await expect.poll(() => mail.inbox.length).toBe(1)
  expect(answer.body).not.toContain('#')
  expect(mail.inbox[0]?.to).toEqual(['asha@example.in'])
  const [, token] =
    /https:\/\/guru\.example\.in\/realtor\/set-password#([\w-]{43})/.exec(mail.inbox[0]?.text ?? '') ?? []
  const set = () => guru.post('/realtor/set-password', { token, password: 'brand new one' })
  expect((await set()).json()).toEqual({
    message: 'Your password is set. You can log in now.',
    role: 'realtor',
  })
  expect((await set()).statusCode).toBe(410)
  expect([await login('brand new one'), await login(password)]).toEqual([200, 401])
  expect((await call('POST', '/realtor/logout')).statusCode).toBe(401)
  expect(guru.log.join()).not.toContain('asha@example.in')
})

test('who asks for an unknown address hears the same, and no mail goes out', async () => {
  const before = mail.inbox.length
  const known = await guru.post('/realtor/forgot-password', { email: 'asha@example.in' })
  const unknown = await guru.post('/realtor/forgot-password', { email: 'nobody@example.in' })
  const otherRole = await guru.post('/admin/forgot-password', { email: 'asha@example.in' })
  expect(unknown.json()).toEqual(known.json())
  expect(otherRole.json()).toEqual(known.json())
  await expect.poll(() => mail.inbox.length).toBe(before + 1)
})

test('of links the last one works, for 72 hours', async () => {
  const first = await invite(guru.database.kysely, { role: 'realtor', id: realtor })
  const second = await invite(guru.database.kysely, { role: 'realtor', id: realtor })
  const set = (token: string) => guru.post('/realtor/set-password', { token, password: 'yet another' })
  expect((await set(first)).statusCode).toBe(410)
  await guru.database.kysely.updateTable('invitation').set({ expires_at: sql<Date>`now()` }).execute()
  expect((await set(second)).statusCode).toBe(410)
  const third = await invite(guru.database.kysely, { role: 'realtor', id: realtor })
  const both = await Promise.all([set(third), set(third)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
})
