import type { LanguageCode } from '@guru/contract/vocabulary'
import { unitOf } from '@guru/engine/dialogue/size-unit'
import { contextOf } from '@guru/engine/dialogue/state'
import type { FinishedTurn, ListingsFound, PendingTurn } from '@guru/engine/dialogue/step'
import type { Engine } from '@guru/engine/engine'
import type { Database } from '../db/database.ts'
import { retryOnConflict } from '../db/failures.ts'
import { ApiFailure } from '../errors.ts'
import { listingsByIds, searchListings } from '../listings/search.ts'
import { preferredLanguage, requireLanguage } from './language-choice.ts'
import { loadSession, type NewTurn, openSession, type StoredSession, saveTurn } from './stored-session.ts'
import type { TurnAnswer, TurnRequest } from './turn.ts'

/** What a conversation is held with. */
export interface ConversationParts {
  database: Database
  /** The engine as of now: it is made anew when listings name new places. */
  engine(): Engine
}

/** Of turns of one session at once each round brings one through, so this many may come together. */
const mostAttempts = 30

/**
 * Takes one turn of a seeker to its answer; what it returns is in the database. It asks the database twice
 * (session; save), three times when listings are to be shown, each a single statement.
 * @throws ApiFailure 422 for a new session whose first text names no language, 403 for somebody else's
 * session, 409 when too many turns of the session came at once.
 */
export async function takeTurn(parts: ConversationParts, request: TurnRequest): Promise<TurnAnswer> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const answer = await retryOnConflict(() => tryTurn(parts, request))
    if (answer) return answer
  }
  throw new ApiFailure(409, 'busy', 'Another message of this chat is being answered. Please send it again.')
}

/** @returns null when the session is to be read again: another turn came first, or it has just been opened. */
async function tryTurn(parts: ConversationParts, request: TurnRequest): Promise<TurnAnswer | null> {
  const session = await loadSession(parts.database, request)
  if (session === null && request.greeting !== null) {
    await openSession(parts.database, greeted(parts.engine(), request, request.greeting))
    return null
  }
  if (session === null) {
    const turn = opening(parts.engine(), request, requireLanguage(request.text))
    return (await openSession(parts.database, turn)) ? turn.answer : null
  }
  if (session.device_id !== request.deviceId) throw someoneElses()
  if (session.repeated) return session.repeated
  const turn = await next(parts, session, request)
  return (await saveTurn(parts.database, session, turn)) ? turn.answer : null
}

/** Tells nothing about the session. */
export const someoneElses = () =>
  new ApiFailure(403, 'not_your_session', 'This chat belongs to another browser. Please start a new chat.')

function opening(engine: Engine, request: TurnRequest, language: LanguageCode): NewTurn {
  const finished = engine.begin(language)
  return { request, commands: [], state: finished.state, answer: answerOf(finished) }
}

/** What the page has said stands in the record as Guru's first words. */
function greeted(
  engine: Engine,
  request: TurnRequest,
  { text, asked, language }: NonNullable<TurnRequest['greeting']>,
): NewTurn {
  const begun = engine.begin(language, asked)
  const answer = answerOf({ ...begun, reply: { ...begun.reply, text } })
  return { request: { ...request, text: '', turnId: null }, commands: [], state: begun.state, answer }
}

async function next(
  parts: ConversationParts,
  session: StoredSession,
  request: TurnRequest,
): Promise<NewTurn> {
  const engine = parts.engine()
  const nothingSaid = session.revision === 1 && request.change === null
  const language = nothingSaid ? preferredLanguage(request.text, session.state.language) : null
  if (language !== null) return opening(engine, request, language)
  const understood = request.change
    ? engine.understandTaps(request.change)
    : { ...engine.understand(request.text, contextOf(session.state)), spoken: request.spoken ?? false }
  const step = engine.advance(session.state, understood)
  const finished =
    step.kind === 'finished' ? step : engine.conclude(step, await findListings(parts.database, step))
  const answer = answerOf(finished)
  return {
    request,
    commands: understood.commands,
    state: finished.state,
    answer: request.inOwnWords?.(answer, finished.acts) ?? answer,
  }
}

function findListings(database: Database, { needs }: PendingTurn): Promise<ListingsFound> {
  return needs.kind === 'search' ? searchListings(database, needs.search) : listingsByIds(database, needs.ids)
}

const answerOf = ({ state, reply }: FinishedTurn): TurnAnswer => ({
  language: state.language,
  finished: state.finished,
  reply,
  wishes: state.wishes,
  any: state.any,
  sizeUnit: unitOf(state),
})
