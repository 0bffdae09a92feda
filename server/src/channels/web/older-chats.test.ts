import { chatV1ResponseSchema, chatV2ResponseSchema } from '@guru/contract/chat'
import { firstMessage, firstMessages } from '@guru/contract/texts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowCounts, type TestApp, testApp } from '../../../test/test-app.ts'
import { demoListings } from '../../demo/demo-listings.ts'
import { writeListings } from '../../listings/write-listings.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ settings: { CHAT_LIMIT_PER_DEVICE: '0' } })
  await writeListings(
    server.database.pool,
    demoListings({ referenceDate: new Date('2026-11-20'), count: 2000 }),
  )
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['turn', 'requirement', 'session', 'person'] as const)
    await server.database.kysely.deleteFrom(table).execute()
})

const seeker = {
  user_name: 'Meera Nair',
  mobile_number: '9876543210',
  session_id: 'Meera Nair98765432101763640000',
}

/** A browser, which keeps its cookie. */
function visitor(path: '/user/chat' | '/user/chat-v2') {
  let cookie: string | undefined
  return async (body: object) => {
    const answer = await server.post(path, { ...seeker, ...body }, cookie === undefined ? {} : { cookie })
    const set = answer.cookies.find(({ name }) => name === 'seeker')
    if (set) cookie = `seeker=${set.value}`
    return answer
  }
}

const requirement = () =>
  server.database.kysely.selectFrom('requirement').selectAll().executeTakeFirstOrThrow()

describe.each(['/user/chat', '/user/chat-v2'] as const)('%s', (path) => {
  test('takes the first answer as one to the page’s own question, and ends with matches', async () => {
    const say = visitor(path)
    const first = await say({ answer: 'a flat' })
    expect(first.json()).toMatchObject({ language: 'en', finished: false })
    expect(first.json().question).not.toBe('')
    const last = await say({ answer: 'to rent in Bengaluru, any area, up to 60,000, 2 bhk' })
    expect(last.statusCode).toBe(200)
    expect(await requirement()).toMatchObject({ property_type: 'apartment', city: 'Bengaluru' })
    if (path === '/user/chat') {
      const body = chatV1ResponseSchema.parse(last.json())
      expect(body.finished).toBe(true)
      expect(body.property_data).toMatch(/Bengaluru/)
    } else {
      const body = chatV2ResponseSchema.parse(last.json())
      expect(body.finalJson).toMatchObject({ ai_response_lang_code: 'en', ai_message: body.question })
      expect(body.finalJson?.properties).toMatch(/Bengaluru/)
    }
  })

  test('goes on in the language of its page', async () => {
    const begun = await visitor(path)({ answer: '2 BHK', language: 'ta' })
    expect(begun.json()).toMatchObject({ language: 'ta', question: expect.stringMatching(/[\u0b80-\u0bff]/) })
    const { reply_text } = await server.database.kysely
      .selectFrom('turn')
      .select('reply_text')
      .orderBy('position')
      .executeTakeFirstOrThrow()
    expect(reply_text).toBe(firstMessages.ta)
  })

  test('offers yes and no where it reads back what came by voice, and nowhere else', async () => {
    const say = visitor(path)
    const asked = await say({ answer: 'a flat to buy below sixty lakh', spoken: true })
    expect(asked.json().choices).toEqual([{ text: 'Yes' }, { text: 'No' }])
    expect(await requirement()).toMatchObject({ price_max: null })
    const confirmed = await say({ answer: 'Yes' })
    expect(confirmed.json()).not.toHaveProperty('choices')
    expect(await requirement()).toMatchObject({ price_max: 6_000_000 })
  })

  test('makes a lead with name and number from the first wish on', async () => {
    const say = visitor(path)
    await say({ answer: 'hello' })
    expect(await rowCounts(server.database)).toMatchObject({ person: 1, session: 1, requirement: 0 })
    await say({ answer: 'a plot' })
    expect(await requirement()).toMatchObject({ property_type: 'land', lead_at: expect.any(Date) })
    const person = await server.database.kysely.selectFrom('person').selectAll().executeTakeFirstOrThrow()
    expect(person).toMatchObject({ name: 'Meera Nair', mobile_number: '+919876543210' })
  })

  test('keeps what the page said as Guru’s first words', async () => {
    await visitor(path)({ answer: 'a house' })
    const turns = await server.database.kysely
      .selectFrom('turn')
      .select(['user_text', 'reply_text'])
      .orderBy('position')
      .execute()
    expect(turns[0]).toEqual({ user_text: '', reply_text: firstMessage })
    expect(turns[1]).toMatchObject({ user_text: 'a house' })
  })

  test('goes on in the language that is typed', async () => {
    const answer = await visitor(path)({ answer: 'சென்னையில் வாடகைக்கு வீடு வேண்டும்' })
    expect(answer.json()).toMatchObject({ language: 'ta' })
    expect(await requirement()).toMatchObject({
      city: 'Chennai',
      transaction_type: 'rent',
      property_type: 'house',
    })
  })

  test('belongs to the browser that opened it, whoever guesses its id', async () => {
    await visitor(path)({ answer: 'a house in Pune' })
    const before = await rowCounts(server.database)
    const answer = await visitor(path)({ answer: 'repeat that' })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_your_session'])
    expect(answer.body).not.toContain('Pune')
    expect(await rowCounts(server.database)).toEqual(before)
  })

  test('answers a repeated turn with the same reply, and two at once in order', async () => {
    const say = visitor(path)
    const [one, two] = [
      await say({ answer: 'a flat', turn_id: 'turn-0001' }),
      await say({ answer: 'a flat', turn_id: 'turn-0001' }),
    ]
    expect(two.json()).toEqual(one.json())
    const together = await Promise.all([say({ answer: 'rent' }), say({ answer: 'Mysuru' })])
    expect(together.map((answer) => answer.statusCode)).toEqual([200, 200])
    expect(await requirement()).toMatchObject({ transaction_type: 'rent', city: 'Mysuru' })
  })

  test('gives a cookie that no script of a page can read', async () => {
    const answer = await server.post(path, { ...seeker, answer: 'hello' })
    expect(answer.cookies.find(({ name }) => name === 'seeker')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    })
  })

  test.each([
    ['no name', { user_name: undefined }, 'Username is required'],
    ['a name of spaces', { user_name: '  ' }, 'Username is required'],
    ['no number', { mobile_number: undefined }, 'Mobile number is required'],
    ['nine digits', { mobile_number: '987654321' }, 'Mobile number must be 10 digits'],
    ['no session id', { session_id: '' }, 'Session ID is required'],
    ['an empty answer', { answer: ' ' }, 'Please type a message'],
    ['a NUL', { answer: 'a\0' }, 'Control characters are not allowed in texts'],
  ])('with %s refuses and leaves nothing behind', async (_, wrong, message) => {
    const answer = await visitor(path)({ answer: 'a flat', ...wrong })
    expect([answer.statusCode, answer.json()]).toEqual([422, { code: 'invalid_request', message }])
    expect(await rowCounts(server.database)).toEqual({ person: 0, session: 0, turn: 0, requirement: 0 })
  })
})

test('names and numbers of session ids never reach the log', async () => {
  const say = visitor('/user/chat')
  await say({ answer: 'a flat' })
  await say({ answer: '' })
  expect(server.log.join('\n')).not.toMatch(/Meera|98765/)
})
