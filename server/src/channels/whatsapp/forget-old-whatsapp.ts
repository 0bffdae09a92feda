import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Days for which Meta posts a message again, doubled: until then its id must be known. */
const messageDays = 14
/** Days for which it can be looked up what became of a reply. */
const sendDays = 30

/**
 * Deletes ids of messages that cannot come again, replies of long ago, codes that are over, and contacts who
 * have not written for `retentionDays` (null: for good), with what was to be sent to them.
 */
export async function forgetOldWhatsapp({ kysely }: Database, retentionDays: number | null): Promise<void> {
  await sql`delete from whatsapp_message where done_at < now() - make_interval(days => ${messageDays})`.execute(
    kysely,
  )
  await sql`delete from whatsapp_send where updated_at < now() - make_interval(days => ${sendDays})`.execute(
    kysely,
  )
  await sql`delete from whatsapp_code where expires_at < now()`.execute(kysely)
  if (retentionDays === null) return
  // What waits to be sent to them goes along: it could never be, and would hold up what comes behind it.
  await sql`
    with gone as (
      delete from whatsapp_contact contact
      where coalesce(last_message_at, created_at) < now() - make_interval(days => ${retentionDays})
        and not exists (select from whatsapp_message message where message.contact_id = contact.id and done_at is null)
      returning id
    )
    delete from whatsapp_send using gone where whatsapp_send.contact_id = gone.id`.execute(kysely)
}
