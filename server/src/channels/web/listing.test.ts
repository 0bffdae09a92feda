import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { demoListings } from '../../demo/demo-listings.ts'
import { writeListings } from '../../listings/write-listings.ts'

let guru: TestApp
beforeAll(async () => {
  guru = await testApp()
  await writeListings(guru.database.pool, demoListings({ referenceDate: new Date('2026-11-20'), count: 3 }))
})
afterAll(() => guru.close())

const listing = (id: string) => guru.app.inject({ method: 'GET', url: `/v1/listings/${id}` })

test('a listing shows what every seeker may see of it', async () => {
  const row = await guru.database.kysely.selectFrom('listing').selectAll().executeTakeFirstOrThrow()
  const response = await listing(row.id)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    listing_id: row.id,
    city: row.city,
    area: row.area,
    price: row.price,
  })
  expect(response.body).not.toContain('source')
})

test('one that is gone, or never was, gets 404, and what is no id 422', async () => {
  const row = await guru.database.kysely.selectFrom('listing').select('id').executeTakeFirstOrThrow()
  await guru.database.kysely
    .updateTable('listing')
    .set({ status: 'retired' })
    .where('id', '=', row.id)
    .execute()
  expect((await listing(row.id)).statusCode).toBe(404)
  expect((await listing(crypto.randomUUID())).statusCode).toBe(404)
  expect((await listing('x')).statusCode).toBe(422)
})
