import { amenities, type Slot, slots } from '@guru/contract/vocabulary'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import { planSearch } from '../matching/plan-search.ts'
import { sameWishes } from '../same-wish.ts'
import { acknowledge, noteCallTime, noteUntold, noteVisit } from './acknowledge.ts'
import type { GuruAct } from './act.ts'
import { isAnswered, isOpen, nextQuestion, refiningQuestion } from './agenda.ts'
import { ask } from './ask.ts'
import { choicesAfterResult } from './choices.ts'
import { looksAnew } from './looks-anew.ts'
import { readBack } from './read-back.ts'
import type { DialogueState } from './state.ts'
import { hasHomesOnlyElsewhere } from './towns.ts'
import { extremeAsked, type Outcome, type Saying, type Turn, topicOf } from './turn.ts'
import { areasLeftOut, relaxationsAfter } from './turned-down.ts'
import { hinted, whatNext } from './what-next.ts'

/** Goes on after wishes changed: says back what changed, then asks, searches or finishes. */
export function proceed(said: Turn, places: Neighbourhood): Outcome {
  const noted = notingPassedOver(said)
  const turn = { ...said, state: { ...noted, turnedDown: relaxationsAfter(noted, said.events) } }
  const acts = [
    ...acknowledge(turn),
    ...noteUntold(turn),
    ...noteCallTime(turn.understood),
    ...noteVisit(turn),
  ]
  const { pending } = turn.state
  if (pending?.kind === 'read_back') return readBack(turn.state, pending, acts, places)
  if (isNowhereListed(turn, places)) return search(afresh(turn.state), acts, places)
  const next = openedSlot(turn) ?? nextQuestion(turn.state) ?? (losesArea(turn) ? 'area' : null)
  if (next !== null) return ask(turn.state, next, acts, places)
  if (turn.state.intent === 'offer') return finishOffer(turn.state, acts)
  if (turn.state.finished && sameWishes(turn.before.wishes, turn.state.wishes) && !looksAnew(turn))
    return afterResult(turn.state, acts, places)
  const looking = wantsOthersToo(turn) ? othersToo(turn.state) : afresh(turn.state)
  return answering(search(looking, acts, places), turn)
}

/** "Drop the gym. Which is the biggest, and is there a lift?": what is asked beside a wish is told of what is found for it. */
function answering(outcome: Outcome, { state, understood }: Turn): Outcome {
  if (outcome.kind !== 'fetch') return outcome
  const { asksAbout = [] } = understood
  const open = amenities.filter((one) => !state.wishes.amenities?.includes(one))
  const asked = asksAbout.filter((one) => one === 'rera_number' || open.some((other) => other === one))
  return { ...outcome, asksAbout: asked, purpose: extremeAsked(understood) ?? outcome.purpose }
}

/** Before the first result a view is what was asked for before it could be looked for: "the cheapest you have". */
function afresh(state: DialogueState): DialogueState {
  return { ...state, view: state.finished ? null : state.view, seen: [], focus: null }
}

/** "Anything else in Uppal? Up to 90 is fine": others than those shown, with more that will do. */
function wantsOthersToo({ before, events, understood }: Turn): boolean {
  const more = understood.commands.some((command) => command.kind === 'follow-up' && command.wants === 'more')
  const isElsewhere = events.some(
    (event) =>
      !('slot' in event) || event.slot === 'city' || event.slot === 'area' || event.slot === 'property_type',
  )
  return more && before.found > 0 && !isElsewhere
}

function othersToo(state: DialogueState): DialogueState {
  return { ...state, view: { order: 'best', follows: 'more' }, focus: null }
}

/** A town that has nothing is looked through at once: what else is wished need not be asked for. */
function isNowhereListed({ state, events }: Turn, places: Neighbourhood): boolean {
  const named = events.some((event) => event.kind === 'wish_set' && event.slot === 'city')
  return named && state.intent === 'search' && hasHomesOnlyElsewhere(state, places)
}

