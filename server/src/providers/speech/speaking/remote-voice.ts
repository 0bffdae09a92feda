import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import type { Voice } from './voice.ts'

/** A service that speaks as OpenAI's `/v1/audio/speech` does; many servers take the same calls. */
export interface RemoteVoiceSettings {
  /** The whole address. */
  url: string
  key: string | null
  model: string
  voice: string
}

/** Milliseconds after which the embedded voice is faster. */
const patience = 8_000
/** Bytes of a sentence; more is no sentence. */
const largest = 8 * 1024 * 1024

/** Sends each sentence to the configured service. */
export function remoteVoice({ url, key, model, voice }: RemoteVoiceSettings): Voice {
  return {
    engine: 'remote',
    languages,
    async speak(input: string, language: LanguageCode) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key !== null && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ model, voice, input, language, response_format: 'mp3' }),
        signal: AbortSignal.timeout(patience),
      })
      if (!answer.ok) throw new Error(`The voice service answered ${answer.status}`)
      const mp3 = new Uint8Array(await answer.arrayBuffer())
      if (mp3.length === 0 || mp3.length > largest)
        throw new Error(`The voice service sent ${mp3.length} bytes`)
      return mp3
    },
    close: async () => {},
  }
}
