import type { LanguageCode } from '@guru/contract/vocabulary'
import type { VoiceCapabilities } from '@guru/contract/voice'
import type { Api } from '../../lib/api.ts'
import { browserListens, listenInBrowser } from './browser-recognition.ts'
import { type Listening, ListeningFailed } from './dictation.ts'
import { startRecording } from './recorder.ts'

interface MicrophoneParts {
  api: Pick<Api, 'transcribe' | 'voiceCapabilities'>
  language: LanguageCode
  onVolume(volume: number): void
  /** Asked before the browser's own recognition listens: it may send the sound to its maker. */
  mayBrowserListen(): Promise<boolean>
}

/**
 * Opens the microphone for the server where that listens in the language, otherwise for the browser.
 * @returns null where the seeker does not want the browser to listen.
 * @throws ListeningFailed where there is nobody to listen or no microphone; ApiFailure.
 */
export async function openMicrophone(parts: MicrophoneParts): Promise<Listening | null> {
  const { api, language, onVolume, mayBrowserListen } = parts
  if (!navigator.mediaDevices?.getUserMedia) throw new ListeningFailed('unsupported')
  if (await serverListens(api, language)) {
    const recording = await startRecording(onVolume)
    const leaving = new AbortController()
    return {
      finish: async () => (await api.transcribe(recording.finish(), language, leaving.signal)).text,
      cancel() {
        recording.cancel()
        leaving.abort()
      },
      ended: recording.ended,
    }
  }
  if (!browserListens()) throw new ListeningFailed('unsupported')
  return (await mayBrowserListen()) ? listenInBrowser(language) : null
}

let capabilities: Promise<VoiceCapabilities> | null = null

/** Asked once a page; a failure is not kept. */
async function serverListens(api: MicrophoneParts['api'], language: LanguageCode): Promise<boolean> {
  capabilities ??= api.voiceCapabilities()
  const { stt } = await capabilities.catch((error: unknown) => {
    capabilities = null
    throw error
  })
  return stt.engine !== null && stt.languages.includes(language)
}
