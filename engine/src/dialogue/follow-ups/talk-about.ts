import type { Neighbourhood } from '../../matching/neighbourhood.ts'
import { resume } from '../proceed.ts'
import type { DialogueState } from '../state.ts'
import type { Purpose } from '../step.ts'
import type { Flow, Outcome } from '../turn.ts'

/** "The second one": that listing in full. A wish named along with it goes first. */
export const pick: Flow = ({ state, events, understood }, places): Outcome | null => {
  const command = understood.commands.find((one) => one.kind === 'pick')
  return command === undefined || events.length > 0
    ? null
    : talkAbout(state, command.position, 'details', places)
}

/** "Why this one?": what speaks for and against it. */
export const explain: Flow = ({ state, events, understood }, places): Outcome | null => {
  const command = understood.commands.find((one) => one.kind === 'explain')
  if (command === undefined || events.length > 0) return null
  return talkAbout(state, command.position ?? focusPosition(state), 'reasons', places)
}

function focusPosition({ shown, focus }: DialogueState): number {
  return Math.max(0, focus === null ? 0 : shown.indexOf(focus)) + 1
}

/** `position` counts from 1 and may lie outside of what was shown. */
function talkAbout(state: DialogueState, position: number, purpose: Purpose, places: Neighbourhood): Outcome {
  const id = state.shown[position - 1]
  if (state.shown.length === 0) return resume(state, [{ kind: 'nothing_shown' }], places)
  if (id === undefined) return resume(state, [{ kind: 'only_so_many', count: state.shown.length }], places)
  return {
    kind: 'fetch',
    state: { ...state, focus: id },
    acts: [],
    needs: { kind: 'lookup', ids: [id] },
    purpose,
  }
}
