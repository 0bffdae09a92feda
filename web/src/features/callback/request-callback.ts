import { type LanguageCode, languageNames } from '@guru/contract/vocabulary'
import type { Api } from '../../lib/api.ts'
import { deviceId } from '../../lib/identity.ts'
import { ApiFailure } from '../../lib/request.ts'
import type { TextStore } from '../../lib/text-store.ts'
import type { VisitorProfile } from './visitor-profile.ts'

interface CallbackParts {
  api: Pick<Api, 'chat' | 'requestCallback'>
  store: TextStore
  sessionId: string
  language: LanguageCode
}

/**
 * Asks for a call. A callback belongs to a chat: where the server knows none, because none was begun or it has
 * been forgotten since, an empty one is opened for it.
 * @throws ApiFailure when the request did not reach the realtors.
 */
export async function requestCallback(
  { api, store, sessionId, language }: CallbackParts,
  visitor: VisitorProfile,
): Promise<void> {
  const chat = { session_id: sessionId, device_id: deviceId(store) }
  try {
    await api.requestCallback({ ...visitor, ...chat })
  } catch (cause) {
    if (!(cause instanceof ApiFailure && cause.code === 'unknown_session')) throw cause
    await api.chat({ answer: languageNames[language].english, ...chat })
    await api.requestCallback({ ...visitor, ...chat })
  }
}
