import { unattendedHeader } from '@guru/contract/headers'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callsOf, makeAdmin, makeRealtor, password } from '../../test/staff.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { invite } from '../accounts/invitations.ts'
import { loginLimits } from '../accounts/login-limit.ts'

let guru: TestApp
let realtor: string
beforeAll(async () => {
  guru = await testApp({ settings: { TRUST_PROXY: 'on' } })
  await makeAdmin(guru)
  realtor = await makeRealtor(guru)
})
afterAll(() => guru.close())
beforeEach(async () => {
  await guru.database.kysely.deleteFrom('login_attempt').execute()
})

const right = { email: 'asha@example.in', password }
const wrong = { email: 'asha@example.in', password: 'something else' }
const isAdmin = (token: string, headers: Record<string, string> = {}) =>
  guru.app.inject({ url: '/v1/admin/isadmin', headers: { 'x-auth-token': token, ...headers } })

describe('somebody who logs in', () => {
  test('gets a token that opens what the role may do, whatever the case of the address', async () => {
    const answer = await guru.post('/admin/login', { email: ' BOSS@example.in', password })
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      message: 'You have successfully logged in.',
    })
    expect((await isAdmin(answer.json().token)).statusCode).toBe(200)
    const stored = await guru.database.kysely.selectFrom('access_token').select('token_hash').execute()
    expect(stored.map((row) => row.token_hash)).not.toContain(answer.json().token)
  })

  test('hears the same whether the account is unknown, has no password yet, or another one', async () => {
    await makeRealtor(guru, { email: 'new@example.in', password_hash: null })
    const bodies = [wrong, { email: 'nobody@example.in', password }, { email: 'new@example.in', password }]
    for (const body of bodies) {
      const answer = await guru.post('/realtor/login', body)
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        { code: 'login_failed', message: 'Invalid email or password' },
      ])
    }
    // A realtor is no admin.
    expect((await guru.post('/admin/login', right)).statusCode).toBe(401)
  })

  test.each([
    [{}, 'Email is required; Password is required'],
    [{ email: 'x', password: '123456' }, 'Invalid email address'],
    [{ email: 'x@y.in', password: '12345' }, 'Password must be at least 6 characters'],
  ])('is told what is missing in %j', async (body, message) => {
    const answer = await guru.post('/realtor/login', body)
    expect([answer.statusCode, answer.json().message]).toEqual([422, message])
  })

  test('may fail so often, then waits, even with the right password, for one account and one address', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    for (let at = 0; at < loginLimits.perAccount; at++) {
      expect((await guru.post('/realtor/login', wrong, from(`10.0.0.${at}`))).statusCode).toBe(401)
    }
    const refused = await guru.post('/realtor/login', right, from('10.0.0.99'))
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    expect(refused.json().message).toBe('Too many attempts. Please wait 15 minutes and try again.')
    // Kept in the database: another server and a later start know it as well.
    expect((await guru.post('/admin/login', { email: 'boss@example.in', password })).statusCode).toBe(200)
    await guru.database.kysely
      .updateTable('login_attempt')
      .set({ attempted_at: sql<Date>`now() - interval '16 minutes'` })
      .execute()
    expect((await guru.post('/realtor/login', right)).statusCode).toBe(200)
  })

  test('waits no longer for trying meanwhile', async () => {
    for (let at = 0; at < loginLimits.perAccount; at++) await guru.post('/realtor/login', wrong)
    await guru.database.kysely
      .updateTable('login_attempt')
      .set({ attempted_at: sql<Date>`attempted_at - interval '14 minutes'` })
      .execute()
    const refused = await guru.post('/realtor/login', right)
    expect(refused.json().message).toBe('Too many attempts. Please wait a minute and try again.')
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    await guru.database.kysely
      .updateTable('login_attempt')
      .set({ attempted_at: sql<Date>`attempted_at - interval '1 minute'` })
      .execute()
    expect((await guru.post('/realtor/login', right)).statusCode).toBe(200)
  })

  test('can still ask for a link when no more passwords may be tried', async () => {
    for (let at = 0; at <= loginLimits.perAccount; at++) await guru.post('/realtor/login', wrong)
    expect((await guru.post('/realtor/login', wrong)).statusCode).toBe(429)
    const { email } = wrong
    expect((await guru.post('/realtor/forgot-password', { email })).statusCode).toBe(200)
  })

  test('waits no longer once there is a new password', async () => {
    for (let at = 0; at <= loginLimits.perAccount; at++) await guru.post('/realtor/login', wrong)
    expect((await guru.post('/realtor/login', right)).statusCode).toBe(429)
    const token = await invite(guru.database.kysely, { role: 'realtor', id: realtor })
    expect((await guru.post('/realtor/set-password', { token, password })).statusCode).toBe(200)
    expect((await guru.post('/realtor/login', right)).statusCode).toBe(200)
  })

  test('attempts on many accounts from one network are stopped too', async () => {
    const tryOne = (email: string, address: string) =>
      guru.post('/realtor/login', { email, password }, { 'x-forwarded-for': address })
    await tryOne('a0@example.in', '2001:db8:1:2::1')
    const noted = await guru.database.kysely.selectFrom('login_attempt').select('key').execute()
    const many = Array.from({ length: loginLimits.perAddress }, () => noted).flat()
    await guru.database.kysely.insertInto('login_attempt').values(many).execute()
    expect((await tryOne('a1@example.in', '2001:db8:1:2:ffff::2')).statusCode).toBe(429)
    expect((await tryOne('a2@example.in', '2001:db8:1:3::1')).statusCode).toBe(401)
  })
})

