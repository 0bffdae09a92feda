import type { Neighbourhood } from '../../matching/neighbourhood.ts'
import { ask } from '../ask.ts'
import { resume } from '../proceed.ts'
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

/** The answer to "Shall I really start again?"; anything else than yes leaves all as it was, a guess asks again. */
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

function startAgain(state: DialogueState, places: Neighbourhood): Saying {
  const fresh = { ...initialState(state.language), sizeUnit: state.sizeUnit }
  return {
    ...ask(fresh, 'transaction_type', [{ kind: 'restarted' }], places),
    events: [{ kind: 'restarted' }],
  }
}

function hasWishes({ wishes, any }: DialogueState): boolean {
  return any.length > 0 || Object.keys(wishes).length > 0
}
