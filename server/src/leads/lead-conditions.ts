import type { LeadFilter, LeadSource } from '@guru/contract/leads'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Viewer } from './viewer.ts'

/**
 * Conditions on leads, as every list, count and export says them: `requirement` joined with `person`, and
 * with the viewer's `lead_state` where there is one.
 */

/** One of the two lists, in the words of its index. */
export const inList = (source: LeadSource): RawBuilder<SqlBool> =>
  sql`requirement.lead_at is not null and (requirement.channel = 'whatsapp') = ${source === 'whatsapp'}`

/**
 * Fits a realtor's profile. What a seeker left open may become anything, so it fits; only the city must be
 * known. A realtor without areas works in the whole city.
 */
export const fitsProfile = (viewer: Omit<Viewer, 'id' | 'subscription'>): RawBuilder<SqlBool> =>
  sql`requirement.city = any(${viewer.cities})
    and coalesce(requirement.transaction_type = any(${viewer.transaction_types}), true)
    and coalesce(requirement.property_type = any(${viewer.property_types}), true)
    and (${viewer.areas.length === 0} or coalesce(requirement.area = any(${viewer.areas}), true))`

/** What the realtor asked for, but the scope. */
export function wanted(filter: Omit<LeadFilter, 'scope'>): Expression<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = []
  if (filter.q !== undefined && filter.q !== '') {
    const pattern = `%${filter.q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    conditions.push(
      sql`(person.name ilike ${pattern} or requirement.area ilike ${pattern} or requirement.city ilike ${pattern})`,
    )
  }
  if (filter.from !== undefined) conditions.push(sql`requirement.updated_at >= ${filter.from}::timestamptz`)
  if (filter.to !== undefined) conditions.push(sql`requirement.updated_at <= ${filter.to}::timestamptz`)
  if (filter.intent !== undefined) conditions.push(sql`requirement.intent = ${filter.intent}`)
  if (filter.callback !== undefined) {
    conditions.push(sql`(requirement.callback_at is not null) = ${filter.callback}`)
  }
  if (filter.state !== undefined) conditions.push(sql`coalesce(lead_state.state, 'new') = ${filter.state}`)
  return conditions
}
