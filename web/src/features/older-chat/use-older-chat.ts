import type { ChatV1Response, ChatV2Response, ChatV3Response } from '@guru/contract/chat'
import { firstMessages } from '@guru/contract/texts'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { useReducer } from 'react'
import type { Api } from '../../lib/api.ts'
import type { VisitorProfile } from '../callback/visitor-profile.ts'
import { type ChatState, chatReducer, emptyChat, type OpenTurn } from '../chat/chat-state.ts'
import { type Turns, useTurns } from '../chat/use-turns.ts'

export type OlderVersion = 1 | 2

export interface OlderChat extends Turns {
  state: ChatState
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
  const send = (profile: VisitorProfile) => (turn: OpenTurn, signal: AbortSignal) => {
    const request = {
      answer: turn.answer,
      session_id: state.sessionId,
      turn_id: turn.id,
      ...profile,
      ...(language && { language }),
      ...(turn.spoken && { spoken: turn.spoken }),
    }
    return version === 1
      ? api.chatV1(request, signal).then(fromFirst)
      : api.chatV2(request, signal).then(fromSecond)
  }
  const turns = useTurns({ turn: state.turn, dispatch, onReply, send: visitor && send(visitor) })
  return { ...turns, state }
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
