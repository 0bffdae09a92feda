import type { LanguageCode } from '@guru/contract/vocabulary'
import type { ColumnType } from 'kysely'
import type { GivenTimestamp, OptionalTimestamp, Timestamp } from '../column-types.ts'

/** What somebody said, as far as Guru can use it. */
export type WhatsappSaid =
  | { kind: 'text'; text: string }
  /** A button or a row was tapped: its id says what it stands for. */
  | { kind: 'tap'; id: string; text: string }
  | { kind: 'voice'; mediaId: string }
  /** A voice note that was listened to: '' when no words were understood. */
  | { kind: 'heard'; text: string; language: LanguageCode }
  | { kind: 'not_heard'; because: 'too_long' | 'failed' }
  | { kind: 'location'; latitude: number; longitude: number }
  /** The own number, shared when it was asked for. */
  | { kind: 'own_number'; number: string }
  | { kind: 'edit'; of: string; text: string | null }
  | { kind: 'revoke'; of: string }
  /** Number, key or both are others from now on. */
  | { kind: 'new_number'; number: string | null; userId: string | null }
  /** Photos, documents, stickers, cards of others. */
  | { kind: 'unusable' }

/** Who said it, as the message told. */
export interface WhatsappSender {
  number: string | null
  userId: string | null
  name: string | null
}

export interface WhatsappContent {
  from: WhatsappSender
  said: WhatsappSaid
}

/** A message that was received. */
export interface WhatsappMessageTable {
  /** Meta's. */
  id: string
  contact_id: string
  /** null once it is done. */
  content: ColumnType<WhatsappContent | null, string, string | null>
  sent_at: GivenTimestamp
  /** Order within the body that it came in. */
  position: number
  received_at: Timestamp
  attempts: number
  done_at: OptionalTimestamp
}
