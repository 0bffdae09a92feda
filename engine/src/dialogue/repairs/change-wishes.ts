import { acknowledge, noteCallTime } from '../acknowledge.ts'
import type { GuruAct } from '../act.ts'
import { avoidsOthers } from '../avoided.ts'
import { openedSlot, proceed, resume } from '../proceed.ts'
import { type Flow, type Outcome, type Turn, topicOf } from '../turn.ts'

/**
 * New wishes, corrections, wishes taken back, questions skipped with "anything will do": the commands have
 * taken effect already, so all four are said back and lead on in the same way.
 */
export const changeWishes: Flow = (turn, places): Outcome | null => {
  if (turn.understood.commands.length === 0) return null
  const waits = turn.state.pending?.kind === 'read_back'
  const state = waits ? turn.state : { ...turn.state, pending: null }
  if (turn.events.length === 0 && openedSlot({ ...turn, state }) === null && !avoidsOthers(turn))
    return resume(state, heard(turn), places)
  const outcome = proceed({ ...turn, state }, places)
  return { ...outcome, acts: [...untoldBeside(turn), ...outcome.acts] }
}

/** "2bhk in Koramangala, how much is the deposit?": what no listing tells is said beside the wishes. */
function untoldBeside({ understood: { asksUntold = [] } }: Turn): GuruAct[] {
  return asksUntold.length === 0 ? [] : [{ kind: 'untold', facts: asksUntold }]
}

function heard(turn: Turn): GuruAct[] {
  const acts = [...acknowledge(turn), ...noteCallTime(turn.understood)]
  if (acts.length > 0) return acts
  // What was never wished need not be taken out.
  const { commands } = turn.understood
  if (commands.every(({ kind }) => kind === 'drop')) return [{ kind: 'all_right' }]
  // "I need a property" says nothing that could have been noted.
  const said = commands.flatMap((command) =>
    command.kind === 'set' || command.kind === 'any' ? [command.slot] : [],
  )
  return said.length === 0
    ? []
    : [{ kind: 'already_known', slots: [...new Set(said)], topic: topicOf(turn.state) }]
}
