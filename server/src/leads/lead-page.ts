import type { LeadScope, LeadSource } from '@guru/contract/leads'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { inList, joinOwn, type LeadQuery, offeredAt, pageOf, updatedAt, wanted } from './lead-conditions.ts'
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
  const branch = (moment: RawBuilder<Date>, isOfBranch: RawBuilder<SqlBool>) => {
    const conditions = [
      inList(source),
      isOfBranch,
      ...wanted(query, moment),
      ...pageOf(query, viewer, moment),
    ]
    return sql`(
      select requirement.id, ${moment} as changed_at from requirement ${joinOwn(viewer)}
      where ${sql.join(conditions, sql` and `)}
      order by ${moment} desc, requirement.id desc limit ${query.limit})`
  }
  const { rows } = await sql<{ id: string }>`
    select id from (
      ${branch(updatedAt, sql`(${offeredAt} > ${updatedAt}) is not true`)}
      union all
      ${branch(offeredAt, sql`${offeredAt} > ${updatedAt}`)}
    ) as page
    order by changed_at desc, id desc limit ${query.limit}`.execute(db)
  return rows.map(({ id }) => id)
}
