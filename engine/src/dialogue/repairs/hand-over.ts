import type { Neighbourhood } from '../../matching/neighbourhood.ts'
import { acknowledge, noteCallTime, noteVisit } from '../acknowledge.ts'
import type { GuruAct } from '../act.ts'
import { pick } from '../follow-ups/talk-about.ts'
import { proceed, resume } from '../proceed.ts'
import { type Flow, lookingAtPicked, type Outcome, type Saying, type Turn } from '../turn.ts'
import { leaveToRealtor, question } from './question.ts'

/** The seeker wants a person: the page opens the contact form; the conversation stays where it was. */
export const handOver: Flow = (turn): Outcome | null => {
  const { act, phone, commands } = turn.understood
  return act === 'handoff' || (phone && commands.length === 0) ? toPerson(turn) : null
}

/**
 * "Don't call me": nobody will, and none is offered again after thanks. A number beside it is of no use; what is asked
 * stays open, and wishes of the turn count.
 */
export const callNobody: Flow = (turn, places): Outcome | null => {
  if (!turn.understood.commands.some(({ kind }) => kind === 'no-call')) return null
  const { callTime: _, ...rest } = turn.state
  const { pending } = rest
  const state = {
    ...rest,
    pending: pending?.kind === 'callback' ? null : pending,
    handedOver: true as const,
    callsRefused: true as const,
  }
  const said: GuruAct[] = [{ kind: 'nobody_calls' }, ...notPossible(turn)]
  // "I tell you in a week, no call now": leave is taken, and nothing asked.
  if (turn.events.length === 0 && turn.understood.commands.some(({ kind }) => kind === 'put-off'))
    return { kind: 'say', state, acts: [...said, { kind: 'take_your_time' }], choices: [] }
  const answer = turn.events.length === 0 ? answerBeside({ ...turn, state }, places) : null
  return answer === null
    ? goOn({ ...turn, state }, said, places)
    : { ...answer, acts: [...said, ...answer.acts] }
}

/** "No call now. Which of 1 and 2 is better?": what else is asked. */
function answerBeside(turn: Turn, places: Neighbourhood): Outcome | null {
  const picked = turn.understood.commands.filter(({ kind }) => kind === 'pick').length
  return (picked > 1 ? pick(turn, places) : null) ?? question(turn, places)
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
    ? resume(state, [{ kind: 'call_time_noted', words: state.callTime }], places)
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
