import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callsOf, makeLead, makeRealtor } from '../../test/staff.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let guru: TestApp
let asha: Awaited<ReturnType<typeof callsOf>>
let ashaId: string
beforeAll(async () => {
  guru = await testApp()
  ashaId = await makeRealtor(guru)
  asha = await callsOf(guru, 'realtor', ashaId)
})
afterAll(() => guru.close())
beforeEach(async () => {
  for (const table of ['requirement', 'session', 'person', 'audit'] as const)
    await guru.database.kysely.deleteFrom(table).execute()
})

const list = async (query = '', path = '/realtor/list') => {
  const answer = await asha.call('GET', `${path}${query}`)
  return answer.json() as { data: { userName: string; [key: string]: unknown }[]; [key: string]: unknown }
}
const names = (answer: Awaited<ReturnType<typeof list>>) => answer.data.map(({ userName }) => userName)

describe('the list of a subscribed realtor', () => {
  test('holds what the cards show, the newest last', async () => {
    await makeLead(guru, { name: 'Old', updated_at: '2026-11-01T10:00:00Z' })
    const id = await makeLead(guru, {
      name: 'New',
      amenities: ['parking'],
      bedrooms_min: 2,
      bedrooms_max: 2,
      updated_at: '2026-11-02T10:00:00Z',
    })
    const answer = await list()
    expect(names(answer)).toEqual(['Old', 'New'])
    expect(answer).toMatchObject({
      subscription: true,
      totalCounts: {},
      counts: { profile: 2, all: 2 },
      next: null,
    })
    expect(answer.data[1]).toEqual({
      id,
      userName: 'New',
      userMobile: '919876543210',
      city: 'Bengaluru',
      area: 'Whitefield',
      transaction_type: 'rent',
      property_type: 'apartment',
      price: 'up to ₹ 30,000 a month',
      price_min: null,
      price_max: 30_000,
      bedrooms_min: 2,
      bedrooms_max: 2,
      size_sqft_min: null,
      size_sqft_max: null,
      amenity: ['parking'],
      intent: 'search',
      language: 'en',
      updatedAt: '2026-11-02T10:00:00.000Z',
      createdAt: expect.any(String),
      callback: null,
      call_time: null,
      state: 'new',
    })
  })

  test('fits the profile unless all are wanted, and says how many there are of both', async () => {
    const fitting = [
      { name: 'Fits' },
      { name: 'Open', transaction_type: null, property_type: null, area: null },
    ]
    const others = [
      { name: 'Buys', transaction_type: 'sale' as const },
      { name: 'House', property_type: 'house' as const },
      { name: 'Chennai', city: 'Chennai' },
      { name: 'Anywhere', city: null },
    ]
    for (const lead of [...fitting, ...others]) await makeLead(guru, lead)
    await makeLead(guru, { name: 'No lead yet', lead_at: null })
    await makeLead(guru, { name: 'WhatsApp', channel: 'whatsapp' })
    expect(names(await list())).toEqual(['Fits', 'Open'])
    expect(await list('?scope=all')).toMatchObject({ counts: { profile: 2, all: 6 }, all_allowed: true })
    expect(names(await list('?scope=all'))).toHaveLength(6)
    await guru.database.kysely
      .updateTable('realtor')
      .set({ areas: ['Hebbal'] })
      .where('id', '=', ashaId)
      .execute()
    expect(names(await list())).toEqual(['Open'])
    await guru.database.kysely.updateTable('realtor').set({ areas: [] }).where('id', '=', ashaId).execute()
  })

  test('is searched by name, area or city, as letters and not as a pattern', async () => {
    await makeLead(guru, { name: 'Meena Kumari' })
    await makeLead(guru, { name: 'Ravi', area: '100% Layout' })
    expect(names(await list('?q=KUMAR'))).toEqual(['Meena Kumari'])
    expect(names(await list('?q=bengal'))).toEqual(['Meena Kumari', 'Ravi'])
    // In no index.
    expect(names(await list('?q=RA'))).toEqual(['Ravi'])
    expect(names(await list('?q=be'))).toEqual(['Meena Kumari', 'Ravi'])
    expect(names(await list(`?q=${encodeURIComponent('0% l')}`))).toEqual(['Ravi'])
    expect(names(await list('?q=%25'))).toEqual(['Ravi'])
  })

  test('is cut by days with both ends, by owners, and by callbacks', async () => {
    await makeLead(guru, { name: 'First', updated_at: '2026-11-01T18:30:00.000Z' })
    await makeLead(guru, { name: 'Last', updated_at: '2026-11-02T18:29:59.999Z', intent: 'offer' })
    await makeLead(guru, {
      name: 'Next day',
      updated_at: '2026-11-02T18:30:00.000Z',
      callback_at: '2026-11-02T18:30:00.000Z',
    })
    const day = `from=${encodeURIComponent('2026-11-02T00:00:00.000+05:30')}&to=${encodeURIComponent('2026-11-02T23:59:59.999+05:30')}`
    expect(names(await list(`?${day}`))).toEqual(['First', 'Last'])
    expect(names(await list('?intent=offer'))).toEqual(['Last'])
    expect(names(await list('?callback=true'))).toEqual(['Next day'])
    for (const from of ['yesterday', '0000-01-01T00:00:00Z', '2026-11-02T00:00:00%2B23:59'])
      expect((await asha.call('GET', `/realtor/list?from=${from}`)).json().message).toBe(
        'A time must be ISO 8601 with a zone',
      )
  })

  test('goes back page by page, each lead once, also where times are the same', async () => {
    const made: { id: string; name: string }[] = []
    for (let at = 0; at < 7; at++) {
      const name = `Seeker ${at}`
      made.push({ name, id: await makeLead(guru, { name, updated_at: '2026-11-02T10:00:00.123456Z' }) })
    }
    // Of one moment the identifier decides; those of one millisecond come in no order of their own.
    const inOrder = made.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ name }) => name)
    const seen: string[] = []
    let before: unknown
    do {
      const page = await list(`?limit=3${before ? `&before=${encodeURIComponent(String(before))}` : ''}`)
      seen.unshift(...names(page))
      before = page.next
    } while (before)
    expect(seen).toEqual(inOrder)
    expect((await asha.call('GET', '/realtor/list?before=2026~x')).statusCode).toBe(422)
    expect((await asha.call('GET', '/realtor/list?limit=501')).statusCode).toBe(422)
  })

  test('shows the numbers of WhatsApp leads, also where there is none', async () => {
    await makeLead(guru, { channel: 'whatsapp', mobile_number: null, whatsapp_number: '+919000000001' })
    await makeLead(guru, { channel: 'whatsapp', name: null, mobile_number: null })
    const { data } = await list('', '/realtor/whatsapp-list')
    expect(data.map(({ mobile_number, userName }) => [mobile_number, userName])).toEqual([
      ['919000000001', 'Meena'],
      [null, null],
    ])
  })

  test('whose numbers were seen is written down, once an hour', async () => {
    const id = await makeLead(guru)
    await list()
    await list()
    const audit = await guru.database.kysely.selectFrom('audit').selectAll().execute()
    expect(audit).toMatchObject([
      { actor_role: 'realtor', actor_id: ashaId, action: 'number_seen', subject_id: id },
    ])
  })
})

