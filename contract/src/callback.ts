import { z } from 'zod'
import { deviceIdSchema, sessionIdSchema } from './chat.ts'
import { maxNameLength } from './limits.ts'
import { plainTextSchema } from './plain-text.ts'

/** Ten digits, as the forms take it. Stored as E.164 with +91 in front. */
const mobileNumberSchema = z
  .string('Mobile number is required')
  .trim()
  .regex(/^[0-9]{10}$/, 'Mobile number must be exactly 10 digits')

export const callbackRequestSchema = z.object({
  user_name: plainTextSchema('User name is required')
    .trim()
    .max(maxNameLength, `A name may have at most ${maxNameLength} characters`)
    .refine((name) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(name), 'User name is required'),
  mobile_number: mobileNumberSchema,
  session_id: sessionIdSchema,
  device_id: deviceIdSchema,
})
export type CallbackRequest = z.infer<typeof callbackRequestSchema>

export const callbackResponseSchema = z.object({ message: z.string() })
export type CallbackResponse = z.infer<typeof callbackResponseSchema>
