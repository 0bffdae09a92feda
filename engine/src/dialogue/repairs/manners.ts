import type { GuruAct } from '../act.ts'
import { choicesAfterResult } from '../choices.ts'
import { resume } from '../proceed.ts'
import type { DialogueState } from '../state.ts'
import type { Flow, Outcome } from '../turn.ts'
import { refusingCalls } from './hand-over.ts'

/** A greeting is answered with one, and the conversation goes on where it stood. */
export const greet: Flow = ({ state, understood }, places): Outcome | null =>
  understood.act === 'greet' ? resume(state, [{ kind: 'greeting' }], places) : null

/** Where nothing is shown, what comes next is all there is to say: to an owner, that a realtor gets in touch. */
export const help: Flow = ({ state, understood }, places): Outcome | null => {
  if (understood.act !== 'help') return null
  const nothingToShow = state.finished && state.found === 0
  return resume(state, nothingToShow ? [] : [{ kind: 'help', finished: state.finished }], places)
}

/** Thanks after a result need no further question; a call is offered once. */
export const thanks: Flow = ({ state, understood }, places): Outcome | null => {
  if (understood.act !== 'thanks') return null
  if (!state.finished) return resume(state, [{ kind: 'you_are_welcome' }], places)
  if (state.handedOver || state.pending?.kind === 'callback') {
    const acts = [{ kind: 'you_are_welcome' as const }]
    return { kind: 'say', state, acts, choices: choicesAfterResult(state) }
  }
  return {
    kind: 'say',
    state: { ...state, pending: { kind: 'callback' } },
    acts: [{ kind: 'you_are_welcome' }, { kind: 'offer_callback' }],
    choices: [{ kind: 'yes' }, { kind: 'no' }],
  }
}

/** Nobody is held back who wants to go; what was asked last stays open for their return, an offer does not. */
export const goodbye: Flow = ({ state, understood }): Outcome | null => {
  return understood.act === 'goodbye' ? takeLeave(state) : null
}

/** "Leave it, I need it no more", "stop" */
export const leave: Flow = ({ state, understood }): Outcome | null =>
  understood.commands.some(({ kind }) => kind === 'leave') ? takeLeave(state) : null

function takeLeave(state: DialogueState): Outcome {
  const choices = state.finished ? choicesAfterResult(state) : []
  return { kind: 'say', state: withoutOffer(state), acts: [{ kind: 'goodbye' }], choices }
}

/** A later "ok" takes nothing up that was offered before. */
function withoutOffer(state: DialogueState): DialogueState {
  const { pending } = state
  return pending?.kind === 'callback' || pending?.kind === 'relax' ? { ...state, pending: null } : state
}

/** "I ask my wife first": nobody is pressed. An offer is withdrawn, so that a later "ok" does not take it up. */
export const putOff: Flow = ({ before, state, understood }): Outcome | null => {
  if (!understood.commands.some(({ kind }) => kind === 'put-off')) return null
  if (state.pending?.kind === 'read_back') return null
  const choices = state.finished ? choicesAfterResult(state) : []
  // "Number baad me dunga" of who is to be called.
  const awaited = understood.numberLater && (before.formOpen || before.callTime !== undefined)
  const acts = [{ kind: awaited ? ('number_any_time' as const) : ('take_your_time' as const) }]
  const refuses = !awaited && state.pending?.kind === 'callback'
  return { kind: 'say', state: refuses ? refusingCalls(state) : withoutOffer(state), acts, choices }
}

/** "I am tired of searching", "thank god": a word for it, and on with the search. */
export const feel: Flow = ({ before, state, understood }, places): Outcome | null => {
  const mood = understood.commands.find((command) => command.kind === 'mood')?.mood
  if (mood === undefined) return null
  const felt: GuruAct = { kind: 'felt', mood, ...(before.felt === mood && { again: true }) }
  return resume({ ...state, felt: mood }, [felt], places)
}
