import { z } from 'zod'
import { maxAnswerLength, maxIdLength, maxNameLength } from './limits.ts'
import { mobileNumberSchema, userNameSchema } from './person.ts'
import { plainTextSchema } from './plain-text.ts'
import { wishChangeSchema, wishesSchema } from './requirement.ts'
import { amenities, languages, propertyTypes, sizeUnits, slots, transactionTypes } from './vocabulary.ts'

/** Opaque identifiers made by the browser; long and random in v3. */
export const sessionIdSchema = plainTextSchema('Session ID is required')
  .min(8, 'Session ID is required')
  .max(maxIdLength)
export const deviceIdSchema = plainTextSchema('Device ID is required')
  .min(8, 'Device ID is required')
  .max(maxIdLength)
/** Names one turn, so that a repeated request gets the reply that was already given. */
const turnIdSchema = plainTextSchema().min(8).max(100)

export const chatV3RequestSchema = z.object({
  answer: plainTextSchema('Please type a message')
    .max(maxAnswerLength, `A message may have at most ${maxAnswerLength} characters`)
    .refine((text) => text.trim() !== '', 'Please type a message'),
  session_id: sessionIdSchema,
  device_id: deviceIdSchema,
  user_name: z.string().max(maxNameLength).optional(),
  mobile_number: z.string().max(20).optional(),
  /** Prior messages as the browser remembers them: accepted and ignored. */
  chat: z.array(z.unknown()).max(1000).optional(),
  turn_id: turnIdSchema.optional(),
  /** True when the answer came by voice: money and bedrooms in it are read back before they count. */
  spoken: z.boolean().optional(),
  /** Set when the seeker changed a wish by a tap; `answer` is then only what the chat shows. */
  change: wishChangeSchema.optional(),
})
export type ChatV3Request = z.infer<typeof chatV3RequestSchema>

/** One point on which a listing was compared with the wishes, worded in the reply's language. */
const matchPointSchema = z.object({
  slot: z.enum(slots),
  fits: z.boolean(),
  /** False when the listing says nothing about it; `fits` is then false too. */
  known: z.boolean(),
  text: z.string(),
})
export type MatchPoint = z.infer<typeof matchPointSchema>

/** A row of the listings table as a seeker may see it. */
export const matchSchema = z.object({
  listing_id: z.string(),
  /** Under which it was shown, counted from 1: what "the second one" means, also when it is shown alone. */
  position: z.number().int().min(1),
  transaction_type: z.enum(transactionTypes),
  property_type: z.enum(propertyTypes),
  city: z.string(),
  area: z.string(),
  /** Area and city in the letters of the reply's language, as far as Guru knows their names in them. */
  place: z.string().optional(),
  society: z.string().nullable(),
  /** Whole rupees; per month when renting. */
  price: z.number(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  size_sqft: z.number().nullable(),
  amenities: z.array(z.enum(amenities)),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  rera_number: z.string().nullable(),
  /** When somebody last confirmed that it is to be had, ISO 8601. */
  last_confirmed: z.string(),
  /** True for generated demo inventory: the page says so. */
  demo: z.boolean(),
  points: z.array(matchPointSchema),
})
export type Match = z.infer<typeof matchSchema>

/** One listing by itself: a match without a position and without wishes to compare it with. */
export const listingParamsSchema = z.object({ id: z.uuid('There is no such listing') })

/** A quick answer that the page offers as a button; a tap sends `text` as the turn. */
const choiceSchema = z.object({ text: z.string() })

const resultSchema = z.object({
  ai_message: z.string(),
  /** The matches as markdown. */
  properties: z.string(),
})

/** A turn of the two older chats, whose seekers give name and number before they begin. */
export const olderChatRequestSchema = chatV3RequestSchema
  .pick({ answer: true, session_id: true, turn_id: true, spoken: true })
  .extend({
    /** The language of the page, which said the first words in it; English when absent. */
    language: z.enum(languages).optional(),
    user_name: userNameSchema('Username is required'),
    mobile_number: mobileNumberSchema('Mobile number must be 10 digits'),
  })
export type OlderChatRequest = z.infer<typeof olderChatRequestSchema>

const olderChatResponseSchema = z.object({
  question: z.string(),
  language: z.enum(languages),
  finished: z.boolean(),
  /** Yes and no, where `question` reads back what came by voice. */
  choices: z.array(choiceSchema).optional(),
})

export const chatV1ResponseSchema = olderChatResponseSchema.extend({
  /** The matches as markdown; '' as long as the chat is not finished. */
  property_data: z.string(),
})
export type ChatV1Response = z.infer<typeof chatV1ResponseSchema>

export const chatV2ResponseSchema = olderChatResponseSchema.extend({
  finalJson: resultSchema.extend({ ai_response_lang_code: z.enum(languages) }).optional(),
})
export type ChatV2Response = z.infer<typeof chatV2ResponseSchema>

/** Part of an answer, in UTF-16 units, `to` exclusive. */
const stretchSchema = z.object({ from: z.number().int().min(0), to: z.number().int().min(0) })

export const chatV3ResponseSchema = z.object({
  question: z.string(),
  language: z.enum(languages),
  finished: z.boolean(),
  finalJson: resultSchema.extend({ user_lang_code: z.enum(languages) }).optional(),
  /** What Guru has understood so far. */
  wishes: wishesSchema,
  /** The wished city and area in the letters of `language`, where Guru knows their names in them. */
  places: z.object({ city: z.string().optional(), area: z.string().optional() }).optional(),
  /** Slots for which anything will do. */
  any: z.array(z.enum(slots)),
  /** Size unit that the seeker used, for showing sizes. */
  size_unit: z.enum(sizeUnits),
  /** The slot that `question` asks for, if it asks for one. */
  asked: z.enum(slots).nullable(),
  choices: z.array(choiceSchema),
  /** The same matches as `finalJson.properties`, structured. */
  matches: z.array(matchSchema),
  /** True when the seeker asked for a person: the page opens the contact form. */
  handoff: z.boolean(),
  /** Where in `answer` the seeker's number and name stand: the page, which has the words, fills its form with them. */
  caller: z
    .object({
      number: stretchSchema,
      name: stretchSchema.optional(),
      /** The ten digits, where they were said in words or in groups that no form takes. */
      mobile_number: z.string().optional(),
    })
    .optional(),
})
export type ChatV3Response = z.infer<typeof chatV3ResponseSchema>
