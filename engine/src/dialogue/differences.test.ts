import { expect, it } from 'vitest'
import { differencesOf } from './differences.ts'

it('tells whatever any home misses, and how many do where not all', () => {
  const page = [
    { relaxed: ['nearby_area' as const, 'amenities' as const, 'bedrooms' as const] },
    { relaxed: ['nearby_area' as const, 'amenities' as const] },
    { relaxed: ['nearby_area' as const, 'price' as const] },
  ]
  expect(differencesOf(page)).toEqual({
    relaxed: ['nearby_area', 'bedrooms', 'price', 'amenities'],
    partly: { bedrooms: 1, price: 1, amenities: 2 },
  })
})

it('calls none near that is more than five kilometres off', () => {
  const home = (kilometres: number | null) => ({
    relaxed: ['nearby_area' as const],
    comparisons: [{ slot: 'area' as const, fits: false, known: true, actual: 'A', wished: 'B', kilometres }],
  })
  expect(differencesOf([home(1), home(4.9)]).relaxed).toEqual(['nearby_area'])
  expect(differencesOf([home(1), home(5.1)]).relaxed).toEqual(['any_area'])
  expect(differencesOf([home(null)]).relaxed).toEqual(['any_area'])
})

it('says how many rooms those have that differ in it', () => {
  const home = (actual: number) => ({
    relaxed: ['bedrooms' as const],
    comparisons: [
      { slot: 'bedrooms' as const, fits: false, known: true, actual, wished: { min: 2, max: 2 } },
    ],
  })
  expect(differencesOf([home(1), home(1)]).rooms).toEqual([1])
  expect(differencesOf([home(3), home(1)]).rooms).toEqual([1, 3])
})

it('calls none near where one is far off', () => {
  expect(differencesOf([{ relaxed: ['nearby_area'] }, { relaxed: ['any_area'] }])).toEqual({
    relaxed: ['any_area'],
  })
})
