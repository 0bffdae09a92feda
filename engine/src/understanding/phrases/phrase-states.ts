import type { PhraseState } from './phrase-graph.ts'

/**
 * Readings of a phrase's words that are followed side by side, those of the conversation's language first: what it
 * knows keeps its meaning there, whatever it is in English.
 */
export type States = readonly PhraseState[]

/** It keeps hostile texts cheap. */
const mostStates = 16

/** Where a word leads; null when no reading goes on with it. */
export function after(states: States, word: string): States | null {
  let next: PhraseState[] | null = null
  for (const state of states) {
    const led = state.next(word)
    if (led === undefined) continue
    if (next === null) next = [led]
    else next.push(led)
  }
  return next
}

/** Both in one: of one language's readings, those of the first come first. */
export function joined(one: States, other: States): States {
  if (one.length > mostStates) return one
  const all = [...one]
  for (const state of other) {
    if (all.includes(state)) continue
    const behind = all.findLastIndex(({ rank }) => rank <= state.rank)
    all.splice(behind + 1, 0, state)
  }
  return all
}
