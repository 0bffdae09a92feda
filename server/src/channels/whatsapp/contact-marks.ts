import type { Database } from '../../db/database.ts'
import type { Contact } from './contacts.ts'

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
