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

/** A chat with Guru that outlives a reload. `onReply` runs once for each reply, not for stored ones. */
export function useChat(api: Api, store: TextStore, onReply: (reply: ChatV3Response) => void): Chat {
  const [state, dispatch] = useReducer(chatReducer, store, resumedChat)
  useEffect(() => storeChat(store, state), [store, state])
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
  const session = store.read(storageKeys.session)
  return (session && storedChat(store, session)) || emptyChat(openSession(store))
}
