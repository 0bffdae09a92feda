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

it('calls none near where one is far off', () => {
  expect(differencesOf([{ relaxed: ['nearby_area'] }, { relaxed: ['any_area'] }])).toEqual({
    relaxed: ['any_area'],
    together: true,
  })
})
