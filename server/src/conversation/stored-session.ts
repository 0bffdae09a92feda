import type { DialogueState } from '@guru/engine/dialogue/state'
import { fromStored } from '@guru/engine/dialogue/stored-state'
import type { Command } from '@guru/engine/understanding/command'
import type { Database } from '../db/database.ts'
import { derivedUuid, uuidV7 } from '../db/uuid.ts'
import { hasSlots, requirementColumns, wantedColumns } from './requirement-columns.ts'
import type { TurnAnswer, TurnRequest } from './turn.ts'

/** A session as it was read, and the answer that the asked turn id already got. */
export interface StoredSession {
  id: string
  device_id: string
  state: DialogueState
  revision: number
  repeated: TurnAnswer | null
}

/** A turn that was thought through and is to be kept. */
export interface NewTurn {
  request: TurnRequest
  commands: Command[]
  state: DialogueState
  answer: TurnAnswer
}

/** Reads a session and, when this turn was answered before, its answer; null for an unknown session. */
export async function loadSession(db: Database, request: TurnRequest): Promise<StoredSession | null> {
  const { rows } = await db.query<StoredSession>({
    name: 'load-session',
    text: `
      select s.id, s.device_id, s.state, s.revision, t.reply as repeated
      from session s
      left join turn t on t.session_id = s.id and t.client_turn_id = $3
      where s.channel = $1 and s.client_session_id = $2`,
    values: [request.channel, request.clientSessionId, request.turnId],
  })
  const [session] = rows
  return session === undefined ? null : { ...session, state: fromStored(session.state) }
}

/**
 * Opens a session with its first turn. A person of the web is one browser, so its id comes from the
 * device's, and nothing has to be looked up.
 * @returns false when another request opened it meanwhile.
 */
export async function openSession(db: Database, turn: NewTurn): Promise<boolean> {
  const { request, state, answer, commands } = turn
  const { rows } = await db.query({
    name: 'open-session',
    text: `
      with opened as (
        insert into session (id, channel, client_session_id, device_id, person_id, language, state, revision)
        values ($1, $2, $3, $4, $5, $6, $7, 1)
        on conflict (channel, client_session_id) do nothing
        returning id, person_id
      ), somebody as (
        insert into person (id, device_id, name, mobile_number) select person_id, $4, $13, $14 from opened
        on conflict (id) do update
        set name = excluded.name, mobile_number = excluded.mobile_number, updated_at = now()
        where excluded.name is not null
          and (person.name, person.mobile_number) is distinct from (excluded.name, excluded.mobile_number)
      ), said as (
        insert into turn (session_id, position, client_turn_id, user_text, commands, reply_text, reply, language)
        select id, 1, $8, $9, $10, $11, $12, $6 from opened
      )
      select id from opened`,
    values: [
      uuidV7(),
      request.channel,
      request.clientSessionId,
      request.deviceId,
      derivedUuid(`device ${request.deviceId}`),
      state.language,
      JSON.stringify(state),
      request.turnId,
      request.text,
      JSON.stringify(commands),
      answer.reply.text,
      JSON.stringify(answer),
      request.person?.name ?? null,
      request.person === null ? null : `+91${request.person.mobileNumber}`,
    ],
  })
  return rows.length > 0
}

/**
 * Keeps a turn, the state after it and the requirement, all or nothing, in one statement. A requirement is a
 * lead at once where its person can be reached from the start; in v3 the contact form makes it one.
 * @returns false when another turn of the session came first: read it again.
 */
export async function saveTurn(db: Database, session: StoredSession, turn: NewTurn): Promise<boolean> {
  const { request, state, answer, commands } = turn
  const wanted = requirementColumns(state)
  const { rows } = await db.query({
    name: 'save-turn',
    text: saveTurnText,
    values: [
      session.id,
      session.revision,
      JSON.stringify(state),
      state.language,
      state.finished,
      request.turnId,
      request.text,
      JSON.stringify(commands),
      answer.reply.text,
      JSON.stringify(answer),
      uuidV7(),
      hasSlots(state),
      ...wantedColumns.map((column) => wanted[column]),
    ],
  })
  return rows.length > 0
}

/** The wanted columns are the last values of the statement. */
const placeOf = (column: (typeof wantedColumns)[number]) => `$${wantedColumns.indexOf(column) + 13}`

const saveTurnText = `
  with saved as (
    update session
    set state = $3, language = $4, revision = revision + 1, updated_at = now(),
      finished_at = case when $5 then coalesce(finished_at, now()) else finished_at end,
      finished_turn = case when $5 then coalesce(finished_turn, revision + 1) else finished_turn end
    where id = $1 and revision = $2
    returning id, person_id, channel, revision
  ), said as (
    insert into turn (session_id, position, client_turn_id, user_text, commands, reply_text, reply, language)
    select id, revision, $6, $7, $8, $9, $10, $4 from saved
  ), wanted as (
    insert into requirement (id, session_id, person_id, channel, lead_at, call_time_at, ${wantedColumns.join(', ')})
    select $11, id, person_id, channel, case when channel <> 'web_v3' then now() end,
      case when ${placeOf('call_time')}::text is not null then now() end, ${wantedColumns.map(placeOf).join(', ')} from saved
    where $12 or exists (select from requirement where session_id = saved.id)
    on conflict (session_id) do update
    set ${wantedColumns.map((column) => `${column} = excluded.${column}`).join(', ')}, updated_at = now(),
      call_time_at = case when requirement.call_time is distinct from excluded.call_time
        then excluded.call_time_at else requirement.call_time_at end
  )
  select id from saved`
