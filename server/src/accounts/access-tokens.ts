import type { Role } from '@guru/contract/accounts'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { fingerprint, newSecret } from './secret.ts'

/** Somebody who is logged in. */
export interface Account {
  role: Role
  id: string
}

/** How long a login holds: without a call, and at most. A realtor lives on the phone; an admin can do more harm. */
const lifetimes: Record<Role, { idleHours: number; absoluteHours: number }> = {
  admin: { idleHours: 12, absoluteHours: 7 * 24 },
  realtor: { idleHours: 14 * 24, absoluteHours: 90 * 24 },
}

const hours = (count: number) => count * 3_600_000

/** Opens a login. @returns its token, which is stored nowhere but in its hash. */
export async function openLogin(db: Kysely<Schema>, { role, id }: Account): Promise<string> {
  const token = newSecret()
  const expires = new Date(Date.now() + hours(lifetimes[role].absoluteHours))
  await db
    .insertInto('access_token')
    .values({ token_hash: fingerprint(token), role, account_id: id, expires_at: expires })
    .execute()
  return token
}

/**
 * Who a token belongs to; null when it is unknown, revoked or expired, or its account is gone.
 * @param attended false: nobody is at the page that calls by itself, so it is no use that keeps the login alive.
 */
export async function accountOf(db: Database, token: string, attended: boolean): Promise<Account | null> {
  const { rows } = await db.query<Account>({
    name: 'account-of-token',
    text: accountOfToken,
    values: [fingerprint(token), lifetimes.admin.idleHours, lifetimes.realtor.idleHours, attended],
  })
  return rows[0] ?? null
}

/** The use is noted once a minute, so that reading costs no write each time. */
const accountOfToken = `
  with live as (
    select token_hash, role, account_id, last_used_at from access_token
    where token_hash = $1 and expires_at > now()
      and last_used_at > now() - make_interval(hours => case role when 'admin' then $2::int else $3::int end)
  ), noted as (
    update access_token set last_used_at = now() from live
    where $4 and access_token.token_hash = live.token_hash and live.last_used_at < now() - interval '1 minute'
  )
  select role, account_id as id from live
  where case role when 'admin' then exists (select from admin where id = account_id)
    else exists (select from realtor where id = account_id) end`

/** Ends the login of a token; one that is unknown changes nothing. */
export async function closeLogin(db: Kysely<Schema>, token: string): Promise<void> {
  await db.deleteFrom('access_token').where('token_hash', '=', fingerprint(token)).execute()
}

/** Ends all logins of an account. */
export async function closeAllLogins(db: Kysely<Schema>, { role, id }: Account): Promise<void> {
  await db.deleteFrom('access_token').where('role', '=', role).where('account_id', '=', id).execute()
}
