import { expect, it } from 'vitest'
import { initialState } from './dialogue/state.ts'
import { createEngine } from './index.ts'
import { sameWishes } from './same-wish.ts'

it('compares wishes by what they say and not by how they are written down', () => {
  expect(sameWishes({ bedrooms: { min: 2, max: 2 } }, { bedrooms: { max: 2, min: 2 } })).toBe(true)
  expect(sameWishes({ bedrooms: { min: 2 } }, { bedrooms: { max: 2 } })).toBe(false)
  expect(sameWishes({ city: 'Pune', price: { max: 1 } }, { price: { max: 1 }, city: 'Pune' })).toBe(true)
  expect(sameWishes({ amenities: ['lift'] }, { amenities: ['lift', 'gym'] })).toBe(false)
  expect(sameWishes({ city: 'Pune' }, {})).toBe(false)
})

it('a wish said again is no change, however the database gave the range back', () => {
  const engine = createEngine({ listedPlaces: [] })
  const state = { ...initialState('en'), wishes: { bedrooms: { max: 2, min: 2 } } }
  const again = engine.understandTaps({ set: { bedrooms: { min: 2, max: 2 } } })
  expect(engine.advance(state, again)).toMatchObject({ events: [], acts: [{ kind: 'already_known' }, {}] })
})
