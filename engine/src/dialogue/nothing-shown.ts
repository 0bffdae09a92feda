import type { GuruAct } from './act.ts'
import type { DialogueState } from './state.ts'

/** What is said where a listing is meant and none is shown: none yet, or none for the wishes of now. */
export function nothingShown({ finished, intent }: DialogueState): GuruAct {
  return { kind: 'nothing_shown', searched: finished && intent === 'search' }
}
