import { expect, it } from 'vitest'
import { differencesOf } from './differences.ts'

it('tells two things at most, what most homes differ in', () => {
  const page = [
    { relaxed: ['nearby_area' as const, 'amenities' as const, 'bedrooms' as const] },
    { relaxed: ['nearby_area' as const, 'amenities' as const] },
    { relaxed: ['nearby_area' as const, 'price' as const] },
  ]
  expect(differencesOf(page)).toEqual({ relaxed: ['nearby_area', 'amenities'] })
})

it('tells whether each home differs in all of that', () => {
  const both = { relaxed: ['amenities' as const, 'nearby_area' as const] }
  expect(differencesOf([both, both])).toEqual({ relaxed: ['nearby_area', 'amenities'], together: true })
  expect(differencesOf([both, { relaxed: ['price'] }]).together).toBeUndefined()
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

it('says which way rooms differ where all differ in one way', () => {
  const home = (actual: number) => ({
    relaxed: ['bedrooms' as const],
    comparisons: [
      { slot: 'bedrooms' as const, fits: false, known: true, actual, wished: { min: 2, max: 2 } },
    ],
  })
  expect(differencesOf([home(1), home(1)]).rooms).toBe('fewer')
  expect(differencesOf([home(3)]).rooms).toBe('more')
  expect(differencesOf([home(1), home(3)]).rooms).toBeUndefined()
})

it('calls none near where one is far off', () => {
  expect(differencesOf([{ relaxed: ['nearby_area'] }, { relaxed: ['any_area'] }])).toEqual({
    relaxed: ['any_area'],
    together: true,
  })
})
