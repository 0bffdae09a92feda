import { expect, test } from 'vitest'
import { contextOf, createEngine } from '../index.ts'
import type { Range } from '../range.ts'

const engine = createEngine({ listedPlaces: [] })

test.each<[string, Range, Range]>([
  ['2 bhk also ok', { min: 3, max: 3 }, { min: 2, max: 3 }],
  ['4 bhk is fine too', { min: 2, max: 3 }, { min: 2, max: 4 }],
  ['2 bhk also ok', { min: 3 }, { min: 2 }],
  ['4 bhk is fine too', { max: 3 }, { max: 4 }],
  ['no, 2 bhk will do', { min: 3, max: 3 }, { min: 2, max: 2 }],
  ['make it 2 bhk', { min: 3, max: 3 }, { min: 2, max: 2 }],
])('rooms that would do, too, widen those that are wanted: %s', (text, before, after) => {
  const begun = { ...engine.begin('en').state, wishes: { bedrooms: before } }
  const { wishes } = engine.advance(begun, engine.understand(text, contextOf(begun))).state
  expect(wishes.bedrooms).toEqual(after)
})

test.each<[string, Range, Range]>([
  ['up to 12000', { min: 10000, max: 12000 }, { max: 12000 }],
  ['up to 15000', { min: 10000, max: 12000 }, { min: 10000, max: 15000 }],
  ['more than 10000', { max: 50000 }, { min: 10000, max: 50000 }],
])('who says the upper end of a budget again leaves the lower end open: %s', (text, before, after) => {
  const begun = { ...engine.begin('en').state, wishes: { transaction_type: 'rent' as const, price: before } }
  const { wishes } = engine.advance(begun, engine.understand(text, contextOf(begun))).state
  expect(wishes.price).toEqual(after)
})
