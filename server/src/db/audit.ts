import type { Role } from '@guru/contract/accounts'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { uuidV7 } from './uuid.ts'

/** What is written to the audit: `snake_case`, by whom and about what. */
export interface AuditEntry {
  actor: { role: Role; id: string }
  action:
    | 'realtor_created'
    | 'subscription_changed'
    | 'password_link_shown'
    | 'number_seen'
    | 'lead_claimed'
    | 'leads_exported'
    | 'listing_changed'
    | 'listings_imported'
    | 'chat_seen'
  /** Identifiers of what it is about. */
  subjects?: readonly (string | null)[]
  detail?: Record<string, unknown>
}

/** Writes who did or saw what; one row for each subject. */
export async function writeAudit(db: Kysely<Schema>, entry: AuditEntry): Promise<void> {
  if (entry.subjects?.length !== 0) await auditInsert(db, entry).execute()
}

/** The statement that does so, for whoever runs it elsewhere; of at least one subject. */
export function auditInsert(
  db: Kysely<Schema>,
  { actor, action, subjects = [null], detail = {} }: AuditEntry,
) {
  const rows = subjects.map((subject_id) => ({
    id: uuidV7(),
    actor_role: actor.role,
    actor_id: actor.id,
    action,
    subject_id,
    detail: JSON.stringify(detail),
  }))
  return db.insertInto('audit').values(rows)
}
