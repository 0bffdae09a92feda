import type { Neighbourhood } from '../../matching/neighbourhood.ts'
import type { Command } from '../../understanding/command.ts'
import { acknowledge, noteCallTime, noteVisit } from '../acknowledge.ts'
import type { GuruAct } from '../act.ts'
import { proceed, resume } from '../proceed.ts'
import type { DialogueState } from '../state.ts'
import { type Flow, lookingAtPicked, type Outcome, type Saying, type Turn } from '../turn.ts'
import { leaveToRealtor } from './question.ts'

/** The seeker wants a person: the page opens the contact form; the conversation stays where it was. */
export const handOver: Flow = (turn): Outcome | null => {
  const { act, phone, commands } = turn.understood
  return act === 'handoff' || (phone && commands.length === 0) ? toPerson(turn) : null
}

/**
 * "Don't call me": nobody will, and none is offered again until one is asked for. A number beside it is of no use; what is
 * asked stays open, and whatever else the turn says is answered as if it stood alone.
 *
 * @param answer what the other flows make of a turn
 */
export function callNobody(
  turn: Turn,
  places: Neighbourhood,
  answer: (rest: Turn, places: Neighbourhood) => Outcome,
): Outcome | null {
  const { understood } = turn
  if (!understood.commands.some(isRefusal)) return null
  const rest: Turn = {
    ...turn,
    state: refusingCalls(turn.state),
    understood: { ...understood, commands: understood.commands.filter((command) => !isRefusal(command)) },
  }
  const asked = notPossible(turn)
  const bare = turn.events.length === 0 && rest.understood.commands.length === 0
  if (bare && understood.act !== 'question')
    return goOn(rest, [{ kind: 'nobody_calls', ...again(turn) }, ...asked], places)
  const outcome = answer(rest, places)
  return { ...outcome, acts: [{ kind: 'nobody_calls', briefly: true }, ...asked, ...outcome.acts] }
}

function isRefusal({ kind }: Command): boolean {
  return kind === 'no-call'
}

/** How to have a call after all is told once. */
function again({ before }: Turn): { briefly?: true } {
  return before.callsRefused ? { briefly: true } : {}
}

/** An offered call is withdrawn, and no other is offered before one is asked for. */
export function refusingCalls({ callTime: _, ...state }: DialogueState): DialogueState {
  return {
    ...state,
    pending: state.pending?.kind === 'callback' ? null : state.pending,
    handedOver: true,
    callsRefused: true,
  }
}

/** "I won't give my number, I want to see homes first": an offered call is withdrawn. */
export const needNoNumber: Flow = ({ state, understood }, places): Outcome | null => {
  if (!understood.commands.some(({ kind }) => kind === 'keep-number')) return null
  const { callTime: _, ...rest } = state
  const pending = rest.pending?.kind === 'callback' ? null : rest.pending
  return resume({ ...rest, pending }, [{ kind: 'number_not_needed' }], places)
}

function notPossible({ understood: { wantedInstead, commands } }: Turn): GuruAct[] {
  const wished = commands.find((command) => command.kind === 'not-possible')?.asked
  const asked = wished ?? wantedInstead
  return asked === undefined ? [] : [{ kind: 'not_possible', asked }]
}

/** "Hold it for me", "a lady agent, please": what nobody here can do is said, and a call offered that was not agreed to. */
export const sayNotPossible: Flow = (turn): Outcome | null => {
  const { before, state, understood } = turn
  if (!understood.commands.some(({ kind }) => kind === 'not-possible')) return null
  const said = notPossible(turn)
  if (!before.handedOver && state.finished) return leaveToRealtor(state, said)
  const choices = before.callsRefused ? [] : [{ kind: 'callback' as const }]
  return { kind: 'say', state, acts: [...said, ...noteCallTime(understood)], choices }
}

/**
 * "After 6" while a call is spoken of: it accepts one that was offered. The form is not opened a second time, for it may
 * be on its way already.
 */
export const heedCallTime: Flow = (turn, places): Outcome | null => {
  const { before, state, understood } = turn
  const time = noteCallTime(understood)
  if (time.length === 0 || understood.commands.length > 0) return null
  const noted = [...time, ...noteVisit(turn)]
  // "Yes, 5 pm is fine for the call."
  const agrees = understood.act === 'affirm' && state.finished && !state.handedOver
  if (state.pending?.kind !== 'callback' && !agrees) return resume(state, noted, places)
  const agreed = before.formOpen || (before.handedOver && !before.callsRefused)
  if (!agreed && understood.act !== 'deny') return toPerson(turn)
  return { kind: 'say', state, acts: noted, choices: [{ kind: 'callback' }] }
}

/** "What time did you note for the call?" */
export const tellCallTime: Flow = ({ state, understood }, places): Outcome | null =>
  understood.callTimeAsked && state.callTime !== undefined
    ? resume(state, [{ kind: 'call_time_noted', words: state.callTime, asNoted: true }], places)
    : null

/**
 * No form takes a number with a digit too few or too many: that is said, and it goes on as before. One that is asked
 * about is another number.
 */
export const askTenDigits: Flow = (turn, places): Outcome | null =>
  turn.understood.phoneMistyped && turn.understood.act !== 'question'
    ? goOn(turn, [{ kind: 'ten_digits' }], places)
    : null

function goOn(turn: Turn, said: GuruAct[], places: Neighbourhood): Outcome {
  if (turn.events.length === 0) return resume(turn.state, said, places)
  const outcome = proceed(turn, places)
  return { ...outcome, acts: [...said, ...outcome.acts] }
}

/** "Yes, call. But before that, how much is the deposit?": the call that was offered is agreed to; the rest is answered beside it. */
export const agreeFirst: Flow = (turn): Outcome | null => {
  const { state, events, understood } = turn
  const agrees = understood.agreesFirst && state.pending?.kind === 'callback' && events.length === 0
  return agrees && understood.commands.every(({ kind }) => kind === 'aside') && asksToldFacts(understood)
    ? toPerson(turn)
    : null
}

/** Other questions are for the agent, who is not called before they are answered. */
function asksToldFacts({ asksAbout = [], asksUntold = [] }: Turn['understood']): boolean {
  return asksAbout.length + asksUntold.length > 0
}

/** Opens the contact form, which a question that is open outlasts; a number typed into the chat goes into it. */
export function toPerson(turn: Turn): Saying {
  const { understood } = turn
  const state = lookingAtPicked(turn)
  const { callsRefused: _, callsAnother: asked, ...rest } = state
  // "Call my brother", and then the number: "call me" behind it is said of oneself again.
  const follows = asked === true && understood.phone === true
  const another = follows || understood.commands.some(({ kind }) => kind === 'call-another')
  return {
    kind: 'say',
    state: {
      ...rest,
      ...(another && { callsAnother: true }),
      // The form may still be refused.
      pending: state.pending ?? { kind: 'callback' },
      handedOver: true,
      formOpen: true,
    },
    acts: [
      ...acknowledge(turn),
      ...notPossible(turn),
      {
        kind: 'handoff',
        ...(understood.phone && { typed: true }),
        ...(understood.numberAsked && { asked: true }),
        ...(another && { another }),
        // Nobody is glad of "not now".
        ...(understood.callsLater && { behind: true }),
      },
      ...noteCallTime(understood),
      ...noteVisit(turn),
    ],
    choices: [],
    handoff: true,
    ...(understood.caller && { caller: understood.caller }),
  }
}
