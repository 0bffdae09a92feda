import type { Listing } from '@guru/engine/matching/listing'
import type { Selectable } from 'kysely'
import type { ListingTable } from '../../db/tables/listing.ts'
import { amenitiesOf } from '../amenity-bits.ts'
import { demoSource } from '../new-listing.ts'

/** The columns that the engine's listing is made from. */
const columns = [
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
] as const satisfies readonly (keyof ListingTable)[]

export type ListingRow = Pick<Selectable<ListingTable>, (typeof columns)[number]>

/** For a query's select list. */
export const listingRowColumns = columns.map((column) => `listing.${column}`).join(', ')

export function listingOf({ source, amenity_bits, last_confirmed, ...same }: ListingRow): Listing {
  return {
    ...same,
    amenities: amenitiesOf(amenity_bits),
    last_confirmed: last_confirmed.toISOString(),
    demo: source === demoSource,
  }
}
