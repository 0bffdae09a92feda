import type { PropertyType, TransactionType } from '@guru/contract/vocabulary'
import type { Listing } from '@guru/engine/matching/listing'
import { amenitiesOf } from '../amenity-bits.ts'
import { demoSource } from '../new-listing.ts'

/** A row of the table as the engine's listing is made from it; a bigint may come as text. */
export interface ListingRow {
  id: string
  source: string
  transaction_type: TransactionType
  property_type: PropertyType
  city: string
  area: string
  society: string | null
  price: string | number
  bedrooms: number | null
  bathrooms: number | null
  size_sqft: number | null
  amenity_bits: number
  amenities_known: boolean
  latitude: number | null
  longitude: number | null
  rera_number: string | null
  last_confirmed: Date
}

/** The columns of a `ListingRow`, for a query's select list. */
export const listingRowColumns = [
  'id',
  'source',
  'transaction_type',
  'property_type',
  'city',
  'area',
  'society',
  'price',
  'bedrooms',
  'bathrooms',
  'size_sqft',
  'amenity_bits',
  'amenities_known',
  'latitude',
  'longitude',
  'rera_number',
  'last_confirmed',
]
  .map((column) => `listing.${column}`)
  .join(', ')

export function listingOf({ source, price, amenity_bits, last_confirmed, ...same }: ListingRow): Listing {
  return {
    ...same,
    price: Number(price),
    amenities: amenitiesOf(amenity_bits),
    last_confirmed: last_confirmed.toISOString(),
    demo: source === demoSource,
  }
}
