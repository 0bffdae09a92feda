import type { Channel, LanguageCode } from '@guru/contract/vocabulary'
import type { Database } from '../../db/database.ts'
import type { WhatsappContent, WhatsappSender } from '../../db/tables/whatsapp-message.ts'
import type { WaitingMessage } from './messages.ts'

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

export async function setStopped(db: Database, { id }: Contact, stopped: boolean): Promise<void> {
  await db.query({
    name: 'whatsapp-set-stopped',
    text: 'update whatsapp_contact set stopped_at = case when $2 then now() end where id = $1',
    values: [id, stopped],
  })
}

/** Words that are answered once a language is chosen. */
export async function keepFirstWords(db: Database, { id }: Contact, words: string): Promise<void> {
  await db.query({
    name: 'whatsapp-keep-first-words',
    text: 'update whatsapp_contact set first_words = $2 where id = $1',
    values: [id, words],
  })
}

/** A voice note that is listened to once a language is chosen. */
export async function keepFirstVoice(db: Database, { id }: Contact, mediaId: string): Promise<void> {
  await db.query({
    name: 'whatsapp-keep-first-voice',
    text: 'update whatsapp_contact set first_voice = $2 where id = $1',
    values: [id, mediaId],
  })
}

export async function noteHint(db: Database, { id }: Contact): Promise<void> {
  await db.query({
    name: 'whatsapp-note-hint',
    text: 'update whatsapp_contact set hint_at = now() where id = $1',
    values: [id],
  })
}

/** Its messages wait for so many milliseconds. */
export async function letWait(
  db: Pick<Database, 'query'>,
  contactId: string,
  milliseconds: number,
): Promise<void> {
  await db.query({
    name: 'whatsapp-let-wait',
    text: `update whatsapp_contact set work_after = now() + make_interval(secs => $2::float8 / 1000) where id = $1`,
    values: [contactId, milliseconds],
  })
}

/** Its voice note was listened to: the wait is over. */
export async function endWait(db: Pick<Database, 'query'>, contactId: string): Promise<void> {
  await db.query({
    name: 'whatsapp-end-wait',
    text: 'update whatsapp_contact set work_after = now(), first_voice = null where id = $1',
    values: [contactId],
  })
}
