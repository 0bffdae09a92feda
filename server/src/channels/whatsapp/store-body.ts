import type { WhatsappStatus } from '@guru/contract/whatsapp'
import type { Database } from '../../db/database.ts'
import { retryOnConflict } from '../../db/failures.ts'
import { uuidV7 } from '../../db/uuid.ts'
import type { ReceivedBody, ReceivedMessage } from './read-body.ts'

/**
 * Keeps what a body holds; a message that is there already, also one that another copy of the body is just
 * bringing, changes nothing. Waits for no worker.
 */
export async function storeBody(database: Database, { messages, statuses }: ReceivedBody): Promise<void> {
  if (messages.length > 0) await retryOnConflict(() => storeMessages(database, messages))
  if (statuses.length > 0) await retryOnConflict(() => storeStatuses(database, statuses))
}

/**
 * One statement where all senders are known. Others get a contact and a second round, since rows that a
 * statement makes are not seen by itself; a contact without messages harms nothing. Where another body took a
 * number at the same moment, a third round finds whose it is.
 */
async function storeMessages(database: Database, messages: readonly ReceivedMessage[]): Promise<void> {
  const rows = messages.map(({ id, sentAt, content }, position) => ({
    id,
    position,
    sent_at: sentAt,
    content,
    contact_id: uuidV7(),
    number: content.from.number,
    user_id: content.from.userId,
    name: content.from.name,
  }))
  const values = [JSON.stringify(rows)]
  for (let round = 1; round <= mostRounds; round++) {
    const stored = await database.query<{ strangers: number }>({
      name: 'whatsapp-store-messages',
      text: insertMessages,
      values,
    })
    if (stored.rows[0]?.strangers === 0) return
    await database.query({ name: 'whatsapp-open-contacts', text: openContacts, values })
  }
  throw new Error('WhatsApp messages found no contact')
}

const mostRounds = 5

const given = `jsonb_to_recordset($1::jsonb) as given(id text, position integer, sent_at timestamptz, content jsonb,
  contact_id uuid, number text, user_id text, name text)`

/** The user id goes before the number, which may have been somebody else's. */
const contactOf = `
  coalesce(
    (select contact.id from whatsapp_contact contact where contact.user_id = given.user_id),
    (select contact.id from whatsapp_contact contact where contact.number = given.number
      and (contact.user_id is null or given.user_id is null)))`

/** Where the number is another contact's, that of the user id gets it when its message is worked off. */
const openContacts = `
  insert into whatsapp_contact (id, number, user_id, name)
  select distinct on (number, user_id) contact_id,
    case when exists (select from whatsapp_contact taken where taken.number = given.number) then null else number end,
    user_id, name
  from ${given}
  where ${contactOf} is null
  on conflict do nothing`

const insertMessages = `
  with stored as (
    insert into whatsapp_message (id, contact_id, content, sent_at, position)
    select id, ${contactOf}, content, sent_at, position from ${given}
    where ${contactOf} is not null
    on conflict (id) do nothing
  )
  select count(*)::int as strangers from ${given} where ${contactOf} is null`

/**
 * `delivered` after `read` changes nothing, nor does `sent` after Meta's `failed`. A message whose end is not
 * known here, since no answer to it came, is known by what was given along.
 */
async function storeStatuses(database: Database, statuses: readonly WhatsappStatus[]): Promise<void> {
  const rows = statuses.map(({ id, status, biz_opaque_callback_data, errors }) => ({
    wamid: id,
    status,
    send_id: isUuid(biz_opaque_callback_data) ? biz_opaque_callback_data : null,
    failure: errors?.[0]?.code.toString() ?? 'failed',
  }))
  await database.query({ name: 'whatsapp-store-statuses', text: updateSends, values: [JSON.stringify(rows)] })
}

const isUuid = (text: string | undefined): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '')

/** Meta took it and failed later, as opposed to one that was given up here. */
const failedThere = `(whatsapp_send.state = 'failed' and whatsapp_send.wamid is not null)`

const updateSends = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as given(wamid text, status text, send_id uuid, failure text)
  ), told as (
    select send.id, max(given.wamid) as wamid, bool_or(given.status in ('read', 'played')) as read,
      bool_or(given.status = 'delivered') as delivered,
      max(given.failure) filter (where given.status = 'failed') as failure
    from given join whatsapp_send send on send.id = given.send_id or send.wamid = given.wamid
    group by send.id
  )
  update whatsapp_send set
    state = case when told.failure is not null or ${failedThere} then 'failed' else 'sent' end,
    failure = coalesce(told.failure, case when ${failedThere} then whatsapp_send.failure end),
    wamid = coalesce(whatsapp_send.wamid, told.wamid),
    delivery = case when told.read or delivery = 'read' then 'read'
      when told.delivered or delivery = 'delivered' then 'delivered' end,
    payload = null,
    updated_at = now()
  from told where whatsapp_send.id = told.id`
