import type { ChatV3Response, Match } from '@guru/contract/chat'
import type { WishChange, Wishes } from '@guru/contract/requirement'
import type { LanguageCode, SizeUnit, Slot } from '@guru/contract/vocabulary'

export interface YouMessage {
  id: string
  from: 'you'
  text: string
}

export interface GuruMessage {
  id: string
  from: 'guru'
  text: string
  /** The matches as markdown, '' when the reply brought none. */
  properties: string
  matches: Match[]
  finished: boolean
  /** What it asks for. */
  asked?: Slot
  /** It asks for name and number: the form for a call opens with it. */
  handoff?: true
}

export type Message = YouMessage | GuruMessage

/** The one turn that has no reply yet. */
export interface OpenTurn {
  /** Stays the same when the turn is tried again, so that it is never taken twice. */
  id: string
  answer: string
  change?: WishChange
  /** It came by voice. */
  spoken?: true
  status: 'waiting' | 'failed'
  /** What the server said for people when it failed; '' when it said nothing. */
  reason: string
}

/** A first turn: a language, and the turn that tells it. */
export interface Opening {
  language: LanguageCode
  turn: OpenTurn
}

/** What Guru has understood so far, as of the newest reply. */
export interface Understood {
  wishes: Wishes
  /** The wished city and area as the language writes them; absent in chats kept from before that. */
  places?: ChatV3Response['places']
  any: Slot[]
  sizeUnit: SizeUnit
}

export interface ChatState {
  sessionId: string
  /** null: not chosen yet, or its first turn failed. */
  language: LanguageCode | null
  messages: Message[]
  turn: OpenTurn | null
  /** The first turn failed: the page says so above the languages. */
  openingFailed: boolean
  /** The language that was chosen for it, to begin with once there is a network again or the page is opened anew. */
  toOpen?: Opening | null
  understood: Understood | null
  /** Quick answers to the newest reply. */
  choices: string[]
  /** True from the first finished reply on. */
  finished: boolean
}

export type ChatEvent =
  | { kind: 'language_chosen'; language: LanguageCode; name: string; turnId: string }
  | { kind: 'answered'; answer: string; turnId: string; change?: WishChange; spoken?: true }
  | { kind: 'reply_arrived'; turnId: string; reply: ChatV3Response }
  | { kind: 'turn_failed'; turnId: string; reason: string }
  | { kind: 'retried' }
  | { kind: 'new_chat'; sessionId: string }
  | { kind: 'went_on_elsewhere'; chat: ChatState }

export function emptyChat(sessionId: string): ChatState {
  return {
    sessionId,
    language: null,
    messages: [],
    turn: null,
    openingFailed: false,
    understood: null,
    choices: [],
    finished: false,
  }
}

/** True until the first reply is there: the language picker shows. */
export function isOpening(state: ChatState): boolean {
  return state.messages.length === 0
}

/** True for a reply that brought matches to show as cards. */
export function hasCards(message: Message | undefined): boolean {
  return message?.from === 'guru' && message.matches.length > 0
}

export function isWaiting(state: ChatState): boolean {
  return state.turn?.status === 'waiting'
}

/** The chat after an event. Pure; an event that does not apply leaves the state as it is. */
export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.kind) {
    case 'language_chosen':
      if (!isOpening(state) || isWaiting(state)) return state
      return {
        ...state,
        language: event.language,
        openingFailed: false,
        toOpen: null,
        turn: { id: event.turnId, answer: event.name, status: 'waiting', reason: '' },
      }
    case 'answered':
      return answered(state, event)
    case 'reply_arrived':
      return state.turn?.id === event.turnId ? replied(state, event.turnId, event.reply) : state
    case 'turn_failed':
      return state.turn?.id === event.turnId ? failed(state, state.turn, event.reason) : state
    case 'retried':
      return retried(state)
    case 'new_chat':
      return emptyChat(event.sessionId)
    case 'went_on_elsewhere':
      // A turn under way belongs to the page that sent it; its reply will be told there.
      return isWaiting(state) || isWaiting(event.chat) ? state : event.chat
  }
}

/** Control characters but tab and line breaks: pasted text holds them at times, and the API takes none. */
const controls = /[^\P{Cc}\t\n\r]/gu

function answered(state: ChatState, event: Extract<ChatEvent, { kind: 'answered' }>): ChatState {
  const answer = event.answer.replace(controls, '').trim()
  if (answer === '' || isOpening(state) || isWaiting(state)) return state
  // Whoever writes anew after a failed turn has said it again: the new words take its place.
  const messages = state.turn ? state.messages.filter(({ id }) => id !== state.turn?.id) : state.messages
  return {
    ...state,
    messages: [...messages, { id: event.turnId, from: 'you', text: answer }],
    choices: [],
    turn: {
      id: event.turnId,
      answer,
      ...(event.change && { change: event.change }),
      ...(event.spoken && { spoken: event.spoken }),
      status: 'waiting',
      reason: '',
    },
  }
}

function replied(state: ChatState, turnId: string, reply: ChatV3Response): ChatState {
  const message: GuruMessage = {
    id: `${turnId}-reply`,
    from: 'guru',
    text: reply.finalJson?.ai_message || reply.question,
    properties: reply.finalJson?.properties ?? '',
    matches: reply.matches,
    finished: reply.finished,
    ...(reply.asked && { asked: reply.asked }),
    ...(reply.handoff && { handoff: reply.handoff }),
  }
  return {
    ...state,
    language: reply.language,
    messages: [...state.messages, message],
    turn: null,
    understood: {
      wishes: reply.wishes,
      places: reply.places,
      any: reply.any,
      sizeUnit: reply.size_unit,
    },
    choices: reply.choices.map(({ text }) => text),
    finished: state.finished || reply.finished,
  }
}

function retried(state: ChatState): ChatState {
  if (state.turn?.status === 'failed')
    return { ...state, turn: { ...state.turn, status: 'waiting', reason: '' } }
  if (state.turn || !state.toOpen) return state
  return { ...state, ...state.toOpen, openingFailed: false, toOpen: null }
}

function failed(state: ChatState, turn: OpenTurn, reason: string): ChatState {
  const { language } = state
  if (isOpening(state))
    return {
      ...state,
      language: null,
      turn: null,
      openingFailed: true,
      toOpen: language && { language, turn },
    }
  return { ...state, turn: { ...turn, status: 'failed', reason } }
}
