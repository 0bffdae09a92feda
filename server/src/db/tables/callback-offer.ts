import type { Timestamp } from '../column-types.ts'

/** A realtor who may take a callback. */
export interface CallbackOfferTable {
  requirement_id: string
  realtor_id: string
  offered_at: Timestamp
}
