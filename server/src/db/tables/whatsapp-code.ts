import type { GivenTimestamp } from '../column-types.ts'

/** A web chat that may go on in WhatsApp, by a code that is used up. */
export interface WhatsappCodeTable {
  code_hash: string
  session_id: string
  expires_at: GivenTimestamp
}
