import type { ChatV3Response } from '@guru/contract/chat'
import { expect, test } from 'vitest'
import { type ChatEvent, type ChatState, chatReducer, emptyChat, isOpening, isWaiting } from './chat-state.ts'

function reply(parts: Partial<ChatV3Response> = {}): ChatV3Response {
  return {
    question: 'Rent or buy?',
    language: 'en',
    finished: false,
    wishes: {},
    any: [],
    size_unit: 'sqft',
    asked: null,
    choices: [],
    matches: [],
    handoff: false,
    ...parts,
  }
}

const after = (...events: ChatEvent[]): ChatState => events.reduce(chatReducer, emptyChat('session-1'))
const chosen: ChatEvent = { kind: 'language_chosen', language: 'en', name: 'English', turnId: 'turn-1' }
const opened: ChatEvent[] = [chosen, { kind: 'reply_arrived', turnId: 'turn-1', reply: reply() }]
const said = (answer: string, turnId = 'turn-2'): ChatEvent => ({ kind: 'answered', answer, turnId })

test('choosing a language sends its English name and waits', () => {
  const state = after(chosen)
  expect(state.turn).toMatchObject({ id: 'turn-1', answer: 'English', status: 'waiting' })
  expect(isOpening(state)).toBe(true)
})

test('a second language cannot be chosen while the first question is under way', () => {
  const state = after(chosen)
  expect(chatReducer(state, { ...chosen, turnId: 'turn-9' })).toBe(state)
})

test('the first reply ends the choice of a language and shows no message of the seeker', () => {
  const state = after(...opened)
  expect(isOpening(state)).toBe(false)
  expect(state.messages.map(({ from, text }) => [from, text])).toEqual([['guru', 'Rent or buy?']])
})

test('a failed first turn clears the language and says so', () => {
  const state = after(chosen, { kind: 'turn_failed', turnId: 'turn-1', reason: '' })
  expect(state).toMatchObject({ language: null, turn: null, openingFailed: true })
  expect(chatReducer(state, chosen)).toMatchObject({ openingFailed: false, toOpen: null })
})

test('a failed first turn goes out again under the same id, until it has a reply or another language is chosen', () => {
  const failed = after(chosen, { kind: 'turn_failed', turnId: 'turn-1', reason: '' })
  const again = chatReducer(failed, { kind: 'retried' })
  expect(again).toEqual({ ...after(chosen), toOpen: null })
  expect(chatReducer(again, { kind: 'retried' })).toBe(again)
  expect(chatReducer(failed, { ...chosen, turnId: 'turn-2' }).turn?.id).toBe('turn-2')
})

test('a message is trimmed, and an empty one changes nothing', () => {
  const state = after(...opened)
  expect(chatReducer(state, said(' \n '))).toBe(state)
  expect(chatReducer(state, said('  2 BHK '))).toMatchObject({ turn: { answer: '2 BHK', status: 'waiting' } })
})

test('a turn that came by voice says so, and one that was typed does not', () => {
  const state = after(...opened)
  const spoken: ChatEvent = { kind: 'answered', answer: 'sixty lakh', turnId: 'turn-2', spoken: true }
  expect(chatReducer(state, spoken).turn?.spoken).toBe(true)
  expect(chatReducer(state, said('sixty lakh')).turn).not.toHaveProperty('spoken')
})

test('control characters of a pasted text are left out', () => {
  const state = chatReducer(after(...opened), said('2 BHK\u000b\u0000\nWhitefield'))
  expect(state.turn?.answer).toBe('2 BHK\nWhitefield')
})

test('nothing can be said before a language is chosen, nor while a reply is awaited', () => {
  const start = emptyChat('session-1')
  expect(chatReducer(start, said('2 BHK'))).toBe(start)
  const waiting = after(...opened, said('2 BHK'))
  expect(isWaiting(waiting)).toBe(true)
  expect(chatReducer(waiting, said('3 BHK', 'turn-3'))).toBe(waiting)
})

test('a tap carries its change', () => {
  const change = { set: { bedrooms: { min: 2, max: 2 } } }
  const state = after(...opened, { kind: 'answered', answer: 'Bedrooms: 2 BHK', turnId: 'turn-2', change })
  expect(state.turn?.change).toEqual(change)
})

test('quick answers go with the question that they answer', () => {
  const state = after(chosen, {
    kind: 'reply_arrived',
    turnId: 'turn-1',
    reply: reply({ choices: [{ text: 'Rent' }, { text: 'Buy' }] }),
  })
  expect(state.choices).toEqual(['Rent', 'Buy'])
  expect(chatReducer(state, said('Rent')).choices).toEqual([])
})

test('a failed turn is tried again under the same id', () => {
  const failed = after(...opened, said('2 BHK'), { kind: 'turn_failed', turnId: 'turn-2', reason: 'Busy.' })
  expect(failed.turn).toMatchObject({ status: 'failed', reason: 'Busy.' })
  expect(chatReducer(failed, { kind: 'retried' }).turn).toMatchObject({
    id: 'turn-2',
    answer: '2 BHK',
    status: 'waiting',
    reason: '',
  })
})

test('new words take the place of a turn that failed', () => {
  const failed = after(...opened, said('2 BKH'), { kind: 'turn_failed', turnId: 'turn-2', reason: '' })
  const state = chatReducer(failed, said('2 BHK', 'turn-3'))
  expect(state.messages.map(({ text }) => text)).toEqual(['Rent or buy?', '2 BHK'])
  expect(state.turn?.id).toBe('turn-3')
})

test('a reply to another turn than the open one is left aside', () => {
  const state = after(...opened, said('2 BHK'))
  expect(chatReducer(state, { kind: 'reply_arrived', turnId: 'turn-1', reply: reply() })).toBe(state)
})

test('a finished reply brings its final message and its properties, and the chat stays finished', () => {
  const finalJson = { ai_message: 'I found one.', user_lang_code: 'en' as const, properties: '1. **2 BHK**' }
  const found = after(...opened, said('2 BHK'), {
    kind: 'reply_arrived',
    turnId: 'turn-2',
    reply: reply({ finished: true, finalJson }),
  })
  expect(found.messages.at(-1)).toMatchObject({
    text: 'I found one.',
    properties: '1. **2 BHK**',
    finished: true,
  })
  const on = [said('thanks', 'turn-3'), { kind: 'reply_arrived', turnId: 'turn-3', reply: reply() } as const]
  expect(on.reduce(chatReducer, found).finished).toBe(true)
})

test('a new chat keeps nothing of the old one', () => {
  const state = after(...opened, said('2 BHK'), { kind: 'new_chat', sessionId: 'session-2' })
  expect(state).toEqual(emptyChat('session-2'))
})

test('what another tab stored is taken over, but not while a turn is under way here or there', () => {
  const here = after(...opened)
  const waiting = after(...opened, said('2 BHK'))
  const answered = chatReducer(waiting, { kind: 'reply_arrived', turnId: 'turn-2', reply: reply() })
  const follow = (state: ChatState, chat: ChatState) =>
    chatReducer(state, { kind: 'went_on_elsewhere', chat })
  expect(follow(here, answered)).toBe(answered)
  expect(follow(here, waiting)).toBe(here)
  expect(follow(waiting, here)).toBe(waiting)
})
