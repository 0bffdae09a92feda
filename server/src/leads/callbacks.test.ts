import { type LeadListQuery, type LiveEvent, leadListQuerySchema } from '@guru/contract/leads'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeLead, makeRealtor } from '../../test/staff.ts'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { ChangedLeads } from './changed-leads.ts'
import { claimCallback } from './claim-callback.ts'
import { listLeads } from './lead-lists.ts'
import { offerCallbacks } from './offer-callbacks.ts'
import { viewerOf } from './viewer.ts'

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

  test('that fits nobody yet is offered within minutes to who comes', async () => {
    const lead = await asked()
    expect(await offer()).toBe(0)
    const waits = database.kysely
      .selectFrom('requirement')
      .select(sql<boolean>`next_offer_at <= now() + interval '2 minutes'`.as('soon'))
      .where('id', '=', lead)
    expect((await waits.executeTakeFirstOrThrow()).soon).toBe(true)
    const come = await realtor()
    await timeIsUp()
    expect(await offer()).toBe(1)
    expect(await offersOf(lead)).toEqual([come])
    expect((await waits.executeTakeFirstOrThrow()).soon).toBe(false)
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

describe('a callback that is offered and taken', () => {
  const query = leadListQuerySchema.parse({ scope: 'all' })
  const listOf = async (id: string, asked: Partial<LeadListQuery> = {}) => {
    const viewer = await viewerOf(database.kysely, id)
    if (viewer === null) throw new Error('There is no such realtor')
    const rules = { allAllowed: true, numbersFor: 'subscribed' } as const
    const page = leadListQuerySchema.parse({ ...query, ...asked })
    const { data, next, counts } = await listLeads(database.kysely, 'web', { query: page, viewer, rules })
    return { ids: data.map((card) => card.id).reverse(), updated: data.at(-1)?.updatedAt, next, counts }
  }
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

  test('is new for the one who may take it, and for nobody else', async () => {
    const fitting = await realtor({ areas: ['Whitefield'] })
    const other = await realtor({ areas: ['Hebbal'] })
    const old = await asked({ updated_at: hoursAgo(5), callback_at: hoursAgo(5) })
    const newer = await makeLead(guru(), { updated_at: hoursAgo(1) })
    await offer()
    expect(await listOf(fitting)).toMatchObject({ ids: [old, newer] })
    expect(Date.parse((await listOf(fitting)).updated ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(await listOf(other)).toMatchObject({ ids: [newer, old] })
    expect((await listOf(fitting, { q: 'whitefield' })).ids).toEqual([old, newer])
    expect((await listOf(other, { q: 'whitefield' })).ids).toEqual([newer, old])
    expect(await claim(old, fitting)).toBe('mine')
    expect((await listOf(other)).ids).toEqual([newer, old])
    const row = database.kysely.selectFrom('requirement').select('updated_at').where('id', '=', old)
    expect((await row.executeTakeFirstOrThrow()).updated_at.getTime()).toBeLessThan(hoursAgo(4).getTime())
  })

  test('comes once in the pages, also between those that seekers changed, and falls into its day', async () => {
    const fitting = await realtor()
    const leads = []
    for (let at = 1; at <= 8; at++) {
      const lead = await makeLead(guru(), { updated_at: hoursAgo(at * 10) })
      if (at % 2 === 0) {
        const offered_at = hoursAgo(at * 10 - 15)
        await database.kysely
          .insertInto('callback_offer')
          .values({ requirement_id: lead, realtor_id: fitting, offered_at })
          .execute()
      }
      leads.push({ lead, hours: at % 2 === 0 ? at * 10 - 15 : at * 10 })
    }
    const wanted = leads.toSorted((one, other) => one.hours - other.hours).map(({ lead }) => lead)
    const seen = []
    for (let before: string | null | undefined; before !== null; ) {
      const page = await listOf(fitting, { limit: 3, ...(before && { before }) })
      seen.push(...page.ids)
      before = page.next
    }
    expect(seen).toEqual(wanted)
    // The second span leaves out what was offered behind it, though its seeker did something within.
    for (const span of [{ from: 12 }, { from: 62, to: 28 }, { to: 28 }]) {
      const { from = 1000, to = -1 } = span
      const within = leads.filter(({ hours }) => hours < from && hours > to).map(({ lead }) => lead)
      const days = {
        ...(span.from !== undefined && { from: hoursAgo(from).toISOString() }),
        ...(span.to !== undefined && { to: hoursAgo(to).toISOString() }),
      }
      const { ids, counts } = await listOf(fitting, days)
      expect([ids.toSorted(), counts.all]).toEqual([within.toSorted(), within.length])
    }
  })
})

describe('what pages hear', () => {
  test('is of an offer the one who got it, and of a callback that was taken everybody', async () => {
    const [one, other] = [await realtor(), await realtor({ cities: ['Chennai'] })]
    const lead = await asked({ updated_at: new Date('2026-01-01') })
    const heard: [string, LiveEvent][] = []
    const changes = new ChangedLeads(database)
    await changes.listen(one, (event) => heard.push(['one', event]))
    await changes.listen(other, (event) => heard.push(['other', event]))
    await offer()
    await vi.waitFor(() => expect(heard).toEqual([['one', { changed: ['web'], callback: true }]]), 8_000)
    await claim(lead, one)
    await vi.waitFor(() => expect(heard).toHaveLength(3), 8_000)
    expect(heard.slice(1)).toEqual([
      ['one', { changed: ['web'], callback: false }],
      ['other', { changed: ['web'], callback: false }],
    ])
    await changes.stop()
  })

  test('begins with what changed while their list was being read, and with nothing older', async () => {
    const one = await realtor()
    await makeLead(guru(), { updated_at: new Date(Date.now() - 60_000) })
    const heard: LiveEvent[] = []
    const changes = new ChangedLeads(database)
    await changes.listen(one, (event) => heard.push(event))
    expect(heard).toEqual([])
    await makeLead(guru(), { channel: 'whatsapp', updated_at: new Date() })
    const later: LiveEvent[] = []
    await changes.listen(one, (event) => later.push(event))
    expect(later).toEqual([{ changed: ['whatsapp'], callback: false }])
    await changes.stop()
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
