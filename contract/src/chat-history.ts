import { z } from 'zod'
import { maxIdLength } from './limits.ts'
import { channels, languages } from './vocabulary.ts'

export const chatHistoryQuerySchema = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  /** Digits that the number holds; empty: all. */
  mobile_number: z
    .string()
    .trim()
    .max(20)
    .regex(/^\+?\d*$/, 'A mobile number has digits only')
    .default(''),
})

const exchangeSchema = z.object({
  user: z.string(),
  ai: z.string(),
  language: z.enum(languages),
  at: z.string(),
})

/** One person's chats. */
const chatRecordSchema = z.object({
  _id: z.string(),
  /** With country code and without '+'. */
  mobile_number: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  channels: z.array(z.enum(channels)),
  languages: z.array(z.enum(languages)),
  /** The latest exchanges, the oldest of them first. */
  chat: z.array(exchangeSchema),
})
export type ChatRecord = z.infer<typeof chatRecordSchema>

export const chatHistoryResponseSchema = z.object({
  data: z.array(chatRecordSchema),
  totalPages: z.number(),
  /** Beyond the last page that is asked for: the last one. */
  currentPage: z.number(),
  totalUser: z.number(),
})
export type ChatHistoryResponse = z.infer<typeof chatHistoryResponseSchema>

export const personIdParamsSchema = z.object({ id: z.uuid('No such chat').max(maxIdLength) })

/** All exchanges of one person. */
export const chatResponseSchema = z.object({ chat: z.array(exchangeSchema) })
export type ChatResponse = z.infer<typeof chatResponseSchema>
