import { z } from 'zod'
import { emailSchemaWith } from './accounts.ts'
import { maxNameLength, maxProfileValues } from './limits.ts'
import { plainTextSchema } from './plain-text.ts'
import { propertyTypes, transactionTypes } from './vocabulary.ts'

/** Several names without blanks and duplicates, however they were typed. */
const namesSchema = (missing: string, none: string) =>
  z
    .array(
      plainTextSchema(missing)
        .trim()
        .max(maxNameLength, `A name may have at most ${maxNameLength} characters`),
      missing,
    )
    .max(maxProfileValues, `At most ${maxProfileValues} are taken`)
    .transform((names) => [
      ...new Map(names.filter((name) => name !== '').map((name) => [name.toLowerCase(), name])).values(),
    ])
    .refine((names) => names.length > 0, none)

const kindsSchema = <Kind extends string>(kinds: readonly [Kind, ...Kind[]], missing: string, none: string) =>
  z
    .array(z.enum(kinds), missing)
    .min(1, none)
    .transform((values) => [...new Set(values)])

/** What an admin fills in for a new realtor. */
export const signupRequestSchema = z.object({
  realtor_name: plainTextSchema('Realtor name is required')
    .trim()
    .min(1, 'Realtor name is required')
    .max(maxNameLength, `A name may have at most ${maxNameLength} characters`),
  property_type: kindsSchema(propertyTypes, 'Property type is required', 'Select at least one property type'),
  transaction_type: kindsSchema(
    transactionTypes,
    'Transaction type is required',
    'Select at least one transaction type',
  ),
  city: namesSchema('City is required', 'Enter at least one city'),
  area: namesSchema('Area is required', 'Enter at least one area'),
  email: emailSchemaWith('Invalid email'),
})
export type SignupRequest = z.infer<typeof signupRequestSchema>

/** `invitation_url` only when no mail could be sent: the admin passes it on. */
export const signupResponseSchema = z.object({
  message: z.string(),
  invitation_url: z.string().optional(),
})
export type SignupResponse = z.infer<typeof signupResponseSchema>

const realtorSchema = z.object({
  _id: z.string(),
  realtor_name: z.string(),
  email: z.string(),
  subscription: z.boolean(),
  /** False until the invitation was taken up. */
  password_set: z.boolean(),
  property_type: z.array(z.enum(propertyTypes)),
  transaction_type: z.array(z.enum(transactionTypes)),
  city: z.array(z.string()),
  area: z.array(z.string()),
})
export type Realtor = z.infer<typeof realtorSchema>

/** Every realtor, by name. */
export const realtorsResponseSchema = z.object({ realtors_data: z.array(realtorSchema) })
export type RealtorsResponse = z.infer<typeof realtorsResponseSchema>

export const realtorIdParamsSchema = z.object({ id: z.uuid('No such realtor') })

export const subscriptionRequestSchema = z.object({
  subscription: z.boolean('Say whether the subscription is on or off'),
})

/** Shown to the admin who asked; works once. */
export const passwordLinkResponseSchema = z.object({ url: z.string() })
export type PasswordLinkResponse = z.infer<typeof passwordLinkResponseSchema>

export const placesQuerySchema = z.object({ city: z.string().max(maxNameLength).optional() })

/** Cities, the biggest first; with `city` its areas, those with the most listings first. */
export const placesResponseSchema = z.object({ names: z.array(z.string()) })
export type PlacesResponse = z.infer<typeof placesResponseSchema>
