import { resume } from '../proceed.ts'
import type { Flow, Outcome } from '../turn.ts'

/** "Leave the Baner one": it is talked about no longer, and an offer that was made of it is withdrawn. */
export const setAside: Flow = ({ state, understood }, places): Outcome | null => {
  if (!understood.commands.some(({ kind }) => kind === 'set-aside')) return null
  const pending = state.pending?.kind === 'callback' ? null : state.pending
  return resume({ ...state, focus: null, pending }, [{ kind: 'all_right' }], places)
}
