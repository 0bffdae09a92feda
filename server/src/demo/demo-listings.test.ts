import { amenities } from '@guru/contract/vocabulary'
import { distanceKm } from '@guru/engine/places/distance'
import { createPlaceIndex } from '@guru/engine/places/index'
import { describe, expect, test } from 'vitest'
import { amenitiesOf } from '../listings/amenity-bits.ts'
import type { NewListing } from '../listings/new-listing.ts'
import { demoListings } from './demo-listings.ts'

const referenceDate = new Date('2026-11-20T06:00:00Z')
const rows = [...demoListings({ referenceDate })]
const places = createPlaceIndex([])
const cities = [...new Set(rows.map((row) => row.city))]

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
const rateOf = (city: string, transaction: string): number =>
  median(
    rows
      .filter(
        (row) =>
          row.city === city && row.transaction_type === transaction && row.property_type === 'apartment',
      )
      .map((row) => row.price / (row.size_sqft ?? 1)),
  )

describe('the demo inventory', () => {
  test('has 24,000 listings over more than 50 cities, each its own and marked as demo', () => {
    expect(rows).toHaveLength(24_000)
    expect(cities.length).toBeGreaterThan(50)
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
    expect(rows.every((row) => row.source === 'demo')).toBe(true)
    expect(rows.every((row) => row.rera_number === null || row.rera_number.startsWith('DEMO-'))).toBe(true)
  })

  test('is the same for the same options and another for another seed', () => {
    const few = (seed: number): NewListing[] => [...demoListings({ referenceDate, count: 300, seed })]
    expect(few(1)).toEqual(few(1))
    expect(few(1)).not.toEqual(few(2))
    expect(few(1)).toHaveLength(300)
  })

  test('every city has each kind of property, for sale and to let', () => {
    const kinds = new Set(rows.map((row) => `${row.city} ${row.transaction_type} ${row.property_type}`))
    for (const city of cities) {
      for (const kind of ['sale apartment', 'sale house', 'sale land', 'rent apartment', 'rent house']) {
        expect(kinds).toContain(`${city} ${kind}`)
      }
    }
  })

  test('every listing stands in a real area of its city, within its reach', () => {
    for (const row of rows) {
      const area = places.findArea(row.city, row.area)
      if (area?.latitude == null || area.longitude === null) throw new Error(`${row.area}, ${row.city}`)
      if (row.latitude === null || row.longitude === null) throw new Error('no position')
      const here = { latitude: row.latitude, longitude: row.longitude }
      expect(area.city).toBe(row.city)
      expect(distanceKm(here, { latitude: area.latitude, longitude: area.longitude })).toBeLessThan(1)
    }
  })

  test('prices are sane and follow the level of each city', () => {
    for (const row of rows) {
      const [least, most] = row.transaction_type === 'sale' ? [2e5, 1.5e9] : [1000, 3e6]
      expect(row.price).toBeGreaterThanOrEqual(least)
      expect(row.price).toBeLessThanOrEqual(most)
      expect(Number.isInteger(row.price)).toBe(true)
    }
    for (const transaction of ['sale', 'rent']) {
      expect(rateOf('Mumbai', transaction)).toBeGreaterThan(2 * rateOf('Nagpur', transaction))
      expect(rateOf('Pune', transaction)).toBeGreaterThan(rateOf('Jaipur', transaction))
      expect(rateOf('Delhi', transaction)).toBeGreaterThan(rateOf('Kolkata', transaction))
    }
  })

  test('land has no rooms and no furnishing, homes have both', () => {
    for (const row of rows) {
      const isLand = row.property_type === 'land'
      expect(row.bedrooms === null).toBe(isLand)
      expect(row.bathrooms === null).toBe(isLand)
      expect(row.furnishing === null).toBe(isLand)
      const present = amenitiesOf(row.amenity_bits)
      expect(present.filter((amenity) => amenity.endsWith('furnished'))).toEqual(
        isLand ? [] : [row.furnishing],
      )
      if (isLand) expect(present).not.toContain('lift')
    }
  })

  test('every amenity is offered somewhere', () => {
    const offered = new Set(rows.flatMap((row) => amenitiesOf(row.amenity_bits)))
    expect([...offered].sort()).toEqual([...amenities].sort())
  })

  test('was confirmed within the last weeks', () => {
    const month = 28 * 24 * 3600 * 1000
    for (const { last_confirmed } of rows) {
      const age = referenceDate.getTime() - last_confirmed.getTime()
      expect(age).toBeGreaterThanOrEqual(0)
      expect(age).toBeLessThanOrEqual(month)
    }
  })

  test('names of societies are put together from plain words', () => {
    const names = new Set(rows.flatMap((row) => (row.society === null ? [] : [row.society])))
    expect(names.size).toBeGreaterThan(500)
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ [A-Z][a-z]+(?: [A-Z][a-z]+)?$/)
  })
})
