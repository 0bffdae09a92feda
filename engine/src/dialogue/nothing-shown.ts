import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { GuruAct } from './act.ts'
import { giveUpQuestions } from './agenda.ts'
import { resume } from './proceed.ts'
import type { DialogueState } from './state.ts'
import type { Outcome } from './turn.ts'

/**
 * Where a listing is meant and none is shown: none yet, or none for the wishes of now. Who means one wants to
 * see some: what a search can do without is not asked for any more.
 */
export function nothingShown(state: DialogueState, acts: GuruAct[], places: Neighbourhood): Outcome {
  const { finished, intent } = state
  const searched = finished && intent === 'search'
  const seeking = intent === 'search' && !finished ? { ...giveUpQuestions(state), pending: null } : state
  return resume(seeking, [...acts, { kind: 'nothing_shown', searched }], places)
}
