import type { LeadFilter, LeadSource, leadListQuerySchema } from '@guru/contract/leads'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { readCursor } from '../db/page-cursor.ts'
import type { Viewer } from './viewer.ts'

/** What a realtor asked of a list: the filter, and which page. */
export type LeadQuery = z.output<typeof leadListQuerySchema>

/**
 * Conditions on leads, as every list, count and export says them: of `requirement`, joined with the viewer's
 * `lead_state` and with the viewer's own `offer` where there is one.
 */

/** A moment by which leads are ordered, narrowed down and paged. */
type Moment = RawBuilder<Date>

/** When the seeker last did something about it. */
export const updatedAt: Moment = sql`requirement.updated_at`

/** When its callback was offered to the viewer. */
export const offeredAt: Moment = sql`offer.offered_at`

/** When it last changed for the viewer: what other realtors are offered or take makes it no newer. */
export const changedAt: Moment = sql`greatest(${updatedAt}, ${offeredAt})`

/** What is the viewer's own about `requirement`. */
export const joinOwn = ({ id }: Pick<Viewer, 'id'>): RawBuilder<unknown> => sql`
  left join lead_state on lead_state.requirement_id = requirement.id and lead_state.realtor_id = ${id}::uuid
  left join callback_offer offer on offer.requirement_id = requirement.id and offer.realtor_id = ${id}::uuid`

/** One of the two lists, in the words of its index. */
export const inList = (source: LeadSource): RawBuilder<SqlBool> =>
  sql`requirement.lead_at is not null and (requirement.channel = 'whatsapp') = ${source === 'whatsapp'}`

/** A realtor's profile: its values, or the columns that hold them. */
type Profile = Record<
  'cities' | 'areas' | 'transaction_types' | 'property_types',
  readonly string[] | RawBuilder<unknown>
>

/**
 * Fits a realtor's profile. What a seeker left open may become anything, so it fits; only the city must be
 * known. A realtor without areas works in the whole city.
 */
export const fitsProfile = ({
  cities,
  areas,
  transaction_types,
  property_types,
}: Profile): RawBuilder<SqlBool> =>
  sql`requirement.city = any(${cities})
    and coalesce(requirement.transaction_type = any(${transaction_types}), true)
    and coalesce(requirement.property_type = any(${property_types}), true)
    and (cardinality(${areas}::text[]) = 0 or coalesce(requirement.area = any(${areas}), true))`

/**
 * In the viewer's profile: what fits it, and callbacks that were offered to the viewer, who goes on with them
 * whatever their seekers wish since.
 */
export const inProfile = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql`((${fitsProfile(viewer)}) or ${offeredAt} is not null)`

/** The profile of whichever realtor is joined. */
export const profileOfRealtor: Profile = {
  cities: sql.ref('realtor.cities'),
  areas: sql.ref('realtor.areas'),
  transaction_types: sql.ref('realtor.transaction_types'),
  property_types: sql.ref('realtor.property_types'),
}

/** Whether names and places are searched. */
export const isSearch = <Filter extends { q?: string | undefined }>(
  filter: Filter,
): filter is Filter & { q: string } => filter.q !== undefined && filter.q !== ''

/** Letters of which the indexes of names and places can find a text: they are of groups of three. */
const fewestIndexed = 3

/** Names or places that hold a text, whatever its case; in the words of their indexes, a list each. */
function isNamed(text: string): RawBuilder<SqlBool> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const placeOf = (lead: string) =>
    sql`lower(coalesce(${sql.ref(lead)}.area, '') || e'\\n' || coalesce(${sql.ref(lead)}.city, '')) like lower(${pattern})`
  const named = sql`lower(person.name) like lower(${pattern})`
  // A letter or two are in most of them: all are gone through once.
  if (text.length < fewestIndexed) {
    return sql`(${placeOf('requirement')} or requirement.person_id in (select id from person where ${named}))`
  }
  return sql`requirement.id in (
    select lead.id from requirement lead where lead.lead_at is not null and ${placeOf('lead')}
    union all
    select lead.id from person join requirement lead on lead.person_id = person.id
      where lead.lead_at is not null and ${named})`
}

/** What the realtor asked for, but the scope. */
export function wanted(filter: Omit<LeadFilter, 'scope'>, moment: Moment): Expression<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = []
  if (isSearch(filter)) conditions.push(isNamed(filter.q))
  if (filter.from !== undefined) conditions.push(sql`${moment} >= ${filter.from}::timestamptz`)
  if (filter.to !== undefined) conditions.push(sql`${moment} <= ${filter.to}::timestamptz`)
  if (filter.intent !== undefined) conditions.push(sql`requirement.intent = ${filter.intent}`)
  if (filter.callback !== undefined) {
    conditions.push(sql`(requirement.callback_at is not null) = ${filter.callback}`)
  }
  if (filter.state !== undefined) conditions.push(sql`coalesce(lead_state.state, 'new') = ${filter.state}`)
  return conditions
}

/**
 * The ways, none of which holds for the same lead as another, in which leads change in the days asked for: each
 * in the words of an index, because the later of two moments is in none.
 */
export function waysWithin({ from, to }: Pick<LeadFilter, 'from' | 'to'>): RawBuilder<SqlBool>[] {
  const until = to === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${updatedAt} <= ${to}::timestamptz`
  if (from === undefined) return [until]
  return [
    sql`${updatedAt} >= ${from}::timestamptz and ${until}`,
    sql`${updatedAt} < ${from}::timestamptz and ${offeredAt} >= ${from}::timestamptz`,
  ]
}

/** Behind the end of the page before, by the moment that orders the list. */
export function isBehind(before: string | undefined, moment: Moment): RawBuilder<SqlBool> {
  if (before === undefined) return sql`true`
  const { time, id } = readCursor(before)
  return sql`(${moment}, requirement.id) < (${time}::timestamptz, ${id}::uuid)`
}
