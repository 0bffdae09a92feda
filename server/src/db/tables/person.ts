import type { Timestamp } from '../column-types.ts'

/** Somebody who talks with Guru. Nothing but the id is sure; a number is proof of nothing. */
export interface PersonTable {
  id: string
  name: string | null
  /** E.164, +91 and ten digits, as typed by the person. */
  mobile_number: string | null
  whatsapp_number: string | null
  whatsapp_user_id: string | null
  device_id: string | null
  created_at: Timestamp
  updated_at: Timestamp
}
