import type { AboutResponse } from '@guru/contract/about'
import type { CallbackRequest, CallbackResponse } from '@guru/contract/callback'
import type {
  ChatV1Response,
  ChatV2Response,
  ChatV3Request,
  ChatV3Response,
  OlderChatRequest,
} from '@guru/contract/chat'
import { apiBase, paths } from '@guru/contract/paths'
import type { LanguageCode } from '@guru/contract/vocabulary'
import type { Transcription, TtsRequest, VoiceCapabilities } from '@guru/contract/voice'

/** A call that brought no success. `status` is 0 when no answer came at all. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = code
  }
}

export interface Api {
  chatV1(request: OlderChatRequest, signal?: AbortSignal): Promise<ChatV1Response>
  chatV2(request: OlderChatRequest, signal?: AbortSignal): Promise<ChatV2Response>
  chat(request: ChatV3Request, signal?: AbortSignal): Promise<ChatV3Response>
  requestCallback(request: CallbackRequest): Promise<CallbackResponse>
  /** A text read aloud. */
  speak(request: TtsRequest, signal?: AbortSignal): Promise<Blob>
  /** What was said in an MP3. */
  transcribe(recording: Blob, language: LanguageCode): Promise<Transcription>
  voiceCapabilities(): Promise<VoiceCapabilities>
  about(): Promise<AboutResponse>
}

/** The API under `base`: the same origin's unless the build named another with VITE_API_LINK. */
export function createApi(base: string = import.meta.env.VITE_API_LINK || apiBase): Api {
  return {
    chatV1: (request, signal) => post(base + paths.chatV1, request, signal),
    chatV2: (request, signal) => post(base + paths.chatV2, request, signal),
    chat: (request, signal) => post(base + paths.chatV3, request, signal),
    requestCallback: (request) => post(base + paths.addNewRequirement, request),
    speak: async (request, signal) => (await send(base + paths.tts, jsonOf(request), signal)).blob(),
    transcribe: async (recording, language) => {
      const body = new FormData()
      body.append('language', language)
      body.append('audio', recording, 'audio.mp3')
      return answerOf(await send(base + paths.transcribeAudio, { body }))
    },
    voiceCapabilities: async () => answerOf(await send(base + paths.voiceCapabilities, { method: 'GET' })),
    about: async () => answerOf(await send(base + paths.about, { method: 'GET' })),
  }
}

const post = async <Answer>(address: string, body: unknown, signal?: AbortSignal): Promise<Answer> =>
  answerOf(await send(address, jsonOf(body), signal))

const jsonOf = (body: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** @throws ApiFailure for every answer but a success. */
async function send(address: string, request: RequestInit, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    credentials: 'include',
    ...request,
    headers: { ...request.headers, ...xsrfHeader(document.cookie) },
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiFailure(0, 'no_answer', '')
  })
  if (response.ok) return response
  throw failureOf(response.status, await response.json().catch(() => null))
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const answer = await response.json().catch(() => null)
  if (answer === null) throw new ApiFailure(response.status, 'unreadable', '')
  return answer
}

function failureOf(status: number, answer: { code?: unknown; message?: unknown } | null): ApiFailure {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return new ApiFailure(status, text(answer?.code), text(answer?.message))
}

/** The anti-forgery cookie sent back as a header, once the server has set it. */
export function xsrfHeader(cookies: string): Record<string, string> {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1]
  return value ? { 'X-XSRF-TOKEN': decodeURIComponent(value) } : {}
}
