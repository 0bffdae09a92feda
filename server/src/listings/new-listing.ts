import { hash } from 'node:crypto'
import type { Furnishing, PropertyType, TransactionType } from '@guru/contract/vocabulary'

/** A listing as it goes into the table: every column that a source can fill. */
export interface NewListing {
  /** From `listingId`, so that writing the same row again finds it. */
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
  /** From `amenityBits`; the bit of `furnishing` included. */
  amenity_bits: number
  /** False when the source says nothing about amenities. */
  amenities_known: boolean
  /** null where the source says nothing. */
  furnishing: Furnishing | null
  society: string | null
  latitude: number | null
  longitude: number | null
  rera_number: string | null
  rera_approved: boolean | null
  last_confirmed: Date
}

/** The source that generated demo inventory is written under; its listings are shown as demo. */
export const demoSource = 'demo'

/**
 * Identifier of a listing: the same for the same source and key on every machine and at every time.
 * A uuid of version 8 out of SHA-256.
 *
 * @param key what tells the row from the source's other rows: its number at the source, or all its cells.
 */
export function listingId(source: string, key: string): string {
  const hex = hash('sha256', `${source}\0${key}`, 'hex')
  // Version 8 and the variant of RFC 9562 take the place of six bits.
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
