import { apiBase } from '@guru/contract/paths'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf, makeAdmin, makeLead, makeRealtor } from '../../test/staff.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

/** What is in the database, and who may see it. */
const seeker = {
  name: 'Zzyx Seeker',
  numbers: ['9111122222', '9333344444'],
  words: 'a quiet street near the lake',
}
const rival = { name: 'Qqvy Realty', email: 'qqvy@rivals.example.in' }
const admin = { email: 'wwkj@office.example.in' }
const ofSeekers = [seeker.name, ...seeker.numbers, seeker.words]
const ofStaff = [rival.name, rival.email, admin.email, 'argon2']

let guru: TestApp
let tokens: Record<'admin' | 'subscribed' | 'unsubscribed', string>
let ids: string[]
beforeAll(async () => {
  guru = await testApp({ settings: { LEAD_NUMBER: 'claimed' } })
  const leads = [
    await makeLead(guru, {
      name: seeker.name,
      mobile_number: `+91${seeker.numbers[0]}`,
      callback_at: new Date(),
    }),
    await makeLead(guru, {
      name: seeker.name,
      channel: 'whatsapp',
      mobile_number: null,
      whatsapp_number: `+91${seeker.numbers[1]}`,
    }),
  ]
  const kysely = guru.database.kysely
  const sessions = await kysely.selectFrom('requirement').select(['session_id', 'person_id']).execute()
  await kysely
    .insertInto('turn')
    .values(
      sessions.map(({ session_id }) => ({
        session_id,
        position: 1,
        client_turn_id: null,
        user_text: `${seeker.words}, call ${seeker.numbers[0]}`,
        commands: '[]',
        reply_text: seeker.words,
        reply: '{}',
        language: 'en' as const,
      })),
    )
    .execute()
  const rivalId = await makeRealtor(guru, rival)
  const tokenOf = async (email: string, subscription: boolean) =>
    (await callsOf(guru, 'realtor', await makeRealtor(guru, { email, subscription }))).token
  tokens = {
    admin: (await callsOf(guru, 'admin', await makeAdmin(guru, admin.email))).token,
    subscribed: await tokenOf('subscribed@example.in', true),
    unsubscribed: await tokenOf('unsubscribed@example.in', false),
  }
  ids = [...leads, rivalId, ...sessions.flatMap(({ session_id, person_id }) => [session_id, person_id])]
})
afterAll(() => guru.close())

type Caller = 'nobody' | 'wrong' | keyof typeof tokens

/** What must not be in an answer to them, on any route that is not their own. */
const hidden: Record<Caller, string[]> = {
  nobody: [...ofSeekers, ...ofStaff],
  wrong: [...ofSeekers, ...ofStaff],
  admin: [...ofSeekers, ...ofStaff],
  unsubscribed: [...ofSeekers, ...ofStaff],
  // Leads are theirs to see, numbers belong to whoever took the callback: nobody did.
  subscribed: [...seeker.numbers, ...ofStaff],
}
const callers: Caller[] = ['nobody', 'wrong', 'admin', 'unsubscribed', 'subscribed']

const word = fc.oneof(
  fc.constantFrom(
    'true',
    'all',
    'profile',
    'offer',
    'new',
    '2026-01-01T00:00:00Z',
    '1',
    '-1',
    '%',
    "'",
    'Zzyx',
    '91',
    '10000',
  ),
  fc.string({ maxLength: 12 }),
)
const queries = fc.dictionary(
  fc.constantFrom(
    'q',
    'scope',
    'from',
    'to',
    'limit',
    'before',
    'page',
    'mobile_number',
    'city',
    'state',
    'intent',
  ),
  word,
  { maxKeys: 4 },
)
const bodies = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.dictionary(
    fc.constantFrom(
      'email',
      'password',
      'token',
      'subscription',
      'state',
      'note',
      'session_id',
      'user_name',
      'mobile_number',
    ),
    fc.oneof(
      word,
      fc.boolean(),
      fc.constantFrom(rival.email, admin.email, 'correct horse', seeker.numbers[0]),
    ),
  ),
)

/** Every route of the API but the stream, which has no end, and logouts, which would end the test's tokens. */
const routes = () =>
  [...guru.app.routeAccess]
    .filter(([route]) => !/ .*\/(live|logout)$/.test(route))
    .map(([route, access]) => ({ route, access }))

test('whoever calls whatever, no answer holds a name or a number that is not for them', async () => {
  const all = routes()
  expect(all.length).toBeGreaterThan(20)
  const asked = fc.record({
    at: fc.constantFrom(...all),
    caller: fc.constantFrom(...callers),
    id: fc.oneof(fc.constantFrom(...ids), fc.uuid(), fc.string({ minLength: 1, maxLength: 8 })),
    query: queries,
    body: bodies,
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ at: { route, access }, caller, id, query, body }) => {
      // An admin sees everything on the admin's routes.
      if (caller === 'admin' && access === 'admin') return
      const { status, text } = await ask(route, caller, { id, query, body })
      expect(status, `${route} for ${caller}`).toBeLessThan(500)
      const guest = caller === 'nobody' || caller === 'wrong'
      const mayNot = access !== 'public' && (guest || (caller === 'admin') !== (access === 'admin'))
      if (mayNot) expect(status, `${route} for ${caller}`).toBe(guest ? 401 : 403)
      for (const secret of mayNot ? [...ofSeekers, ...ofStaff] : hidden[caller]) {
        expect(text, `${route} for ${caller}`).not.toContain(secret)
      }
    }),
    { numRuns: 600 },
  )
})

test('on every route, with ids that are there, each caller gets an answer without what is hidden', async () => {
  const seen = new Set<string>()
  for (const { route, access } of routes()) {
    for (const caller of callers) {
      if (caller === 'admin' && access === 'admin') continue
      for (const id of route.includes(':id') ? ids : ['']) {
        const { text } = await ask(route, caller, { id, query: { scope: 'all' }, body: {} })
        for (const secret of hidden[caller]) expect(text, `${route} for ${caller}`).not.toContain(secret)
        if (caller === 'subscribed' && text.includes(seeker.name)) seen.add(route.replace(apiBase, ''))
      }
    }
  }
  // The secrets are there to be seen by those who may: the check above can fail.
  expect([...seen].toSorted()).toEqual([
    'GET /realtor/leads/:id',
    'GET /realtor/list',
    'GET /realtor/list.csv',
    'GET /realtor/whatsapp-list',
    'GET /realtor/whatsapp-list.csv',
  ])
})

async function ask(
  route: string,
  caller: Caller,
  { id, query, body }: { id: string; query: Record<string, string>; body: unknown },
): Promise<{ status: number; text: string }> {
  const [method, path = ''] = route.split(' ') as ['GET' | 'HEAD' | 'POST' | 'PUT', string]
  const token = caller === 'wrong' ? 'x'.repeat(43) : caller === 'nobody' ? null : tokens[caller]
  const bodiless = method === 'GET' || method === 'HEAD'
  const answer = await guru.app.inject({
    method,
    url: `${path.replace(':id', encodeURIComponent(id))}?${new URLSearchParams(query)}`,
    headers: {
      ...(token !== null && { 'x-auth-token': token }),
      ...(!bodiless && { 'content-type': 'application/json' }),
    },
    ...(!bodiless && { payload: JSON.stringify(body) }),
  })
  expect(answer.headers['cache-control'], route).toBe('no-store')
  return { status: answer.statusCode, text: answer.body + JSON.stringify(answer.headers) }
}
