import { amenities, propertyTypes, transactionTypes } from '@guru/contract/vocabulary'
import { cheapestCount, type ListingFilter, type ListingSearch } from '@guru/engine/matching/listing'
import type { Range } from '@guru/engine/range'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { amenityBits } from './amenity-bits.ts'
import { listingId, type NewListing } from './new-listing.ts'
import { listingsByIds, searchListings, searchQuery } from './search.ts'
import { writeListings } from './write-listings.ts'

const cities = ['Pune', 'Delhi']
const areas = ['Baner', 'Wakad', 'Kharadi', "O'Brien \\ Road"]

const anyListing = fc.record({
  transaction_type: fc.constantFrom(...transactionTypes),
  property_type: fc.constantFrom(...propertyTypes),
  city: fc.constantFrom(...cities),
  area: fc.constantFrom(...areas),
  price: fc.integer({ min: 1, max: 40 }).map((thousands) => thousands * 1000),
  bedrooms: fc.option(fc.integer({ min: 0, max: 14 })),
  size_sqft: fc.option(fc.integer({ min: 1, max: 20 }).map((hundreds) => hundreds * 100)),
  amenity_bits: fc.subarray(amenities.slice(0, 4)).map(amenityBits),
  last_confirmed: fc.integer({ min: 1, max: 28 }).map((day) => new Date(Date.UTC(2026, 9, day))),
})

function newListing(number: number, values: Partial<NewListing>): NewListing {
  return {
    id: listingId('test', String(number)),
    source: 'test',
    transaction_type: 'rent',
    property_type: 'apartment',
    city: 'Pune',
    area: 'Baner',
    price: 20_000,
    bedrooms: 2,
    bathrooms: null,
    size_sqft: 900,
    amenity_bits: 0,
    amenities_known: true,
    furnishing: null,
    society: null,
    latitude: null,
    longitude: null,
    rera_number: null,
    rera_approved: null,
    last_confirmed: new Date('2026-10-01'),
    ...values,
  }
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const range = (value: fc.Arbitrary<number>): fc.Arbitrary<Range> =>
  fc.oneof(
    value.map((max) => ({ max })),
    value.map((min) => ({ min })),
    fc.tuple(value, value).map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
  )

const anyFilter: fc.Arbitrary<ListingFilter> = fc.record(
  {
    transaction_type: fc.constantFrom(...transactionTypes),
    property_type: fc.constantFrom(...propertyTypes),
    city: fc.constantFrom(...cities, 'Nowhere'),
    areas: fc.array(fc.constantFrom(...areas, 'Nowhere'), { maxLength: 3 }),
    price: range(fc.integer({ min: 0, max: 45_000 })),
    bedrooms: range(fc.integer({ min: 0, max: 15 })),
    size_sqft: range(fc.integer({ min: 1, max: 2200 })),
    amenities: fc.subarray(amenities.slice(0, 4), { maxLength: 2 }),
  },
  { requiredKeys: [] },
)

/** The condition of a step in plain words. */
function fits(listing: NewListing, filter: ListingFilter): boolean {
  const within = (value: number | null, wanted: Range | undefined) =>
    wanted === undefined ||
    (value !== null && value >= (wanted.min ?? -Infinity) && value <= (wanted.max ?? Infinity))
  const wantedBits = amenityBits(filter.amenities ?? [])
  return (
    (filter.transaction_type ?? listing.transaction_type) === listing.transaction_type &&
    (filter.property_type ?? listing.property_type) === listing.property_type &&
    (filter.city ?? listing.city) === listing.city &&
    (filter.areas?.includes(listing.area) ?? true) &&
    within(listing.price, filter.price) &&
    within(listing.bedrooms, filter.bedrooms) &&
    within(listing.size_sqft, filter.size_sqft) &&
    (listing.amenity_bits & wantedBits) === wantedBits
  )
}

describe('a search over any listings', () => {
  let listings: NewListing[]
  beforeAll(async () => {
    await database.query({ text: 'truncate listing' })
    const values = fc.sample(anyListing, { numRuns: 700, seed: 7 })
    const all = values.map((value, number) => newListing(number, value))
    await writeListings(database.pool, all)
    const retired = all.slice(0, 50).map(({ id }) => id)
    await database.query({
      text: `update listing set status = 'retired' where id = any ($1)`,
      values: [retired],
    })
    listings = all.slice(50)
  })

  const anySearch: fc.Arbitrary<ListingSearch> = fc.record({
    steps: fc.array(
      anyFilter.map((filter) => ({ filter, relaxed: [] })),
      { minLength: 1, maxLength: 4 },
    ),
    order: fc.constantFrom('best', 'price_up', 'price_down', 'size_up', 'size_down'),
    exclude: fc
      .nat({ max: 200 })
      .map((count) => Array.from({ length: count }, (_, it) => listingId('test', `${50 + it}`))),
    limit: fc.constantFrom(1, 5, 10, 1000),
  })

  test('finds what a plain filter finds, in the order of the steps, each row once', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (search) => {
        const open = listings.filter(({ id }) => !search.exclude.includes(id))
        const stepOf = new Map(
          open.flatMap((listing): [string, number][] => {
            const step = search.steps.findIndex(({ filter }) => fits(listing, filter))
            return step < 0 ? [] : [[listing.id, step]]
          }),
        )
        const found = await searchListings(database, search)
        expect(found).toHaveLength(Math.min(search.limit, stepOf.size))
        expect(new Set(found.map(({ listing }) => listing.id)).size).toBe(found.length)
        for (const { listing, step } of found) expect(step).toBe(stepOf.get(listing.id))
        const steps = found.map(({ step }) => step)
        expect(steps).toEqual([...stepOf.values()].sort((one, other) => one - other).slice(0, search.limit))
        if (search.order === 'best') return
        for (const step of new Set(steps)) {
          const wanted = open
            .filter(({ id }) => stepOf.get(id) === step)
            .map((listing) => sortValue(listing, search))
          const got = found
            .filter((one) => one.step === step)
            .map(({ listing }) => sortValue(listing, search))
          expect(got).toEqual(wanted.sort((one, other) => one - other).slice(0, got.length))
        }
      }),
      { numRuns: 250, seed: 11 },
    )
  })
})

