import type { Database } from '../../db/database.ts'
import type { WhatsappContent, WhatsappSaid } from '../../db/tables/whatsapp-message.ts'

/** A message that waits for an answer. */
export interface WaitingMessage {
  id: string
  content: WhatsappContent
  sent_at: Date
  attempts: number
}

/** The first one of a contact, in the order in which the person wrote. */
export async function firstWaiting(db: Database, contactId: string): Promise<WaitingMessage | null> {
  const { rows } = await db.query<WaitingMessage>({
    name: 'whatsapp-first-waiting',
    text: `select id, content, sent_at, attempts from whatsapp_message
      where contact_id = $1 and done_at is null order by sent_at, received_at, position limit 1`,
    values: [contactId],
  })
  return rows[0] ?? null
}

/** What was said is no longer needed here: the conversation has it. */
export async function markDone(db: Pick<Database, 'query'>, id: string): Promise<void> {
  await db.query({
    name: 'whatsapp-mark-done',
    text: 'update whatsapp_message set done_at = now(), content = null where id = $1',
    values: [id],
  })
}

/** Puts something else in the place of what was said, as long as it waits. @returns false when it does not. */
export async function replaceSaid(
  db: Pick<Database, 'query'>,
  { contactId, id, said }: { contactId: string; id: string; said: WhatsappSaid },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'whatsapp-replace-said',
    text: `update whatsapp_message set content = jsonb_set(content, '{said}', $3)
      where contact_id = $1 and id = $2 and done_at is null`,
    values: [contactId, id, JSON.stringify(said)],
  })
  return (rowCount ?? 0) > 0
}

/** Somebody took a message back: it is not answered any more, and its words leave the record. */
export async function forgetMessage(db: Database, contactId: string, id: string): Promise<void> {
  await db.query({
    name: 'whatsapp-forget-message',
    text: `
      with waiting as (
        update whatsapp_message set done_at = now(), content = null
        where contact_id = $1 and id = $2 and done_at is null
      )
      update turn set user_text = '', commands = '[]'
      from whatsapp_contact contact
      where contact.id = $1 and turn.session_id = contact.session_id and turn.client_turn_id = $2`,
    values: [contactId, id],
  })
}

export async function noteAttempt(db: Pick<Database, 'query'>, id: string): Promise<void> {
  await db.query({
    name: 'whatsapp-note-attempt',
    text: 'update whatsapp_message set attempts = attempts + 1 where id = $1',
    values: [id],
  })
}
