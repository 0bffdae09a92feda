import type { LanguageCode } from '@guru/contract/vocabulary'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { remark } from './compose.ts'
import { type GraphPayload, numberRequestPayload, templatePayload } from './payload.ts'
import { enqueue } from './send-queue.ts'
import { whatsappTexts } from './texts/index.ts'

interface TakenCallback {
  requirement_id: string
  contact_id: string
  language: LanguageCode
  realtor: string
  in_window: boolean
  /** Whether there is a number to call. */
  callable: boolean
}

/** At once: the rest comes with the next look. */
const perRound = 100

/**
 * Tells seekers on WhatsApp that a realtor took their callback, each once: in words of Guru's within a day of
 * their last message, after it by the operator's template, and without one not at all. Who stopped Guru is told
 * nothing. Several servers may do this at once.
 * @returns how many were told.
 */
export async function confirmCallbacks(database: Database, template: string | null): Promise<number> {
  const { rows } = await sql<TakenCallback>`
    select requirement.id as requirement_id, contact.id as contact_id, here.language, realtor.name as realtor,
      -- The last hour of the window is left for attempts: a template has no such end.
      coalesce(contact.last_message_at > now() - interval '23 hours', false) as in_window,
      coalesce(person.mobile_number, person.whatsapp_number) is not null as callable
    from requirement
    -- Asked for in whichever of the person's chats: told where the person now is.
    join session here on here.person_id = requirement.person_id
    join whatsapp_contact contact on contact.session_id = here.id
    join person on person.id = requirement.person_id
    join realtor on realtor.id = requirement.claimed_by
    where requirement.claimed_by is not null and requirement.claimed_at > now() - interval '2 days'
      and contact.stopped_at is null
      and not exists (select from whatsapp_send where cause = 'callback ' || requirement.id)
      and (${template !== null} or contact.last_message_at > now() - interval '24 hours')
    limit ${perRound}`.execute(database.kysely)
  for (const callback of rows) {
    const { requirement_id, contact_id, language, in_window } = callback
    const payload = in_window || template === null ? inWords(callback) : templatePayload(template, language)
    await enqueue(database, { contactId: contact_id, cause: `callback ${requirement_id}`, payload })
  }
  return rows.length
}

/** Whoever hides the number is asked for it once more: without it the realtor cannot call. */
function inWords({ language, realtor, callable }: TakenCallback): GraphPayload {
  const { callbackTaken, numberNeeded } = whatsappTexts[language]
  const taken = callbackTaken(realtor)
  return callable ? remark(language, taken) : numberRequestPayload(`${taken}\n\n${numberNeeded}`)
}
