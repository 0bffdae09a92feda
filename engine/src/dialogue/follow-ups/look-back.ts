import { nothingShown } from '../nothing-shown.ts'
import type { Flow, Outcome } from '../turn.ts'

/**
 * "That was far, show the old list": the page before the one of now comes again, and is what is before the seeker then.
 * Of a single page it is that one.
 */
export const lookBack: Flow = ({ state, understood }, places): Outcome | null => {
  if (!understood.commands.some(({ kind }) => kind === 'look-back')) return null
  const { shownBefore: ids = state.shown } = state
  if (ids.length === 0 || state.intent === 'offer') return nothingShown(state, [], places)
  const seen = { ...state, pending: null, view: null }
  return { kind: 'fetch', state: seen, acts: [], needs: { kind: 'lookup', ids }, purpose: 'look-back' }
}
