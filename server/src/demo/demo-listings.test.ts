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
    const kilometresOff = (row: NewListing): number => {
      const area = places.findArea(row.city, row.area)
      if (area?.city !== row.city || area.latitude === null || area.longitude === null) return Infinity
      if (row.latitude === null || row.longitude === null) return Infinity
      const here = { latitude: row.latitude, longitude: row.longitude }
      return distanceKm(here, { latitude: area.latitude, longitude: area.longitude })
    }
    expect(rows.filter((row) => !(kilometresOff(row) < 1))).toEqual([])
  })

  test('prices are sane and follow the level of each city', () => {
    const isSane = ({ price, transaction_type }: NewListing): boolean => {
      const [least, most] = transaction_type === 'sale' ? [2e5, 1.5e9] : [1000, 3e6]
      return Number.isInteger(price) && price >= least && price <= most
    }
    expect(rows.filter((row) => !isSane(row))).toEqual([])
    for (const transaction of ['sale', 'rent']) {
      expect(rateOf('Mumbai', transaction)).toBeGreaterThan(2 * rateOf('Nagpur', transaction))
      expect(rateOf('Pune', transaction)).toBeGreaterThan(rateOf('Jaipur', transaction))
      expect(rateOf('Delhi', transaction)).toBeGreaterThan(rateOf('Kolkata', transaction))
    }
  })

  test('land has no rooms, no furnishing and no lift, homes have rooms and one furnishing', () => {
    const fits = (row: NewListing): boolean => {
      const present = amenitiesOf(row.amenity_bits)
      const furnishings = present.filter((amenity) => amenity.endsWith('furnished'))
      if (row.property_type === 'land') {
        const bare = row.bedrooms === null && row.bathrooms === null && row.furnishing === null
        return bare && furnishings.length === 0 && !present.includes('lift')
      }
      const rooms = row.bedrooms !== null && row.bathrooms !== null
      return rooms && furnishings.length === 1 && furnishings[0] === row.furnishing
    }
    expect(rows.filter((row) => !fits(row))).toEqual([])
  })

  test('every amenity is offered somewhere', () => {
    const offered = new Set(rows.flatMap((row) => amenitiesOf(row.amenity_bits)))
    expect([...offered].sort()).toEqual([...amenities].sort())
  })

  test('was confirmed within the last weeks', () => {
    const month = 28 * 24 * 3600 * 1000
    const ages = rows.map((row) => referenceDate.getTime() - row.last_confirmed.getTime())
    expect(ages.filter((age) => age < 0 || age > month)).toEqual([])
  })

  test('names of societies are put together from plain words', () => {
    const names = new Set(rows.flatMap((row) => (row.society === null ? [] : [row.society])))
    expect(names.size).toBeGreaterThan(500)
    expect([...names].filter((name) => !/^(?:[A-Z][a-z]+ ?){3,4}$/.test(name))).toEqual([])
  })
})
