import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { callerNetwork } from './caller-network.ts'
import { fingerprint } from './secret.ts'

/** Unsuccessful attempts that are let through within the window: of one account, and of one network address. */
export const loginLimits = { perAccount: 10, perAddress: 50, windowMinutes: 15 } as const

const window = sql`make_interval(mins => ${loginLimits.windowMinutes})`

/** What an attempt counts for. */
export interface LoginAttempt {
  /** Lower case; counted whether or not there is such an account. */
  email: string
  /** Network address of the caller. */
  address: string
  /** A password is tried, or a link is asked for: neither uses up what the other may. */
  kind?: 'login' | 'link'
}

/**
 * Notes an attempt before its password is looked at, so that many at once are counted as well. One that is
 * refused does not count: whoever keeps trying waits no longer for it.
 * @returns null when it may go on, otherwise the seconds to wait.
 */
export async function noteAttempt(db: Kysely<Schema>, attempt: LoginAttempt): Promise<number | null> {
  const [account, address] = keysOf(attempt)
  const [noted] = await db
    .insertInto('login_attempt')
    .values([{ key: account }, { key: address }])
    .returning(sql<string>`attempted_at::text`.as('at'))
    .execute()
  // The attempt that uses the limit up, behind this one: when it leaves the window the next may come.
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(max(extract(epoch from attempted_at + ${window} - now())))::int as seconds
    from (
      select key, attempted_at, row_number() over (partition by key order by attempted_at desc) as place
      from login_attempt where key in (${account}, ${address}) and attempted_at > now() - ${window}
    ) as attempts
    where place > case key when ${account} then ${loginLimits.perAccount}::int else ${loginLimits.perAddress}::int end
  `.execute(db)
  const seconds = rows[0]?.seconds ?? null
  if (seconds !== null && noted) await forget(db, [account, address], noted.at)
  return seconds
}

async function forget(db: Kysely<Schema>, keys: readonly string[], at: string): Promise<void> {
  await db
    .deleteFrom('login_attempt')
    .where('key', 'in', keys)
    .where('attempted_at', '=', sql<Date>`${at}::timestamptz`)
    .execute()
}

/** After a success, and with a new password, the account's attempts to log in no longer count. */
export async function forgetAttempts(db: Kysely<Schema>, email: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('key', '=', accountKey('login', email)).execute()
}

const accountKey = (kind: string, email: string) => fingerprint(`${kind} account ${email}`)

const keysOf = ({ email, address, kind = 'login' }: LoginAttempt): [account: string, address: string] => [
  accountKey(kind, email),
  fingerprint(`${kind} address ${callerNetwork(address)}`),
]
