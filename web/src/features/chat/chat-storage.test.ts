import type { Match } from '@guru/contract/chat'
import { expect, test } from 'vitest'
import { storageKeys } from '../../lib/storage.ts'
import { createMemoryStore } from '../../lib/text-store.ts'
import { type ChatState, emptyChat, type GuruMessage } from './chat-state.ts'
import { storeChat, storedChat } from './chat-storage.ts'

const match: Match = {
  listing_id: 'listing-1',
  position: 1,
  transaction_type: 'rent',
  property_type: 'apartment',
  city: 'Bengaluru',
  area: 'Whitefield',
  society: null,
  price: 28000,
  bedrooms: 2,
  bathrooms: null,
  size_sqft: null,
  amenities: [],
  latitude: null,
  longitude: null,
  rera_number: null,
  last_confirmed: '2026-11-02T10:00:00Z',
  demo: true,
  points: [],
}

const result = (id: string): GuruMessage => ({
  id,
  from: 'guru',
  text: 'I found one.',
  properties: '',
  matches: [match],
  finished: true,
})

const chatOf = (messages: ChatState['messages']): ChatState => ({ ...emptyChat('session-1'), messages })

test('a stored chat comes back as it was', () => {
  const store = createMemoryStore()
  const chat = chatOf([{ id: 'turn-1', from: 'you', text: 'வீடு' }, result('turn-1-reply')])
  storeChat(store, chat)
  expect(storedChat(store, 'session-1')).toEqual(chat)
})

test('the chat of another session is not shown', () => {
  const store = createMemoryStore()
  storeChat(store, chatOf([result('turn-1-reply')]))
  expect(storedChat(store, 'session-2')).toBeNull()
})

test('a long chat keeps its newest 80 messages and the cards of its newest 4 results', () => {
  const store = createMemoryStore()
  storeChat(store, chatOf(Array.from({ length: 100 }, (_, index) => result(`reply-${index}`))))
  const kept = storedChat(store, 'session-1')?.messages ?? []
  expect(kept).toHaveLength(80)
  expect(kept.at(-1)?.id).toBe('reply-99')
  expect(kept.filter((message) => message.from === 'guru' && message.matches.length > 0)).toHaveLength(4)
})

test.each([
  ['no JSON', '{'],
  ['another shape', JSON.stringify({ shape: 0, chat: emptyChat('session-1') })],
  [
    'broken messages',
    JSON.stringify({ shape: 1, chat: { ...emptyChat('session-1'), messages: [{ from: 'guru' }] } }),
  ],
  ['a bare value', '7'],
])('an unreadable chat is none: %s', (_what, text) => {
  const store = createMemoryStore({ [storageKeys.chat]: text })
  expect(storedChat(store, 'session-1')).toBeNull()
})
