import type { Listing } from '@guru/contract/listings'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callsOf, makeAdmin } from '../../test/staff.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { listingId, type NewListing } from '../listings/new-listing.ts'
import { setSourceStatus } from '../listings/sources.ts'
import { writeListings } from '../listings/write-listings.ts'

let guru: TestApp
let admin: Awaited<ReturnType<typeof callsOf>>
beforeAll(async () => {
  guru = await testApp()
  admin = await callsOf(guru, 'admin', await makeAdmin(guru))
})
afterAll(() => guru.close())
beforeEach(async () => {
  await sql`truncate listing, audit`.execute(guru.database.kysely)
})

const flat = {
  transaction_type: 'rent',
  property_type: 'apartment',
  city: 'Bangalore',
  area: 'whitefield',
  society: ' Green Acres ',
  price: 25_000,
  bedrooms: 2,
  size_sqft: 1050.5,
  furnishing: 'semi_furnished',
  amenities: ['lift', 'furnished'],
}
const add = async (changes: object = {}): Promise<Listing> => {
  const answer = await admin.call('POST', '/admin/listings', { ...flat, ...changes })
  expect(answer.statusCode).toBe(200)
  return answer.json().listing
}
const find = async (query = '') => (await admin.call('GET', `/admin/listings${query}`)).json()
const areas = async (query: string) => (await find(query)).listings.map(({ area }: Listing) => area).sort()

describe('adding a listing', () => {
  test('places get the names that searches use, and who added it is written down', async () => {
    const listing = await add()
    expect(listing).toEqual({
      ...flat,
      id: expect.any(String),
      source: 'Added by hand',
      city: 'Bengaluru',
      area: 'Whitefield',
      society: 'Green Acres',
      bathrooms: null,
      amenities: ['lift', 'semi_furnished'],
      rera_number: null,
      status: 'available',
      last_confirmed: expect.any(String),
      kept_by_hand: [],
      updated_at: expect.any(String),
    })
    const audit = await guru.database.kysely.selectFrom('audit').selectAll().execute()
    expect(audit).toMatchObject([
      { action: 'listing_changed', subject_id: listing.id, detail: { added: true } },
    ])
  })

  test('a seeker finds it at once', async () => {
    const listing = await add()
    const ids = { session_id: 'session-listing-1', device_id: 'device-listing-1' }
    await guru.chat({ ...ids, answer: 'English' })
    const found = await guru.chat({
      ...ids,
      answer: 'flat for rent in Whitefield Bangalore below 30k, 2bhk, nothing else matters',
    })
    expect(found.json().matches).toMatchObject([{ listing_id: listing.id }])
  })

  test('land has no rooms', async () => {
    const plot = await add({
      property_type: 'land',
      transaction_type: 'sale',
      price: 4_500_000,
      furnishing: null,
    })
    expect([plot.bedrooms, plot.bathrooms]).toEqual([null, null])
  })

  test('what is missing or cannot be is refused, and nothing is stored', async () => {
    const wrong = [
      {},
      { ...flat, price: 0 },
      { ...flat, price: 25.5 },
      { ...flat, city: ' ' },
      { ...flat, bedrooms: 51 },
      { ...flat, bedrooms: 1.5 },
      { ...flat, property_type: 'castle' },
      { ...flat, area: 'White\u0000field' },
      { ...flat, amenities: ['helipad'] },
      // A price that no flat has.
      { ...flat, price: 100 },
      { ...flat, bedrooms: 40 },
    ]
    for (const body of wrong) {
      const answer = await admin.call('POST', '/admin/listings', body)
      expect([body, answer.statusCode]).toEqual([body, 422])
    }
    expect((await find()).listings).toEqual([])
    const answer = await admin.call('POST', '/admin/listings', { ...flat, price: 100 })
    expect(answer.json().message).toBe('The price of ₹ 100 a month is not plausible.')
  })
})

