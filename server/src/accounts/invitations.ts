import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { type Account, closeAllLogins } from './access-tokens.ts'
import { forgetAttempts } from './login-limit.ts'
import { hashPassword } from './passwords.ts'
import { fingerprint, newSecret } from './secret.ts'

/** Hours for which a link to set a password holds. */
export const invitationHours = 72

/**
 * Makes a one-time link's token to set the password of an account; earlier links of that account no longer
 * work.
 */
export async function invite(db: Kysely<Schema>, { role, id }: Account): Promise<string> {
  const token = newSecret()
  await db.transaction().execute(async (transaction) => {
    await voidLinks(transaction, { role, id })
    await transaction
      .insertInto('invitation')
      .values({
        token_hash: fingerprint(token),
        role,
        account_id: id,
        expires_at: new Date(Date.now() + invitationHours * 3_600_000),
      })
      .execute()
  })
  return token
}

/**
 * Sets the password of the account that a link was made for, ends its logins and other links, and uses the link
 * up: of two at once, one.
 * @returns null when the link is unknown, used or expired; nothing is changed then.
 */
export async function setPassword(
  db: Kysely<Schema>,
  { token, password }: { token: string; password: string },
): Promise<Account | null> {
  const link = await db
    .selectFrom('invitation')
    .select('token_hash')
    .where('token_hash', '=', fingerprint(token))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  // A hash takes time and memory, which only whoever holds a link may ask for.
  if (!link) return null
  const password_hash = await hashPassword(password)
  return db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('invitation')
      .set({ used_at: sql<Date>`now()` })
      .where('token_hash', '=', fingerprint(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['role', 'account_id as id'])
      .executeTakeFirst()
    if (!used) return null
    const account = await transaction
      .updateTable(used.role)
      .set({ password_hash })
      .where('id', '=', used.id)
      .returning('email')
      .executeTakeFirst()
    if (!account) return null
    await forgetAttempts(transaction, account.email)
    await voidLinks(transaction, used)
    await closeAllLogins(transaction, used)
    return used
  })
}

/** Links of an account that were not taken up no longer work. */
async function voidLinks(db: Kysely<Schema>, { role, id }: Account): Promise<void> {
  await db
    .deleteFrom('invitation')
    .where('role', '=', role)
    .where('account_id', '=', id)
    .where('used_at', 'is', null)
    .execute()
}
