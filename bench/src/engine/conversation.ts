import { performance } from 'node:perf_hooks'
import { contextOf, createEngine } from '@guru/engine'
import { finish } from '@guru/engine/dialogue/transcripts/in-memory'
import { listedPlaces } from '@guru/engine/dialogue/transcripts/inventory'
import type { Turn } from './turns.ts'

/** Turns of one conversation before another begins. */
const turnsEach = 12

export interface WholeTurns {
  /** Milliseconds of each turn: understood, decided, searched in a small list, worded. */
  whole: number[]
  /** Milliseconds of the understanding alone. */
  understanding: number[]
}

/** Leads conversations made of these turns, each language by itself. */
export function converse(turns: readonly Turn[]): WholeTurns {
  const engine = createEngine({ listedPlaces })
  const times: WholeTurns = { whole: [], understanding: [] }
  const conversations = Map.groupBy(turns, ({ context }) => context.language)
  for (const [language, said] of conversations) {
    let state = engine.begin(language).state
    for (const [at, { text }] of said.entries()) {
      if (at % turnsEach === 0) state = engine.begin(language).state
      const start = performance.now()
      const understood = engine.understand(text, contextOf(state))
      times.understanding.push(performance.now() - start)
      state = finish(engine, engine.advance(state, understood)).state
      times.whole.push(performance.now() - start)
    }
  }
  return times
}
