import { z } from 'zod'
import { deviceIdSchema, sessionIdSchema } from './chat.ts'

/**
 * What Meta's Graph API posts to the webhook, as far as Guru reads it. What it does not know passes, and a
 * part that is not as expected counts as missing: Meta adds fields and kinds of messages without notice, and
 * one of them must not keep the others of its body from being read.
 */

/** A part that may be missing or be something else one day. */
const part = <Shape extends z.ZodType>(shape: Shape) => shape.optional().catch(undefined)
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).catch([])

/** A number with country code, digits alone. */
const numberSchema = z.string().regex(/^\d{5,20}$/)
/** Kept as they are: what the database would not take is none. */
const idSchema = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,300}$/u)
const userIdSchema = idSchema.max(200)
/** Seconds since 1970, as text; up to the year 9999. */
const timestampSchema = z.coerce.number().int().min(1).max(253_402_300_799)

const mediaSchema = z.object({ id: idSchema, caption: part(z.string()) })
const tapSchema = z.object({ id: z.string(), title: part(z.string()) })

const spokenOrWritten = {
  type: z.string(),
  text: part(z.object({ body: z.string() })),
  audio: part(mediaSchema),
  image: part(mediaSchema),
  video: part(mediaSchema),
  document: part(mediaSchema),
}

/** One message of somebody; which of the parts is there goes by `type`. */
export const whatsappMessageSchema = z.object({
  id: idSchema,
  timestamp: timestampSchema,
  /** Missing where somebody hides the number. */
  from: part(numberSchema),
  /** The key of a person for this business. */
  from_user_id: part(userIdSchema),
  group_id: part(z.string()),
  ...spokenOrWritten,
  location: part(
    z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  ),
  /** `contact_request`: the own number. Meta's pages show it here and in the contact. */
  origin: part(z.string()),
  contacts: part(
    z.array(
      z.object({
        origin: part(z.string()),
        phones: part(z.array(z.object({ phone: part(z.string()), wa_id: part(numberSchema) }))),
      }),
    ),
  ),
  interactive: part(z.object({ button_reply: part(tapSchema), list_reply: part(tapSchema) })),
  button: part(z.object({ text: z.string() })),
  system: part(
    z.object({
      type: z.string(),
      body: part(z.string()),
      wa_id: part(numberSchema),
      user_id: part(userIdSchema),
    }),
  ),
  /** What it would have been. */
  unsupported: part(z.object({ type: part(z.string()) })),
  edit: part(
    z.object({
      original_message_id: idSchema,
      message: part(z.object(spokenOrWritten)),
    }),
  ),
  revoke: part(z.object({ original_message_id: idSchema })),
})
export type WhatsappMessage = z.infer<typeof whatsappMessageSchema>

export const whatsappErrorSchema = z.object({ code: z.number().int(), title: part(z.string()) })

/** What became of a message that was sent. `delivered` may never come, and the order is free. */
export const whatsappStatusSchema = z.object({
  id: idSchema,
  status: z.string(),
  /** What was given along with the message. */
  biz_opaque_callback_data: part(z.string()),
  errors: part(z.array(whatsappErrorSchema)),
})
export type WhatsappStatus = z.infer<typeof whatsappStatusSchema>

/** Somebody has another key from now on, as after a new number. */
export const whatsappUserIdUpdateSchema = z.object({
  timestamp: timestampSchema,
  wa_id: part(numberSchema),
  user_id: z.object({ previous: userIdSchema, current: userIdSchema }),
})
export type WhatsappUserIdUpdate = z.infer<typeof whatsappUserIdUpdateSchema>

const valueSchema = z.object({
  metadata: part(z.object({ phone_number_id: z.string().max(50) })),
  contacts: listOf(
    z.object({
      wa_id: part(numberSchema),
      user_id: part(userIdSchema),
      profile: part(z.object({ name: z.string() })),
    }),
  ),
  messages: listOf(z.unknown()),
  statuses: listOf(z.unknown()),
  user_id_update: listOf(z.unknown()),
})
export type WhatsappValue = z.infer<typeof valueSchema>

/** A whole body; only changes of the fields `messages` and `user_id_update` are read. */
export const whatsappBodySchema = z.object({
  entry: listOf(
    z.object({ changes: listOf(z.object({ field: z.string(), value: valueSchema }).catch(noChange)) }),
  ),
})

function noChange(): { field: string; value: WhatsappValue } {
  return { field: '', value: valueSchema.parse({}) }
}

/** What Meta asks once, when the webhook is entered. */
export const whatsappVerificationSchema = z.object({
  'hub.mode': z.string().optional(),
  'hub.verify_token': z.string().optional(),
  'hub.challenge': z.string().max(1000).optional(),
})

/** A web chat that is to go on in WhatsApp; only the browser that it belongs to may ask. */
export const whatsappContinueRequestSchema = z.object({
  session_id: sessionIdSchema,
  device_id: deviceIdSchema,
})

export const whatsappContinueResponseSchema = z.object({
  /** Opens WhatsApp with a message that holds a code for one use. */
  url: z.string(),
})
export type WhatsappContinueRequest = z.infer<typeof whatsappContinueRequestSchema>
export type WhatsappContinueResponse = z.infer<typeof whatsappContinueResponseSchema>
