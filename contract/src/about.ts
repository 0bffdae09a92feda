import { z } from 'zod'

/** What the privacy policy must say of this installation. */
export const aboutResponseSchema = z.object({
  /** Who answers for the data; null: not set by the operator. */
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  /** Days after its last turn that a chat is kept; null: until somebody asks for it to be deleted. */
  retention_days: z.number().nullable(),
  /** Whether Guru is on WhatsApp too. */
  whatsapp: z.boolean(),
  /** Whether a chat of the web may go on there. */
  whatsapp_continues: z.boolean(),
  /** Days that the older chats' cookie lives. */
  seeker_cookie_days: z.number(),
})
export type AboutResponse = z.infer<typeof aboutResponseSchema>
