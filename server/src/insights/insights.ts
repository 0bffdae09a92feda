import { countOfDays, type Days, daysBefore } from '@guru/contract/days'
import type { InsightCounts, InsightsResponse } from '@guru/contract/insights'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** Chats that stand still for so long have stopped. */
const stoppedAfterMinutes = 30
const mostCities = 20
const mostNotFound = 20

/** What happened on some days. It reads sessions and requirements, never turns. */
export async function insights(db: Kysely<Schema>, days: Days): Promise<InsightsResponse> {
  const opened = inDays(days)
  const [counted, medians, stops, nothing] = await Promise.all([
    // One pass for all counts: the sums, and those by day, language, channel and city.
    sql<CountRow>`
      select grouping(day, language, channel, city) as set, to_char(day, 'YYYY-MM-DD') as day, language, channel,
        city, count(*)::int as chats, count(finished_turn)::int as finished, count(lead_at)::int as leads,
        count(callback_at)::int as callbacks
      from (
        select (session.created_at at time zone 'Asia/Kolkata')::date as day, session.language, session.channel,
          coalesce(requirement.city, '') as city, session.finished_turn, requirement.lead_at,
          requirement.callback_at
        from session left join requirement on requirement.session_id = session.id
        where ${opened}
      ) as chat
      group by grouping sets ((), (day), (language), (channel), (city))
      order by chats desc, language, channel, city`.execute(db),
    sql<{ median: number | null }>`
      select percentile_cont(0.5) within group (order by finished_turn) as median
      from session where ${opened} and finished_turn is not null`.execute(db),
    sql<InsightsResponse['stops'][number]>`
      select session.pending_slot as slot, count(*)::int as chats from session
      where ${opened} and session.finished_turn is null
        and session.updated_at < now() - make_interval(mins => ${stoppedAfterMinutes})
      group by 1 order by 2 desc, 1`.execute(db),
    sql<InsightsResponse['nothing_found'][number]>`
      select requirement.transaction_type, requirement.property_type, requirement.city, requirement.area,
        count(*)::int as chats
      from session join requirement on requirement.session_id = session.id
      where ${opened} and requirement.intent = 'search' and session.finished_turn is not null
        and session.found = 0
      group by 1, 2, 3, 4 order by 5 desc, 3, 4 limit ${mostNotFound}`.execute(db),
  ])
  const of = (set: number) => counted.rows.filter((row) => row.set === set)
  const byDay = new Map(of(sets.day).map((row) => [row.day, row]))
  return {
    ...days,
    total: countsOf(of(sets.total)[0]),
    median_turns_to_result: medians.rows[0]?.median ?? null,
    days: everyDay(days).map((day) => ({ day, ...countsOf(byDay.get(day)) })),
    languages: of(sets.language).map((row) => ({ language: row.language, ...countsOf(row) })),
    channels: of(sets.channel).map((row) => ({ channel: row.channel, ...countsOf(row) })),
    cities: of(sets.city)
      .slice(0, mostCities)
      .map((row) => ({ city: row.city, ...countsOf(row) })),
    stops: stops.rows,
    nothing_found: nothing.rows,
  }
}

/** A row of counts; which of the names it is about says `set`. */
interface CountRow extends InsightCounts {
  set: number
  day: string
  language: InsightsResponse['languages'][number]['language']
  channel: InsightsResponse['channels'][number]['channel']
  city: string
}

/** As PostgreSQL's grouping() tells them apart: a bit for each name that a row is not about. */
const sets = { total: 0b1111, day: 0b0111, language: 0b1011, channel: 0b1101, city: 0b1110 } as const

const countsOf = (row: InsightCounts | undefined): InsightCounts => ({
  chats: row?.chats ?? 0,
  finished: row?.finished ?? 0,
  leads: row?.leads ?? 0,
  callbacks: row?.callbacks ?? 0,
})

/** Also the days on which nothing happened. */
const everyDay = (days: Days): string[] =>
  Array.from({ length: countOfDays(days) }, (_, at) => daysBefore(days.from, -at))

/** Midnights in India as moments, so that the index over the time of opening is used. */
const inDays = ({ from, to }: Days) => sql`
  session.created_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'
  and session.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`
