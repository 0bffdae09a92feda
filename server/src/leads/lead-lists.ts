import type { LeadListResponse, LeadScope, LeadSource, leadListQuerySchema } from '@guru/contract/leads'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Schema } from '../db/schema.ts'
import { ApiFailure } from '../errors.ts'
import { type LeadRow, leadCard } from './lead-card.ts'
import { fitsProfile, inList, wanted } from './lead-conditions.ts'
import type { LeadRules, Viewer } from './viewer.ts'

export type LeadQuery = z.output<typeof leadListQuerySchema>

/** One page of a list for a realtor; counts only without a subscription. */
export async function listLeads(
  db: Kysely<Schema>,
  source: LeadSource,
  { query, viewer, rules }: { query: LeadQuery; viewer: Viewer; rules: LeadRules },
): Promise<LeadListResponse> {
  const same = { subscription: viewer.subscription, all_allowed: rules.allAllowed }
  if (!viewer.subscription) {
    const totalCounts = await countByValue(db, source)
    return { ...same, data: [], totalCounts, counts: { profile: 0, all: 0 }, next: null }
  }
  const scope = rules.allAllowed ? query.scope : 'profile'
  const [rows, counts] = await Promise.all([
    readLeads(db, source, { ...query, scope }, viewer),
    countLeads(db, source, query, viewer),
  ])
  const last = rows.at(-1)
  return {
    ...same,
    data: rows.map((row) => leadCard(row, viewer, rules)).reverse(),
    totalCounts: {},
    counts: rules.allAllowed ? counts : { ...counts, all: counts.profile },
    next: rows.length === query.limit && last ? `${last.cursor}~${last.id}` : null,
  }
}

/** Leads of a list, the newest first. */
export async function readLeads(
  db: Kysely<Schema>,
  source: LeadSource,
  query: LeadQuery & { scope: LeadScope },
  viewer: Viewer,
): Promise<LeadRow[]> {
  let select = leadRows(db, viewer.id).where(inList(source))
  for (const condition of wanted(query)) select = select.where(condition)
  if (query.scope === 'profile') select = select.where(fitsProfile(viewer))
  if (query.before !== undefined) {
    const [time, id] = cursorParts(query.before)
    select = select.where(
      sql<boolean>`(requirement.updated_at, requirement.id) < (${time}::timestamptz, ${id}::uuid)`,
    )
  }
  return select
    .orderBy('requirement.updated_at', 'desc')
    .orderBy('requirement.id', 'desc')
    .limit(query.limit)
    .execute()
}

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
    .selectAll('requirement')
    .select(({ exists, selectFrom }) => [
      'person.name',
      'person.mobile_number',
      'person.whatsapp_number',
      'session.language',
      'lead_state.state',
      sql<string>`requirement.updated_at::text`.as('cursor'),
      exists(
        selectFrom('callback_offer')
          .select('callback_offer.realtor_id')
          .whereRef('callback_offer.requirement_id', '=', 'requirement.id')
          .where('callback_offer.realtor_id', '=', realtorId),
      )
        .$castTo<boolean>()
        .as('offered'),
    ])
}

/** How many leads both scopes have with the same filters. */
async function countLeads(db: Kysely<Schema>, source: LeadSource, query: LeadQuery, viewer: Viewer) {
  let select = db
    .selectFrom('requirement')
    .innerJoin('person', 'person.id', 'requirement.person_id')
    .leftJoin('lead_state', (join) =>
      join
        .onRef('lead_state.requirement_id', '=', 'requirement.id')
        .on('lead_state.realtor_id', '=', viewer.id),
    )
    .where(inList(source))
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where ${fitsProfile(viewer)})`.as('profile'),
    ])
  for (const condition of wanted(query)) select = select.where(condition)
  return select.executeTakeFirstOrThrow()
}

/** What an unsubscribed realtor sees of a list: how often each value is asked for. */
async function countByValue(
  db: Kysely<Schema>,
  source: LeadSource,
): Promise<LeadListResponse['totalCounts']> {
  const { rows } = await sql<{ name: string; value: string; count: number }>`
    select kind.name, coalesce(kind.value, '') as value, count(*)::int as count
    from requirement cross join lateral (values
      ('byArea', area), ('byCity', city), ('byTransactionType', transaction_type),
      ('byPropertyType', property_type)) as kind(name, value)
    where ${inList(source)}
    group by kind.name, kind.value
    order by kind.name, count(*) desc, kind.value`.execute(db)
  const counts: LeadListResponse['totalCounts'] = {}
  for (const { name, value, count } of rows) counts[name] = { ...counts[name], [value]: count }
  return counts
}

const cursorFormat = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::?\d\d)?)~([\da-f-]{36})$/

function cursorParts(before: string): [time: string, id: string] {
  const [, time, id] = cursorFormat.exec(before) ?? []
  if (time === undefined || id === undefined)
    throw new ApiFailure(422, 'invalid_request', 'before: is not the next of a page before')
  return [time, id]
}
