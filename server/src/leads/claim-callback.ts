import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { writeAudit } from '../db/audit.ts'
import { retryOnConflict } from '../db/failures.ts'
import type { Schema } from '../db/schema.ts'

/** `mine` also when the realtor took it before. */
export type ClaimOutcome = 'mine' | 'taken' | 'not-offered' | 'unknown'

/** Takes a callback for a realtor who was offered it: of two at once one gets it, by the row's lock. */
export async function claimCallback(
  db: Kysely<Schema>,
  claim: { leadId: string; realtorId: string },
): Promise<ClaimOutcome> {
  return retryOnConflict(() => db.transaction().execute((transaction) => takeCallback(transaction, claim)))
}

async function takeCallback(
  transaction: Transaction<Schema>,
  { leadId, realtorId }: { leadId: string; realtorId: string },
): Promise<ClaimOutcome> {
  const { rows } = await sql<{ claimed_by: string | null; offered: boolean }>`
      select claimed_by, exists (
        select from callback_offer where requirement_id = requirement.id and realtor_id = ${realtorId}
      ) as offered
      from requirement where id = ${leadId} and callback_at is not null and lead_at is not null
      for update`.execute(transaction)
  const lead = rows[0]
  if (lead === undefined) return 'unknown'
  if (lead.claimed_by !== null) return lead.claimed_by === realtorId ? 'mine' : 'taken'
  if (!lead.offered) return 'not-offered'
  await transaction
    .updateTable('requirement')
    .set({ claimed_by: realtorId, claimed_at: sql`now()` })
    .where('id', '=', leadId)
    .execute()
  await writeAudit(transaction, {
    actor: { role: 'realtor', id: realtorId },
    action: 'lead_claimed',
    subjects: [leadId],
  })
  return 'mine'
}
