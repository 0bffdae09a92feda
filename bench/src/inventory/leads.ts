import type { Database } from '@guru/server/db/database'
import { sql } from 'kysely'

/**
 * Writes leads of 2026, each of a person and a conversation of its own: half of them wanted in Bengaluru,
 * the others in seven more cities, a tenth by WhatsApp.
 */
export async function generateLeads({ kysely }: Database, count: number): Promise<void> {
  const id = (kind: number) =>
    sql`('019a' || ${kind} || '000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`
  const channel = sql`case when n % 10 = 9 then 'whatsapp' else 'web_v3' end`
  await sql`
    insert into person (id, name, mobile_number)
    select ${id(1)}, (array['Lakshmi', 'Ravi', 'Meena', 'Arjun', 'Fatima'])[n % 5 + 1] || ' ' || n,
      '+9198' || lpad(n::text, 8, '0')
    from generate_series(1, ${count}) n`.execute(kysely)
  await sql`
    insert into session (id, channel, client_session_id, device_id, person_id, language, state, revision)
    select ${id(2)}, ${channel}, 'session ' || n, 'device ' || n, ${id(1)}, 'en', '{}', 1
    from generate_series(1, ${count}) n`.execute(kysely)
  await sql`
    insert into requirement (id, session_id, person_id, channel, intent, transaction_type, property_type,
      city, area, price_max, lead_at, updated_at)
    select ${id(3)}, ${id(2)}, ${id(1)}, ${channel},
      case when n % 12 = 0 then 'offer' else 'search' end,
      (array['rent', 'rent', 'sale', null])[n % 4 + 1],
      (array['apartment', 'house', 'land'])[n % 3 + 1],
      case when n % 2 = 0 then 'Bengaluru'
        else (array['Chennai', 'Mumbai', 'Pune', 'Hyderabad', 'Kolkata', 'Delhi', 'Kochi'])[n % 7 + 1] end,
      (array['Whitefield', 'Hebbal', 'Indiranagar', 'Adyar', 'Andheri', 'Baner', null])[n % 7 + 1],
      10000 + n % 50 * 1000, now(), timestamptz '2026-01-01' + n % 320 * interval '1 day' + n * interval '1 second'
    from generate_series(1, ${count}) n`.execute(kysely)
  for (const table of ['person', 'session', 'requirement'])
    await sql`analyze ${sql.table(table)}`.execute(kysely)
}
