import type { Match } from '@guru/contract/chat'
import { expect, test } from 'vitest'
import { emptyChat, type GuruMessage } from '../chat/chat-state.ts'
import { shownIn } from './heard.ts'

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

const shown = (...replies: Partial<GuruMessage>[]) =>
  shownIn({
    ...emptyChat('session-1'),
    messages: replies.map((reply, at) => ({
      ...{ id: String(at), from: 'guru', text: '', properties: '', matches: [], finished: false },
      ...reply,
    })),
  })

test('the home that is shown stays while Guru asks for a number, and no longer', () => {
  const found = { matches: [match] }
  expect(shown(found, { handoff: true }).matches).toEqual([match])
  expect(shown(found, { handoff: true }, {}).matches).toEqual([])
})

test('a call can be asked for when Guru wants a number, also before any home', () => {
  expect(shown({ asked: 'price' })).toMatchObject({ asked: 'price', callable: false })
  expect(shown({}, { handoff: true }).callable).toBe(true)
})
