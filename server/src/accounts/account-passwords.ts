import { roles } from '@guru/contract/accounts'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { uuidV7 } from '../db/uuid.ts'
import { SetupError } from '../errors.ts'
import { forgetAttempts } from './login-limit.ts'
import { hashPassword, randomPassword } from './passwords.ts'

/**
 * Makes an admin.
 * @param email lower case.
 * @returns the password, which is stored nowhere but in its hash.
 * @throws SetupError when there is one of that address.
 */
export async function createAdmin(db: Kysely<Schema>, email: string): Promise<string> {
  const password = randomPassword()
  const made = await db
    .insertInto('admin')
    .values({ id: uuidV7(), email, password_hash: await hashPassword(password) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new SetupError(`There is an admin ${email} already: use reset for a new password.`)
  return password
}

/**
 * Gives the admin or realtor of an address a new password, and ends their logins and the links that would set
 * another one. They may log in at once, however often somebody failed to.
 * @param email lower case.
 * @returns the password.
 * @throws SetupError when there is no such account.
 */
export async function resetPassword(db: Kysely<Schema>, email: string): Promise<string> {
  const password = randomPassword()
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async (transaction) => {
    const ids = []
    for (const table of roles) {
      const update = transaction.updateTable(table).set({ password_hash }).where('email', '=', email)
      ids.push(...(await update.returning('id').execute()).map((row) => row.id))
    }
    if (ids.length === 0) throw new SetupError(`There is no admin or realtor ${email}.`)
    for (const table of ['access_token', 'invitation'] as const)
      await transaction.deleteFrom(table).where('account_id', 'in', ids).execute()
    await forgetAttempts(transaction, email)
  })
  return password
}
