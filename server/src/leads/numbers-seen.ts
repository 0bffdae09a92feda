import type { LeadCard } from '@guru/contract/leads'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Account } from '../accounts/access-tokens.ts'
import type { Schema } from '../db/schema.ts'
import { uuidV7 } from '../db/uuid.ts'

/**
 * Writes to the audit whose numbers somebody saw. A list that refreshes by itself shows the same numbers
 * again and again: within an hour a view of one number by one person is written once.
 */
export async function noteNumbersSeen(
  db: Kysely<Schema>,
  actor: Account,
  cards: readonly Pick<LeadCard, 'id' | 'userMobile' | 'mobile_number'>[],
): Promise<void> {
  const seen = cards.filter(({ userMobile, mobile_number }) => (userMobile ?? mobile_number ?? null) !== null)
  if (seen.length === 0) return
  const leads = seen.map(({ id }) => id)
  const ids = seen.map(() => uuidV7())
  await sql`
    insert into audit (id, actor_role, actor_id, action, subject_id)
    select seen.id, ${actor.role}, ${actor.id}::uuid, 'number_seen', seen.lead
    from unnest(${ids}::uuid[], ${leads}::uuid[]) as seen(id, lead)
    where not exists (
      select from audit where audit.subject_id = seen.lead and audit.actor_id = ${actor.id}::uuid
        and audit.action = 'number_seen' and audit.created_at > now() - interval '1 hour')`.execute(db)
}
