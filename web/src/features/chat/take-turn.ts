import type { ChatV3Request, ChatV3Response } from '@guru/contract/chat'
import { type LanguageCode, languageNames } from '@guru/contract/vocabulary'
import type { Api } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/request.ts'

/**
 * Sends a turn. A server that no longer knows the session, such as one whose data was taken away, wants the
 * language first: it gets it, and then the turn, so that the chat just goes on.
 * @throws ApiFailure when there is no reply.
 */
export async function takeTurn(
  api: Pick<Api, 'chat'>,
  request: ChatV3Request,
  language: LanguageCode | null,
  signal: AbortSignal,
): Promise<ChatV3Response> {
  try {
    return await api.chat(request, signal)
  } catch (cause) {
    const forgotten = cause instanceof ApiFailure && cause.code === 'language_required'
    if (!forgotten || language === null) throw cause
    const { session_id, device_id, turn_id } = request
    const opening = { answer: languageNames[language].english, turn_id: `${turn_id}-language` }
    await api.chat({ ...opening, session_id, device_id }, signal)
    return api.chat(request, signal)
  }
}
