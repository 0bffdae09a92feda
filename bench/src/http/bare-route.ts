import { contextOf, createEngine, type Engine, type PendingTurn } from '@guru/engine'
import { loadSession, type NewTurn, openSession, saveTurn } from '@guru/server/conversation/stored-session'
import type { TurnRequest } from '@guru/server/conversation/turn'
import type { Database } from '@guru/server/db/database'
import { listingsByIds, searchListings } from '@guru/server/listings/search'
import { fastify } from 'fastify'
import { script } from './script.ts'

/** A turn of the script as the real server would keep it, and the listings that it reads. */
interface Recorded {
  turn: Omit<NewTurn, 'request'>
  needs: PendingTurn['needs'] | null
}

/**
 * A Fastify app with one route that reads and writes the database just as the chat does, and does nothing
 * else: it checks nothing, understands nothing and gives recorded answers.
 */
export async function bareApp(database: Database) {
  const recorded = await record(createEngine({ listedPlaces: [] }), database)
  const app = fastify()
  app.post<{ Body: { session_id: string; device_id: string; answer: string; step: number } }>(
    '/v1/user/chat-v3',
    async ({ body }) => {
      const step = recorded[body.step]
      if (!step) throw new Error('There is no such step.')
      const request: TurnRequest = {
        channel: 'web_v3',
        clientSessionId: body.session_id,
        deviceId: body.device_id,
        text: body.answer,
        turnId: null,
        change: null,
        person: null,
        greeting: null,
      }
      const session = await loadSession(database, request)
      if (step.needs) await read(database, step.needs)
      const turn = { ...step.turn, request }
      await (session ? saveTurn(database, session, turn) : openSession(database, turn))
      return step.turn.answer
    },
  )
  return app
}

const read = (database: Database, needs: PendingTurn['needs']) =>
  needs.kind === 'search' ? searchListings(database, needs.search) : listingsByIds(database, needs.ids)

async function record(engine: Engine, database: Database): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  let last = engine.begin('en')
  for (const [step, text] of script.entries()) {
    let needs: Recorded['needs'] = null
    const understood = engine.understand(text, contextOf(last.state))
    if (step > 0) {
      const outcome = engine.advance(last.state, understood)
      if (outcome.kind === 'needs_listings') needs = outcome.needs
      last =
        outcome.kind === 'finished' ? outcome : engine.conclude(outcome, await read(database, outcome.needs))
    }
    const { state, reply } = last
    const { language, finished, wishes, any, sizeUnit } = state
    const answer = { language, finished, reply, wishes, any, sizeUnit }
    recorded.push({ turn: { commands: understood.commands, state, answer }, needs })
  }
  if (!recorded.some(({ needs }) => needs)) throw new Error('The script shows no listings.')
  return recorded
}
