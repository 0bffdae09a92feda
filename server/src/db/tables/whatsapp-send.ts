import type { Generated } from 'kysely'
import type { Json, Timestamp } from '../column-types.ts'

/** A message to be sent, and what became of it. */
export interface WhatsappSendTable {
  id: string
  contact_id: string
  /** The id of the message that it answers, or `callback ID`: each is answered once. */
  cause: string
  /** As the Graph API takes it, without the recipient; null once it was sent or given up. */
  payload: Json<Record<string, unknown>> | null
  state: Generated<'queued' | 'sent' | 'failed'>
  attempts: Generated<number>
  /** When it is to be sent; of one that was, when that was. */
  due_at: Timestamp
  wamid: string | null
  delivery: 'delivered' | 'read' | null
  /** Why the last attempt failed: Meta's code, or a word of ours. */
  failure: string | null
  created_at: Timestamp
  updated_at: Timestamp
}
