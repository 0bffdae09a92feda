import type { ActOf } from './act.ts'
import type { DialogueState } from './state.ts'

/**
 * The close of a result. What may be said then is told behind the first list alone; a search that found nothing
 * has told it by itself.
 */
export function whatNext({ found, hinted, close }: DialogueState): ActOf<'what_next'> {
  const again = hinted === true || found === 0
  return { kind: 'what_next', shown: found, ...(again && { again }), ...(close && { close }) }
}

/** The state behind it. */
export function hinted(state: DialogueState): DialogueState {
  return state.found > 0 ? { ...state, hinted: true } : state
}
