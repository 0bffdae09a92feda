import { resume } from '../proceed.ts'
import type { Flow, Outcome } from '../turn.ts'
import { nameTowns } from './other-town.ts'

/** "Say that again": the last result, when one was shown and nothing was asked since, or the question. */
export const repeat: Flow = ({ state, understood }, places): Outcome | null => {
  if (understood.act !== 'repeat') return null
  // The towns that were named stand in no list.
  if (state.pending?.kind === 'town') return nameTowns(state, places)
  if (state.shown.length === 0) return resume(state, [], places)
  return { kind: 'fetch', state, acts: [], needs: { kind: 'lookup', ids: state.shown }, purpose: 'repeat' }
}
