import type { ChatV1Response, ChatV2Response, ChatV3Response } from '@guru/contract/chat'
import { firstMessages } from '@guru/contract/texts'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { useCallback, useEffect, useEffectEvent, useReducer } from 'react'
import type { Api } from '../../lib/api.ts'
import { randomId } from '../../lib/ids.ts'
import { ApiFailure } from '../../lib/request.ts'
import { useOnline } from '../../lib/use-online.ts'
import type { VisitorProfile } from '../callback/visitor-profile.ts'
import { type ChatState, chatReducer, emptyChat } from '../chat/chat-state.ts'

export type OlderVersion = 1 | 2

export interface OlderChat {
  state: ChatState
  answer(text: string): void
  /** Sends a turn that came by voice. */
  answerByVoice(text: string): void
  retry(): void
}

/**
 * A chat of the first or the second kind: it begins with fixed words and lives as long as its page.
 * `onReply` runs once for each reply.
 */
export function useOlderChat(
  api: Api,
  version: OlderVersion,
  visitor: VisitorProfile | null,
  language: LanguageCode | null,
  onReply: (reply: ChatV3Response) => void,
): OlderChat {
  const [state, dispatch] = useReducer(chatReducer, { visitor, language }, beginChat)
  const replied = useEffectEvent(onReply)
  const { turn, sessionId } = state
  const online = useOnline()

  useEffect(() => {
    if (turn?.status !== 'waiting' || visitor === null) return
    const leaving = new AbortController()
    const { answer, spoken } = turn
    const request = {
      answer,
      session_id: sessionId,
      turn_id: turn.id,
      ...visitor,
      ...(language && { language }),
      ...(spoken && { spoken }),
    }
    const sent =
      version === 1
        ? api.chatV1(request, leaving.signal).then(fromFirst)
        : api.chatV2(request, leaving.signal).then(fromSecond)
    sent.then(
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
  }, [api, version, visitor, language, sessionId, turn])

  useEffect(() => {
    if (online) dispatch({ kind: 'retried' })
  }, [online])

  return {
    state,
    answer: useCallback((text) => dispatch({ kind: 'answered', answer: text, turnId: randomId() }), []),
    answerByVoice: useCallback(
      (text) => dispatch({ kind: 'answered', answer: text, turnId: randomId(), spoken: true }),
      [],
    ),
    retry: useCallback(() => dispatch({ kind: 'retried' }), []),
  }
}

interface Beginning {
  visitor: VisitorProfile | null
  /** null: none was chosen yet, and Guru begins in English. */
  language: LanguageCode | null
}

/** Its id holds name, number and the second in which it began. */
function beginChat({ visitor, language }: Beginning): ChatState {
  const { user_name = '', mobile_number = '' } = visitor ?? {}
  const chat = emptyChat(`${user_name}${mobile_number}${Math.floor(Date.now() / 1000)}`)
  const first = {
    id: 'first',
    from: 'guru',
    text: firstMessages[language ?? 'en'],
    properties: '',
    matches: [],
    finished: false,
  } as const
  return { ...chat, language, messages: [{ ...first, matches: [] }] }
}

/** What the older chats do not have. */
const lacking = {
  wishes: {},
  any: [],
  size_unit: 'sqft',
  asked: null,
  choices: [],
  matches: [],
  handoff: false,
} satisfies Partial<ChatV3Response>

function fromFirst({ property_data, ...reply }: ChatV1Response): ChatV3Response {
  const finalJson = { ai_message: reply.question, user_lang_code: reply.language, properties: property_data }
  return { ...lacking, ...reply, choices: reply.choices ?? [], ...(reply.finished && { finalJson }) }
}

function fromSecond({ finalJson, ...reply }: ChatV2Response): ChatV3Response {
  return {
    ...lacking,
    ...reply,
    choices: reply.choices ?? [],
    ...(finalJson && { finalJson: { ...finalJson, user_lang_code: reply.language } }),
  }
}
