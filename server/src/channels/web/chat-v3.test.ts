import { chatV3ResponseSchema } from '@guru/contract/chat'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rowCounts, type TestApp, testApp } from '../../../test/test-app.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp({ settings: { CHAT_LIMIT_PER_DEVICE: '0' } })
})
afterEach(() => server.close())

describe('a chat', () => {
  test('opens with a language and asks the first question', async () => {
    const response = await server.chat({ answer: 'English' })
    expect(response.statusCode).toBe(200)
    const body = chatV3ResponseSchema.parse(response.json())
    expect(body).toMatchObject({ language: 'en', finished: false, wishes: {} })
    expect(body.question).not.toBe('')
    expect(await rowCounts(server.database)).toEqual({ person: 1, session: 1, turn: 1, requirement: 0 })
  })

  test('keeps each wish in a column of its own from the first one on', async () => {
    await server.chat({ answer: 'en' })
    const set = {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      area: 'Whitefield',
      price: { max: 30_000 },
      bedrooms: { min: 2, max: 3 },
      amenities: ['parking', 'lift'],
    }
    const response = await server.chat({ answer: 'Changed', change: { set, any: ['size_sqft'] } })
    expect(response.json()).toMatchObject({ wishes: set, any: ['size_sqft'] })
    const row = await server.database.kysely.selectFrom('requirement').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      channel: 'web_v3',
      intent: 'search',
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      area: 'Whitefield',
      price_min: null,
      price_max: 30_000,
      bedrooms_min: 2,
      bedrooms_max: 3,
      amenities: ['parking', 'lift'],
      anything: ['size_sqft'],
      lead_at: null,
    })
  })

  test('takes the same wishes as before without making a second requirement', async () => {
    await server.chat({ answer: 'en' })
    await server.chat({ answer: 'Rent', change: { set: { transaction_type: 'rent' } } })
    await server.chat({ answer: 'Buy', change: { set: { transaction_type: 'sale' } } })
    await server.chat({ answer: 'Neither', change: { drop: ['transaction_type'] } })
    const rows = await server.database.kysely.selectFrom('requirement').select('transaction_type').execute()
    expect(rows).toEqual([{ transaction_type: null }])
    expect(await rowCounts(server.database)).toEqual({ person: 1, session: 1, turn: 4, requirement: 1 })
  })

  test('stores money that came by voice when the seeker has said yes', async () => {
    await server.chat({ answer: 'en' })
    const asked = await server.chat({ answer: 'a flat to buy below sixty lakh', spoken: true })
    expect(asked.json()).toMatchObject({
      question: expect.stringContaining('You said up to ₹ 60 lakh — right?'),
      choices: [{ text: 'Yes' }, { text: 'No' }],
    })
    const budget = () =>
      server.database.kysely.selectFrom('requirement').select('price_max').executeTakeFirstOrThrow()
    expect(await budget()).toEqual({ price_max: null })
    await server.chat({ answer: 'Yes' })
    expect(await budget()).toEqual({ price_max: 6_000_000 })
  })

  test('gives a number that was said in words to the form, and to no record of the answer', async () => {
    await server.chat({ answer: 'en' })
    const said = 'call me, nine eight seven six five double zero double zero seven'
    const answer = (await server.chat({ answer: said })).json()
    expect(answer).toMatchObject({ handoff: true, caller: { mobile_number: '9876500007' } })
    const turns = await server.database.kysely.selectFrom('turn').selectAll().execute()
    expect(JSON.stringify(turns.map(({ user_text, ...kept }) => kept))).not.toMatch(/98765|nine eight/)
    const session = await server.database.kysely.selectFrom('session').select('state').execute()
    expect(JSON.stringify(session)).not.toMatch(/98765|nine eight/)
  })

  test('is one person for every session of a browser', async () => {
    await server.chat({ answer: 'en' })
    await server.chat({ answer: 'en', session_id: 'another-session-1' })
    expect(await rowCounts(server.database)).toMatchObject({ person: 1, session: 2 })
  })

  test('ignores name, number and prior messages that a turn carries', async () => {
    await server.chat({ answer: 'en' })
    const more = { user_name: 'Meera Nair', mobile_number: '9876543210', chat: [{ text: 'x', isUser: true }] }
    expect((await server.chat({ answer: 'hello', ...more })).statusCode).toBe(200)
    const person = await server.database.kysely.selectFrom('person').selectAll().executeTakeFirstOrThrow()
    expect(person).toMatchObject({ name: null, mobile_number: null })
  })

  test('can be opened again in another language as long as nothing else was said', async () => {
    const first = await server.chat({ answer: 'English' })
    const again = await server.chat({ answer: 'English' })
    expect(again.json()).toEqual(first.json())
  })

  test('that begins with "hi" is greeted, although Hindi has that code', async () => {
    await server.chat({ answer: 'English' })
    const response = await server.chat({ answer: 'hi' })
    expect([response.statusCode, response.json().language]).toEqual([200, 'en'])
    expect(await rowCounts(server.database)).toMatchObject({ turn: 2 })
  })
})

