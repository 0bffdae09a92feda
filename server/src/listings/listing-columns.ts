import type { ListingTable } from '../db/tables/listing.ts'

/** The table's columns that a source fills, in the order in which they are copied. */
export const listingColumns = [
  'id',
  'source',
  'transaction_type',
  'property_type',
  'city',
  'area',
  'price',
  'bedrooms',
  'bathrooms',
  'size_sqft',
  'amenity_bits',
  'amenities_known',
  'furnishing',
  'society',
  'latitude',
  'longitude',
  'rera_number',
  'rera_approved',
  'last_confirmed',
] as const satisfies readonly (keyof ListingTable)[]

/** Those that a later import of the same listing may change. */
export const updatableColumns = listingColumns.filter((column) => column !== 'id' && column !== 'source')
