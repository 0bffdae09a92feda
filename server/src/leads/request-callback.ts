import type { Channel } from '@guru/contract/vocabulary'
import type { Database } from '../db/database.ts'
import { retryOnConflict } from '../db/failures.ts'
import { uuidV7 } from '../db/uuid.ts'

/** A seeker who wants to be called. */
export interface CallbackWish {
  channel: Channel
  clientSessionId: string
  deviceId: string
  name: string
  /** Ten digits. */
  mobileNumber: string
}

/**
 * Keeps name and number of a session's person and makes its requirement a lead, all in one statement. Sent
 * twice it changes nothing more, but a corrected name or number is kept.
 * @returns `unknown` when there is no such session, `foreign` when it is another browser's; nothing is kept
 * then.
 */
export async function requestCallback(
  db: Database,
  wish: CallbackWish,
): Promise<'kept' | 'unknown' | 'foreign'> {
  const { rows } = await retryOnConflict(() =>
    db.query<{ own: boolean }>({
      name: 'request-callback',
      text: requestCallbackText,
      values: [
        wish.channel,
        wish.clientSessionId,
        wish.deviceId,
        wish.name,
        `+91${wish.mobileNumber}`,
        uuidV7(),
      ],
    }),
  )
  if (rows[0] === undefined) return 'unknown'
  return rows[0].own ? 'kept' : 'foreign'
}

/** When to call and when a home is to be seen, as a conversation's state holds them; requirement-columns.ts joins them alike. */
const callTimeOfState = `nullif(concat_ws('; ', state ->> 'callTime', state #>> '{visit,day}'), '')`

/** A seeker who asked for nothing yet can be called as well: the requirement is then an empty one. */
const requestCallbackText = `
  with asked as (
    select id, person_id, channel, state ->> 'intent' as intent, ${callTimeOfState} as call_time, device_id = $3 as own
    from session where channel = $1 and client_session_id = $2
  ), known as (
    update person set name = $4, mobile_number = $5, updated_at = now()
    from asked where asked.own and person.id = asked.person_id
      and (name, mobile_number) is distinct from ($4, $5)
  ), lead as (
    insert into requirement (id, session_id, person_id, channel, intent, lead_at, callback_at, call_time, call_time_at)
    select $6, id, person_id, channel, intent, now(), now(), call_time, case when call_time is not null then now() end
    from asked where own
    on conflict (session_id) do update
    set callback_at = now(), lead_at = coalesce(requirement.lead_at, now()), updated_at = now()
    where requirement.callback_at is null
  )
  select own from asked`

/**
 * The same for a session whose channel reaches its person by itself; `mobileNumber` (ten digits) where one was
 * given all the same.
 */
export async function requestCallbackHere(
  db: Pick<Database, 'query'>,
  { sessionId, mobileNumber }: { sessionId: string; mobileNumber: string | null },
): Promise<void> {
  await db.query({
    name: 'request-callback-here',
    text: `
      with asked as (
        select id, person_id, state ->> 'intent' as intent, ${callTimeOfState} as call_time
        from session where id = $1
      ), known as (
        update person set mobile_number = $2, updated_at = now() from asked
        where person.id = asked.person_id and $2::text is not null and mobile_number is distinct from $2
      )
      insert into requirement (id, session_id, person_id, channel, intent, lead_at, callback_at, call_time, call_time_at)
      select $3, id, person_id, 'whatsapp', intent, now(), now(), call_time, case when call_time is not null then now() end
      from asked
      on conflict (session_id) do update
      set callback_at = now(), lead_at = coalesce(requirement.lead_at, now()), updated_at = now()
      where requirement.callback_at is null`,
    values: [sessionId, mobileNumber === null ? null : `+91${mobileNumber}`, uuidV7()],
  })
}
