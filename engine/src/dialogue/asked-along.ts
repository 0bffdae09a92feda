import type { Asked } from '../understanding/command.ts'
import { noteVisit } from './acknowledge.ts'
import type { GuruAct } from './act.ts'
import { priceAsked } from './follow-ups/bargain.ts'
import { answersInOrder, closes, leavesToAgent } from './said-in-order.ts'
import type { PendingTurn } from './step.ts'
import { lookingAtPicked, type Outcome, type Saying, type Turn } from './turn.ts'

/**
 * Whatever else a turn asks of the homes shown is answered beside what its flow did: "how much is the deposit, and can we
 * see it on Sunday?" No flow need know of the others. What a turn that changes wishes asks is told with what is found.
 */
export function answeringAll(turn: Turn, outcome: Outcome): Outcome {
  if (!isAnswered(turn, outcome)) return outcome
  const said = missing(turn, outcome)
  const asked = leftOpen(turn, outcome)
  if (outcome.kind === 'fetch') return fetchingToo(outcome, said, asked)
  if (said.length === 0 && asked.length === 0) return outcome
  const told = offeringCall({ ...outcome, acts: withAnswers(outcome.acts, said) })
  const state =
    turn.state.focus === told.state.focus ? lookingAtPicked({ ...turn, state: told.state }) : told.state
  return asked.length === 0 ? { ...told, state } : lookingUp({ ...told, state }, turn, asked)
}

function isAnswered({ state, events }: Turn, outcome: Outcome): boolean {
  if (state.intent === 'offer' || state.shown.length === 0 || state.pending?.kind === 'read_back')
    return false
  return events.length === 0 && (outcome.events ?? []).length === 0
}

/** What was asked, needs no rows, and is not said yet. */
function missing(turn: Turn, { acts }: Outcome): GuruAct[] {
  const { commands, asksUntold = [], visit } = turn.understood
  const isSaid = (kind: GuruAct['kind']) => acts.some((act) => act.kind === kind)
  const asks = (about: 'photos' | 'whom-owners-take') =>
    commands.some((command) => command.kind === 'aside' && command.about === about)
  const untold = asksUntold.filter((fact) => !acts.some((act) => 'facts' in act && act.facts.includes(fact)))
  const bargains = commands.some(({ kind }) => kind === 'bargain') && !isSaid('price_asked')
  const visits = visit !== undefined && !visit.beside && !isSaid('visits_arranged')
  return [
    ...(untold.length > 0 ? [{ kind: 'untold' as const, facts: untold }] : []),
    ...(bargains ? [priceAsked(turn)] : []),
    ...(asks('whom-owners-take') && !isSaid('whom_owners_take')
      ? [{ kind: 'whom_owners_take' as const }]
      : []),
    ...(asks('photos') && !isSaid('no_photos') ? [{ kind: 'no_photos' as const }] : []),
    ...(visits ? noteVisit(turn) : []),
  ]
}

/** What rows tell and nobody looks up for it yet. */
function leftOpen({ understood: { asksAbout = [] } }: Turn, outcome: Outcome): Asked[] {
  if (outcome.kind === 'say') return asksAbout
  return outcome.needs.kind === 'lookup' && outcome.asksAbout === undefined ? asksAbout : []
}

function fetchingToo<F extends Extract<Outcome, { kind: 'fetch' }>>(
  outcome: F,
  said: GuruAct[],
  asked: Asked[],
): F {
  const told = { ...outcome, acts: withAnswers(outcome.acts, said) }
  const left: F =
    said.some(leavesToAgent) && outcome.needs.kind === 'lookup' ? { ...told, offersCall: true } : told
  return asked.length === 0 ? left : { ...left, asksAbout: asked }
}

/** Behind the rows' answers comes what the flow would have closed with. */
function lookingUp(said: Saying, turn: Turn, asksAbout: Asked[]): Outcome {
  const { state, choices, handoff, caller } = said
  const closing: PendingTurn['closing'] = {
    acts: said.acts.filter(closes),
    choices,
    pending: state.pending,
    ...(handoff && { handoff }),
    ...(caller && { caller }),
  }
  return {
    kind: 'fetch',
    state,
    acts: said.acts.filter((act) => !closes(act)),
    needs: { kind: 'lookup', ids: homesAskedAbout({ ...turn, state }) },
    purpose: 'answer',
    asksAbout,
    closing,
  }
}

/** Those picked, else the one talked about, else all; "which of them has a lift?" asks for all. */
export function homesAskedAbout({ state, understood: { commands, asksWhich } }: Turn): string[] {
  const picked = commands.flatMap((one) => (one.kind === 'pick' ? (state.shown[one.position - 1] ?? []) : []))
  if (picked.length > 0) return picked
  return state.focus === null || asksWhich ? state.shown : [state.focus]
}

/** Before the close, in the order in which one would tell it. */
function withAnswers(acts: GuruAct[], said: GuruAct[]): GuruAct[] {
  if (said.length === 0) return acts
  const close = acts.findIndex(closes)
  const at = close < 0 ? acts.length : close
  return answersInOrder([...acts.slice(0, at), ...said, ...acts.slice(at)])
}

/** What only an agent can find out is followed by the offer of a call, whatever else was about to be asked. */
function offeringCall(said: Saying): Saying {
  const { acts, state, handoff } = said
  // Whose call is agreed to is offered none, nor is who takes leave.
  const offered = acts.some(({ kind }) => sparing.has(kind))
  if (handoff || offered || !acts.some(leavesToAgent)) return said
  return {
    ...said,
    state: { ...state, pending: state.pending?.kind === 'callback' ? state.pending : { kind: 'callback' } },
    acts: [...acts.filter((act) => !closes(act)), { kind: 'offer_callback' }],
    choices: [{ kind: 'yes' }, { kind: 'no' }, { kind: 'more' }],
  }
}

const sparing: ReadonlySet<GuruAct['kind']> = new Set(['offer_callback', 'call_time_noted', 'take_your_time'])
