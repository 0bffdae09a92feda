import type { KeptFact } from '@guru/contract/listings'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
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
      kept: 0,
    })
    const before = await rows()
    const later = all.map((one) => ({ ...one, last_confirmed: new Date('2026-11-01') }))
    expect(await writeListings(database.pool, later)).toEqual({
      read: 50,
      added: 0,
      changed: 0,
      duplicates: 50,
      kept: 0,
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
    expect(counts).toEqual({ read: 2, added: 0, changed: 1, duplicates: 1, kept: 0 })
    expect(await price('a')).toBe(1)
    expect((await rows()).map(({ status }) => status).sort()).toEqual(['available', 'retired'])
  })

  test('confirms again only when told to', async () => {
    await writeListings(database.pool, [listing('a')])
    const later = listing('a', { last_confirmed: new Date('2026-11-01') })
    expect((await writeListings(database.pool, [later], { confirmAgain: true })).changed).toBe(1)
    expect((await rows())[0]?.last_confirmed).toEqual(later.last_confirmed)
  })

  describe('a listing that an admin saw to', () => {
    /** As the admin's page writes it. */
    const setByHand = async (key: string, values: Partial<NewListing>, ...facts: KeptFact[]) => {
      await database.kysely
        .updateTable('listing')
        .set({ ...values, kept_by_hand: facts })
        .where('id', '=', listingId('test', key))
        .execute()
    }
    const rowOf = async (key: string) => (await rows()).find(({ id }) => id === listingId('test', key))

    test('keeps what was set by hand and takes the rest, however often the file comes', async () => {
      await writeListings(database.pool, [listing('a'), listing('b')])
      await setByHand('a', { price: 4_900_000, society: 'Green Acres' }, 'price', 'society')
      const newer = listing('a', { price: 5_200_000, society: 'Acres', size_sqft: 1300 })
      const changed = { read: 2, added: 0, changed: 1, duplicates: 1, kept: 1 }
      expect(await writeListings(database.pool, [newer, listing('b')])).toEqual(changed)
      expect(await rowOf('a')).toMatchObject({ price: 4_900_000, society: 'Green Acres', size_sqft: 1300 })
      const before = await rows()
      const same = { read: 2, added: 0, changed: 0, duplicates: 2, kept: 1 }
      expect(await writeListings(database.pool, [newer, listing('b')])).toEqual(same)
      expect(await rows()).toEqual(before)
    })

    test.each([
      ['price', { transaction_type: 'rent', price: 25_000 }],
      ['kind', { property_type: 'apartment', bedrooms: 1, bathrooms: 1 }],
      ['place', { city: 'Mumbai', area: 'Kharghar', latitude: 19, longitude: 73 }],
      ['society', { society: 'Other' }],
      ['size', { size_sqft: 900 }],
      ['amenities', { furnishing: 'unfurnished', amenity_bits: 64, amenities_known: false }],
      ['rera', { rera_number: 'P1', rera_approved: false }],
    ] as const)('keeps its %s as a whole', async (fact, values: Partial<NewListing>) => {
      await writeListings(database.pool, [listing('a')])
      await setByHand('a', values, fact)
      expect(await writeListings(database.pool, [listing('a')])).toMatchObject({ changed: 0, kept: 1 })
      expect(await rowOf('a')).toMatchObject(values)
      await setByHand('a', {}, fact === 'size' ? 'society' : 'size')
      expect(await writeListings(database.pool, [listing('a')])).toMatchObject({ changed: 1, kept: 0 })
      expect(await rowOf('a')).toMatchObject(listing('a'))
    })

    test('is not counted where the file has come to say the same', async () => {
      await writeListings(database.pool, [listing('a')])
      await setByHand('a', { price: 4_900_000 }, 'price')
      const agreed = listing('a', { price: 4_900_000 })
      expect(await writeListings(database.pool, [agreed])).toMatchObject({ duplicates: 1, kept: 0 })
      // Of two rows the last counts.
      expect(await writeListings(database.pool, [listing('a'), agreed])).toMatchObject({ kept: 0 })
      expect(await writeListings(database.pool, [agreed, listing('a')])).toMatchObject({ kept: 1 })
    })

    test('and retired stays so and is counted, whether its row changed or not', async () => {
      await writeListings(database.pool, [listing('a'), listing('b')])
      await setByHand('a', {}, 'status')
      await database.query({
        text: `update listing set status = 'retired' where id = $1`,
        values: [listingId('test', 'a')],
      })
      expect(await writeListings(database.pool, [listing('a'), listing('b')])).toMatchObject({
        duplicates: 2,
        kept: 1,
      })
      const dearer = listing('a', { price: 6_000_000 })
      expect(await writeListings(database.pool, [dearer])).toMatchObject({ changed: 1, kept: 1 })
      expect(await rowOf('a')).toMatchObject({ status: 'retired', price: 6_000_000 })
      expect(await writeListings(database.pool, [listing('b')])).toMatchObject({ kept: 0 })
    })

    test('is confirmed no earlier than it was then', async () => {
      await writeListings(database.pool, [listing('a')])
      const [seen, earlier, later] = ['2026-10-20', '2026-10-10', '2026-11-10'].map((day) => new Date(day))
      await setByHand('a', { price: 1, ...(seen && { last_confirmed: seen }) }, 'price')
      for (const [date, then] of [
        [earlier, seen],
        [later, later],
      ]) {
        const row = listing('a', date && { last_confirmed: date })
        await writeListings(database.pool, [row], { confirmAgain: true })
        expect((await rowOf('a'))?.last_confirmed).toEqual(then)
      }
    })

    test('while the file is being read keeps that as well', async () => {
      await writeListings(database.pool, [listing('a'), listing('b')])
      async function* slow() {
        yield listing('a', { price: 6_000_000, size_sqft: 1300 })
        for (let number = 0; number < 20_000; number += 1) yield listing(`new ${number}`)
        // The first batches are in the database by now.
        await setByHand('a', { price: 4_900_000 }, 'price')
        yield listing('b')
      }
      expect(await writeListings(database.pool, slow())).toMatchObject({ changed: 1, kept: 1 })
      expect(await rowOf('a')).toMatchObject({ price: 4_900_000, size_sqft: 1300 })
    })

    test('at the very moment at which the file changes it keeps that as well', async () => {
      await writeListings(database.pool, [listing('a')])
      const admin = await database.pool.connect()
      const row = listing('a', { price: 6_000_000, size_sqft: 1300 })
      let writing: ReturnType<typeof writeListings>
      try {
        await admin.query('begin')
        await admin.query({
          text: `update listing set price = 4900000, kept_by_hand = '{price}' where id = $1`,
          values: [listingId('test', 'a')],
        })
        writing = writeListings(database.pool, [row])
        const text = `select 1 from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query ~ 'update listing set'`
        await vi.waitFor(async () => expect((await database.query({ text })).rowCount).toBe(1), 5_000)
        await admin.query('commit')
      } finally {
        admin.release(true)
      }
      expect(await writing).toMatchObject({ changed: 1, kept: 1 })
      expect(await rowOf('a')).toMatchObject({ price: 4_900_000, size_sqft: 1300 })
    })
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
      kept: 0,
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
      kept: 0,
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
    expect(await writeListings(database.pool, [])).toEqual({
      read: 0,
      added: 0,
      changed: 0,
      duplicates: 0,
      kept: 0,
    })
  })
})
