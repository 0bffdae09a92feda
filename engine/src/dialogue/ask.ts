import type { Slot } from '@guru/contract/vocabulary'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { GuruAct } from './act.ts'
import { hasEssentials } from './agenda.ts'
import { choicesFor } from './choices.ts'
import type { DialogueState } from './state.ts'
import { type Saying, topicOf } from './turn.ts'

/** Asks for a slot and remembers having done so. */
export function ask(state: DialogueState, slot: Slot, acts: GuruAct[], places: Neighbourhood): Saying {
  return {
    kind: 'say',
    state: asking(state, slot),
    acts: [...acts, { kind: 'ask', slot, topic: topicOf(state) }],
    choices: choicesFor(slot, state, places),
  }
}

/** The state with a question for the slot open, which is asked anew each time it comes up but counts once. */
export function asking(state: DialogueState, slot: Slot): DialogueState {
  return {
    ...state,
    pending: { kind: 'slot', slot },
    asked: state.asked.includes(slot) ? state.asked : [...state.asked, slot],
    narrowed: state.narrowed || hasEssentials(state),
  }
}
