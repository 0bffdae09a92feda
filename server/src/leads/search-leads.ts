import type { LeadScope, LeadSource } from '@guru/contract/leads'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { changedAt, inList, inProfile, isBehind, joinOwn, type LeadQuery, wanted } from './lead-conditions.ts'
import type { Viewer } from './viewer.ts'

/**
 * The leads of a page whose names or places hold what was typed, and how many there are in both scopes. The
 * list is gone through once; in the order of the list, the database would look up the name of one lead after
 * the other until the page is full.
 */
export async function searchLeads(
  db: Kysely<Schema>,
  source: LeadSource,
  query: LeadQuery & { scope: LeadScope },
  viewer: Viewer,
): Promise<{ ids: string[]; all: number; profile: number }> {
  const all = sql.join([inList(source), ...wanted(query, changedAt)], sql` and `)
  const { rows } = await sql<{ ids: string[]; all: number; profile: number }>`
    with found as materialized (
      select requirement.id, ${changedAt} as changed_at, ${inProfile(viewer)} is true as fits,
        ${isBehind(query.before, changedAt)} as behind
      from requirement ${joinOwn(viewer)}
      where ${all}
    )
    select count(*)::int as "all", (count(*) filter (where fits))::int as profile,
      array(select id::text from found where behind and ${query.scope === 'all' ? sql`true` : sql`fits`}
        order by changed_at desc, id desc limit ${query.limit}) as ids
    from found`.execute(db)
  return rows[0] ?? { ids: [], all: 0, profile: 0 }
}