/** What an order sorts by, smaller first; unknown sizes last. */
function sortValue(listing: { price: number; size_sqft: number | null }, { order }: ListingSearch): number {
  if (order === 'price_up') return listing.price
  if (order === 'price_down') return -listing.price
  if (listing.size_sqft === null) return Infinity
  return order === 'size_up' ? listing.size_sqft : -listing.size_sqft
}

describe('the best matches', () => {
  const search = async (filter: ListingFilter, limit = 6) => {
    const steps = [{ filter: { transaction_type: 'rent', city: 'Pune', ...filter } as const, relaxed: [] }]
    const found = await searchListings(database, { steps, order: 'best', exclude: [], limit })
    return found.map(({ listing }) => listing)
  }
  const fill = async (values: Partial<NewListing>[]) => {
    await database.query({ text: 'truncate listing' })
    await writeListings(
      database.pool,
      values.map((value, number) => newListing(number, value)),
    )
  }

  test('below a highest price come mostly from its upper end, yet from further down too', async () => {
    await fill(Array.from({ length: 100 }, (_, number) => ({ price: 10_000 + number * 200 })))
    const prices = (await search({ price: { max: 30_000 } })).map(({ price }) => price)
    expect(prices.filter((price) => price >= 27_000)).toHaveLength(3)
    expect(prices.filter((price) => price >= 24_000 && price < 27_000)).toHaveLength(2)
    expect(prices.filter((price) => price < 24_000)).toHaveLength(1)
    expect(prices.every((price) => price <= 30_000)).toBe(true)
  })

  test('above a lowest price come mostly from just above it', async () => {
    await fill(Array.from({ length: 100 }, (_, number) => ({ price: 10_000 + number * 1000 })))
    const prices = (await search({ price: { min: 50_000 } })).map(({ price }) => price)
    expect(prices.filter((price) => price < 57_500)).toHaveLength(3)
    expect(prices.every((price) => price >= 50_000)).toBe(true)
  })

  test('of one price are those confirmed last', async () => {
    const days = [3, 9, 1, 7, 5]
    await fill(days.map((day) => ({ last_confirmed: new Date(Date.UTC(2026, 9, day)) })))
    const first = async (filter: ListingFilter) =>
      (await search(filter, 2)).map((it) => it.last_confirmed.slice(8, 10))
    expect(await first({ price: { max: 20_000 } })).toEqual(['09', '07'])
    expect(await first({})).toEqual(['09', '07'])
    expect(await first({ areas: ['Baner'] })).toEqual(['09', '07'])
  })

  test('lie in the area named first, then in the next', async () => {
    await fill(['Wakad', 'Baner', 'Kharadi', 'Baner'].map((area) => ({ area })))
    const found = await search({ areas: ['Baner', 'Kharadi', 'Nowhere', 'Wakad'] })
    expect(found.map(({ area }) => area)).toEqual(['Baner', 'Baner', 'Kharadi', 'Wakad'])
  })
})

