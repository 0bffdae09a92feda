import type { AboutResponse } from '@guru/contract/about'
import type { CallbackRequest, CallbackResponse } from '@guru/contract/callback'
import type {
  ChatV1Response,
  ChatV2Response,
  ChatV3Request,
  ChatV3Response,
  Match,
  OlderChatRequest,
} from '@guru/contract/chat'
import { paths } from '@guru/contract/paths'
import type { LanguageCode } from '@guru/contract/vocabulary'
import type { Transcription, TtsRequest, VoiceCapabilities } from '@guru/contract/voice'
import type { WhatsappContinueRequest, WhatsappContinueResponse } from '@guru/contract/whatsapp'
import { answerOf, apiAddress, type RequestOptions, send } from './request.ts'

export interface Api {
  chatV1(request: OlderChatRequest, signal?: AbortSignal): Promise<ChatV1Response>
  chatV2(request: OlderChatRequest, signal?: AbortSignal): Promise<ChatV2Response>
  chat(request: ChatV3Request, signal?: AbortSignal): Promise<ChatV3Response>
  requestCallback(request: CallbackRequest): Promise<CallbackResponse>
  /** A text read aloud. */
  speak(request: TtsRequest, signal?: AbortSignal): Promise<Blob>
  /** What was said in an MP3. */
  transcribe(recording: Blob, language: LanguageCode, signal?: AbortSignal): Promise<Transcription>
  voiceCapabilities(): Promise<VoiceCapabilities>
  about(): Promise<AboutResponse>
  /** Where WhatsApp opens with this chat's one-time code. */
  continueOnWhatsapp(request: WhatsappContinueRequest): Promise<WhatsappContinueResponse>
  listing(id: string): Promise<Match>
}

/** Milliseconds for a recording: its way up over a slow line, and the server's minute with it. */
const transcribesWithin = 90_000

/** Milliseconds for a sentence: whoever waits for it longer would rather read. */
const speaksWithin = 15_000

/** The API under `base`. */
export function createApi(base: string = apiAddress): Api {
  return {
    chatV1: (request, signal) => post(base + paths.chatV1, request, signal),
    chatV2: (request, signal) => post(base + paths.chatV2, request, signal),
    chat: (request, signal) => post(base + paths.chatV3, request, signal),
    requestCallback: (request) => post(base + paths.addNewRequirement, request),
    speak: async (request, signal) => {
      const options = { ...jsonOf(request, signal), within: speaksWithin }
      return (await send(base + paths.tts, options)).blob()
    },
    transcribe: async (recording, language, signal) => {
      const body = new FormData()
      body.append('language', language)
      body.append('audio', recording, 'audio.mp3')
      const address = base + paths.transcribeAudio
      return answerOf(await send(address, { method: 'POST', body, signal, within: transcribesWithin }))
    },
    voiceCapabilities: async () => answerOf(await send(base + paths.voiceCapabilities, {})),
    about: async () => answerOf(await send(base + paths.about, {})),
    continueOnWhatsapp: (request) => post(base + paths.whatsappContinue, request),
    listing: async (id) =>
      answerOf(await send(base + paths.listing.replace(':id', encodeURIComponent(id)), {})),
  }
}

const post = async <Answer>(address: string, body: unknown, signal?: AbortSignal): Promise<Answer> =>
  answerOf(await send(address, jsonOf(body, signal)))

const jsonOf = (body: unknown, signal: AbortSignal | undefined): RequestOptions => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  signal,
})
