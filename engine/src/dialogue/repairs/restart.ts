import type { Neighbourhood } from '../../matching/neighbourhood.ts'
import type { Understanding } from '../../understanding/command.ts'
import { ask } from '../ask.ts'
import { resume } from '../proceed.ts'
import { measured } from '../size-unit.ts'
import { type DialogueState, initialState } from '../state.ts'
import type { Flow, Outcome, Saying } from '../turn.ts'

/** "Start again": asks first when something would be lost. */
export const restart: Flow = ({ state, understood }, places): Outcome | null => {
  if (understood.act !== 'restart') return null
  if ((state.pending?.kind === 'restart' && !understood.guessed) || !hasWishes(state))
    return startAgain(state, places)
  if (state.pending?.kind === 'restart') return confirm(state)
  return confirm({ ...state, pending: { kind: 'restart', paused: state.pending } })
}

/** The answer to "Shall I really start again?"; no other answer starts again, a guess asks once more. */
export const confirmRestart: Flow = ({ state, understood }, places): Outcome | null => {
  if (state.pending?.kind !== 'restart') return null
  if (understood.act === 'affirm') return understood.guessed ? confirm(state) : startAgain(state, places)
  if (understood.act !== 'deny') return null
  return resume({ ...state, pending: state.pending.paused }, [{ kind: 'carry_on' }], places)
}

function confirm(state: DialogueState): Saying {
  const choices = [{ kind: 'yes' as const }, { kind: 'no' as const }]
  return { kind: 'say', state, acts: [{ kind: 'confirm_restart' }], choices }
}

/**
 * "Start again", and then "a flat to buy in Mumbai" without a yes: who says what is looked for anew goes on with that
 * alone. A single wish ("no, only the budget") may as well change what is known.
 */
export function goesOnAfresh({ pending }: DialogueState, { act, commands }: Understanding): boolean {
  if (pending?.kind !== 'restart' || act !== 'inform') return false
  const named = new Set(commands.flatMap((command) => (command.kind === 'set' ? command.slot : [])))
  return named.size >= 2
}

/** What is kept of a chat that starts again; a call that was asked for stays so, and its hour with it, as does one that was refused. */
export function afresh(state: DialogueState): DialogueState {
  const { language, callTime, callsRefused, handedOver } = state
  return {
    ...initialState(language),
    ...measured(state),
    ...(callTime !== undefined && { callTime }),
    ...(callsRefused && { callsRefused, handedOver }),
  }
}

function startAgain(state: DialogueState, places: Neighbourhood): Saying {
  return {
    ...ask(afresh(state), 'transaction_type', [{ kind: 'restarted' }], places),
    events: [{ kind: 'restarted' }],
  }
}

function hasWishes({ wishes, any }: DialogueState): boolean {
  return any.length > 0 || Object.keys(wishes).length > 0
}
