import { apiErrorSchema } from '@guru/contract/errors'
import { paths } from '@guru/contract/paths'
import { languageNames, languages } from '@guru/contract/vocabulary'
import { ttsRequestSchema, voiceCapabilitiesSchema } from '@guru/contract/voice'
import type { preValidationAsyncHookHandler } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { namedLanguage } from '../../conversation/language-choice.ts'
import { ApiFailure } from '../../errors.ts'
import { callerLeft } from '../../http/caller-left.ts'
import type { Listener } from '../../providers/speech/listening/listener.ts'
import { type ReadAloud, TooMuchToSay } from '../../providers/speech/speaking/read-aloud.ts'
import { VoiceBusy } from '../../providers/speech/speaking/voice.ts'

export interface VoiceRoutes {
  aloud: ReadAloud
  listeners: readonly Listener[]
  limit: preValidationAsyncHookHandler
}

/** Guru's voice, and what this server can say and hear. */
export const voiceRoutes: FastifyPluginAsyncZod<VoiceRoutes> = async (app, { aloud, listeners, limit }) => {
  app.get(
    paths.voiceCapabilities,
    {
      config: { access: 'public' },
      schema: { summary: 'What this server can say and hear', response: { 200: voiceCapabilitiesSchema } },
    },
    async () => ({
      tts: { engine: aloud.engine, languages: [...aloud.languages] },
      stt: {
        engine: listeners.find(({ languages }) => languages.length > 0)?.engine ?? null,
        languages: [...new Set(listeners.flatMap((listener) => listener.languages))],
        browserFallback: true,
      },
    }),
  )

  app.post(
    paths.tts,
    {
      config: { access: 'public' },
      preValidation: limit,
      schema: {
        summary: 'A text read aloud (audio/mpeg)',
        body: ttsRequestSchema,
        response: {
          200: z.any().describe('audio/mpeg'),
          422: apiErrorSchema.describe('No such language, or nothing that can be said'),
          429: apiErrorSchema.describe('Too many calls; Retry-After says how long to wait'),
          501: apiErrorSchema.describe('This server has no voice'),
          503: apiErrorSchema.describe('Too many listen just now, or the voice failed'),
        },
      },
    },
    async ({ body, log }, reply) => {
      const signal = callerLeft(reply)
      const language = namedLanguage(body.language)
      if (language === null) throw new ApiFailure(422, 'unknown_language', unknownLanguage)
      if (aloud.engine === null) throw new ApiFailure(501, 'tts_unavailable', 'This server has no voice.')
      const mp3 = await aloud.mp3(body.text, language, signal).catch((error: unknown) => {
        if (error instanceof TooMuchToSay) throw new ApiFailure(422, 'too_long', tooLong)
        if (error instanceof VoiceBusy) throw new ApiFailure(503, 'busy', 'Too many listen just now.')
        if (!signal.aborted) log.warn({ err: error }, 'voice_failed')
        throw new ApiFailure(503, 'tts_failed', 'Guru cannot speak just now.')
      })
      if (mp3 === null) throw new ApiFailure(422, 'invalid_request', 'There is nothing to say')
      return reply.type('audio/mpeg').send(Buffer.from(mp3))
    },
  )
}

const tooLong = 'The text is too long to be said at once.'
const unknownLanguage = `Guru speaks ${languages.map((code) => languageNames[code].english).join(', ')}.`
