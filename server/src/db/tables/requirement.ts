import type { Amenity, Channel, PropertyType, Slot, TransactionType } from '@guru/contract/vocabulary'
import type { Intent } from '@guru/engine/understanding/command'
import type { Generated } from 'kysely'
import type { OptionalTimestamp, Timestamp } from '../column-types.ts'

/** What one conversation asks for; a lead from `lead_at` on. */
export interface RequirementTable {
  id: string
  session_id: string
  person_id: string
  channel: Channel
  intent: Intent
  transaction_type: TransactionType | null
  property_type: PropertyType | null
  city: string | null
  area: string | null
  /** Whole rupees; per month when renting. */
  price_min: number | null
  price_max: number | null
  bedrooms_min: number | null
  bedrooms_max: number | null
  size_sqft_min: number | null
  size_sqft_max: number | null
  amenities: Generated<Amenity[]>
  /** Slots for which anything will do. */
  anything: Generated<Slot[]>
  /** When its person could first be reached. */
  lead_at: OptionalTimestamp
  /** When a callback was asked for. */
  callback_at: OptionalTimestamp
  /** When its person wants to be called, in the person's own words, and when that was said. */
  call_time: string | null
  call_time_at: OptionalTimestamp
  /** The realtor who took the callback, and when. */
  claimed_by: string | null
  claimed_at: OptionalTimestamp
  /** When the callback is passed on, unless it is taken; null when it was offered to nobody yet. */
  next_offer_at: OptionalTimestamp
  created_at: Timestamp
  updated_at: Timestamp
}
