import type { Neighbourhood } from '../../matching/neighbourhood.ts'
import { nextQuestion } from '../agenda.ts'
import { asking } from '../ask.ts'
import { choicesAfterResult, choicesFor } from '../choices.ts'
import { readBack } from '../read-back.ts'
import { type Saying, type Turn, topicOf } from '../turn.ts'
import { toPerson } from './hand-over.ts'

/** Not understood: once, the question in other words with examples; again, the choices and a person. */
export function clarify(turn: Turn, places: Neighbourhood): Saying {
  const { state, before } = turn
  if (before.formOpen) return formAgain(turn)
  const unclearTurns = state.unclearTurns + 1
  if (state.pending?.kind === 'read_back')
    return readBack({ ...state, unclearTurns }, state.pending, [], places)
  const slot = state.pending?.kind === 'slot' ? state.pending.slot : nextQuestion(state)
  const again = unclearTurns > 1
  const base = slot === null ? choicesAfterResult(state) : choicesFor(slot, state, places)
  const choices = again && slot !== null ? [...base, { kind: 'callback' as const }] : base
  // Where nothing is shown, what can be done already names the call.
  const shown = state.found
  const asked = slot === null ? state : asking(state, slot)
  return {
    kind: 'say',
    state: { ...asked, unclearTurns },
    acts: [
      { kind: 'unclear', slot, again: again && (slot !== null || shown > 0), shown, topic: topicOf(state) },
    ],
    choices,
  }
}

/** Asked for name and number, many type their name alone: the form takes it. Said once. */
function formAgain(turn: Turn): Saying {
  const saying = toPerson(turn)
  const { formOpen: _, ...state } = saying.state
  return { ...saying, state }
}
