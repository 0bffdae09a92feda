import { randomInt } from 'node:crypto'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { fingerprint } from '../../accounts/secret.ts'
import type { Database } from '../../db/database.ts'
import { type Contact, keepConversation } from './contacts.ts'

/** Without letters and digits that look like one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeLength = 10
const minutesValid = 15

const pattern = new RegExp(`\\bGURU-([${alphabet}]{${codeLength}})\\b`, 'i')

/** The code in a message. */
export const codeIn = (text: string): string | null => pattern.exec(text)?.[1]?.toUpperCase() ?? null

/**
 * Makes a code for one use by which the web chat goes on in WhatsApp; only the browser that the chat belongs to
 * gets one, and an earlier one of the chat no longer works.
 * @returns `unknown` when there is no such chat, `foreign` when it is another browser's.
 */
export async function makeCode(
  database: Database,
  { clientSessionId, deviceId }: { clientSessionId: string; deviceId: string },
): Promise<`GURU-${string}` | 'unknown' | 'foreign'> {
  const session = await database.kysely
    .selectFrom('session')
    .select(['id', 'device_id'])
    .where('channel', '=', 'web_v3')
    .where('client_session_id', '=', clientSessionId)
    .executeTakeFirst()
  if (session === undefined) return 'unknown'
  if (session.device_id !== deviceId) return 'foreign'
  const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  const made = { code_hash: fingerprint(code), expires_at: new Date(Date.now() + minutesValid * 60_000) }
  await database.kysely
    .insertInto('whatsapp_code')
    .values({ session_id: session.id, ...made })
    .onConflict((former) => former.column('session_id').doUpdateSet(made))
    .execute()
  return `GURU-${code}`
}

/**
 * Uses a code up: the web chat goes on with this contact, and whoever held the contact's earlier conversations
 * is the same person from now on. Sending the code is the proof; a number alone never is.
 * @returns the chat's language; null for a code that is unknown, used or too old.
 */
export async function joinByCode(db: Database, contact: Contact, code: string): Promise<LanguageCode | null> {
  const { rows } = await db.query<{
    id: string
    person_id: string
    language: LanguageCode
    client_session_id: string
  }>({
    name: 'whatsapp-use-code',
    text: `
      with used as (
        delete from whatsapp_code where code_hash = $1 and expires_at > now() returning session_id
      )
      select session.id, session.person_id, session.language, session.client_session_id
      from used join session on session.id = used.session_id`,
    values: [fingerprint(code)],
  })
  const [session] = rows
  if (session === undefined) return null
  if (contact.session !== null) await becomeOnePerson(db, contact.session.id, session.person_id)
  await keepConversation(db, contact, { channel: 'web_v3', clientSessionId: session.client_session_id })
  return session.language
}

async function becomeOnePerson(db: Database, sessionId: string, personId: string): Promise<void> {
  await db.query({
    name: 'whatsapp-one-person',
    text: `
      with other as (
        select person_id as id from session where id = $1 and person_id <> $2
      ), sessions as (
        update session set person_id = $2 from other where session.person_id = other.id
      ), wishes as (
        update requirement set person_id = $2 from other where requirement.person_id = other.id
      )
      delete from person using other where person.id = other.id`,
    values: [sessionId, personId],
  })
}
