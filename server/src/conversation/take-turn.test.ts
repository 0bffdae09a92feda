import { createEngine } from '@guru/engine'
import { sql } from 'kysely'
import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import type { Database } from '../db/database.ts'
import { demoListings } from '../demo/demo-listings.ts'
import { writeListings } from '../listings/write-listings.ts'
import { type ConversationParts, takeTurn } from './take-turn.ts'
import type { TurnRequest } from './turn.ts'

let database: TestDatabase
let parts: ConversationParts
let asked: string[] = []
let session = 0

beforeAll(async () => {
  database = await testDatabase()
  await writeListings(database.pool, demoListings({ referenceDate: new Date('2026-11-20'), count: 2000 }))
  const engine = createEngine({ listedPlaces: [] })
  parts = { database: counting(database), engine: () => engine }
})
afterAll(() => database.drop())
beforeEach(() => {
  asked = []
  session += 1
})

/** The same database; notes every query that it is asked. */
function counting(real: Database): Database {
  const note = (query: QueryConfig) => {
    asked.push(query.name ?? query.text)
    return real.query(query)
  }
  return { ...real, query: note as Database['query'] }
}

const turn = (text: string, change: TurnRequest['change'] = null): TurnRequest => ({
  channel: 'web_v3',
  clientSessionId: `session-${session}`,
  deviceId: 'device-0123456789',
  text,
  turnId: null,
  change,
  person: null,
  greeting: null,
})

const wanted = { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru' } as const

test('a turn asks the database twice', async () => {
  await takeTurn(parts, turn('English'))
  expect(asked).toEqual(['load-session', 'open-session'])
  asked = []
  await takeTurn(parts, turn('Rent', { set: { transaction_type: 'rent' } }))
  expect(asked).toEqual(['load-session', 'save-turn'])
})

test('a turn that shows listings asks three times, and every listing shown is a row that fits', async () => {
  await takeTurn(parts, turn('English'))
  asked = []
  const answer = await takeTurn(
    parts,
    turn('All at once', { set: wanted, any: ['area', 'price', 'bedrooms', 'size_sqft', 'amenities'] }),
  )
  expect(asked.length).toBe(3)
  expect(answer.finished).toBe(true)
  expect(answer.reply.matches.length).toBeGreaterThan(0)
  const ids = answer.reply.matches.map((match) => match.listing_id)
  const rows = await database.kysely.selectFrom('listing').selectAll().where('id', 'in', ids).execute()
  expect(rows.length).toBe(ids.length)
  for (const row of rows) expect(row).toMatchObject(wanted)
  const { finished_at } = await database.kysely
    .selectFrom('session')
    .select('finished_at')
    .where('client_session_id', '=', `session-${session}`)
    .executeTakeFirstOrThrow()
  expect(finished_at).toBeInstanceOf(Date)
})

test('what is stored of a turn is what was said, understood and answered', async () => {
  await takeTurn(parts, turn('English'))
  const answer = await takeTurn(parts, turn('Rent', { set: { transaction_type: 'rent' } }))
  const stored = await database.kysely
    .selectFrom('turn')
    .innerJoin('session', 'session.id', 'turn.session_id')
    .selectAll('turn')
    .where('client_session_id', '=', `session-${session}`)
    .where('position', '=', 2)
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({
    user_text: 'Rent',
    commands: [{ kind: 'set', slot: 'transaction_type', value: 'rent' }],
    reply_text: answer.reply.text,
    reply: JSON.parse(JSON.stringify(answer)),
    language: 'en',
  })
})

test('a chat begun before an update goes on: what its state lacks begins as in a new one', async () => {
  await takeTurn(parts, turn('English'))
  await takeTurn(parts, turn('Rent', { set: { transaction_type: 'rent' } }))
  await database.kysely
    .updateTable('session')
    .set({ state: sql`state - 'otherPlaces' - 'leftToRealtor' - 'seen' - 'asked'` })
    .where('client_session_id', '=', `session-${session}`)
    .execute()
  const answer = await takeTurn(parts, turn('a flat in Bengaluru, any area, up to 30000'))
  expect(answer.wishes).toMatchObject({ transaction_type: 'rent', city: 'Bengaluru' })
})
