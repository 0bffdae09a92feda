import { storageKeys } from '../../lib/storage.ts'
import type { TextStore } from '../../lib/text-store.ts'
import type { ChatState, Message } from './chat-state.ts'

/** Raised when the stored shape changes; a chat of another shape is not taken up again. */
const shape = 2
/** What a page keeps of a long chat: plenty to read back, little for a full local storage. */
const keptMessages = 80
const keptResults = 4

/** Remembers the chat for a reload. */
export function storeChat(store: TextStore, state: ChatState): void {
  store.write(storageKeys.chat, JSON.stringify({ shape, chat: bounded(state) }))
}

/** The stored chat of this session; null when there is none or it cannot be read. */
export function storedChat(store: TextStore, sessionId: string): ChatState | null {
  const text = store.read(storageKeys.chat)
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    return isStoredChat(kept) && kept.chat.sessionId === sessionId ? kept.chat : null
  } catch {
    return null
  }
}

/** The newest messages only, and of the old ones no cards. */
function bounded(state: ChatState): ChatState {
  let results = 0
  const messages = state.messages
    .slice(-keptMessages)
    .reverse()
    .map((message): Message => {
      if (message.from === 'you' || message.matches.length === 0) return message
      results += 1
      return results <= keptResults ? message : { ...message, matches: [] }
    })
  return { ...state, messages: messages.reverse() }
}

function isStoredChat(kept: unknown): kept is { shape: number; chat: ChatState } {
  if (!isRecord(kept) || kept.shape !== shape || !isRecord(kept.chat)) return false
  const { sessionId, messages, choices } = kept.chat
  return (
    typeof sessionId === 'string' &&
    Array.isArray(choices) &&
    Array.isArray(messages) &&
    messages.every(isMessage)
  )
}

function isMessage(kept: unknown): kept is Message {
  if (!isRecord(kept) || typeof kept.id !== 'string' || typeof kept.text !== 'string') return false
  return kept.from === 'you' || (kept.from === 'guru' && Array.isArray(kept.matches))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
