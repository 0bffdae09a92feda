import type { Channel, LanguageCode, Slot } from '@guru/contract/vocabulary'
import type { DialogueState } from '@guru/engine/dialogue/state'
import type { ColumnType } from 'kysely'
import type { Json, OptionalTimestamp, Timestamp } from '../column-types.ts'

/** One conversation. */
export interface SessionTable {
  id: string
  channel: Channel
  /** As the browser names it; in v1 and v2 it holds a name and a number: never logged. */
  client_session_id: string
  /** v3: the browser's device id; v1 and v2: the seeker cookie, hashed. */
  device_id: string
  person_id: string
  language: LanguageCode
  state: Json<DialogueState>
  /** Counts turns; orders two turns of a session at once. */
  revision: number
  finished_at: OptionalTimestamp
  /** The revision that brought the first result. */
  finished_turn: number | null
  /** Out of the state: what the last reply asked for, and how many listings the last wishes brought. */
  pending_slot: ColumnType<Slot | null, never, never>
  found: ColumnType<number | null, never, never>
  created_at: Timestamp
  updated_at: Timestamp
}
