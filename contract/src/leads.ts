import { z } from 'zod'
import { matchSchema } from './chat.ts'
import { maxIdLength, maxNoteLength, maxSearchLength } from './limits.ts'
import { plainTextSchema } from './plain-text.ts'
import { timeSchema } from './time.ts'
import { amenities, languages, propertyTypes, transactionTypes } from './vocabulary.ts'

/** Where a lead came from: the two lists. */
export const leadSources = ['web', 'whatsapp'] as const
export type LeadSource = (typeof leadSources)[number]

/** What a realtor has done about a lead. */
export const leadStates = ['new', 'contacted', 'visit', 'closed', 'not_useful'] as const
export type LeadState = (typeof leadStates)[number]

/** Leads that fit the realtor's profile, or all. */
export const leadScopes = ['profile', 'all'] as const
export type LeadScope = (typeof leadScopes)[number]

export const intents = ['search', 'offer'] as const
/** '' is both. */
export type LeadIntentFilter = (typeof intents)[number] | ''

/** Flags in an address. */
const flagSchema = z.enum(['true', 'false']).transform((text) => text === 'true')

/** Which leads of a list are wanted; all that holds in CSV exports as well. */
export const leadFilterSchema = z.object({
  scope: z.enum(leadScopes).default('profile'),
  /** Contained in name, area or city, whatever the case. */
  q: plainTextSchema().trim().max(maxSearchLength).optional(),
  /** Changed at or after, and at or before: the ends of the realtor's own days. */
  from: timeSchema.optional(),
  to: timeSchema.optional(),
  intent: z.enum(intents).optional(),
  state: z.enum(leadStates).optional(),
  /** Only those who asked to be called. */
  callback: flagSchema.optional(),
})
export type LeadFilter = z.infer<typeof leadFilterSchema>

export const leadListQuerySchema = leadFilterSchema.extend({
  limit: z.coerce.number().int().min(1).max(500).default(200),
  /** The `next` of the page before. */
  before: z.string().max(maxIdLength).optional(),
})
export type LeadListQuery = z.input<typeof leadListQuerySchema>

/** How a lead stands with the realtor who looks at it. */
const callbackSchema = z.object({
  asked_at: z.string(),
  /** `offered`: this realtor may take it. */
  status: z.enum(['waiting', 'offered', 'mine', 'taken']),
})

export const leadCardSchema = z.object({
  id: z.string(),
  userName: z.string().nullable(),
  /** With country code and without '+'; null where this realtor may not see it. */
  userMobile: z.string().nullable(),
  /** The number of a WhatsApp lead, likewise. */
  mobile_number: z.string().nullable().optional(),
  city: z.string().nullable(),
  area: z.string().nullable(),
  transaction_type: z.enum(transactionTypes).nullable(),
  property_type: z.enum(propertyTypes).nullable(),
  /** As people read it: "up to ₹ 30,000 a month"; null when nothing is known. */
  price: z.string().nullable(),
  price_min: z.number().nullable(),
  price_max: z.number().nullable(),
  bedrooms_min: z.number().nullable(),
  bedrooms_max: z.number().nullable(),
  size_sqft_min: z.number().nullable(),
  size_sqft_max: z.number().nullable(),
  amenity: z.array(z.enum(amenities)),
  /** `offer`: an owner who wants to sell or let. */
  intent: z.enum(intents),
  language: z.enum(languages),
  updatedAt: z.string(),
  createdAt: z.string(),
  callback: callbackSchema.nullable(),
  /** When the seeker wants to be called, in the seeker's own words ("tomorrow after 6"), and when that was said. */
  call_time: z.object({ words: z.string(), said_at: z.string() }).nullable(),
  state: z.enum(leadStates),
})
export type LeadCard = z.infer<typeof leadCardSchema>

/** `byArea` → { Whitefield: 12, '': 3 }: how many leads have which value; '' where it is not known. */
const totalCountsSchema = z.record(z.string(), z.record(z.string(), z.number()))

export const leadListResponseSchema = z.object({
  subscription: z.boolean(),
  /** The newest, in ascending order: the client turns them round. Empty without a subscription. */
  data: z.array(leadCardSchema),
  totalCounts: totalCountsSchema,
  /** How many leads each scope has with these filters. */
  counts: z.object({ profile: z.number(), all: z.number() }),
  /** False where the operator shows realtors the leads of their profile only. */
  all_allowed: z.boolean(),
  /** Give it as `before` for the page of older ones; null at the end. */
  next: z.string().nullable(),
})
export type LeadListResponse = z.infer<typeof leadListResponseSchema>

export const leadIdParamsSchema = z.object({ id: z.uuid('No such lead') })

export const leadStateRequestSchema = z
  .object({
    state: z.enum(leadStates, 'Choose a state'),
    /** Why it was not useful. */
    reason: plainTextSchema().trim().max(maxSearchLength).optional(),
    note: plainTextSchema()
      .trim()
      .max(maxNoteLength, `A note may have at most ${maxNoteLength} characters`)
      .optional(),
  })
  .refine(({ state, reason }) => state !== 'not_useful' || (reason ?? '') !== '', 'Say why it was not useful')
export type LeadStateRequest = z.infer<typeof leadStateRequestSchema>

/** A lead that was opened. */
export const leadResponseSchema = z.object({
  lead: leadCardSchema,
  /** What is wanted, as a sentence. */
  text: z.string(),
  /** What the seeker said lately, in the seeker's own words, the oldest first. */
  said: z.array(z.string()),
  matches: z.array(matchSchema),
  reason: z.string().nullable(),
  note: z.string().nullable(),
})
export type LeadResponse = z.infer<typeof leadResponseSchema>

/** What changed since the stream was opened or last spoke; the page asks for its list anew. */
export const liveEventSchema = z.object({
  changed: z.array(z.enum(leadSources)),
  /** A callback request was offered to this realtor. */
  callback: z.boolean(),
  /** When its seeker wants to be called, where that was said and one was offered. */
  call_time: z.string().optional(),
})
export type LiveEvent = z.infer<typeof liveEventSchema>