describe('the cheapest beyond a budget', () => {
  const beyond = (filter: ListingFilter, order: ListingSearch['order'] = 'best'): ListingSearch => ({
    steps: [
      { filter: { transaction_type: 'rent', city: 'Pune', price: { max: 10_000 } }, relaxed: [] },
      {
        filter: { transaction_type: 'rent', city: 'Pune', price: { min: 11_001 }, ...filter },
        relaxed: ['price'],
        cheapest: true,
        most: cheapestCount,
      },
      { filter: { city: 'Pune' }, relaxed: ['price'] },
    ],
    order,
    exclude: [],
    limit: 5,
  })
  const prices = async (search: ListingSearch) =>
    (await searchListings(database, search)).map(({ listing, step }) => [step, listing.price])

  test('are the three that cost least, in any order of the search', async () => {
    await database.query({ text: 'truncate listing' })
    const places = ['Baner', 'Wakad', 'Kharadi', 'Aundh', 'Baner', 'Baner'] as const
    await writeListings(
      database.pool,
      places.map((area, number) => newListing(number, { area, price: 30_000 - number * 1000 })),
    )
    for (const order of ['best', 'size_down', 'price_down'] as const)
      expect((await prices(beyond({}, order))).slice(0, 3)).toEqual([
        [1, 25_000],
        [1, 26_000],
        [1, 27_000],
      ])
    expect((await prices(beyond({ areas: ['Kharadi', 'Baner'] }))).slice(0, 3)).toEqual([
      [1, 25_000],
      [1, 26_000],
      [1, 28_000],
    ])
    expect(await prices(beyond({}))).toHaveLength(5)
  })
})

test('a step gives no more rows than it may, so that the next one has its own', async () => {
  await database.query({ text: 'truncate listing' })
  await writeListings(
    database.pool,
    Array.from({ length: 8 }, (_, number) =>
      newListing(number, { property_type: number < 4 ? 'land' : 'house' }),
    ),
  )
  const steps = (['land', 'house'] as const).map((property_type) => ({
    filter: { city: 'Pune', property_type },
    relaxed: [],
    most: 3,
  }))
  const found = await searchListings(database, { steps, order: 'best', exclude: [], limit: 20 })
  expect(found.map(({ step }) => step)).toEqual([0, 0, 0, 1, 1, 1])
})

