import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { inStartLock } from '../db/start-lock.ts'
import { createAdmin, resetPassword } from './account-passwords.ts'
import { createDemoAccounts } from './demo-accounts.ts'
import { invite, setPassword } from './invitations.ts'
import { passwordFits } from './passwords.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.drop())

const hashOf = async (table: 'admin' | 'realtor', email: string) => {
  const row = await database.kysely
    .selectFrom(table)
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.password_hash ?? ''
}

describe('an admin made by the operator', () => {
  test('gets a password that fits, and only one such admin is made', async () => {
    const password = await createAdmin(database.kysely, 'boss@example.in')
    expect(await passwordFits(password, await hashOf('admin', 'boss@example.in'))).toBe(true)
    await expect(createAdmin(database.kysely, 'boss@example.in')).rejects.toThrow('There is an admin boss@')
  })

  test('gets a new password by a reset, which ends all logins and voids links', async () => {
    const old = await createAdmin(database.kysely, 'boss@example.in')
    const { id } = await database.kysely.selectFrom('admin').select('id').executeTakeFirstOrThrow()
    const login = { token_hash: 'a', role: 'admin', account_id: id, expires_at: '2099-01-01' } as const
    await database.kysely.insertInto('access_token').values(login).execute()
    const link = await invite(database.kysely, { role: 'admin', id })
    const password = await resetPassword(database.kysely, 'boss@example.in')
    expect(await setPassword(database.kysely, { token: link, password: 'another one' })).toBeNull()
    const hash = await hashOf('admin', 'boss@example.in')
    expect([await passwordFits(password, hash), await passwordFits(old, hash)]).toEqual([true, false])
    expect(await database.kysely.selectFrom('access_token').selectAll().execute()).toEqual([])
    await expect(resetPassword(database.kysely, 'nobody@example.in')).rejects.toThrow('There is no admin or')
  })
})

test('demo accounts are made once, with passwords that fit', async () => {
  const accounts = await inStartLock(database.kysely, createDemoAccounts)
  expect(accounts.map(({ role }) => role)).toEqual(['admin', 'realtor', 'realtor'])
  for (const { role, email, password } of accounts) {
    expect(await passwordFits(password, await hashOf(role, email))).toBe(true)
  }
  expect(new Set(accounts.map(({ password }) => password)).size).toBe(3)
  expect(await inStartLock(database.kysely, createDemoAccounts)).toEqual([])
})
