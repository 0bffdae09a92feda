import type { Database } from '../../db/database.ts'
import { uuidV7 } from '../../db/uuid.ts'
import type { GraphPayload } from './payload.ts'

/** A message that is due, with whom it is for. */
export interface DueSend {
  id: string
  payload: GraphPayload
  attempts: number
  created_at: Date
  number: string | null
  user_id: string | null
  /** Whether the person's last message is at most a day old. */
  in_window: boolean
}

/**
 * When a message to somebody is due, as SQL: at once, but Meta takes 45 in a burst to one person and one every six
 * seconds on the whole, so the 46th waits until the first is four and a half minutes old.
 */
export const dueAt = (contactId: string): string => `
  greatest(now(), (
    select due_at from whatsapp_send where contact_id = ${contactId}
    order by created_at desc, id desc offset 44 limit 1
  ) + interval '270 seconds')`

/**
 * Puts a message into the queue; one with the same cause is there once. Work that makes it in a transaction
 * keeps it along with what it answers.
 */
export async function enqueue(
  db: Pick<Database, 'query'>,
  send: { contactId: string; cause: string; payload: GraphPayload },
): Promise<void> {
  await db.query({
    name: 'whatsapp-enqueue',
    text: `insert into whatsapp_send (id, contact_id, cause, payload, due_at) values ($1, $2, $3, $4, ${dueAt('$2')})
      on conflict (cause) do nothing`,
    values: [uuidV7(), send.contactId, send.cause, JSON.stringify(send.payload)],
  })
}

/** The failure of a message that may have been sent: a status would tell. */
export const unsettled = 'unsettled'

/**
 * Takes the next message that is due; of one person the oldest first. It is nobody else's for `lease`
 * milliseconds: when this process ends before it says what became of it, it is due again after them. Of such
 * ones a status may tell that they were sent: they are taken only `withUnsettled`.
 */
export async function takeDue(db: Database, lease: number, withUnsettled: boolean): Promise<DueSend | null> {
  const { rows } = await db.query<DueSend>({
    name: 'whatsapp-take-due',
    text: `
      with due as (
        select send.id, contact.number, contact.user_id,
          coalesce(contact.last_message_at > now() - interval '24 hours', false) as in_window
        from whatsapp_send send join whatsapp_contact contact on contact.id = send.contact_id
        where send.state = 'queued' and send.due_at <= now()
          and ($2 or send.failure is distinct from '${unsettled}') and not exists (
          select from whatsapp_send earlier
          where earlier.contact_id = send.contact_id and earlier.state = 'queued'
            and (earlier.created_at, earlier.id) < (send.created_at, send.id))
        order by send.due_at limit 1 for update of send skip locked
      )
      update whatsapp_send send
      set attempts = attempts + 1, failure = '${unsettled}', due_at = now() + make_interval(secs => $1::float8 / 1000),
        updated_at = now()
      from due where send.id = due.id
      returning send.id, send.payload, send.attempts, send.created_at, due.number, due.user_id, due.in_window`,
    values: [lease, withUnsettled],
  })
  return rows[0] ?? null
}

/** It was sent; `wamid` is Meta's id of it. */
export async function markSent(db: Database, id: string, wamid: string | null): Promise<void> {
  await db.query({
    name: 'whatsapp-mark-sent',
    text: `update whatsapp_send
      set state = 'sent', wamid = $2, failure = null, payload = null, due_at = now(), updated_at = now()
      where id = $1 and state = 'queued'`,
    values: [id, wamid],
  })
}

/**
 * It will be tried again; a status that says it was sent goes before. What waits behind it is not due before it
 * either, so that no look goes through it in vain.
 */
export async function postpone(db: Database, id: string, wait: number, reason: string): Promise<void> {
  await db.query({
    name: 'whatsapp-postpone',
    text: `
      with later as (select contact_id, now() + make_interval(secs => $2::float8 / 1000) as due_at from whatsapp_send where id = $1)
      update whatsapp_send send
      set due_at = case when send.id = $1 then later.due_at else greatest(send.due_at, later.due_at) end,
        failure = case when send.id = $1 then $3 else send.failure end, updated_at = now()
      from later where send.contact_id = later.contact_id and send.state = 'queued'`,
    values: [id, wait, reason],
  })
}

/** It will not be sent. */
export async function giveUp(db: Database, id: string, reason: string): Promise<void> {
  await db.query({
    name: 'whatsapp-give-up',
    text: `update whatsapp_send set state = 'failed', failure = $2, payload = null, updated_at = now()
      where id = $1 and state = 'queued'`,
    values: [id, reason],
  })
}
