import type { ChatHistoryResponse, ChatResponse, chatHistoryQuerySchema } from '@guru/contract/chat-history'
import type { Channel, LanguageCode } from '@guru/contract/vocabulary'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'

/** Exchanges of a person that the list itself holds; `chatOf` has them all. */
const exchangesInList = 20

interface PersonRow {
  id: string
  number: string
  created_at: Date
  last_chat: Date
  channels: Channel[]
  languages: LanguageCode[]
  total: number
}

interface ExchangeRow {
  person_id: string
  user_text: string
  reply_text: string
  properties: string | null
  language: LanguageCode
  created_at: Date
}

/** The people who have a number and chatted, the latest first, a page at a time; beyond the last page that one. */
export async function chatHistory(
  database: Database,
  query: z.output<typeof chatHistoryQuerySchema>,
): Promise<ChatHistoryResponse> {
  const { kysely } = database
  const { page, limit, mobile_number } = query
  const pattern = `%${mobile_number.replace('+', '')}%`
  // Only the page's own people are looked at closely: those with a number may be many, their chats more.
  const people = await sql<PersonRow>`
    with found as (
      select person.id, max(session.updated_at) as last_chat
      from person join session on session.person_id = person.id
      where coalesce(person.mobile_number, person.whatsapp_number) like ${pattern}
      group by person.id
    ), page as (
      select id, last_chat, count(*) over ()::int as total from found
      order by last_chat desc, id limit ${limit} offset ${(page - 1) * limit}
    )
    select page.*, coalesce(person.mobile_number, person.whatsapp_number) as number, person.created_at,
      array(
        select channel from session where person_id = page.id
        -- A chat of the web that went on there.
        union select 'whatsapp' from session join whatsapp_contact on whatsapp_contact.session_id = session.id
          where session.person_id = page.id
        order by 1) as channels,
      array(select distinct language from session where person_id = page.id order by 1) as languages
    from page join person on person.id = page.id
    order by page.last_chat desc, page.id`.execute(kysely)
  const ids = people.rows.map(({ id }) => id)
  const chats = Map.groupBy(await exchanges({ kysely }, ids, exchangesInList), ({ person_id }) => person_id)
  const total = people.rows[0]?.total ?? (page === 1 ? 0 : await countPeople({ kysely }, pattern))
  const totalPages = Math.max(1, Math.ceil(total / limit))
  if (page > totalPages) return chatHistory(database, { ...query, page: totalPages })
  return {
    data: people.rows.map((row) => ({
      _id: row.id,
      mobile_number: row.number.replace('+', ''),
      createdAt: row.created_at.toISOString(),
      updatedAt: row.last_chat.toISOString(),
      channels: row.channels,
      languages: row.languages,
      chat: (chats.get(row.id) ?? []).map(exchangeOf),
    })),
    totalPages,
    currentPage: page,
    totalUser: total,
  }
}

/** Everything that was said with one person; empty when there is nobody of that id with a number. */
export async function chatOf(database: Database, personId: string): Promise<ChatResponse> {
  const person = await database.kysely
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where(({ eb, or }) => or([eb('mobile_number', 'is not', null), eb('whatsapp_number', 'is not', null)]))
    .executeTakeFirst()
  return { chat: person ? (await exchanges(database, [personId], mostExchanges)).map(exchangeOf) : [] }
}

const mostExchanges = 2_000

/** The latest exchanges of each person, the oldest of them first. */
async function exchanges(
  { kysely }: Pick<Database, 'kysely'>,
  personIds: readonly string[],
  each: number,
): Promise<ExchangeRow[]> {
  if (personIds.length === 0) return []
  const { rows } = await sql<ExchangeRow>`
    select wanted.person_id, said.*
    from unnest(${personIds}::uuid[]) as wanted(person_id) cross join lateral (
      select turn.user_text, turn.reply_text, turn.reply -> 'reply' ->> 'properties' as properties,
        turn.language, turn.created_at, turn.position
      from session join turn on turn.session_id = session.id
      where session.person_id = wanted.person_id
      order by turn.created_at desc, turn.position desc
      limit ${each}
    ) said
    -- What is said on WhatsApp before a first answer was made at the same moment.
    order by said.created_at, said.position, wanted.person_id`.execute(kysely)
  return rows
}

const exchangeOf = ({ user_text, reply_text, properties, language, created_at }: ExchangeRow) => ({
  user: user_text,
  ai: properties === null ? reply_text : `${reply_text}\n\n${properties}`,
  language,
  at: created_at.toISOString(),
})

async function countPeople({ kysely }: Pick<Database, 'kysely'>, pattern: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from person
    where coalesce(mobile_number, whatsapp_number) like ${pattern}
      and exists (select from session where session.person_id = person.id)`.execute(kysely)
  return rows[0]?.total ?? 0
}