describe('a search', () => {
  test('reads no later step once the rows of an earlier one suffice', async () => {
    await database.query({ text: 'truncate listing' })
    await writeListings(
      database.pool,
      Array.from({ length: 3000 }, (_, number) => newListing(number, {})),
    )
    const filter = { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' } as const
    const steps = [
      { filter },
      { filter: { ...filter, price: { max: 90_000 } } },
      { filter: { city: 'Pune' } },
    ]
    const { text, values } = searchQuery({
      steps: steps.map((step) => ({ ...step, relaxed: [] })),
      order: 'best',
      exclude: [],
      limit: 10,
    })
    const plan = await database.query<{ 'QUERY PLAN': string }>({
      text: `explain analyze ${text}`,
      values: values ?? [],
    })
    const lines = plan.rows.map((row) => row['QUERY PLAN'])
    expect(lines.find((line) => line.includes('Recursive Union'))).toMatch(/rows=2(\.00)? loops=1/)
    const scans = lines.filter((line) => /Scan.* on listing listing_\d/.test(line))
    expect(scans).toHaveLength(6)
    const [executed, ...others] = scans.filter((line) => !line.endsWith('(never executed)'))
    expect(executed).toMatch(/Index Only Scan.* using listing_by_freshness/)
    expect(others).toEqual([])
  })

  test('without steps or without room finds nothing', async () => {
    expect(await searchListings(database, { steps: [], order: 'best', exclude: [], limit: 10 })).toEqual([])
    const steps = [{ filter: {}, relaxed: [] }]
    expect(await searchListings(database, { steps, order: 'best', exclude: [], limit: 0 })).toEqual([])
  })

  test('for what cannot be there finds nothing, and never fails', async () => {
    const filters: ListingFilter[] = [
      { city: "'; drop table listing; --" },
      { city: '\0', areas: ['\ud800', '"\\u0000', 'x'.repeat(10_000)] },
      { price: { min: 1e300 } },
      { price: { max: -1e300 }, bedrooms: { max: -1e300 } },
      { bedrooms: { min: 1e300 }, size_sqft: { min: 1e308 } },
      { size_sqft: { max: Number.NEGATIVE_INFINITY } },
      { price: { min: Number.NaN } },
      { price: { min: Number.POSITIVE_INFINITY } },
    ]
    for (const order of ['best', 'size_up'] as const)
      for (const filter of filters) {
        const steps = [
          { filter: { transaction_type: 'rent', city: 'Pune', ...filter } as const, relaxed: [] },
        ]
        expect(await searchListings(database, { steps, order, exclude: [], limit: Infinity })).toEqual([])
      }
  })

  test('gives listings as the engine knows them', async () => {
    await database.query({ text: 'truncate listing' })
    const listing = newListing(1, {
      source: 'demo',
      amenity_bits: amenityBits(['gym', 'lift']),
      society: 'Acme',
    })
    await writeListings(database.pool, [listing])
    const [found] = await searchListings(database, {
      steps: [{ filter: {}, relaxed: [] }],
      order: 'best',
      exclude: [],
      limit: 1,
    })
    expect(found).toEqual({
      step: 0,
      listing: {
        id: listing.id,
        transaction_type: 'rent',
        property_type: 'apartment',
        city: 'Pune',
        area: 'Baner',
        society: 'Acme',
        price: 20_000,
        bedrooms: 2,
        bathrooms: null,
        size_sqft: 900,
        amenities: ['lift', 'gym'],
        amenities_known: true,
        latitude: null,
        longitude: null,
        rera_number: null,
        last_confirmed: '2026-10-01T00:00:00.000Z',
        demo: true,
      },
    })
  })
})

test('listings looked up by their identifiers come in that order, without those that are gone', async () => {
  await database.query({ text: 'truncate listing' })
  const listings = [1, 2, 3].map((number) => newListing(number, {}))
  await writeListings(database.pool, listings)
  const [first, second, third] = listings.map(({ id }) => id)
  if (first === undefined || second === undefined || third === undefined) throw new Error('three listings')
  await database.query({ text: `update listing set status = 'retired' where id = $1`, values: [second] })
  const found = await listingsByIds(database, [third, second, listingId('test', '99'), first])
  expect(found.map(({ listing, step }) => [listing.id, step])).toEqual([
    [third, 0],
    [first, 0],
  ])
  expect(await listingsByIds(database, [])).toEqual([])
})
