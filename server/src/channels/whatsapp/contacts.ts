import type { Channel, LanguageCode } from '@guru/contract/vocabulary'
import type { Database } from '../../db/database.ts'
import type { WhatsappSender } from '../../db/tables/whatsapp-message.ts'

/** A contact whose messages are being worked off, with the conversation that goes on there. */
export interface Contact {
  id: string
  number: string | null
  user_id: string | null
  name: string | null
  /** What was wanted before a language was chosen. */
  first_words: string | null
  /** A voice note of then. */
  first_voice: string | null
  stopped: boolean
  /** Seconds since a photo or the like was last answered. */
  hint_age: number
  /** null before the first conversation, and after it was deleted. */
  session: ContactSession | null
}

export interface ContactSession {
  id: string
  channel: Channel
  clientSessionId: string
  deviceId: string
  language: LanguageCode
  /** Whether its person left a number that a realtor can call, where the contact has none. */
  numberLeft: boolean
}

/**
 * Notes what a message tells of its sender, where that is new, also for the person whom realtors call. A number or
 * key that another contact had is this one's from now on: WhatsApp says so.
 */
export async function noteSender(
  db: Database,
  contact: Contact,
  { number, userId, name }: WhatsappSender,
): Promise<Contact> {
  const known = {
    number: number ?? contact.number,
    user_id: userId ?? contact.user_id,
    name: name ?? contact.name,
  }
  const moved = known.number !== contact.number || known.user_id !== contact.user_id
  if (moved) await takeFromOthers(db, contact.id, known)
  if (!moved && known.name === contact.name) return contact
  await db.query({
    name: 'whatsapp-note-sender',
    text: 'update whatsapp_contact set number = $2, user_id = $3, name = $4 where id = $1',
    values: [contact.id, known.number, known.user_id, known.name],
  })
  const noted = { ...contact, ...known }
  if (noted.session !== null) await keepConversation(db, noted, noted.session)
  return noted
}

async function takeFromOthers(
  db: Database,
  id: string,
  { number, user_id }: { number: string | null; user_id: string | null },
): Promise<void> {
  await db.query({
    name: 'whatsapp-take-number',
    text: `
      with lost as (
        update whatsapp_contact set number = null where number = $2 and id <> $1 returning session_id
      )
      update person set whatsapp_number = null, updated_at = now()
      from lost join session on session.id = lost.session_id
      where person.id = session.person_id and person.whatsapp_number = '+' || $2`,
    values: [id, number],
  })
  await db.query({
    name: 'whatsapp-take-user-id',
    text: 'update whatsapp_contact set user_id = null where user_id = $2 and id <> $1',
    values: [id, user_id],
  })
}

/**
 * Ties the conversation to the contact, and gives its person what the contact is known by. Whoever can be
 * reached here is a lead; one that was not yet, since it began on the web, becomes one of this channel.
 */
export async function keepConversation(
  db: Database,
  { id, number, user_id, name }: Contact,
  session: Pick<ContactSession, 'channel' | 'clientSessionId'>,
): Promise<string> {
  const { rows } = await db.query<{ id: string }>({
    name: 'whatsapp-keep-conversation',
    text: `
      with here as (
        select id, person_id from session where channel = $2 and client_session_id = $3
      ), known as (
        update person set whatsapp_number = coalesce($4, whatsapp_number), whatsapp_user_id = coalesce($5, whatsapp_user_id),
          name = coalesce(name, $6), updated_at = now()
        from here where person.id = here.person_id
          and (whatsapp_number, whatsapp_user_id, name) is distinct from
            (coalesce($4, whatsapp_number), coalesce($5, whatsapp_user_id), coalesce(name, $6))
      ), lead as (
        update requirement set lead_at = now(), channel = 'whatsapp', updated_at = now()
        from here where requirement.session_id = here.id and lead_at is null
      ), tied as (
        update whatsapp_contact contact set session_id = here.id, first_words = null, first_voice = null
        from here where contact.id = $1
          and (contact.session_id, contact.first_words, contact.first_voice) is distinct from (here.id, null, null)
      )
      select id from here`,
    values: [
      id,
      session.channel,
      session.clientSessionId,
      number === null ? null : `+${number}`,
      user_id,
      name,
    ],
  })
  const [here] = rows
  if (here === undefined) throw new Error('a conversation on WhatsApp has no session')
  return here.id
}
