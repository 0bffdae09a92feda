import type { ListingStatus } from '@guru/contract/listings'
import type { Queryable } from './queryable.ts'

/** The listings of one import name. */
export interface Source {
  source: string
  available: number
  retired: number
  last_confirmed: Date
}

export async function listSources(db: Queryable): Promise<Source[]> {
  const text = `
    select source, count(*) filter (where status = 'available')::integer as available,
      count(*) filter (where status = 'retired')::integer as retired, max(last_confirmed) as last_confirmed
    from listing group by source order by source`
  return (await db.query<Source & Record<string, unknown>>({ text })).rows
}

/**
 * Takes all listings of a source out of search, or (`available`) brings back those that nobody retired by hand.
 * Gives how many.
 */
export async function setSourceStatus(db: Queryable, source: string, status: ListingStatus): Promise<number> {
  const text = `
    update listing set status = $2, updated_at = now()
    where source = $1 and status <> $2 and ($2 = 'retired' or ('status' = any(kept_by_hand)) is not true)`
  return (await db.query({ text, values: [source, status] })).rowCount ?? 0
}
