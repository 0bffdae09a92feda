import type { Wishes } from '@guru/contract/requirement'
import { amenities, propertyTypes, transactionTypes } from '@guru/contract/vocabulary'
import { searchInMemory } from '@guru/engine/matching/listings-in-memory'
import { createNeighbourhood } from '@guru/engine/matching/neighbourhood'
import { type Leeway, planSearch } from '@guru/engine/matching/plan-search'
import { createPlaceIndex } from '@guru/engine/places/index'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { amenityBits } from './amenity-bits.ts'
import { listingId } from './new-listing.ts'
import { searchListings } from './search.ts'
import { writeListings } from './write-listings.ts'

const places = createNeighbourhood(createPlaceIndex([]))
const areas = ['Baner', 'Wakad', 'Aundh', 'Kothrud', 'Hinjewadi']
/** Furnished in each way, and two more. */
const stated = amenities.filter((one) => one.endsWith('furnished') || one === 'lift' || one === 'parking')

const anyAmenities = fc.uniqueArray(fc.constantFrom(...stated), { maxLength: 2 })

const anyListing = fc.record({
  transaction_type: fc.constantFrom(...transactionTypes),
  property_type: fc.constantFrom(...propertyTypes),
  area: fc.constantFrom(...areas),
  bedrooms: fc.option(fc.integer({ min: 1, max: 4 })),
  size_sqft: fc.option(fc.integer({ min: 4, max: 20 }).map((hundreds) => hundreds * 100)),
  amenity_bits: anyAmenities.map(amenityBits),
})

const upTo = (value: fc.Arbitrary<number>) => value.map((max) => ({ max }))

const anyWishes: fc.Arbitrary<Wishes> = fc.record(
  {
    transaction_type: fc.constantFrom(...transactionTypes),
    property_type: fc.constantFrom(...propertyTypes),
    city: fc.constant('Pune'),
    area: fc.constantFrom(...areas),
    price: upTo(fc.integer({ min: 10_000, max: 60_000 })),
    bedrooms: fc.integer({ min: 1, max: 4 }).map((count) => ({ min: count, max: count })),
    size_sqft: fc.integer({ min: 400, max: 2000 }).map((min) => ({ min })),
    amenities: anyAmenities,
  },
  { requiredKeys: ['city'] },
)

const anyLeeway: fc.Arbitrary<Leeway> = fc
  .record({
    beside: fc.subarray(areas, { maxLength: 2 }),
    liked: fc.subarray(stated, { maxLength: 1 }),
    kinds: fc.subarray([...propertyTypes]),
    near: fc.boolean(),
  })
  .map(({ near, ...others }) => ({ ...others, ...(near && { near }) }))

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const rows = fc.sample(anyListing, { numRuns: 400, seed: 5 }).map((row, number) => ({
    ...row,
    id: listingId('test', String(number)),
    source: 'test',
    city: 'Pune',
    // Each its own, so that an order by price leaves nothing open.
    price: 10_000 + number * 123,
    bathrooms: null,
    amenities_known: true,
    furnishing: null,
    society: null,
    latitude: null,
    longitude: null,
    rera_number: null,
    rera_approved: null,
    last_confirmed: new Date('2026-10-01'),
  }))
  await writeListings(database.pool, rows)
})
afterAll(() => database.drop())

test('what is planned for any wishes is found by the query as by going through the list', async () => {
  const everything = {
    steps: [{ filter: {}, relaxed: [] }],
    order: 'best' as const,
    exclude: [],
    limit: 1000,
  }
  const found = await searchListings(database, everything)
  const listings = found.map(({ listing }) => listing)
  expect(listings).toHaveLength(400)
  let cheapest = 0
  await fc.assert(
    fc.asyncProperty(
      anyWishes,
      anyLeeway,
      fc.constantFrom('price_up', 'price_down'),
      async (wishes, leeway, order) => {
        const search = planSearch({ wishes, view: { order }, seen: [], leeway }, places)
        cheapest += search.steps.filter((step) => step.cheapest).length
        const ids = (rows: typeof found) => rows.map(({ step, listing }) => [step, listing.id, listing.price])
        expect(ids(await searchListings(database, search))).toEqual(ids(searchInMemory(listings, search)))
      },
    ),
    { numRuns: 250, seed: 3 },
  )
  expect(cheapest).toBeGreaterThan(20)
})
