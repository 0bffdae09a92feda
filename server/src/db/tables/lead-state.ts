import type { LeadState } from '@guru/contract/leads'
import type { Timestamp } from '../column-types.ts'

/** What a realtor has done about a lead; without a row nothing yet. */
export interface LeadStateTable {
  realtor_id: string
  requirement_id: string
  state: LeadState
  /** Why it was not useful. */
  reason: string | null
  note: string | null
  updated_at: Timestamp
}
