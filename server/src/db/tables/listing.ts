import type { KeptFact, ListingStatus } from '@guru/contract/listings'
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
  /** Canonical English name. */
  city: string
  /** Canonical English name of the locality, or the source's own name tidied. */
  area: string
  /** Whole rupees, above 0; per month when renting. */
  price: number
  /** null for land and where unknown; 0 for a studio. */
  bedrooms: number | null
  bathrooms: number | null
  size_sqft: number | null
  /** Bit n is the nth of the contract's amenities; the bit of `furnishing` included. */
  amenity_bits: Generated<number>
  /** False when the source says nothing about amenities. */
  amenities_known: Generated<boolean>
  /** null where the source says nothing. */
  furnishing: Furnishing | null
  society: string | null
  latitude: number | null
  longitude: number | null
  rera_number: string | null
  rera_approved: boolean | null
  status: Generated<ListingStatus>
  /** What imports leave alone; null: nothing. */
  kept_by_hand: Generated<KeptFact[] | null>
  last_confirmed: GivenTimestamp
  created_at: Timestamp
  updated_at: Timestamp
}
