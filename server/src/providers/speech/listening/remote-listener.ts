import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import { z } from 'zod'
import type { Listener } from './listener.ts'
import { type Recording, wavOf } from './recording.ts'

/** How a service wants to be called. */
export const listenerStyles = ['openai', 'whisper.cpp', 'sarvam'] as const
export type ListenerStyle = (typeof listenerStyles)[number]

export interface RemoteListenerSettings {
  /** The whole address. */
  url: string
  style: ListenerStyle
  key: string | null
  /** null: the service's own choice. */
  model: string | null
}

interface Call {
  headers: Record<string, string>
  form: Record<string, string | Blob>
  /** Reads the words out of the answer. */
  words: z.ZodType<string>
}

/** Services look at the ending to tell what a file is. */
const fileNames: Record<string, string> = {
  'audio/wav': 'audio.wav',
  'audio/mpeg': 'audio.mp3',
  'audio/ogg': 'audio.ogg',
}

/** Milliseconds; a minute of speech takes a while. */
const patience = 30_000

const textOf = z.object({ text: z.string() }).transform(({ text }) => text)
const transcriptOf = z.object({ transcript: z.string() }).transform(({ transcript }) => transcript)

/** Sends recordings to the configured service. */
export function remoteListener({ url, style, key, model }: RemoteListenerSettings): Listener {
  return {
    engine: style,
    languages,
    async transcribe(recording, language) {
      const { headers, form, words } = calls[style](recording, { language, key, model })
      const body = new FormData()
      for (const [name, value] of Object.entries(form)) {
        if (value instanceof Blob) body.append(name, value, fileNames[value.type] ?? 'audio')
        else body.append(name, value)
      }
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(patience),
      })
      if (!answer.ok) throw new Error(`The listening service answered ${answer.status}`)
      return words.parse(await answer.json()).trim()
    },
  }
}

interface How extends Pick<RemoteListenerSettings, 'key' | 'model'> {
  language: LanguageCode
}

const fileOf = ({ file, type }: Recording) => new Blob([file], { type })

const calls: Record<ListenerStyle, (recording: Recording, how: How) => Call> = {
  openai: (recording, { language, key, model }) => ({
    headers: key === null ? {} : { authorization: `Bearer ${key}` },
    form: { file: fileOf(recording), model: model ?? 'whisper-1', language, response_format: 'json' },
    words: textOf,
  }),
  'whisper.cpp': (recording, { language }) => ({
    headers: {},
    form: { file: new Blob([wavOf(recording)], { type: 'audio/wav' }), language, response_format: 'json' },
    words: textOf,
  }),
  sarvam: (recording, { language, key, model }) => ({
    headers: key === null ? {} : { 'api-subscription-key': key },
    form: { file: fileOf(recording), language_code: `${language}-IN`, ...(model !== null && { model }) },
    words: transcriptOf,
  }),
}
