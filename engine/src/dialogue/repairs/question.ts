import { resume } from '../proceed.ts'
import type { Flow, Outcome } from '../turn.ts'

/**
 * A question is no wish. About a listing that is talked about Guru tells what its row holds; anything else
 * it leaves honestly to the realtor.
 */
export const question: Flow = ({ state, understood }, places): Outcome | null => {
  if (understood.act !== 'question') return null
  const about = state.focus ?? (state.shown.length === 1 ? state.shown[0] : undefined)
  if (about !== undefined) {
    return { kind: 'fetch', state, acts: [], needs: { kind: 'lookup', ids: [about] }, purpose: 'answer' }
  }
  return resume(state, [{ kind: 'realtor_can_answer', finished: state.finished }], places)
}
