import type { Neighbourhood } from '../../matching/neighbourhood.ts'
import { acknowledge, noteCallTime, noteUntold } from '../acknowledge.ts'
import type { GuruAct } from '../act.ts'
import { ask } from '../ask.ts'
import { looseningChoices } from '../choices.ts'
import { looksAnew } from '../looks-anew.ts'
import { openedSlot, proceed, resume } from '../proceed.ts'
import type { DialogueState } from '../state.ts'
import { hasHomesOnlyElsewhere } from '../towns.ts'
import { type Flow, type Outcome, type Turn, topicOf } from '../turn.ts'
import { offerTowns } from './other-town.ts'

/**
 * New wishes, corrections, wishes taken back, questions skipped with "anything will do": the commands have
 * taken effect already, so all four are said back and lead on in the same way.
 */
export const changeWishes: Flow = (turn, places): Outcome | null => {
  if (turn.understood.commands.length === 0) return null
  if (needsSize(turn)) return ask(turn.state, 'size_sqft', heard(turn), places)
  const waits = turn.state.pending?.kind === 'read_back'
  const state = waits ? turn.state : { ...turn.state, pending: null }
  if (turn.events.length === 0 && openedSlot({ ...turn, state }) === null && !looksAnew(turn))
    return wishesAgain(turn) ? offerChanges(state, heard(turn), places) : resume(state, heard(turn), places)
  return proceed({ ...turn, state }, places)
}

/** "2 lakh a marla": without the size it is no budget yet. */
function needsSize({ state: { wishes, pending }, understood: { commands } }: Turn): boolean {
  if (pending?.kind === 'read_back' || wishes.size_sqft !== undefined) return false
  return commands.some(({ kind }) => kind === 'unit-price')
}

/** "2bhk in Koramangala!", once more, where nothing fitted it in every point. */
function wishesAgain({ state, understood: { commands } }: Turn): boolean {
  const { finished, intent, found, close } = state
  if (!finished || intent === 'offer' || (found > 0 && !close)) return false
  return commands.some(({ kind }) => kind === 'set')
}

/** What would bring more is said and offered; saying alone that it is noted would be deaf. */
function offerChanges(state: DialogueState, acts: GuruAct[], places: Neighbourhood): Outcome {
  if (state.found === 0 && hasHomesOnlyElsewhere(state, places))
    return offerTowns(
      state,
      // "Not Thrissur": that the own town is known already answers nothing.
      acts.filter(({ kind }) => kind !== 'already_known'),
      places,
    )
  const choices = looseningChoices(state, state.found === 0)
  return {
    kind: 'say',
    state: { ...state, pending: null },
    acts: [...acts, { kind: 'nothing_fits' }],
    choices,
  }
}

function heard(turn: Turn): GuruAct[] {
  const acts = [...acknowledge(turn), ...noteUntold(turn), ...noteCallTime(turn.understood)]
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