describe('a turn that is sent again', () => {
  test('gets the reply that was given, and is kept once', async () => {
    const opening = { answer: 'English', turn_id: 'turn-0001' }
    const [first, again] = [await server.chat(opening), await server.chat(opening)]
    expect(again.json()).toEqual(first.json())
    const turn = { answer: 'Rent', turn_id: 'turn-0002', change: { set: { transaction_type: 'rent' } } }
    const [reply, sameReply] = [await server.chat(turn), await server.chat(turn)]
    expect(sameReply.json()).toEqual(reply.json())
    expect(await rowCounts(server.database)).toMatchObject({ session: 1, turn: 2 })
  })

  test('is kept once also when both come at the same moment', async () => {
    const together = async (turn: object) => {
      const responses = await Promise.all(Array.from({ length: 8 }, () => server.chat(turn)))
      expect(responses.map((response) => response.statusCode)).toEqual(Array(8).fill(200))
      expect(new Set(responses.map((response) => response.body)).size).toBe(1)
    }
    await together({ answer: 'English', turn_id: 'turn-0001' })
    await together({ answer: 'Rent', turn_id: 'turn-0002', change: { set: { transaction_type: 'rent' } } })
    expect(await rowCounts(server.database)).toEqual({ person: 1, session: 1, turn: 2, requirement: 1 })
  })
})

test('turns of a session that come at once are put in order, and none is lost', async () => {
  await server.chat({ answer: 'en' })
  const amenities = ['parking', 'lift', 'gym', 'security', 'garden', 'balcony'] as const
  const responses = await Promise.all(
    amenities.map((amenity) => server.chat({ answer: amenity, change: { set: { amenities: [amenity] } } })),
  )
  expect(responses.map((response) => response.statusCode)).toEqual(amenities.map(() => 200))
  const { kysely } = server.database
  const turns = await kysely
    .selectFrom('turn')
    .select(['position', 'user_text'])
    .orderBy('position')
    .execute()
  expect(turns.map((turn) => turn.position)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(
    turns
      .slice(1)
      .map((turn) => turn.user_text)
      .sort(),
  ).toEqual([...amenities].sort())
  const session = await kysely.selectFrom('session').select(['revision', 'state']).executeTakeFirstOrThrow()
  expect(session.revision).toBe(7)
  const last = turns.at(-1)?.user_text
  const lastReply = responses.find((_, at) => amenities[at] === last)
  expect(lastReply?.json().wishes).toEqual(session.state.wishes)
})

test("another browser's session is refused and told nothing about", async () => {
  await server.chat({ answer: 'en', turn_id: 'turn-0001' })
  const before = await rowCounts(server.database)
  for (const turn of [{ answer: 'hello' }, { answer: 'en', turn_id: 'turn-0001' }]) {
    const response = await server.chat({ ...turn, device_id: 'another-device-1' })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({
      code: 'not_your_session',
      message: 'This chat belongs to another browser. Please start a new chat.',
    })
  }
  expect(await rowCounts(server.database)).toEqual(before)
})
