import type { PhraseState } from './phrase-graph.ts'

/** Where each language stands in its phrases, the conversation's first; undefined when it has none that goes so. */
export type States = readonly (PhraseState | undefined)[]

/** null when no language goes on with this word. */
export function after(states: States, word: string): States | null {
  let next: (PhraseState | undefined)[] | null = null
  for (let at = 0; at < states.length; at++) {
    const state = states[at]?.next(word)
    if (state === undefined) continue
    next ??= new Array<PhraseState | undefined>(states.length).fill(undefined)
    next[at] = state
  }
  return next
}
