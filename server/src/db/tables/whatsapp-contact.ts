import type { OptionalTimestamp, Timestamp } from '../column-types.ts'

/** Somebody on WhatsApp; number or user id may be missing. */
export interface WhatsappContactTable {
  id: string
  /** With country code, digits alone. */
  number: string | null
  /** The person's key for this business; number and key each belong to one contact. */
  user_id: string | null
  name: string | null
  /** The conversation that goes on here; null before the first one. */
  session_id: string | null
  /** What was wanted before a language was chosen. */
  first_words: string | null
  /** Meta's id of a voice note from before then. */
  first_voice: string | null
  /** When the person last wrote, by Meta's clock. */
  last_message_at: OptionalTimestamp
  /** Since when nothing is wanted any more. */
  stopped_at: OptionalTimestamp
  /** When a photo or the like was last answered. */
  hint_at: OptionalTimestamp
  /** Until then its messages wait. */
  work_after: Timestamp
  created_at: Timestamp
}
