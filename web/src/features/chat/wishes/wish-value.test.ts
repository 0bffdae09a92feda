import type { Wishes } from '@guru/contract/requirement'
import { slots } from '@guru/contract/vocabulary'
import { expect, test } from 'vitest'
import { en } from '../../../texts/en.ts'
import type { Understood } from '../chat-state.ts'
import { dropWish, freeWish, setWish } from './wish-change.ts'
import { slotsFor, wishValue } from './wish-value.ts'

const understood = (wishes: Wishes, parts: Partial<Understood> = {}): Understood => ({
  wishes,
  any: [],
  sizeUnit: 'sqft',
  ...parts,
})

test('every slot says its wish, and nothing when there is none', () => {
  const wishes: Wishes = {
    transaction_type: 'rent',
    property_type: 'apartment',
    city: 'Bengaluru',
    area: 'Whitefield',
    price: { max: 30000 },
    bedrooms: { min: 2, max: 3 },
    size_sqft: { min: 1200 },
    amenities: ['parking', 'lift'],
  }
  const values = (from: Wishes) => slots.map((slot) => wishValue(slot, understood(from), en))
  expect(values(wishes)).toEqual([
    'Rent',
    'Apartment',
    'Bengaluru',
    'Whitefield',
    'up to ₹ 30,000 a month',
    '2–3 BHK',
    'at least 1,200 sq ft',
    'Parking, Lift',
  ])
  expect(values({})).toEqual(slots.map(() => null))
  expect(wishValue('amenities', understood({ amenities: [] }), en)).toBeNull()
})

test('a slot in which anything will do says so', () => {
  expect(wishValue('area', understood({}, { any: ['area'] }), en)).toBe('Anything')
})

test('land is not asked for bedrooms', () => {
  expect(slotsFor(understood({ property_type: 'land' }), slots)).not.toContain('bedrooms')
  expect(slotsFor(understood({ property_type: 'house' }), slots)).toContain('bedrooms')
})

test('a tap says the new value and sends it', () => {
  const known = understood({ transaction_type: 'rent', price: { max: 20000 } }, { any: ['price'] })
  expect(setWish('price', { price: { min: 10000, max: 30000 } }, known, en)).toEqual({
    said: 'Budget: ₹ 10,000 to ₹ 30,000 a month',
    change: { set: { price: { min: 10000, max: 30000 } } },
  })
  expect(setWish('city', { city: 'Chennai' }, known, en).said).toBe('Chennai')
  expect(freeWish('area', en)).toEqual({ said: 'Area: anything will do', change: { any: ['area'] } })
  expect(dropWish('area', en)).toEqual({ said: 'Remove area', change: { drop: ['area'] } })
})

test('a place is shown as the language writes it, where its name in it is known', () => {
  const wishes = { city: 'Chennai', area: 'Velachery' }
  const shown = understood(wishes, { places: { city: 'சென்னை' } })
  expect([wishValue('city', shown, en), wishValue('area', shown, en)]).toEqual(['சென்னை', 'Velachery'])
})

test('a city that is tapped is said by its own name, not by that of the city before it', () => {
  const before = understood({ city: 'Chennai' }, { places: { city: 'சென்னை' } })
  expect(setWish('city', { city: 'Mumbai' }, before, en)).toEqual({
    said: 'Mumbai',
    change: { set: { city: 'Mumbai' } },
  })
})
