import type { Database } from '../../db/database.ts'
import type { WhatsappContent, WhatsappSaid } from '../../db/tables/whatsapp-message.ts'
import { uuidV7 } from '../../db/uuid.ts'
import type { GraphPayload } from './payload.ts'
import { dueAt } from './send-queue.ts'

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
        update whatsapp_contact set last_message_at = greatest(last_message_at, $3) where id = $1 and $6
      )
      insert into whatsapp_send (id, contact_id, cause, payload, due_at)
      select $4::uuid, $1, $2, $5::jsonb, ${dueAt('$1')} where $5::jsonb is not null
      on conflict (cause) do nothing`,
    values: [
      contactId,
      message.id,
      message.sent_at,
      uuidV7(),
      reply === null ? null : JSON.stringify(reply),
      isWritten(message.content.said),
    ],
  })
}

/** Whether it is a message of its own, which lets Guru write freely for a day, and not one about another. */
export const isWritten = ({ kind }: WhatsappSaid): boolean =>
  kind !== 'new_number' && kind !== 'revoke' && kind !== 'edit'

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

/**
 * Puts what a message says now in the place of what it said, as long as it waits; one that comes only after its
 * edit counts as done. @returns false when the edit is to be answered itself.
 */
export async function editMessage(
  db: Pick<Database, 'query'>,
  { contactId, id, said }: { contactId: string; id: string; said: WhatsappSaid },
): Promise<boolean> {
  const { rows } = await db.query<{ waits: boolean }>({
    name: 'whatsapp-edit-message',
    text: `
      insert into whatsapp_message as message (id, contact_id, sent_at, position, done_at)
      values ($2, $1, now(), 0, now())
      on conflict (id) do update set content = jsonb_set(message.content, '{said}', $3)
      where message.contact_id = $1 and message.done_at is null
      returning message.done_at is null as waits`,
    values: [contactId, id, JSON.stringify(said)],
  })
  return rows[0]?.waits ?? false
}

/** The turn of an edit: `forgetMessage` finds it by the message that it edits. */
export const turnOfEdit = (of: string, id: string): string => `${of} ${id}`

/**
 * Somebody took a message back: it is not answered any more, also when it comes only now, and its words and those
 * of its edits leave the record.
 */
export async function forgetMessage(db: Database, contactId: string, id: string): Promise<void> {
  await db.query({
    name: 'whatsapp-forget-message',
    text: `
      with received as (
        insert into whatsapp_message as message (id, contact_id, sent_at, position, done_at)
        values ($2, $1, now(), 0, now())
        on conflict (id) do update set done_at = now(), content = null
        where message.contact_id = $1 and message.done_at is null
      ), wanted as (
        update whatsapp_contact set first_words = null, first_voice = null where id = $1 and session_id is null
      )
      update turn set user_text = '', commands = '[]'
      from whatsapp_contact contact
        join session latest on latest.id = contact.session_id
        join session on session.person_id = latest.person_id
      where contact.id = $1 and turn.session_id = session.id
        and (turn.client_turn_id = $2 or starts_with(turn.client_turn_id, $2 || ' '))`,
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