test('without a subscription there are counts and nothing else', async () => {
  await makeLead(guru)
  await makeLead(guru, { area: null, transaction_type: 'sale' })
  const other = await callsOf(
    guru,
    'realtor',
    await makeRealtor(guru, { email: 'free@example.in', subscription: false }),
  )
  const answer = await other.call('GET', '/realtor/list?scope=all&q=Meena')
  // Nobody finds out by searching who is there.
  expect((await other.call('GET', '/realtor/list?scope=all&q=Nobody')).json()).toEqual(answer.json())
  expect(answer.json()).toEqual({
    subscription: false,
    data: [],
    totalCounts: {
      byArea: { '': 1, Whitefield: 1 },
      byCity: { Bengaluru: 2 },
      byTransactionType: { rent: 1, sale: 1 },
      byPropertyType: { apartment: 2 },
    },
    counts: { profile: 1, all: 2 },
    all_allowed: true,
    next: null,
  })
  expect(answer.body).not.toMatch(/Meena|9876543210/)
})

describe('the operator', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await testApp({ settings: { LEAD_VISIBILITY: 'profile', LEAD_NUMBER: 'claimed' } })
  })
  afterAll(() => strict.close())

  test('may keep realtors to their profile, and numbers to those who took the callback', async () => {
    const id = await makeRealtor(strict)
    const { call } = await callsOf(strict, 'realtor', id)
    await makeLead(strict, { name: 'Chennai', city: 'Chennai' })
    const time = { call_time: 'after 6, 044 2345 6789', call_time_at: new Date() }
    await makeLead(strict, { name: 'Free', ...time })
    await makeLead(strict, { name: 'Mine', callback_at: new Date(), claimed_by: id, ...time })
    const answer = (await call('GET', '/realtor/list?scope=all')).json()
    expect(answer).toMatchObject({ all_allowed: false, counts: { profile: 2, all: 2 } })
    expect(answer.data).toMatchObject([
      { userName: 'Free', userMobile: null, call_time: { words: 'after 6, •••' } },
      {
        userName: 'Mine',
        userMobile: '919876543210',
        callback: { status: 'mine' },
        call_time: { words: time.call_time },
      },
    ])
  })

  test('keeps no realtor from a callback that was theirs before the seeker wished for something else', async () => {
    const id = await makeRealtor(strict, { email: 'keeps@example.in', cities: ['Kochi'] })
    const { call } = await callsOf(strict, 'realtor', id)
    const leads = []
    for (const [city, offered_at] of [
      ['Kochi', null],
      ['Pune', '2026-11-01T10:00:00Z'],
      ['Surat', '2026-11-03T10:00:00Z'],
      ['Delhi', null],
    ] as const) {
      const lead = await makeLead(strict, { name: city, city, updated_at: '2026-11-02T10:00:00Z' })
      leads.push(lead)
      if (offered_at === null) continue
      const offer = { requirement_id: lead, realtor_id: id, offered_at }
      await strict.database.kysely.insertInto('callback_offer').values(offer).execute()
    }
    const names = async (query: string) => {
      const { data, counts } = (await call('GET', `/realtor/list${query}`)).json()
      return [data.map(({ userName }: { userName: string }) => userName).toSorted(), counts]
    }
    const three = { profile: 3, all: 3 }
    expect(await names('')).toEqual([['Kochi', 'Pune', 'Surat'], three])
    expect(await names('?q=u')).toEqual([['Pune', 'Surat'], { profile: 2, all: 2 }])
    const opened = await Promise.all(leads.map((lead) => call('GET', `/realtor/leads/${lead}`)))
    expect(opened.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404])
  })
})
