import type { Database } from '../../db/database.ts'
import type { WhatsappContent, WhatsappSaid } from '../../db/tables/whatsapp-message.ts'
import { uuidV7 } from '../../db/uuid.ts'
import type { GraphPayload } from './payload.ts'

/** A message that waits for an answer. */
export interface WaitingMessage {
  id: string
  content: WhatsappContent
  sent_at: Date
  attempts: number
}

/**
 * Ends a message: its reply, if there is one, gets its place in the queue, the person has written by then, and
 * what was said is no longer needed here, since the conversation has it.
 */
export async function finishMessage(
  db: Pick<Database, 'query'>,
  { contactId, message, reply }: { contactId: string; message: WaitingMessage; reply: GraphPayload | null },
): Promise<void> {
  await db.query({
    name: 'whatsapp-finish-message',
    text: `
      with done as (
        update whatsapp_message set done_at = now(), content = null where id = $2
      ), wrote as (
        update whatsapp_contact set last_message_at = greatest(last_message_at, $3) where id = $1
      )
      insert into whatsapp_send (id, contact_id, cause, payload)
      select $4::uuid, $1, $2, $5::jsonb where $5::jsonb is not null
      on conflict (cause) do nothing`,
    values: [contactId, message.id, message.sent_at, uuidV7(), reply === null ? null : JSON.stringify(reply)],
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
