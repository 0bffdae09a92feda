import { z } from 'zod'
import { maxAnswerLength } from './limits.ts'
import { plainTextSchema } from './plain-text.ts'
import { languages } from './vocabulary.ts'

export const ttsRequestSchema = z.object({
  text: plainTextSchema('There is nothing to say')
    .max(maxAnswerLength, `At most ${maxAnswerLength} characters can be said at once`)
    .refine((text) => text.trim() !== '', 'There is nothing to say'),
  /** A code or an English name. */
  language: z.string().max(20).default('en'),
})
export type TtsRequest = z.input<typeof ttsRequestSchema>

const engineSchema = z.object({
  /** null: none, the voice or the browser has to do without. */
  engine: z.string().nullable(),
  languages: z.array(z.enum(languages)),
})

/** What this server can say and hear. */
export const voiceCapabilitiesSchema = z.object({
  tts: engineSchema,
  /** `browserFallback`: a page may use the browser's own recognition, after telling where the sound goes. */
  stt: engineSchema.extend({ browserFallback: z.boolean() }),
})
export type VoiceCapabilities = z.infer<typeof voiceCapabilitiesSchema>

export const transcriptionSchema = z.object({ text: z.string() })
export type Transcription = z.infer<typeof transcriptionSchema>
