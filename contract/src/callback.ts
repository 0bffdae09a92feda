import { z } from 'zod'
import { deviceIdSchema, sessionIdSchema } from './chat.ts'
import { mobileNumberSchema, userNameSchema } from './person.ts'

export const callbackRequestSchema = z.object({
  user_name: userNameSchema('User name is required'),
  mobile_number: mobileNumberSchema('Mobile number must be exactly 10 digits'),
  session_id: sessionIdSchema,
  device_id: deviceIdSchema,
})
export type CallbackRequest = z.infer<typeof callbackRequestSchema>

export const callbackResponseSchema = z.object({ message: z.string() })
export type CallbackResponse = z.infer<typeof callbackResponseSchema>
