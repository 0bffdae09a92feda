import type { Role } from '@guru/contract/accounts'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { openLogin } from './access-tokens.ts'
import { forgetAttempts, type LoginAttempt, noteAttempt } from './login-limit.ts'
import { hashPassword, passwordFits, randomPassword } from './passwords.ts'

export type LoginOutcome =
  | { kind: 'open'; token: string }
  /** No such account, no password yet, or a wrong one: the caller is not told which. */
  | { kind: 'refused' }
  | { kind: 'too-many'; seconds: number }

/** Logs somebody in. Takes as long whether or not there is such an account. */
export async function login(
  db: Kysely<Schema>,
  role: Role,
  attempt: LoginAttempt & { password: string },
): Promise<LoginOutcome> {
  const seconds = await noteAttempt(db, attempt)
  if (seconds !== null) return { kind: 'too-many', seconds }
  const account = await db
    .selectFrom(role)
    .select(['id', 'password_hash'])
    .where('email', '=', attempt.email)
    .executeTakeFirst()
  const fits = await passwordFits(attempt.password, account?.password_hash ?? (await nobodysHash))
  if (!account?.password_hash || !fits) return { kind: 'refused' }
  await forgetAttempts(db, attempt.email)
  return { kind: 'open', token: await openLogin(db, { role, id: account.id }) }
}

/** The hash of a password that nobody knows. */
const nobodysHash = hashPassword(randomPassword())