describe('a login', () => {
  const age = (column: 'last_used_at' | 'expires_at', hours: number) =>
    guru.database.kysely
      .updateTable('access_token')
      .set({ [column]: sql`now() - make_interval(hours => ${hours}::int)` })
      .execute()

  test('ends by logging out, on the server as well', async () => {
    const { call } = await callsOf(guru, 'realtor', realtor)
    expect((await call('POST', '/realtor/logout')).json()).toEqual({ message: 'Logged out' })
    expect((await call('POST', '/realtor/logout')).json()).toEqual({
      code: 'login_required',
      message: 'Please login again.',
    })
  })

  test('ends when it was not used for long, and at last in any case', async () => {
    const { call } = await callsOf(guru, 'realtor', realtor)
    await age('last_used_at', 13 * 24)
    const other = await callsOf(guru, 'realtor', realtor)
    await age('last_used_at', 15 * 24)
    expect((await call('POST', '/realtor/logout')).statusCode).toBe(401)
    await age('last_used_at', 0)
    await age('expires_at', 0)
    expect((await other.call('POST', '/realtor/logout')).statusCode).toBe(401)
  })

  test('notes that it was used, but not by a page that nobody is at', async () => {
    const id = await makeAdmin(guru, 'used@example.in')
    const { token } = await callsOf(guru, 'admin', id)
    const sinceUse = async () => {
      const { last_used_at } = await guru.database.kysely
        .selectFrom('access_token')
        .select('last_used_at')
        .where('account_id', '=', id)
        .executeTakeFirstOrThrow()
      return Date.now() - last_used_at.getTime()
    }
    await age('last_used_at', 2)
    const left = await isAdmin(token, { [unattendedHeader]: '1' })
    expect(left.statusCode).toBe(200)
    expect(await sinceUse()).toBeGreaterThan(60_000)
    await isAdmin(token)
    expect(await sinceUse()).toBeLessThan(60_000)
  })

  test('opens nothing that belongs to the other role, nor without a token', async () => {
    const { token } = await callsOf(guru, 'realtor', realtor)
    expect((await isAdmin(token)).statusCode).toBe(403)
    expect((await isAdmin('nonsense')).statusCode).toBe(401)
    expect((await guru.app.inject({ url: '/v1/admin/isadmin' })).statusCode).toBe(401)
  })
})
