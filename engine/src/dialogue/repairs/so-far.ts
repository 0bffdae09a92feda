import { slots } from '@guru/contract/vocabulary'
import type { GuruAct } from '../act.ts'
import { resume } from '../proceed.ts'
import type { DialogueState } from '../state.ts'
import { type Flow, type Outcome, topicOf } from '../turn.ts'

/** "What did I say so far?": all that is wanted is said back, where no page shows it. */
export const sayWhatIsWanted: Flow = ({ state, understood }, places): Outcome | null =>
  understood.commands.some((command) => command.kind === 'so-far')
    ? resume(state, allThatIsWanted(state), places)
    : null

function allThatIsWanted(state: DialogueState): GuruAct[] {
  const { callTime } = state
  const topic = topicOf(state)
  const wished = slots.filter((slot) => state.wishes[slot] !== undefined)
  const acts: GuruAct[] = []
  if (wished.length > 0) acts.push({ kind: 'noted', slots: wished, topic })
  if (state.any.length > 0) acts.push({ kind: 'freed', slots: state.any, topic })
  if (callTime !== undefined) acts.push({ kind: 'call_time_noted', words: callTime, asNoted: true })
  return acts.length > 0 ? acts : [{ kind: 'help', finished: false }]
}
