import { expect, test } from 'vitest'
import { createEngine } from '../index.ts'
import { namesNoPlace } from './no-name.ts'

test('what a careless row has instead of a locality names no place', () => {
  expect(['2BHK', '2 BHK', 'Falt', 'My Own House', 'Flat no 4', '700051'].every(namesNoPlace)).toBe(true)
  expect(
    ['Opera House', '100 Feet Road', 'Happy Homes Colony', 'गया', 'Old Malakpet'].some(namesNoPlace),
  ).toBe(false)
})

test('a listing whose locality is “2BHK” takes no wish for two bedrooms away', () => {
  const listedPlaces = [
    { city: 'Aligarh', area: '2BHK' },
    { city: 'Sonipat', area: 'Apartment' },
  ]
  const context = { language: 'en', asked: null, known: {} } as const
  const { commands } = createEngine({ listedPlaces }).understand('2bhk apartment in Andheri West', context)
  const set = commands.flatMap((command) => (command.kind === 'set' ? [[command.slot, command.value]] : []))
  expect(Object.fromEntries(set)).toMatchObject({
    property_type: 'apartment',
    bedrooms: { min: 2, max: 2 },
    area: 'Andheri West',
  })
})
