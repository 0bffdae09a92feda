import type { Channel, LanguageCode } from '@guru/contract/vocabulary'
import type { Database } from '../../db/database.ts'
import type { WhatsappContent } from '../../db/tables/whatsapp-message.ts'
import type { Contact } from './contacts.ts'
import type { WaitingMessage } from './messages.ts'

interface ClaimedRow extends Omit<Contact, 'session'> {
  session_id: string | null
  channel: Channel
  client_session_id: string
  device_id: string
  language: LanguageCode
  number_left: boolean
  message: string
  content: WhatsappContent
  sent_at: Date
  attempts: number
}

/** A contact and its oldest message that waits, by Meta's clock. */
export interface Claimed {
  contact: Contact
  message: WaitingMessage
}

/**
 * The contact that waits longest for an answer and that nobody else is busy with. It stays this transaction's
 * until its end, so of one person one message is worked off at a time, by however many servers.
 * @returns null when nobody waits; `done` when another server was faster.
 */
export async function claimContact(db: Database): Promise<Claimed | 'done' | null> {
  const { rows } = await db.query<{ id: string }>({
    name: 'whatsapp-claim-contact',
    text: `
      select contact.id from whatsapp_message message join whatsapp_contact contact on contact.id = message.contact_id
      where message.done_at is null and contact.work_after <= now()
      order by message.received_at limit 1 for update of contact skip locked`,
  })
  const [claimed] = rows
  return claimed === undefined ? null : readClaimed(db, claimed.id)
}

/** Apart, so that it sees what the contact's last transaction has left. */
async function readClaimed(db: Database, contactId: string): Promise<Claimed | 'done'> {
  const { rows } = await db.query<ClaimedRow>({
    name: 'whatsapp-read-claimed',
    text: `
      select contact.id, contact.number, contact.user_id, contact.name, contact.first_words, contact.first_voice,
        contact.stopped_at is not null as stopped,
        coalesce(extract(epoch from now() - contact.hint_at), 1e9)::float8 as hint_age,
        session.id as session_id, session.channel, session.client_session_id, session.device_id, session.language,
        coalesce(person.whatsapp_number, person.mobile_number) is not null as number_left,
        message.id as message, message.content, message.sent_at, message.attempts
      from whatsapp_contact contact
        join whatsapp_message message on message.contact_id = contact.id and message.done_at is null
        left join session on session.id = contact.session_id
        left join person on person.id = session.person_id
      where contact.id = $1
      order by message.sent_at, message.received_at, message.position limit 1`,
    values: [contactId],
  })
  const [row] = rows
  if (row === undefined) return 'done'
  const { session_id, channel, client_session_id, device_id, language, number_left, ...rest } = row
  const { message, content, sent_at, attempts, ...contact } = rest
  const session =
    session_id === null
      ? null
      : {
          id: session_id,
          channel,
          clientSessionId: client_session_id,
          deviceId: device_id,
          language,
          numberLeft: number_left,
        }
  return {
    contact: { ...contact, session },
    message: { id: message, content, sent_at, attempts },
  }
}
