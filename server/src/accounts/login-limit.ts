import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { fingerprint } from './secret.ts'

/** Unsuccessful attempts that are let through within the window: of one account, and of one network address. */
export const loginLimits = { perAccount: 10, perAddress: 50, windowMinutes: 15 } as const

/** What an attempt counts for. */
export interface LoginAttempt {
  /** Lower case; counted whether or not there is such an account. */
  email: string
  /** Network address of the caller. */
  address: string
}

/**
 * Notes an attempt before its password is looked at, so that many at once are counted as well.
 * @returns null when it may go on, otherwise the seconds to wait.
 */
export async function noteAttempt(db: Kysely<Schema>, attempt: LoginAttempt): Promise<number | null> {
  const [account, address] = keysOf(attempt)
  await db
    .insertInto('login_attempt')
    .values([{ key: account }, { key: address }])
    .execute()
  const since = sql<Date>`now() - make_interval(mins => ${loginLimits.windowMinutes})`
  const counts = await db
    .selectFrom('login_attempt')
    .select(({ fn }) => ['key', fn.countAll<number>().as('count')])
    .where('key', 'in', [account, address])
    .where('attempted_at', '>', since)
    .groupBy('key')
    .execute()
  const exceeded = counts.some(
    ({ key, count }) => count > (key === account ? loginLimits.perAccount : loginLimits.perAddress),
  )
  return exceeded ? loginLimits.windowMinutes * 60 : null
}

/** After a success the account's attempts no longer count, nor those that are older than the window. */
export async function forgetAttempts(db: Kysely<Schema>, attempt: LoginAttempt): Promise<void> {
  const [account] = keysOf(attempt)
  await db
    .deleteFrom('login_attempt')
    .where(({ eb, or }) =>
      or([
        eb('key', '=', account),
        eb('attempted_at', '<', sql<Date>`now() - make_interval(mins => ${loginLimits.windowMinutes})`),
      ]),
    )
    .execute()
}

const keysOf = ({ email, address }: LoginAttempt): [account: string, address: string] => [
  fingerprint(`account ${email}`),
  fingerprint(`address ${address}`),
]