/** What was asked and is still open, although the seeker spoke of another wish, was passed over. */
function notingPassedOver({ before, state, events }: Turn): DialogueState {
  const asked = before.pending?.kind === 'slot' ? before.pending.slot : null
  // Turning from renting to buying makes it another question.
  const saysMore = events.some(
    (event) => event.kind === 'wish_set' && !(event.changed && event.slot === 'transaction_type'),
  )
  return asked === null || !saysMore || isAnswered(state, asked) ? state : passOver(state, asked)
}

/** Counts the slot as left without an answer once more: what a search can do without is asked for twice at most. */
export function passOver(state: DialogueState, slot: Slot): DialogueState {
  return { ...state, passedOver: [...(state.passedOver ?? []), slot] }
}

/**
 * Goes on where the conversation stood, after something that changed no wish: asks, or searches when nothing
 * is left to ask and nothing was looked for yet.
 */
export function resume(state: DialogueState, acts: GuruAct[], places: Neighbourhood): Outcome {
  const asked =
    state.pending?.kind === 'read_back' ||
    (state.pending?.kind === 'slot' && isOpen(state, state.pending.slot))
  const ready = !asked && nextQuestion(state) === null
  return ready && !state.finished && state.intent === 'search'
    ? search(afresh(state), acts, places)
    : sayOn(state, acts, places)
}

/** The same where nothing can be left to search: after a result, or with a question open. */
export function sayOn(state: DialogueState, acts: GuruAct[], places: Neighbourhood): Saying {
  const { pending } = state
  if (pending?.kind === 'read_back') return readBack(state, pending, acts, places)
  if (pending?.kind === 'slot' && isOpen(state, pending.slot)) return ask(state, pending.slot, acts, places)
  const next = nextQuestion(state)
  if (next !== null) return ask(state, next, acts, places)
  if (state.intent === 'offer') return finishOffer(state, acts)
  return afterResult(state, acts, places)
}

/** Looks afresh for what is wanted, which closes the open question; the rows come from the database. */
export function search(state: DialogueState, acts: GuruAct[], places: Neighbourhood): Outcome {
  const plan = planSearch({ ...state, without: areasLeftOut(state, places) }, places)
  // What is left out is taken from what was found, so more is asked for.
  const leavesOut = state.turnedDown.areas.length > 0 && state.wishes.area === undefined
  const limit = leavesOut ? 3 * plan.limit : plan.limit
  const needs = { kind: 'search' as const, search: { ...plan, limit } }
  return { kind: 'fetch', state: { ...state, pending: null }, acts, needs, purpose: 'present' }
}

function afterResult(state: DialogueState, acts: GuruAct[], places: Neighbourhood): Saying {
  // Where nothing was found, one more wish would not help.
  const refining = state.found > 0 ? refiningQuestion(state) : null
  if (refining !== null) return ask(state, refining, acts, places)
  return {
    kind: 'say',
    state: hinted({ ...state, pending: null }),
    acts: [...acts, whatNext(state)],
    choices: choicesAfterResult(state),
  }
}

function finishOffer(state: DialogueState, acts: GuruAct[]): Saying {
  return {
    kind: 'say',
    state: { ...state, finished: true, pending: { kind: 'callback' } },
    acts: [...acts, { kind: 'owner_done', topic: topicOf(state) }],
    choices: [{ kind: 'callback' }],
  }
}

/** The slot that the seeker wants to change without having said to what. */
export function openedSlot({ state, understood }: Turn): Slot | null {
  for (const command of understood.commands)
    if (command.kind === 'drop' && command.open) {
      const slot = slots.find((one) => one === command.what)
      if (slot !== undefined && !isAnswered(state, slot)) return slot
    }
  return null
}

/** Who does not want an area would not want it shown again: which one instead is worth a question. */
function losesArea({ state, events }: Turn): boolean {
  const lost = events.some(
    (event) => event.kind === 'wish_dropped' && event.what === 'area' && event.because === 'taken_back',
  )
  return lost && state.wishes.city !== undefined
}
