import { z } from 'zod'
import { amountLimits } from './limits.ts'
import { plainTextSchema } from './plain-text.ts'
import { type Amenity, amenities, propertyTypes, type Slot, slots, transactionTypes } from './vocabulary.ts'

/** A closed interval; either end may be open, never both. */
const rangeSchema = (value: z.ZodNumber) =>
  z
    .strictObject({ min: value.optional(), max: value.optional() })
    .refine((range) => range.min !== undefined || range.max !== undefined, 'Give min, max or both')
    .refine(
      (range) => range.min === undefined || range.max === undefined || range.min <= range.max,
      'min must not be above max',
    )

/** Canonical English name of a city or an area. */
const placeNameSchema = plainTextSchema().trim().min(1).max(100)

const { price, bedrooms, size_sqft } = amountLimits

/** What a seeker wants; a slot that is absent is not known yet. */
export const wishesSchema = z.strictObject({
  transaction_type: z.enum(transactionTypes).optional(),
  property_type: z.enum(propertyTypes).optional(),
  city: placeNameSchema.optional(),
  area: placeNameSchema.optional(),
  /** Whole rupees; per month when renting. */
  price: rangeSchema(z.number().int().min(price.min).max(price.max)).optional(),
  bedrooms: rangeSchema(z.number().int().min(bedrooms.min).max(bedrooms.max)).optional(),
  size_sqft: rangeSchema(z.number().min(size_sqft.min).max(size_sqft.max)).optional(),
  amenities: z.array(z.enum(amenities)).max(amenities.length).optional(),
})
export type Wishes = z.infer<typeof wishesSchema>

/** A slot or a single amenity taken back. */
const droppableSchema = z.enum([...slots, ...amenities])
export type Droppable = Slot | Amenity

/** Wishes changed by a tap on the page instead of by words. */
export const wishChangeSchema = z.strictObject({
  set: wishesSchema.optional(),
  /** Slots for which anything will do. */
  any: z.array(z.enum(slots)).max(slots.length).optional(),
  drop: z
    .array(droppableSchema)
    .max(slots.length + amenities.length)
    .optional(),
})
export type WishChange = z.infer<typeof wishChangeSchema>
