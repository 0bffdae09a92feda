import type { LanguageCode } from '@guru/contract/vocabulary'
import { contextOf, type Engine, type FinishedTurn, type PendingTurn } from '../../index.ts'
import type { Listing } from '../../matching/listing.ts'
import { lookUpInMemory, searchInMemory } from '../../matching/listings-in-memory.ts'
import { inventory } from './inventory.ts'

/** Ends a turn with what it needs to know of these listings. */
export function finish(
  engine: Engine,
  turn: FinishedTurn | PendingTurn,
  listings: readonly Listing[] = inventory,
): FinishedTurn {
  if (turn.kind === 'finished') return turn
  const { needs } = turn
  const found =
    needs.kind === 'search' ? searchInMemory(listings, needs.search) : lookUpInMemory(listings, needs.ids)
  return engine.conclude(turn, found)
}

/** The last turn of a new chat in which all this was said. */
export function chat(
  engine: Engine,
  said: readonly string[],
  language: LanguageCode,
  listings?: readonly Listing[],
): FinishedTurn {
  return said.reduce<FinishedTurn>(
    ({ state }, text) =>
      finish(engine, engine.advance(state, engine.understand(text, contextOf(state))), listings),
    engine.begin(language),
  )
}
