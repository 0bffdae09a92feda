import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { fitsProfile, profileOfRealtor } from './lead-conditions.ts'

/** Requests that are passed on in one go. */
const perRound = 50
/** A request that nobody took for so long is no longer passed on; the admin still sees it. */
export const givenUpAfterDays = 14
/** Where there is nobody to offer it to: somebody who fits may come at any time. */
const retryMinutes = 2

/**
 * Offers every callback request whose time has come to the next realtor: of the subscribed ones whose
 * profile fits and who did not have it yet, the one whose last turn is longest ago. Earlier ones may still
 * take it. Several servers may do this at once.
 * @param claimMinutes how long a realtor has before it is passed on.
 * @returns how many were offered to somebody.
 */
export async function offerCallbacks(db: Kysely<Schema>, claimMinutes: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('requirement')
      .select('id')
      .where('callback_at', 'is not', null)
      .where('claimed_by', 'is', null)
      .where('callback_at', '>', sql<Date>`now() - make_interval(days => ${givenUpAfterDays})`)
      .where(({ eb, or }) =>
        or([eb('next_offer_at', 'is', null), eb('next_offer_at', '<=', sql<Date>`now()`)]),
      )
      .orderBy('callback_at')
      .limit(perRound)
      .forUpdate()
      .skipLocked()
      .execute()
    let offered = 0
    // One after the other: the first's turn counts for the second.
    for (const { id } of due) if (await offerToNext(transaction, id, claimMinutes)) offered += 1
    return offered
  })
}

async function offerToNext(db: Transaction<Schema>, id: string, claimMinutes: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into callback_offer (requirement_id, realtor_id, offered_at)
    select requirement.id, realtor.id, clock_timestamp()
    from requirement join realtor on realtor.subscription and ${fitsProfile(profileOfRealtor)}
    where requirement.id = ${id} and not exists (
      select from callback_offer had where had.requirement_id = requirement.id and had.realtor_id = realtor.id)
    order by (select max(last.offered_at) from callback_offer last where last.realtor_id = realtor.id) nulls first,
      realtor.id
    limit 1
    on conflict do nothing`.execute(db)
  const offered = (numAffectedRows ?? 0n) > 0n
  const wait = offered ? claimMinutes : Math.min(claimMinutes, retryMinutes)
  await sql`
    update requirement set next_offer_at = now() + make_interval(mins => ${wait})
    where id = ${id}`.execute(db)
  return offered
}
