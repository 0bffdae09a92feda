import type { LeadFilter, LeadListResponse, LeadScope, LeadSource } from '@guru/contract/leads'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { cursorAt } from '../db/page-cursor.ts'
import type { Schema } from '../db/schema.ts'
import { type LeadRow, leadCard } from './lead-card.ts'
import {
  changedAt,
  inList,
  inProfile,
  isSearch,
  joinOwn,
  type LeadQuery,
  wanted,
  waysWithin,
} from './lead-conditions.ts'
import { leadsOnPage } from './lead-page.ts'
import { searchLeads } from './search-leads.ts'
import type { LeadRules, Viewer } from './viewer.ts'

/** One page of a list for a realtor; counts only without a subscription. */
export async function listLeads(
  db: Kysely<Schema>,
  source: LeadSource,
  { query, viewer, rules }: { query: LeadQuery; viewer: Viewer; rules: LeadRules },
): Promise<LeadListResponse> {
  const allowed = (counts: LeadListResponse['counts']) =>
    rules.allAllowed ? counts : { ...counts, all: counts.profile }
  const same = { subscription: viewer.subscription, all_allowed: rules.allAllowed }
  if (!viewer.subscription) {
    const [totalCounts, counts] = await Promise.all([
      countByValue(db, source),
      // Without what was asked for: whether a name is there is not theirs to know.
      countLeads(db, source, {}, viewer),
    ])
    return { ...same, data: [], totalCounts, counts: allowed(counts), next: null }
  }
  const scope = rules.allAllowed ? query.scope : 'profile'
  const { rows, counts } = await readPage(db, source, { ...query, scope }, viewer)
  const last = rows.at(-1)
  return {
    ...same,
    data: rows.map((row) => leadCard(row, viewer, rules)).reverse(),
    totalCounts: {},
    counts: allowed(counts),
    next: rows.length === query.limit && last ? cursorAt({ time: last.cursor, id: last.id }) : null,
  }
}

type ScopedQuery = LeadQuery & { scope: LeadScope }

/** One page, and how many leads both scopes have with the same filters. */
async function readPage(db: Kysely<Schema>, source: LeadSource, query: ScopedQuery, viewer: Viewer) {
  if (isSearch(query)) {
    const { ids, ...counts } = await searchLeads(db, source, query, viewer)
    return { rows: await leadsOf(db, ids, viewer), counts }
  }
  const [rows, counts] = await Promise.all([
    readLeads(db, source, query, viewer),
    countLeads(db, source, query, viewer),
  ])
  return { rows, counts }
}

/** Leads of a list, those that changed last for the viewer first. */
export async function readLeads(
  db: Kysely<Schema>,
  source: LeadSource,
  query: ScopedQuery,
  viewer: Viewer,
): Promise<LeadRow[]> {
  const ids = isSearch(query)
    ? (await searchLeads(db, source, query, viewer)).ids
    : await leadsOnPage(db, source, query, viewer)
  return leadsOf(db, ids, viewer)
}

const leadsOf = (db: Kysely<Schema>, ids: readonly string[], viewer: Viewer): Promise<LeadRow[]> =>
  leadRows(db, viewer.id)
    .where(sql<boolean>`requirement.id = any(${ids}::uuid[])`)
    .orderBy('changed_at', 'desc')
    .orderBy('requirement.id', 'desc')
    .execute()

/** One lead as a realtor sees it; undefined when there is none of that id. */
export const leadRow = (db: Kysely<Schema>, id: string, realtorId: string): Promise<LeadRow | undefined> =>
  leadRows(db, realtorId)
    .where('requirement.id', '=', id)
    .where('requirement.lead_at', 'is not', null)
    .executeTakeFirst()

function leadRows(db: Kysely<Schema>, realtorId: string) {
  return db
    .selectFrom('requirement')
    .innerJoin('person', 'person.id', 'requirement.person_id')
    .innerJoin('session', 'session.id', 'requirement.session_id')
    .leftJoin('lead_state', (join) =>
      join
        .onRef('lead_state.requirement_id', '=', 'requirement.id')
        .on('lead_state.realtor_id', '=', realtorId),
    )
    .leftJoin('callback_offer as offer', (join) =>
      join.onRef('offer.requirement_id', '=', 'requirement.id').on('offer.realtor_id', '=', realtorId),
    )
    .selectAll('requirement')
    .select([
      'person.name',
      'person.mobile_number',
      'person.whatsapp_number',
      'session.language',
      'lead_state.state',
      changedAt.as('changed_at'),
      sql<string>`${changedAt}::text`.as('cursor'),
      sql<boolean>`offer.realtor_id is not null`.as('offered'),
    ])
}

/** How many leads both scopes have with the same filters. What no filter looks at the database leaves out. */
async function countLeads(
  db: Kysely<Schema>,
  source: LeadSource,
  filter: Omit<LeadFilter, 'scope'>,
  viewer: Viewer,
) {
  const ways = waysWithin(filter).map(
    (way) => sql`select ${inProfile(viewer)} as fits from requirement ${joinOwn(viewer)}
      where ${sql.join([inList(source), ...wanted(filter, changedAt), way], sql` and `)}`,
  )
  const { rows } = await sql<{ all: number; profile: number }>`
    select count(*)::int as "all", (count(*) filter (where fits))::int as profile
    from (${sql.join(ways, sql` union all `)}) as lead`.execute(db)
  return rows[0] ?? { all: 0, profile: 0 }
}

/** What an unsubscribed realtor sees of a list: how often each value is asked for. */
async function countByValue(
  db: Kysely<Schema>,
  source: LeadSource,
): Promise<LeadListResponse['totalCounts']> {
  const { rows } = await sql<{ name: string; value: string; count: number }>`
    select kind.name, coalesce(kind.value, '') as value, sum(leads)::int as count
    from (
      select area, city, transaction_type, property_type, count(*) as leads from requirement
      where ${inList(source)} group by area, city, transaction_type, property_type
    ) as wish cross join lateral (values
      ('byArea', area), ('byCity', city), ('byTransactionType', transaction_type),
      ('byPropertyType', property_type)) as kind(name, value)
    group by kind.name, kind.value
    order by kind.name, sum(leads) desc, kind.value`.execute(db)
  const counts: LeadListResponse['totalCounts'] = {}
  for (const { name, value, count } of rows) counts[name] = { ...counts[name], [value]: count }
  return counts
}
