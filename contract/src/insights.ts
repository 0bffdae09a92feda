import { z } from 'zod'
import { daySchema } from './time.ts'
import { channels, languages, propertyTypes, slots, transactionTypes } from './vocabulary.ts'

/** Days in India, both included; at most a year. Without them the last 30 days. */
export const insightsQuerySchema = z.object({ from: daySchema.optional(), to: daySchema.optional() })
export type InsightsQuery = z.infer<typeof insightsQuerySchema>

const countsSchema = z.object({
  /** Chats that were opened. */
  chats: z.number(),
  /** Those that came to a result. */
  finished: z.number(),
  /** Those whose seeker can be reached. */
  leads: z.number(),
  callbacks: z.number(),
})
export type InsightCounts = z.infer<typeof countsSchema>

export const insightsResponseSchema = z.object({
  from: daySchema,
  to: daySchema,
  total: countsSchema,
  /** Half of the chats with a result needed so many turns or fewer; null without any. */
  median_turns_to_result: z.number().nullable(),
  days: z.array(countsSchema.extend({ day: daySchema })),
  languages: z.array(countsSchema.extend({ language: z.enum(languages) })),
  channels: z.array(countsSchema.extend({ channel: z.enum(channels) })),
  /** The 20 cities asked for most; '' where no city became known. */
  cities: z.array(countsSchema.extend({ city: z.string() })),
  /** What Guru had asked when chats stopped without a result; null: nothing in particular. */
  stops: z.array(z.object({ slot: z.enum(slots).nullable(), chats: z.number() })),
  /** What was asked for and not found, the commonest first. */
  nothing_found: z.array(
    z.object({
      transaction_type: z.enum(transactionTypes).nullable(),
      property_type: z.enum(propertyTypes).nullable(),
      city: z.string().nullable(),
      area: z.string().nullable(),
      chats: z.number(),
    }),
  ),
})
export type InsightsResponse = z.infer<typeof insightsResponseSchema>
