import type { LeadStateRequest } from '@guru/contract/leads'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** Keeps what a realtor noted about a lead; other realtors do not see it. @returns false for no such lead. */
export async function keepLeadState(
  db: Kysely<Schema>,
  { leadId, realtorId, ...noted }: LeadStateRequest & { leadId: string; realtorId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into lead_state (realtor_id, requirement_id, state, reason, note, updated_at)
    select ${realtorId}, id, ${noted.state}, ${noted.reason ?? null}, ${noted.note ?? null}, now()
    from requirement where id = ${leadId} and lead_at is not null
    on conflict (realtor_id, requirement_id) do update
    set state = excluded.state, reason = excluded.reason, note = excluded.note, updated_at = now()`.execute(
    db,
  )
  return (numAffectedRows ?? 0n) > 0n
}
