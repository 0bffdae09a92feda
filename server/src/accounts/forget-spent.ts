import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { loginLimits } from './login-limit.ts'

/** Deletes what opens nothing and counts for nothing any more: tokens, links, attempts to log in. */
export async function forgetSpent(db: Kysely<Schema>): Promise<void> {
  const now = sql<Date>`now()`
  await db.deleteFrom('access_token').where('expires_at', '<', now).execute()
  await db.deleteFrom('invitation').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('login_attempt')
    .where('attempted_at', '<', sql<Date>`now() - make_interval(mins => ${loginLimits.windowMinutes})`)
    .execute()
}
