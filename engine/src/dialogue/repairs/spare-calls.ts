import type { ChoiceAct, GuruAct } from '../act.ts'
import { choicesAfterResult } from '../choices.ts'
import type { DialogueState } from '../state.ts'

interface Answer {
  state: DialogueState
  acts: GuruAct[]
  choices?: ChoiceAct[]
}

/** Who wants no call is offered none, by words or by a button, until one is asked for or needed: for a visit. */
export function sparingCalls<A extends Answer>(answer: A): A {
  const { state, acts, choices } = answer
  if (!state.callsRefused || acts.some(isVisit)) return answer
  const offers = acts.some(({ kind }) => kind === 'offer_callback')
  const left = acts.filter(({ kind }) => kind !== 'offer_callback')
  const pending = state.pending?.kind === 'callback' ? null : state.pending
  return {
    ...answer,
    state: { ...state, pending },
    acts: left.length > 0 || !offers ? left : [{ kind: 'what_next', shown: state.found }],
    ...(choices && {
      choices: (offers ? choicesAfterResult(state) : choices).filter(({ kind }) => kind !== 'callback'),
    }),
  }
}

/** Asked for the first time: who then refuses the call is not asked for one again. */
function isVisit(act: GuruAct): boolean {
  return act.kind === 'visits_arranged' && !act.again
}
