import { languages } from '@guru/contract/vocabulary'
import { type DialogueState, initialState } from '@guru/engine/dialogue/state'
import type { Database } from '@guru/server/db/database'
import { sql } from 'kysely'

/** As it is after some turns: what was wished, asked and shown. */
const state: DialogueState = {
  ...initialState('en'),
  wishes: {
    transaction_type: 'rent',
    property_type: 'apartment',
    city: 'Bengaluru',
    area: 'Whitefield',
    price: { max: 30_000 },
    bedrooms: { min: 2, max: 2 },
    amenities: ['parking', 'lift'],
  },
  any: ['size_sqft'],
  asked: ['transaction_type', 'property_type', 'city', 'price', 'bedrooms'],
  narrowed: true,
  shown: [
    '019b0000-0000-7000-8000-000000000001',
    '019b0000-0000-7000-8000-000000000002',
    '019b0000-0000-7000-8000-000000000003',
  ],
  seen: [
    '019b0000-0000-7000-8000-000000000001',
    '019b0000-0000-7000-8000-000000000002',
    '019b0000-0000-7000-8000-000000000003',
    '019b0000-0000-7000-8000-000000000004',
    '019b0000-0000-7000-8000-000000000005',
    '019b0000-0000-7000-8000-000000000006',
  ],
}

/**
 * Writes chats that were opened evenly over the year that ends now, with their turns and wishes: six in ten came
 * to a result, the others stopped at a question; eight in ten said what they wish, in 28 cities.
 */
export async function generateChats({ kysely }: Database, count: number, turnsEach: number): Promise<void> {
  const id = (kind: number) =>
    sql`('019b' || ${kind} || '000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`
  const opened = sql`now() - (${count} - n + 0.5) / ${count} * interval '366 days'`
  const channel = sql`(array['web_v1', 'web_v2', 'web_v3', 'web_v3', 'web_v3', 'web_v3', 'web_v3', 'whatsapp',
    'whatsapp', 'whatsapp'])[n % 10 + 1]`
  const language = sql`(array[${sql.join(languages.map((code) => sql.lit(code)))}])[n % ${sql.lit(languages.length)} + 1]`
  const isFinished = sql`n % 5 < 3`
  const pending = sql`case when ${isFinished} then 'null'::jsonb else jsonb_build_object('kind', 'slot', 'slot',
    (array['transaction_type', 'property_type', 'city', 'price', 'bedrooms'])[n % 7 % 5 + 1]) end`
  await sql`
    insert into session (id, channel, client_session_id, device_id, person_id, language, state, revision,
      finished_at, finished_turn, created_at, updated_at)
    select ${id(1)}, ${channel}, 'session ' || n, 'device ' || n, ${id(2)}, ${language},
      ${JSON.stringify(state)}::jsonb || jsonb_build_object('pending', ${pending}, 'finished', ${isFinished},
        'found', case when ${isFinished} then n % 11 end),
      ${turnsEach}, case when ${isFinished} then ${opened} end,
      case when ${isFinished} then 2 + n % (${turnsEach} - 1) end, ${opened}, ${opened}
    from generate_series(1, ${count}) n`.execute(kysely)
  await sql`
    insert into turn (session_id, position, user_text, commands, reply_text, reply, language, created_at)
    select ${id(1)}, position, 'flat for rent in Whitefield below 30k', '[]', repeat('What do you wish? ', 8),
      jsonb_build_object('text', repeat('What do you wish? ', 8)), ${language}, ${opened}
    from generate_series(1, ${count}) n, generate_series(1, ${turnsEach}) position`.execute(kysely)
  await sql`
    insert into requirement (id, session_id, person_id, channel, intent, transaction_type, property_type,
      city, area, price_max, lead_at, callback_at, created_at, updated_at)
    select ${id(3)}, ${id(1)}, ${id(2)}, ${channel}, case when n % 12 = 0 then 'offer' else 'search' end,
      (array['rent', 'rent', 'sale', null])[n % 4 + 1], (array['apartment', 'house', 'land'])[n % 3 + 1],
      'City ' || n % 28, 'Area ' || n % 400, 10000 + n % 50 * 1000,
      case when n % 5 = 0 then ${opened} end, case when n % 20 = 0 then ${opened} end, ${opened}, ${opened}
    from generate_series(1, ${count}) n where n % 10 < 8`.execute(kysely)
  for (const table of ['session', 'turn', 'requirement'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(kysely)
}
