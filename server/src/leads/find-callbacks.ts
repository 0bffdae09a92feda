import type { Callback, CallbacksResponse, callbacksQuerySchema } from '@guru/contract/callbacks'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { cursorAt, readCursor } from '../db/page-cursor.ts'
import type { Schema } from '../db/schema.ts'
import { type CallTimeRow, callTimeOf, type WishesRow } from './lead-card.ts'
import { givenUpAfterDays } from './offer-callbacks.ts'
import { requirementText } from './requirement-text.ts'

interface CallbackRow extends WishesRow, CallTimeRow {
  callback_at: Date
  next_offer_at: Date | null
  name: string | null
  number: string | null
  language: LanguageCode
  taken_by: string | null
  offers: { realtor_name: string | null; offered_at: string }[]
  /** The moment the list is ordered by, with all its digits. */
  cursor: string
}

/** One page of callback requests, in the words of their indexes; a realtor who is gone has no name. */
export async function findCallbacks(
  db: Kysely<Schema>,
  { status, limit, after }: z.output<typeof callbacksQuerySchema>,
): Promise<CallbacksResponse> {
  const isOpen = sql<SqlBool>`callback_at is not null and claimed_by is null`
  const list = {
    open: { rows: isOpen, moment: sql.ref('callback_at'), way: sql`asc`, behind: sql`>` },
    taken: {
      rows: sql`claimed_by is not null and claimed_at is not null`,
      moment: sql.ref('claimed_at'),
      way: sql`desc`,
      behind: sql`<`,
    },
  }[status]
  const rest = after === undefined ? sql`true` : behind(list, after)
  const page = sql<CallbackRow>`
    with page as (
      select *, ${list.moment}::text as cursor from requirement where ${list.rows} and ${rest}
      order by ${list.moment} ${list.way}, id ${list.way} limit ${limit + 1}
    )
    select page.*, person.name, coalesce(person.mobile_number, person.whatsapp_number) as number,
      session.language, taker.name as taken_by,
      coalesce((
        select json_agg(json_build_object('realtor_name', realtor.name, 'offered_at', offered_at)
          order by offered_at)
        from callback_offer left join realtor on realtor.id = callback_offer.realtor_id
        where callback_offer.requirement_id = page.id), '[]') as offers
    from page
    join person on person.id = page.person_id
    join session on session.id = page.session_id
    left join realtor taker on taker.id = page.claimed_by
    order by page.${list.moment} ${list.way}, page.id ${list.way}`
  const [{ rows }, { rows: counts }] = await Promise.all([
    page.execute(db),
    sql<{ open: number }>`select count(*)::int as open from requirement where ${isOpen}`.execute(db),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    callbacks: shown.map(callbackOf),
    open: counts[0]?.open ?? 0,
    next: rows.length > limit && last ? cursorAt({ time: last.cursor, id: last.id }) : null,
  }
}

function behind({ moment, behind: sign }: Record<'moment' | 'behind', RawBuilder<unknown>>, after: string) {
  const { time, id } = readCursor(after)
  return sql`(${moment}, id) ${sign} (${time}::timestamptz, ${id}::uuid)`
}

function callbackOf(row: CallbackRow): Callback {
  return {
    id: row.id,
    userName: row.name,
    userMobile: row.number?.replace('+', '') ?? null,
    city: row.city,
    area: row.area,
    intent: row.intent,
    language: row.language,
    text: requirementText(row),
    asked_at: row.callback_at.toISOString(),
    call_time: callTimeOf(row),
    offers: row.offers.map(({ realtor_name, offered_at }) => ({
      realtor_name,
      offered_at: new Date(offered_at).toISOString(),
    })),
    next_offer_at: isPassedOn(row) ? (row.next_offer_at?.toISOString() ?? null) : null,
    taken:
      row.claimed_by === null || row.claimed_at === null
        ? null
        : { realtor_name: row.taken_by, at: row.claimed_at.toISOString() },
  }
}

const isPassedOn = ({ claimed_by, callback_at }: CallbackRow): boolean =>
  claimed_by === null && callback_at.getTime() > Date.now() - givenUpAfterDays * 24 * 3_600_000
