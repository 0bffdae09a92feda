import { z } from 'zod'
import { amountLimits, maxIdLength, maxNameLength, maxSearchLength } from './limits.ts'
import { plainTextSchema } from './plain-text.ts'
import { amenities, furnishings, propertyTypes, transactionTypes } from './vocabulary.ts'

/** Retired listings are kept but never shown to seekers. */
export const listingStatuses = ['available', 'retired'] as const
export type ListingStatus = (typeof listingStatuses)[number]

/** By what the table can be narrowed down: a status, or those of which something is kept by hand. */
export const listingStates = [...listingStatuses, 'kept_by_hand'] as const
export type ListingState = (typeof listingStates)[number]

/** The source of listings that an admin typed in. */
export const typedSource = 'Added by hand'

/** Sources that no file brings. */
export const takenSources: readonly string[] = ['demo', typedSource]

/** What of a listing an admin can set by hand for good: imports of its source leave it alone. */
export const keptFacts = ['price', 'kind', 'place', 'society', 'size', 'amenities', 'rera', 'status'] as const
export type KeptFact = (typeof keptFacts)[number]

const nameSchema = (missing: string) =>
  plainTextSchema(missing)
    .trim()
    .min(1, missing)
    .max(maxNameLength, `A name may have at most ${maxNameLength} characters`)

/** '' counts as nothing. */
const optionalText = (most: number) =>
  plainTextSchema()
    .trim()
    .max(most, `At most ${most} characters are taken`)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null)

const roomsSchema = z
  .int('Rooms are whole numbers')
  .min(amountLimits.bedrooms.min, 'Rooms cannot be fewer than none')
  .max(amountLimits.bedrooms.max, `At most ${amountLimits.bedrooms.max} rooms are taken`)
  .nullable()
  .default(null)

/** What an admin fills in for a listing. */
export const listingRequestSchema = z.object({
  transaction_type: z.enum(transactionTypes, 'Say whether it is for rent or for sale'),
  property_type: z.enum(propertyTypes, 'Say what kind of property it is'),
  city: nameSchema('City is required'),
  area: nameSchema('Area is required'),
  society: optionalText(maxNameLength),
  /** Whole rupees; per month when renting. */
  price: z
    .int('The price is a whole number of rupees')
    .min(amountLimits.price.min, 'The price is a whole number of rupees')
    .max(amountLimits.price.max, 'The price is too high'),
  bedrooms: roomsSchema,
  bathrooms: roomsSchema,
  size_sqft: z
    .number('The size is a number of square feet')
    .min(amountLimits.size_sqft.min, 'The size is too small')
    .max(amountLimits.size_sqft.max, 'The size is too large')
    .nullable()
    .default(null),
  furnishing: z.enum(furnishings).nullable().default(null),
  /** Words for furnishing among them are ignored: `furnishing` says it. */
  amenities: z.array(z.enum(amenities)).max(amenities.length).default([]),
  rera_number: optionalText(60),
})
export type ListingRequest = z.infer<typeof listingRequestSchema>

/** A listing that is there; `updated_at` as it was looked at: what changed since is not written over. */
export const listingChangeSchema = listingRequestSchema.extend({ updated_at: z.iso.datetime().optional() })
export type ListingChange = z.infer<typeof listingChangeSchema>

export const listingSchema = z.object({
  id: z.string(),
  source: z.string(),
  transaction_type: z.enum(transactionTypes),
  property_type: z.enum(propertyTypes),
  city: z.string(),
  area: z.string(),
  society: z.string().nullable(),
  price: z.number(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  size_sqft: z.number().nullable(),
  furnishing: z.enum(furnishings).nullable(),
  amenities: z.array(z.enum(amenities)),
  rera_number: z.string().nullable(),
  status: z.enum(listingStatuses),
  last_confirmed: z.string(),
  /** What imports leave alone; `status`: retired by hand. Empty for sources that no file brings. */
  kept_by_hand: z.array(z.enum(keptFacts)),
  updated_at: z.string(),
})
export type Listing = z.infer<typeof listingSchema>

export const listingsQuerySchema = z.object({
  /** Beginnings of words in area, city, society or source; all must be there. */
  q: plainTextSchema().trim().max(maxSearchLength).default(''),
  transaction_type: z.enum(transactionTypes).optional(),
  property_type: z.enum(propertyTypes).optional(),
  status: z.enum(listingStates).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  /** The `next` of the page before. */
  before: z.string().max(maxIdLength).optional(),
})

/** Last confirmed first; `next` leads to the page behind, null: there is none. */
export const listingsResponseSchema = z.object({
  listings: z.array(listingSchema),
  next: z.string().nullable(),
})
export type ListingsResponse = z.infer<typeof listingsResponseSchema>

export const listingResponseSchema = z.object({ listing: listingSchema })
export type ListingResponse = z.infer<typeof listingResponseSchema>

export const listingIdParamsSchema = z.object({ id: z.uuid('No such listing') })

export const listingStatusRequestSchema = z.object({
  status: z.enum(listingStatuses, 'Say whether the listing is available or retired'),
})
