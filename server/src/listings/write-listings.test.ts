import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { listingId, type NewListing } from './new-listing.ts'
import { writeListings } from './write-listings.ts'

function listing(key: string, values: Partial<NewListing> = {}): NewListing {
  return {
    id: listingId('test', key),
    source: 'test',
    transaction_type: 'sale',
    property_type: 'house',
    city: 'Pune',
    area: 'Baner',
    price: 5_000_000,
    bedrooms: 3,
    bathrooms: 2,
    size_sqft: 1200.5,
    amenity_bits: 5,
    amenities_known: true,
    furnishing: 'furnished',
    society: null,
    latitude: 18.5,
    longitude: 73.8,
    rera_number: 'P52100000001',
    rera_approved: true,
    last_confirmed: new Date('2026-10-01T00:00:00Z'),
    ...values,
  }
}

describe('writing listings', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    await database.query({ text: 'truncate listing' })
  })
  const rows = async () =>
    (await database.query<NewListing & { status: string }>({ text: 'select * from listing order by id' }))
      .rows
  const price = async (key: string) => (await rows()).find(({ id }) => id === listingId('test', key))?.price

  test('keeps every value as it is, marks of the copy format and all', async () => {
    const odd = listing('odd', { society: 'Tab\tslash\\ line\r\nquote" \\N নাম', area: '\\.' })
    const bare = listing('bare', {
      bedrooms: null,
      bathrooms: null,
      size_sqft: null,
      furnishing: null,
      latitude: null,
      longitude: null,
      rera_number: null,
      rera_approved: null,
    })
    await writeListings(database.pool, [odd, bare])
    const written = await rows()
    expect(written).toHaveLength(2)
    for (const one of [odd, bare]) expect(written).toContainEqual(expect.objectContaining(one))
  })

  test('a second time changes nothing', async () => {
    const all = Array.from({ length: 50 }, (_, number) => listing(String(number)))
    expect(await writeListings(database.pool, all)).toEqual({
      read: 50,
      added: 50,
      changed: 0,
      duplicates: 0,
    })
    const before = await rows()
    const later = all.map((one) => ({ ...one, last_confirmed: new Date('2026-11-01') }))
    expect(await writeListings(database.pool, later)).toEqual({
      read: 50,
      added: 0,
      changed: 0,
      duplicates: 50,
    })
    expect(await rows()).toEqual(before)
  })

  test('with another price changes that listing alone and keeps it retired', async () => {
    await writeListings(database.pool, [listing('a'), listing('b')])
    await database.query({
      text: `update listing set status = 'retired' where id = $1`,
      values: [listingId('test', 'a')],
    })
    const counts = await writeListings(database.pool, [listing('a', { price: 1 }), listing('b')])
    expect(counts).toEqual({ read: 2, added: 0, changed: 1, duplicates: 1 })
    expect(await price('a')).toBe(1)
    expect((await rows()).map(({ status }) => status).sort()).toEqual(['available', 'retired'])
  })

  test('confirms again only when told to', async () => {
    await writeListings(database.pool, [listing('a')])
    const later = listing('a', { last_confirmed: new Date('2026-11-01') })
    expect((await writeListings(database.pool, [later], { confirmAgain: true })).changed).toBe(1)
    expect((await rows())[0]?.last_confirmed).toEqual(later.last_confirmed)
  })

  test('of two with one identifier in a run the last counts, in one batch and over two', async () => {
    const many = Array.from({ length: 40_500 }, (_, number) =>
      listing(String(number % 40_000), { price: number + 1 }),
    )
    expect(await writeListings(database.pool, many)).toEqual({
      read: 40_500,
      added: 40_000,
      changed: 500,
      duplicates: 0,
    })
    expect(await price('3')).toBe(40_004)
    const before = await rows()
    expect(await writeListings(database.pool, many)).toMatchObject({ added: 0, changed: 0 })
    expect(await rows()).toEqual(before)
    const twice = [listing('x', { price: 1 }), listing('x', { price: 2 })]
    expect(await writeListings(database.pool, twice)).toEqual({
      read: 2,
      added: 1,
      changed: 0,
      duplicates: 1,
    })
    expect(await price('x')).toBe(2)
  })

  test('twice at the same moment brings each listing once', async () => {
    const many = Array.from({ length: 15_000 }, (_, number) => listing(String(number)))
    const counts = await Promise.all([writeListings(database.pool, many), writeListings(database.pool, many)])
    expect(counts.map(({ added }) => added).toSorted((one, other) => one - other)).toEqual([0, 15_000])
    expect(counts.map(({ changed }) => changed)).toEqual([0, 0])
    expect(await rows()).toHaveLength(15_000)
  })

  test('leaves nothing when the listings break off, and the pool serves on', async () => {
    function* broken() {
      for (let number = 0; number < 45_000; number += 1) yield listing(String(number))
      throw new Error('broken off')
    }
    await expect(writeListings(database.pool, broken())).rejects.toThrow('broken off')
    expect(await rows()).toEqual([])
    expect((await writeListings(database.pool, [listing('a')])).added).toBe(1)
  })

  test('leaves nothing when the database refuses one of them', async () => {
    await expect(writeListings(database.pool, [listing('a'), listing('b', { price: -1 })])).rejects.toThrow(
      'price',
    )
    expect(await rows()).toEqual([])
  })

  test('of no listings is no fault', async () => {
    expect(await writeListings(database.pool, [])).toEqual({ read: 0, added: 0, changed: 0, duplicates: 0 })
  })
})
