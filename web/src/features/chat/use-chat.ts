import type { ChatV3Response } from '@guru/contract/chat'
import type { WishChange } from '@guru/contract/requirement'
import { type LanguageCode, languageNames } from '@guru/contract/vocabulary'
import { useCallback, useEffect, useEffectEvent, useReducer } from 'react'
import type { Api } from '../../lib/api.ts'
import { deviceId, openSession } from '../../lib/identity.ts'
import { randomId } from '../../lib/ids.ts'
import { ApiFailure } from '../../lib/request.ts'
import { storageKeys } from '../../lib/storage.ts'
import type { TextStore } from '../../lib/text-store.ts'
import { useOnline } from '../../lib/use-online.ts'
import { type ChatState, chatReducer, emptyChat } from './chat-state.ts'
import { storeChat, storedChat } from './chat-storage.ts'
import { takeTurn } from './take-turn.ts'

export interface Chat {
  state: ChatState
  chooseLanguage(language: LanguageCode): void
  /** Sends a turn; `change` when it was made by a tap and not by words. */
  answer(text: string, change?: WishChange): void
  /** Sends a turn that came by voice. */
  answerByVoice(text: string): void
  retry(): void
  startNew(): void
}

/** A chat with Guru that outlives a reload. `onReply` runs once for each reply, not for stored ones. */
export function useChat(api: Api, store: TextStore, onReply: (reply: ChatV3Response) => void): Chat {
  const [state, dispatch] = useReducer(chatReducer, store, resumedChat)
  const replied = useEffectEvent(onReply)
  const { turn, sessionId, language } = state
  const online = useOnline()

  useEffect(() => storeChat(store, state), [store, state])

  useEffect(() => {
    if (turn?.status !== 'waiting') return
    const leaving = new AbortController()
    const request = {
      answer: turn.answer,
      session_id: sessionId,
      device_id: deviceId(store),
      turn_id: turn.id,
      ...(turn.change && { change: turn.change }),
      ...(turn.spoken && { spoken: true }),
    }
    takeTurn(api, request, language, leaving.signal).then(
      (reply) => {
        if (leaving.signal.aborted) return
        dispatch({ kind: 'reply_arrived', turnId: turn.id, reply })
        replied(reply)
      },
      (cause: unknown) => {
        if (leaving.signal.aborted) return
        const reason = cause instanceof ApiFailure ? cause.message : ''
        dispatch({ kind: 'turn_failed', turnId: turn.id, reason })
      },
    )
    return () => leaving.abort()
  }, [api, store, sessionId, language, turn])

  // A turn that failed for want of a network goes out by itself once there is one again.
  useEffect(() => {
    if (online) dispatch({ kind: 'retried' })
  }, [online])

  return {
    state,
    chooseLanguage: useCallback((language) => {
      dispatch({
        kind: 'language_chosen',
        language,
        name: languageNames[language].english,
        turnId: randomId(),
      })
    }, []),
    answer: useCallback((text, change) => {
      dispatch({ kind: 'answered', answer: text, turnId: randomId(), ...(change && { change }) })
    }, []),
    answerByVoice: useCallback((text) => {
      dispatch({ kind: 'answered', answer: text, turnId: randomId(), spoken: true })
    }, []),
    retry: useCallback(() => dispatch({ kind: 'retried' }), []),
    startNew: useCallback(() => dispatch({ kind: 'new_chat', sessionId: openSession(store) }), [store]),
  }
}

function resumedChat(store: TextStore): ChatState {
  const session = store.read(storageKeys.session)
  return (session && storedChat(store, session)) || emptyChat(openSession(store))
}
