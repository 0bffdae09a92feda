import multipart from '@fastify/multipart'
import { apiErrorSchema } from '@guru/contract/errors'
import { paths } from '@guru/contract/paths'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { transcriptionSchema } from '@guru/contract/voice'
import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { namedLanguage } from '../../conversation/language-choice.ts'
import { ApiFailure } from '../../errors.ts'
import { createDecoder } from '../../providers/speech/listening/decode.ts'
import type { Listener } from '../../providers/speech/listening/listener.ts'
import { type Recording, secondsOf } from '../../providers/speech/listening/recording.ts'

export interface TranscribeRoute {
  /** In the order of preference. */
  listeners: readonly Listener[]
  limit: preValidationAsyncHookHandler
}

/** Bytes: a minute at the highest rate of MP3. */
const largest = 3 * 1024 * 1024
/** Seconds. */
const longest = 60
const shortest = 0.2
/** Milliseconds: upload over a slow line, decoding and listening. */
const answerWithin = 60_000

/** What a seeker said, as text. */
export const transcribeRoute: FastifyPluginAsyncZod<TranscribeRoute> = async (app, { listeners, limit }) => {
  const decoder = createDecoder()
  app.addHook('onClose', () => decoder.close())
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { files: 1, fields: 2, parts: 3, fileSize: largest, fieldSize: 100 },
  })

  app.post(
    paths.transcribeAudio,
    {
      config: { access: 'public' },
      preValidation: limit,
      handlerTimeout: answerWithin,
      schema: {
        summary: 'Speech to text: the file audio.mp3 in the field “audio”, beside it a language',
        consumes: ['multipart/form-data'],
        response: {
          200: transcriptionSchema,
          413: apiErrorSchema.describe('Larger than 3 MB'),
          415: apiErrorSchema.describe('Not an MP3'),
          422: apiErrorSchema.describe('No file, too short or too long, or nothing understood'),
          429: apiErrorSchema.describe('Too many calls; Retry-After says how long to wait'),
          501: apiErrorSchema.describe('No engine listens here; the browser’s own may be used'),
          503: apiErrorSchema.describe('The engine failed, or too many speak just now'),
        },
      },
    },
    async (request) => {
      const { mp3, language } = await readForm(request)
      const recording = await decoder.decode(mp3, 'audio/mpeg').catch((error: unknown) => {
        request.log.warn({ err: error }, 'decoding_failed')
        throw notNow()
      })
      if (recording === null) throw new ApiFailure(415, 'no_mp3', 'The recording must be an MP3 file.')
      refuseLength(recording)
      const able = listeners.filter(({ languages }) => languages.includes(language))
      if (able.length === 0) throw nobodyListens()
      const text = await firstThatHears(able, { recording, language }, (engine, error) =>
        request.log.warn({ err: error, engine }, 'listening_failed'),
      )
      if (text === '') throw new ApiFailure(422, 'not_understood', 'No words could be understood.')
      return { text }
    },
  )
}

async function readForm(
  request: FastifyRequest,
): Promise<{ mp3: Uint8Array<ArrayBuffer>; language: LanguageCode }> {
  if (!request.isMultipart()) throw noFile()
  let mp3: Uint8Array<ArrayBuffer> | null = null
  let named = 'en'
  try {
    // In whichever order they come.
    for await (const part of request.parts()) {
      if (part.type === 'file') mp3 = new Uint8Array(await part.toBuffer())
      else if (part.fieldname === 'language') named = String(part.value)
    }
  } catch (cause) {
    // The library's own refusals have a status; what it cannot read at all has none.
    throw cause instanceof Error && 'statusCode' in cause ? cause : noFile()
  }
  if (mp3 === null || mp3.length === 0) throw noFile()
  const language = namedLanguage(named)
  if (language === null) throw new ApiFailure(422, 'unknown_language', 'There is no such language.')
  return { mp3, language }
}

function refuseLength(recording: Recording): void {
  const seconds = secondsOf(recording)
  if (seconds < shortest) throw new ApiFailure(422, 'too_short', 'The recording is empty.')
  if (seconds > longest)
    throw new ApiFailure(422, 'too_long', `The recording may take at most ${longest} seconds.`)
}

async function firstThatHears(
  listeners: readonly Listener[],
  { recording, language }: { recording: Recording; language: LanguageCode },
  onFailure: (engine: string, error: unknown) => void,
): Promise<string> {
  for (const listener of listeners) {
    try {
      return await listener.transcribe(recording, language)
    } catch (error) {
      onFailure(listener.engine, error)
    }
  }
  throw notNow()
}

const notNow = () =>
  new ApiFailure(503, 'stt_failed', 'Speech cannot be understood just now. Please type instead.')

const noFile = () =>
  new ApiFailure(422, 'no_file', 'Send the recording as a form does, in the field “audio”.')

const nobodyListens = () =>
  new ApiFailure(501, 'stt_unavailable', 'No engine listens here. Please type instead.', 'browser')
