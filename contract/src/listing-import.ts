import { z } from 'zod'
import { maxNameLength } from './limits.ts'
import { listingSchema, takenSources } from './listings.ts'
import { plainTextSchema } from './plain-text.ts'
import { propertyTypes, transactionTypes } from './vocabulary.ts'

/** What a bare number in a price column may be counted in. */
export const priceUnits = ['rupees', 'thousand', 'lakh', 'crore'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** The name under which the listings of a file are kept. */
export const sourcePattern = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u

const sourceSchema = z
  .string('Name the source')
  .trim()
  .regex(sourcePattern, 'Name the source with letters, digits, spaces, dots and dashes, 60 at most')
  .refine((name) => !takenSources.includes(name), 'This name is taken: choose another')

/** What holds for every row of a file, where the file does not say it. */
const importSettingsSchema = z.object({
  transaction_type: z.enum(transactionTypes).optional(),
  property_type: z.enum(propertyTypes).optional(),
  city: plainTextSchema().trim().min(1).max(maxNameLength).optional(),
  price_unit: z.enum(priceUnits).optional(),
})
export type ImportSettings = z.infer<typeof importSettingsSchema>

export const importSettingsRequestSchema = z.object({ id: z.string(), settings: importSettingsSchema })
export type ImportSettingsRequest = z.input<typeof importSettingsRequestSchema>

export const importRunRequestSchema = z.object({ id: z.string(), source: sourceSchema })
export type ImportRunRequest = z.input<typeof importRunRequestSchema>

export const importCancelRequestSchema = z.object({ id: z.string() })

/** What a file cannot be read without; the first four can be said for every row. */
const importNeeds = ['transaction_type', 'property_type', 'city', 'price_unit', 'price', 'area'] as const
export type ImportNeed = (typeof importNeeds)[number]

const reasonsSchema = z.array(z.object({ reason: z.string(), rows: z.number() }))
const countsSchema = z.object({ rows: z.number(), rejected: z.number() })

/** A listing as it would be read out of a row. */
const readListingSchema = listingSchema.pick({
  id: true,
  transaction_type: true,
  property_type: true,
  city: true,
  area: true,
  society: true,
  price: true,
  bedrooms: true,
  size_sqft: true,
  amenities: true,
})
export type ReadListing = z.infer<typeof readListingSchema>

const importSchema = z.object({
  id: z.string(),
  /** Name of the file that was chosen. */
  file: z.string(),
  bytes: z.number(),
  /** `settled`: looked at, waits for a yes; `unsettled`: `needs` says what is missing. */
  state: z.enum(['unsettled', 'settled', 'running', 'done', 'failed']),
  /** A proposal until it runs. */
  source: z.string(),
  settings: importSettingsSchema,
  /** What the columns mean; for every row alike, or out of which columns. */
  mapping: z.object({
    name: z.string(),
    fields: z.array(z.object({ field: z.string(), columns: z.array(z.string()) })),
    fixed: z.array(z.object({ field: z.string(), value: z.string() })),
    price_unit: z.enum(priceUnits),
    unused: z.array(z.string()),
  }),
  needs: z.array(z.enum(importNeeds)),
  /** What the first rows give; null while something is missing. */
  preview: countsSchema
    .extend({
      /** Whether that is the whole file. */
      whole: z.boolean(),
      reasons: reasonsSchema,
      listings: z.array(readListingSchema),
    })
    .nullable(),
  /** `part`: of the file, 0 to 1. */
  progress: countsSchema.extend({ part: z.number() }).nullable(),
  report: countsSchema
    .extend({
      added: z.number(),
      changed: z.number(),
      duplicates: z.number(),
      /** Listings, changed or not, that keep what was set by hand where the file says otherwise. */
      kept: z.number(),
      reasons: reasonsSchema,
    })
    .nullable(),
  /** Why nothing was imported. */
  fault: z.string().nullable(),
  /** Whether the refused rows are to be had: they lie on the server that read them, until it ends. */
  has_rejects: z.boolean(),
})
export type ListingImport = z.infer<typeof importSchema>

/** null: there is no file. */
export const importResponseSchema = z.object({ import: importSchema.nullable() })
export type ImportResponse = z.infer<typeof importResponseSchema>
