import type { KeptFact } from '@guru/contract/listings'
import type { Furnishing, PropertyType, TransactionType } from '@guru/contract/vocabulary'
import type { Generated } from 'kysely'
import type { GivenTimestamp, Timestamp } from '../column-types.ts'

/** A property to be had, as the table holds it; its queries are in `listings/`. */
export interface ListingTable {
  id: string
  /** Name given at import; `demo` for generated inventory. */
  source: string
  transaction_type: TransactionType
  property_type: PropertyType
  city: string
  area: string
  /** Whole rupees; per month when renting. */
  price: number
  bedrooms: number | null
  bathrooms: number | null
  size_sqft: number | null
  /** Bit n is the nth of the contract's amenities. */
  amenity_bits: Generated<number>
  amenities_known: Generated<boolean>
  furnishing: Furnishing | null
  society: string | null
  latitude: number | null
  longitude: number | null
  rera_number: string | null
  rera_approved: boolean | null
  status: Generated<'available' | 'retired'>
  /** What imports leave alone; null: nothing. */
  kept_by_hand: Generated<KeptFact[] | null>
  last_confirmed: GivenTimestamp
  created_at: Timestamp
  updated_at: Timestamp
}
