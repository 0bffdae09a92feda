import { expect, test } from 'vitest'
import { tappedAmenity } from './amenity-choice.ts'
import { holdsBedrooms, tappedBedrooms } from './bedroom-range.ts'

test('the first tap means that many bedrooms, a second number widens it', () => {
  expect(tappedBedrooms(undefined, 2)).toEqual({ min: 2, max: 2 })
  expect(tappedBedrooms({ min: 2, max: 2 }, 3)).toEqual({ min: 2, max: 3 })
  expect(tappedBedrooms({ min: 2, max: 3 }, 1)).toEqual({ min: 1, max: 3 })
})

test('a tap within the range means that number alone, on the only number none', () => {
  expect(tappedBedrooms({ min: 1, max: 3 }, 2)).toEqual({ min: 2, max: 2 })
  expect(tappedBedrooms({ min: 2, max: 2 }, 2)).toBeUndefined()
})

test('five means five or more', () => {
  expect(tappedBedrooms(undefined, 5)).toEqual({ min: 5 })
  expect(tappedBedrooms({ min: 3, max: 3 }, 5)).toEqual({ min: 3 })
  expect(holdsBedrooms({ min: 3 }, 5)).toBe(true)
  expect(holdsBedrooms({ max: 2 }, 3)).toBe(false)
  expect(holdsBedrooms(undefined, 1)).toBe(false)
})

test('amenities add up, a furnishing takes the place of another', () => {
  expect(tappedAmenity(['lift'], 'gym')).toEqual(['lift', 'gym'])
  expect(tappedAmenity(['lift', 'gym'], 'lift')).toEqual(['gym'])
  expect(tappedAmenity(['furnished', 'lift'], 'unfurnished')).toEqual(['lift', 'unfurnished'])
})