describe('changing a listing', () => {
  test('what changed is kept, confirmed now and written down', async () => {
    const { id } = await add()
    await guru.database.kysely
      .updateTable('listing')
      .set({ last_confirmed: '2026-01-01', latitude: 12.97, longitude: 77.75, source: 'portal' })
      .execute()
    const answer = await admin.call('PUT', `/admin/listings/${id}`, { ...flat, price: 26_000 })
    expect(answer.json().listing).toMatchObject({ id, price: 26_000, source: 'portal' })
    const row = await guru.database.kysely.selectFrom('listing').selectAll().executeTakeFirstOrThrow()
    expect([row.latitude, row.last_confirmed > new Date('2026-01-02')]).toEqual([12.97, true])
    const audit = await guru.database.kysely.selectFrom('audit').select('detail').execute()
    expect(audit.map(({ detail }) => detail)).toContainEqual({ changed: ['price'] })
  })

  test('a listing that moves loses the point on the map', async () => {
    const { id } = await add()
    await guru.database.kysely.updateTable('listing').set({ latitude: 12.97, longitude: 77.75 }).execute()
    await admin.call('PUT', `/admin/listings/${id}`, { ...flat, area: 'Hebbal' })
    const row = await guru.database.kysely.selectFrom('listing').selectAll().executeTakeFirstOrThrow()
    expect([row.latitude, row.longitude]).toEqual([null, null])
  })

  test('it is retired and brought back', async () => {
    const { id } = await add()
    const set = (status: unknown) => admin.call('PUT', `/admin/listings/${id}/status`, { status })
    expect((await set('retired')).json().listing.status).toBe('retired')
    expect((await find('?status=available')).listings).toEqual([])
    expect((await find('?status=retired')).listings).toHaveLength(1)
    expect((await set('available')).json().listing.status).toBe('available')
    expect((await set('sold')).statusCode).toBe(422)
    const audit = await guru.database.kysely.selectFrom('audit').select('detail').execute()
    expect(audit.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([{ status: 'retired' }, { status: 'available' }]),
    )
  })

  test('what changed since it was looked at is not written over', async () => {
    const { id, updated_at } = await add()
    const put = (body: object) => admin.call('PUT', `/admin/listings/${id}`, { ...flat, ...body })
    expect((await put({ updated_at, price: 26_000 })).statusCode).toBe(200)
    const late = await put({ updated_at, price: 27_000 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_since'])
    expect((await find()).listings[0].price).toBe(26_000)
    expect((await put({ updated_at: 'yesterday' })).statusCode).toBe(422)
  })

  test('a listing that is not there is told', async () => {
    const path = '/admin/listings/019a0000-0000-7000-8000-000000000000'
    expect((await admin.call('PUT', path, flat)).statusCode).toBe(404)
    expect((await admin.call('PUT', `${path}/status`, { status: 'retired' })).statusCode).toBe(404)
    expect((await admin.call('DELETE', `${path}/kept-by-hand`)).statusCode).toBe(404)
    expect((await admin.call('PUT', '/admin/listings/1', flat)).statusCode).toBe(422)
  })
})

describe('a listing that a file brought', () => {
  const row: NewListing = {
    id: listingId('portal', '1'),
    source: 'portal',
    transaction_type: 'rent',
    property_type: 'apartment',
    city: 'Bengaluru',
    area: 'Whitefield (old road)',
    price: 25_000,
    bedrooms: 2,
    bathrooms: null,
    size_sqft: null,
    amenity_bits: 0,
    amenities_known: true,
    furnishing: null,
    society: null,
    latitude: 12.97,
    longitude: 77.75,
    rera_number: null,
    rera_approved: null,
    last_confirmed: new Date('2026-10-01'),
  }
  const bring = (changes: Partial<NewListing> = {}) =>
    writeListings(guru.database.pool, [{ ...row, ...changes }])
  const shown = async (): Promise<Listing> => (await find()).listings[0]
  const edit = async (changes: object) => {
    const { kept_by_hand: _, ...listing } = await shown()
    const answer = await admin.call('PUT', `/admin/listings/${row.id}`, { ...listing, ...changes })
    expect(answer.statusCode).toBe(200)
    return answer.json().listing
  }
  const stored = () => guru.database.kysely.selectFrom('listing').selectAll().executeTakeFirstOrThrow()

  test('keeps what an admin changed and nothing else, and says what', async () => {
    await bring()
    expect((await edit({})).kept_by_hand).toEqual([])
    expect(await stored()).toMatchObject({ area: row.area, amenities_known: true, latitude: 12.97 })
    expect((await edit({ price: 24_000 })).kept_by_hand).toEqual(['price'])
    expect((await edit({ society: 'Acres' })).kept_by_hand).toEqual(['price', 'society'])
    expect(await areas('?status=kept_by_hand')).toEqual([row.area])
    expect(await areas('?status=kept_by_hand&transaction_type=sale')).toEqual([])
    expect(await bring({ price: 30_000, bedrooms: 3 })).toMatchObject({ changed: 1, kept: 1 })
    expect(await shown()).toMatchObject({ price: 24_000, society: 'Acres', bedrooms: 3 })
  })

  test('is given back, and set again by the next import', async () => {
    await bring()
    await edit({ price: 24_000, area: 'Hebbal' })
    await bring()
    const back = (await admin.call('DELETE', `/admin/listings/${row.id}/kept-by-hand`)).json().listing
    expect(await areas('?status=kept_by_hand')).toEqual([])
    expect(back).toMatchObject({ kept_by_hand: [], price: 24_000, area: 'Hebbal' })
    expect(await bring()).toMatchObject({ changed: 1, kept: 0 })
    expect(await stored()).toMatchObject({ price: 25_000, area: row.area, latitude: 12.97 })
    const audit = await guru.database.kysely.selectFrom('audit').select('detail').execute()
    expect(audit.map(({ detail }) => detail)).toContainEqual({ given_back: ['price', 'place'] })
  })

  test('and that was retired by hand stays so when its source is brought back', async () => {
    await bring()
    const other = listingId('portal', '2')
    await bring({ id: other })
    const set = (status: string) => admin.call('PUT', `/admin/listings/${row.id}/status`, { status })
    expect((await set('retired')).json().listing.kept_by_hand).toEqual(['status'])
    expect(await bring()).toMatchObject({ duplicates: 1, kept: 1 })
    expect(await setSourceStatus(guru.database.pool, 'portal', 'retired')).toBe(1)
    expect(await setSourceStatus(guru.database.pool, 'portal', 'available')).toBe(1)
    expect((await find('?status=retired')).listings.map(({ id }: Listing) => id)).toEqual([row.id])
    expect((await set('available')).json().listing).toMatchObject({ status: 'available', kept_by_hand: [] })
    expect(await bring()).toMatchObject({ kept: 0 })
  })
})

describe('the table', () => {
  test('is searched by beginnings of words, whatever parts them', async () => {
    await add({ area: 'Sector-65', city: 'Gurgaon', society: 'M3M-8 "Heights"' })
    await add({ area: 'Adyar', city: 'Chennai', society: 'அன்னை இல்லம், O’Neil + Sons' })
    expect(await areas('?q=sector%2065')).toEqual(['Sector 65'])
    expect(await areas('?q=GURU')).toEqual(['Sector 65'])
    expect(await areas('?q=heigh%20m3m%208')).toEqual(['Sector 65'])
    expect(await areas('?q=added%20hand')).toEqual(['Adyar', 'Sector 65'])
    expect(await areas(`?q=${encodeURIComponent('அன்னை')}`)).toEqual(['Adyar'])
    expect(await areas('?q=neil')).toEqual(['Adyar'])
    expect(await areas(`?q=${encodeURIComponent('o’neil+sons')}`)).toEqual(['Adyar'])
    expect(await areas('?q=adyar%20gurgaon')).toEqual([])
  })

  test('finds nothing by marks alone, and all by nothing or blanks', async () => {
    await add()
    for (const marks of ["'", '&|!', ':*', '\\', '%25', '( )', '"', '-', '“”', '।', '🏠'])
      expect([marks, await find(`?q=${encodeURIComponent(marks)}`)]).toEqual([
        marks,
        { listings: [], next: null },
      ])
    for (const nothing of ['', '%20', '%20%20'])
      expect((await find(`?q=${nothing}`)).listings).toHaveLength(1)
  })

  test('is narrowed by kind and status', async () => {
    await add({ area: 'Adyar', city: 'Chennai' })
    await add({ area: 'Hebbal', property_type: 'house' })
    await add({ area: 'Kochi', transaction_type: 'sale', price: 5_000_000 })
    expect(await areas('?transaction_type=sale')).toEqual(['Kochi'])
    expect(await areas('?property_type=house')).toEqual(['Hebbal'])
    expect(await areas('?property_type=apartment&transaction_type=rent&status=available')).toEqual(['Adyar'])
    expect(await areas('?status=retired')).toEqual([])
  })

  test('pages hold every listing once, the last confirmed first, also where times are the same', async () => {
    const one = await add()
    await sql`
      insert into listing (id, source, transaction_type, property_type, city, area, price, status, last_confirmed)
      select gen_random_uuid(), 'portal', (array['rent', 'sale'])[1 + n % 2],
        (array['house', 'apartment', 'land'])[1 + n % 3], 'Pune', 'Baner', 1, (array['available', 'retired'])[1 + n % 2],
        timestamptz '2026-01-01' + (n / 10) * interval '1 microsecond'
      from generate_series(1, 60) n`.execute(guru.database.kysely)
    const seen: Listing[] = []
    let before: string | null = ''
    while (before !== null) {
      const page: { listings: Listing[]; next: string | null } = await find(
        `?limit=7${before && `&before=${encodeURIComponent(before)}`}`,
      )
      seen.push(...page.listings)
      before = page.next
    }
    expect(seen).toHaveLength(61)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(61)
    expect(seen[0]?.id).toBe(one.id)
    const times = seen.map(({ last_confirmed }) => last_confirmed)
    expect(times).toEqual([...times].sort().reverse())
  })

  test('what no page gave is no place to go on from', async () => {
    const id = '019a0000-0000-7000-8000-000000000000'
    for (const before of [
      'x',
      '2026-11-20',
      `2026-99-99 00:00:00+00~${id}`,
      `2026-11-20 00:00:00+00~${'-'.repeat(36)}`,
    ])
      expect(
        (await admin.call('GET', `/admin/listings?before=${encodeURIComponent(before)}`)).statusCode,
      ).toBe(422)
    for (const query of ['?limit=0', '?limit=101', '?status=gone', '?transaction_type=lease'])
      expect((await admin.call('GET', `/admin/listings${query}`)).statusCode).toBe(422)
  })
})
