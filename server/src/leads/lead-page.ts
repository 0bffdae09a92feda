import type { LeadScope, LeadSource } from '@guru/contract/leads'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import {
  fitsProfile,
  inList,
  isBehind,
  joinOwn,
  type LeadQuery,
  offeredAt,
  updatedAt,
  wanted,
} from './lead-conditions.ts'
import type { Viewer } from './viewer.ts'

/**
 * Identifiers of the leads of a page, those that changed last for the viewer first. Leads that are new by their
 * seeker and those that are new by an offer to the viewer are read apart, each in the order of an index: a page
 * costs the same among any number of leads.
 */
export async function leadsOnPage(
  db: Kysely<Schema>,
  source: LeadSource,
  query: LeadQuery & { scope: LeadScope },
  viewer: Viewer,
): Promise<string[]> {
  const leads = (moment: RawBuilder<Date>, isOfBranch: RawBuilder<SqlBool>) => {
    const conditions = [inList(source), isOfBranch, ...wanted(query, moment), isBehind(query.before, moment)]
    return sql`select requirement.id, ${moment} as changed_at from requirement ${joinOwn(viewer)}
      where ${sql.join(conditions, sql` and `)}`
  }
  const inOrder = (moment: RawBuilder<Date>, isOfBranch: RawBuilder<SqlBool>) =>
    sql`(${leads(moment, isOfBranch)} order by ${moment} desc, requirement.id desc limit ${query.limit})`
  const isNewByOffer = sql<SqlBool>`${offeredAt} > ${updatedAt}`
  const isNewBySeeker = sql<SqlBool>`(${isNewByOffer}) is not true`
  const fits = fitsProfile(viewer)
  const branches =
    query.scope === 'all'
      ? [inOrder(updatedAt, isNewBySeeker), inOrder(offeredAt, isNewByOffer)]
      : [
          inOrder(updatedAt, sql`${isNewBySeeker} and ${fits}`),
          inOrder(offeredAt, isNewByOffer),
          // Offered to the viewer before the seeker wished for something else: so few that the list is not gone
          // through for them, which the offset tells the planner.
          sql`(${leads(updatedAt, sql`${isNewBySeeker} and ${offeredAt} is not null and (${fits}) is not true`)}
            offset 0)`,
        ]
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(branches, sql` union all `)}) as page
    order by changed_at desc, id desc limit ${query.limit}`.execute(db)
  return rows.map(({ id }) => id)
}
