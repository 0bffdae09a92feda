import { amenities, propertyTypes, transactionTypes } from '@guru/contract/vocabulary'
import { z } from 'zod'
import { priceUnits } from '../values/amount.ts'
import { sourceSizeUnits } from '../values/size.ts'

/** What a column can fill. `area_and_city`: "locality, city" in one; `amenities`: a list of names. */
export const fields = [
  'id',
  'transaction_type',
  'property_type',
  'city',
  'area',
  'area_and_city',
  'price',
  'bedrooms',
  'bathrooms',
  'size',
  'amenities',
  'furnishing',
  'society',
  'latitude',
  'longitude',
  'rera_number',
  'rera_approved',
  'last_confirmed',
] as const
export type Field = (typeof fields)[number]

/** Values that hold for every row of a source. */
const fixedSchema = z.strictObject({
  transaction_type: z.enum(transactionTypes).optional(),
  property_type: z.enum(propertyTypes).optional(),
  city: z.string().trim().min(1).max(100).optional(),
})

/** A source's column, or several whose texts are joined by a space. */
const columnSchema = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)])

/** How a source's columns fill a listing: data, so that another source needs no code. */
export const mappingSchema = z.strictObject({
  /** What the mapping is for, as the import names it. */
  name: z.string().min(1),
  columns: z.partialRecord(z.enum(fields), columnSchema),
  /** Columns of 1/0, yes/no or a count, and the amenity that each tells of. */
  amenity_columns: z.record(z.string(), z.enum(amenities)).default({}),
  /** What such a column holds where nothing is known, lower case. */
  amenity_unknown: z.array(z.string()).default([]),
  fixed: fixedSchema.default({}),
  /** What a bare number in the price column is counted in. */
  price_unit: z.enum(priceUnits).default('rupees'),
  size_unit: z.enum(sourceSizeUnits).default('sqft'),
  date_order: z.enum(['dmy', 'mdy']).default('dmy'),
  /** Words of the property type column that only this source uses, lower case. */
  property_types: z.record(z.string(), z.enum(propertyTypes)).default({}),
  /** City names that the source uses for another city. */
  city_names: z.record(z.string(), z.string()).default({}),
  /** City names that are often wrong, and the city that most of their rows are really in. */
  doubtful_cities: z.record(z.string(), z.string()).default({}),
  /** Where the area column reads "society, locality". */
  society_before_area: z.boolean().default(false),
})
export type Mapping = z.infer<typeof mappingSchema>
/** A mapping as it is written down: what has a default may be left out. */
export type MappingData = z.input<typeof mappingSchema>

/** Names of columns are compared without regard to case and white space. */
export function columnKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** All columns that a mapping reads. */
export function columnsOf(mapping: Mapping): string[] {
  return [...Object.values(mapping.columns).flat(), ...Object.keys(mapping.amenity_columns)]
}
