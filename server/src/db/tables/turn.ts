import type { LanguageCode } from '@guru/contract/vocabulary'
import type { Command } from '@guru/engine/understanding/command'
import type { Json, Timestamp } from '../column-types.ts'

/** What a seeker said and what Guru answered. */
export interface TurnTable {
  session_id: string
  /** The session's revision after this turn. */
  position: number
  client_turn_id: string | null
  user_text: string
  commands: Json<Command[]>
  reply_text: string
  /** The answer as it was given, for a repeated request. */
  reply: Json<unknown>
  language: LanguageCode
  created_at: Timestamp
}
