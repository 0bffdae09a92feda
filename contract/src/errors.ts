import { z } from 'zod'

/** Body of every answer that is not a success: a code for programs and a message for people. */
export const apiErrorSchema = z.object({
  code: z.string(),
  message: z.string(),
  /** What a page may do instead. */
  fallback: z.literal('browser').optional(),
})
export type ApiError = z.infer<typeof apiErrorSchema>
