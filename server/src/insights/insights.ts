import type { InsightsResponse } from '@guru/contract/insights'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** Days as people in India count them, both included. */
export interface Days {
  from: string
  to: string
}

/** Chats that stand still for so long have stopped. */
const stoppedAfterMinutes = 30
const mostCities = 20
const mostNotFound = 20

/** What happened on some days. It reads sessions and requirements, never turns. */
export async function insights(db: Kysely<Schema>, days: Days): Promise<InsightsResponse> {
  const opened = inDays(days)
  const by = <Row>(value: RawBuilder<unknown>, name: string, limit = 1000) =>
    sql<Row & InsightsResponse['total']>`
      select ${value} as ${sql.ref(name)}, ${counts}
      from session left join requirement on requirement.session_id = session.id
      where ${opened} group by 1 order by 2 desc, 1 limit ${limit}`.execute(db)
  const [total, perDay, languages, channels, cities, stops, nothing] = await Promise.all([
    sql<InsightsResponse['total'] & { median: number | null }>`
      select ${counts}, percentile_cont(0.5) within group (order by session.finished_turn) as median
      from session left join requirement on requirement.session_id = session.id where ${opened}`.execute(db),
    sql<InsightsResponse['days'][number]>`
      select to_char(day, 'YYYY-MM-DD') as day, ${counts}
      from generate_series(${days.from}::date, ${days.to}::date, interval '1 day') as day
      left join session on ${opened} and (session.created_at at time zone 'Asia/Kolkata')::date = day::date
      left join requirement on requirement.session_id = session.id
      group by day order by day`.execute(db),
    by<Pick<InsightsResponse['languages'][number], 'language'>>(sql`session.language`, 'language'),
    by<Pick<InsightsResponse['channels'][number], 'channel'>>(sql`session.channel`, 'channel'),
    by<Pick<InsightsResponse['cities'][number], 'city'>>(
      sql`coalesce(requirement.city, '')`,
      'city',
      mostCities,
    ),
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
  const { median = null, ...sums } = total.rows[0] ?? nobody
  return {
    ...days,
    total: sums,
    median_turns_to_result: median,
    days: perDay.rows,
    languages: languages.rows,
    channels: channels.rows,
    cities: cities.rows,
    stops: stops.rows,
    nothing_found: nothing.rows,
  }
}

const nobody = { chats: 0, finished: 0, leads: 0, callbacks: 0, median: null }

const counts = sql`
  count(session.id)::int as chats, count(session.finished_turn)::int as finished,
  count(requirement.lead_at)::int as leads, count(requirement.callback_at)::int as callbacks`

/** Midnights in India as moments, so that the index over the time of opening is used. */
const inDays = ({ from, to }: Days) => sql`
  session.created_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'
  and session.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`
