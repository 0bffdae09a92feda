import type { ChatV3Response } from '@guru/contract/chat'
import { type LanguageCode, languageNames } from '@guru/contract/vocabulary'
import { useCallback, useEffect, useReducer } from 'react'
import type { Api } from '../../lib/api.ts'
import { deviceId, openSession } from '../../lib/identity.ts'
import { randomId } from '../../lib/ids.ts'
import { storageKeys } from '../../lib/storage.ts'
import type { TextStore } from '../../lib/text-store.ts'
import { type ChatState, chatReducer, emptyChat } from './chat-state.ts'
import { storeChat, storedChat } from './chat-storage.ts'
import { takeTurn } from './take-turn.ts'
import { type Turns, useTurns } from './use-turns.ts'

export interface Chat extends Turns {
  state: ChatState
  chooseLanguage(language: LanguageCode): void
  startNew(): void
}

/**
 * A chat with Guru that outlives a reload and follows what is said in another tab of the browser. `onReply` runs
 * once for each reply to an answer, not for stored ones.
 */
export function useChat(
  api: Api,
  store: TextStore,
  onReply: (reply: ChatV3Response, answer: string) => void,
): Chat {
  const [state, dispatch] = useReducer(chatReducer, store, resumedChat)
  useEffect(() => storeChat(store, state), [store, state])
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      const chat = key === storageKeys.chat ? keptChat(store) : null
      if (chat) dispatch({ kind: 'went_on_elsewhere', chat })
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [store])
  const turns = useTurns({
    turn: state.turn,
    dispatch,
    onReply,
    send: ({ id, answer, change, spoken }, signal) => {
      const request = {
        answer,
        session_id: state.sessionId,
        device_id: deviceId(store),
        turn_id: id,
        ...(change && { change }),
        ...(spoken && { spoken }),
      }
      return takeTurn(api, request, state.language, signal)
    },
  })
  return {
    ...turns,
    state,
    chooseLanguage: useCallback((language) => {
      dispatch({
        kind: 'language_chosen',
        language,
        name: languageNames[language].english,
        turnId: randomId(),
      })
    }, []),
    startNew: useCallback(() => dispatch({ kind: 'new_chat', sessionId: openSession(store) }), [store]),
  }
}

function resumedChat(store: TextStore): ChatState {
  return keptChat(store) ?? emptyChat(openSession(store))
}

function keptChat(store: TextStore): ChatState | null {
  const session = store.read(storageKeys.session)
  return session ? storedChat(store, session) : null
}
