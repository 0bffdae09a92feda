import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeLead, makeRealtor } from '../../test/staff.ts'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { claimCallback } from './claim-callback.ts'
import { offerCallbacks } from './offer-callbacks.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  for (const table of ['requirement', 'session', 'person', 'realtor', 'callback_offer', 'audit'] as const)
    await database.kysely.deleteFrom(table).execute()
})

const guru = () => ({ database })
let made = 0
const realtor = (about: Parameters<typeof makeRealtor>[1] = {}) =>
  makeRealtor(guru(), { email: `realtor${++made}@example.in`, ...about })
const asked = (about: Parameters<typeof makeLead>[1] = {}) =>
  makeLead(guru(), { callback_at: new Date(), ...about })
const offer = () => offerCallbacks(database.kysely, 15)
const offersOf = async (lead: string) => {
  const rows = await database.kysely
    .selectFrom('callback_offer')
    .select('realtor_id')
    .where('requirement_id', '=', lead)
    .orderBy('offered_at')
    .execute()
  return rows.map(({ realtor_id }) => realtor_id)
}
const claim = (leadId: string, realtorId: string) => claimCallback(database.kysely, { leadId, realtorId })
const timeIsUp = () =>
  database.kysely
    .updateTable('requirement')
    .set({ next_offer_at: sql`now()` })
    .where('next_offer_at', 'is not', null)
    .execute()

describe('a callback request', () => {
  test('is offered to a subscribed realtor whose profile fits, and to nobody else', async () => {
    await realtor({ subscription: false })
    await realtor({ cities: ['Chennai'] })
    await realtor({ transaction_types: ['sale'] })
    await realtor({ areas: ['Hebbal'] })
    const fitting = await realtor({ areas: ['Whitefield'] })
    const lead = await asked()
    await makeLead(guru())
    expect(await offer()).toBe(1)
    expect(await offersOf(lead)).toEqual([fitting])
    expect(await offer()).toBe(0)
  })

  test('goes round in fair turns', async () => {
    const [one, two, three] = [await realtor(), await realtor(), await realtor()]
    const got = []
    for (let at = 0; at < 6; at++) {
      const lead = await asked()
      await offer()
      got.push(...(await offersOf(lead)))
    }
    expect(got.slice(0, 3).toSorted()).toEqual([one, two, three].toSorted())
    expect(got.slice(3)).toEqual(got.slice(0, 3))
  })

  test('is passed on when nobody takes it in time, until all have had it; the first may still take it', async () => {
    await realtor()
    await realtor()
    const lead = await asked()
    await offer()
    await timeIsUp()
    expect(await offer()).toBe(1)
    await timeIsUp()
    expect(await offer()).toBe(0)
    const [first = '', second = ''] = await offersOf(lead)
    expect(await claim(lead, first)).toBe('mine')
    expect(await claim(lead, second)).toBe('taken')
    await timeIsUp()
    expect(await offer()).toBe(0)
  })

  test('that many come for at once is offered once each, also by two servers', async () => {
    for (let at = 0; at < 3; at++) await realtor()
    const leads = []
    for (let at = 0; at < 9; at++) leads.push(await asked())
    const counts = await Promise.all([offer(), offer()])
    expect(counts.reduce((sum, count) => sum + count)).toBe(9)
    for (const lead of leads) expect(await offersOf(lead)).toHaveLength(1)
  })
})

describe('taking a callback', () => {
  test('of two who press together exactly one gets it', async () => {
    const [one, two] = [await realtor(), await realtor()]
    for (let round = 0; round < 10; round++) {
      const lead = await asked()
      await offer()
      await timeIsUp()
      await offer()
      const outcomes = await Promise.all([claim(lead, one), claim(lead, two)])
      expect(outcomes.toSorted()).toEqual(['mine', 'taken'])
    }
    const audit = await database.kysely.selectFrom('audit').select('action').execute()
    expect(audit).toHaveLength(10)
  })

  test('is for those who were offered it, and changes nothing the second time', async () => {
    const mine = await realtor()
    const lead = await asked()
    await offer()
    const late = await realtor()
    expect(await claim(lead, late)).toBe('not-offered')
    expect([await claim(lead, mine), await claim(lead, mine)]).toEqual(['mine', 'mine'])
    expect(await claim(await makeLead(guru()), mine)).toBe('unknown')
  })
})
