import { z } from 'zod'
import { leadCardSchema } from './leads.ts'
import { maxIdLength } from './limits.ts'

/** `open`: nobody took it yet. */
export const callbackStatuses = ['open', 'taken'] as const
export type CallbackStatus = (typeof callbackStatuses)[number]

export const callbacksQuerySchema = z.object({
  status: z.enum(callbackStatuses).default('open'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  /** The `next` of the page before. */
  after: z.string().max(maxIdLength).optional(),
})

/** A seeker's wish to be called, as the admin sees it. */
const callbackSchema = leadCardSchema
  .pick({
    id: true,
    userName: true,
    userMobile: true,
    city: true,
    area: true,
    intent: true,
    language: true,
    call_time: true,
  })
  .extend({
    /** What is wanted, as a sentence. */
    text: z.string(),
    asked_at: z.string(),
    /** To whom it was offered, the first one first; a realtor who is gone has no name. */
    offers: z.array(z.object({ realtor_name: z.string().nullable(), offered_at: z.string() })),
    /** When it is passed on; null once it is taken or no longer passed on. */
    next_offer_at: z.string().nullable(),
    taken: z.object({ realtor_name: z.string().nullable(), at: z.string() }).nullable(),
  })
export type Callback = z.infer<typeof callbackSchema>

export const callbacksResponseSchema = z.object({
  /** Open ones: who waits longest comes first. Taken ones: the last taken first. */
  callbacks: z.array(callbackSchema),
  /** How many nobody took yet. */
  open: z.number(),
  /** Give it as `after` for the next page; null at the end. */
  next: z.string().nullable(),
})
export type CallbacksResponse = z.infer<typeof callbacksResponseSchema>
