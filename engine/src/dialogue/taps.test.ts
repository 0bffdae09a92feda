import type { WishChange, Wishes } from '@guru/contract/requirement'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import { type DialogueState, initialState } from './state.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })
const wishes: Wishes = {
  transaction_type: 'rent',
  property_type: 'apartment',
  city: 'Bengaluru',
  area: 'Whitefield',
  price: { max: 30000 },
  amenities: ['parking', 'lift'],
}
const after = (change: WishChange, state: Partial<DialogueState> = {}) =>
  engine.advance({ ...initialState('en'), wishes, ...state }, engine.understandTaps(change))

describe('a tap on the page', () => {
  it('sets, frees and drops like words do', () => {
    const { state, events } = after({ set: { bedrooms: { min: 2, max: 2 } }, any: ['price'], drop: ['lift'] })
    expect(state.wishes).toEqual({
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      area: 'Whitefield',
      bedrooms: { min: 2, max: 2 },
      amenities: ['parking'],
    })
    expect(state.any).toEqual(['price'])
    expect(events.map((event) => event.kind)).toEqual(['wish_freed', 'wish_set', 'wish_dropped'])
  })

  it('lets go what makes no sense any more', () => {
    expect(after({ set: { city: 'Chennai' } }).state.wishes).not.toHaveProperty('area')
    expect(after({ set: { transaction_type: 'sale' } }).state.wishes).not.toHaveProperty('price')
  })

  it('adds amenities up, but one way of furnishing takes the place of another', () => {
    const furnished = after({ set: { amenities: ['furnished'] } }).state
    expect(furnished.wishes.amenities).toEqual(['parking', 'lift', 'furnished'])
    const bare = engine.advance(furnished, engine.understandTaps({ set: { amenities: ['unfurnished'] } }))
    expect(bare.state.wishes.amenities).toEqual(['parking', 'lift', 'unfurnished'])
  })

  it('on an amount does not turn renting into buying', () => {
    const { state } = after({ set: { price: { max: 25_000_000 } } })
    expect(state.wishes).toMatchObject({ transaction_type: 'rent', price: { max: 25_000_000 } })
  })

  it('does not make an owner a seeker', () => {
    const { state } = after({ set: { transaction_type: 'sale' } }, { intent: 'offer' })
    expect(state.intent).toBe('offer')
  })

  it('that changes nothing changes nothing', () => {
    const { state, events } = after({})
    expect(state.wishes).toEqual(wishes)
    expect(events).toEqual([])
  })
})

it('a tapped city counts in any spelling and script, with an area of it', () => {
  const set = { city: 'பெங்களூரு', area: 'white field' }
  expect(engine.understandTaps({ set }).commands).toEqual([
    { kind: 'set', slot: 'city', value: 'Bengaluru' },
    { kind: 'set', slot: 'area', value: 'Whitefield' },
  ])
})

it('a tapped city that nobody knows is told and changes nothing', () => {
  const begun = engine.begin('en')
  const turn = engine.advance(begun.state, engine.understandTaps({ set: { city: 'Xyzabad' } }))
  expect(turn.state.wishes).toEqual({})
  expect(turn.kind === 'finished' && turn.reply.text).toContain('I do not know the place “Xyzabad”')
})
