import type { Neighbourhood } from '../../matching/neighbourhood.ts'
import { pageSize } from '../../matching/plan-search.ts'
import type { View } from '../../matching/view.ts'
import type { Asked, Understanding, UntoldFact } from '../../understanding/command.ts'
import type { ChoiceAct, GuruAct } from '../act.ts'
import { giveUpQuestions } from '../agenda.ts'
import { nothingShown } from '../nothing-shown.ts'
import { resume, search } from '../proceed.ts'
import { leaveToRealtor } from '../repairs/question.ts'
import type { DialogueState } from '../state.ts'
import type { Purpose } from '../step.ts'
import { extremeAsked, type Flow, type Outcome } from '../turn.ts'

/**
 * "The second one": that listing in full, or, in a question, what was asked of it. A wish named along with
 * it goes first.
 */
export const pick: Flow = ({ before, state, events, understood }, places): Outcome | null => {
  const picked = understood.commands.filter((one) => one.kind === 'pick')
  const [command] = picked
  if (command === undefined || events.length > 0) return null
  const { asksAbout = [], asksUntold } = understood
  // Of an earlier list they come again with what is asked of them, so that it is seen of which it is told.
  const again = command.before && (asksUntold ?? []).length === 0
  if (again && picked.length === 1)
    return talkAbout(state, { position: 1, purpose: 'details', asksAbout }, places)
  if (again) return showEarlier(state, asksAbout)
  if (picked.length > 1 && state.shown.length > 0) {
    const positions = picked.map(({ position }) => position)
    // "Which of them is better?" of who has just compared two.
    const compared = (before.compared ?? []).map((id) => state.shown.indexOf(id) + 1)
    const asks = understood.act === 'question'
    const same = asks && compared.length > 1 && positions.length === state.shown.length
    return showAgain(state, same ? compared : positions, understood)
  }
  const purpose = asksAbout.length > 0 ? 'answer' : 'details'
  const about = { position: command.position, purpose, asksAbout } as const
  return talkAbout(state, asksUntold === undefined ? about : { ...about, asksUntold }, places)
}

/**
 * "Which is the cheapest?", "which is bigger?": that one of those shown, or of those just compared, in full. Where wishes
 * changed in the same turn it is told of what is found for them.
 */
export const pickExtreme: Flow = ({ before, state, events, understood }, places): Outcome | null => {
  const purpose = extremeAsked(understood)
  if (purpose === null || events.length > 0) return null
  const cheapestOfAll = purpose === 'cheapest' && before.compared === undefined && !understood.ofThese
  if (cheapestOfAll && mayBeMore(state)) return lookForCheapest(state, places)
  if (state.shown.length === 0) return nothingShown(state, [], places)
  const ids = before.compared ?? state.shown
  // Of two both are told: "which is cheaper?" asks to compare them.
  const side = ids.length === 2 ? 'compare' : purpose
  return { kind: 'fetch', state, acts: [], needs: { kind: 'lookup', ids }, purpose: side }
}

/** Before any home is shown, and behind a full page of what fits, there may be cheaper ones than those before the seeker. */
export function mayBeMore({ intent, finished, shown, close }: DialogueState): boolean {
  return intent === 'search' && (!finished || (shown.length >= pageSize && !close))
}

/** "The cheapest one you have": what fits is looked through by its price; what a search does without is not asked for. */
export function lookForCheapest(state: DialogueState, places: Neighbourhood): Outcome {
  const view: View = { order: 'price_up' }
  const opened = state.finished
    ? search({ ...state, seen: [], focus: null }, [], places)
    : resume({ ...giveUpQuestions(state), pending: null }, [], places)
  if (opened.kind === 'say') return { ...opened, state: { ...opened.state, view } }
  const outcome = search({ ...opened.state, view }, opened.acts, places)
  if (outcome.kind === 'say') return outcome
  return { ...outcome, state: { ...outcome.state, seen: state.seen }, purpose: 'cheapest' }
}

/** Several side by side, or what was asked of them: "1 or 2, which has a lift?" */
function showAgain(
  state: DialogueState,
  positions: number[],
  { asksAbout = [], asksUntold = [], compares }: Pick<Understanding, 'asksAbout' | 'asksUntold' | 'compares'>,
): Outcome {
  const ids = positions.flatMap((position) => state.shown[position - 1] ?? [])
  if (ids.length < positions.length) return askWhich(state)
  const acts: GuruAct[] = asksUntold.length === 0 ? [] : [{ kind: 'untold', facts: asksUntold }]
  const purpose = asksAbout.length > 0 && !compares ? 'answer' : 'compare'
  return { kind: 'fetch', state, acts, needs: { kind: 'lookup', ids }, purpose, asksAbout }
}

/** "Why this one?": what speaks for and against it. */
export const explain: Flow = ({ state, events, understood }, places): Outcome | null => {
  const command = understood.commands.find((one) => one.kind === 'explain')
  if (command === undefined || events.length > 0) return null
  const position = command.position ?? focusPosition(state)
  return talkAbout(state, { position, purpose: 'reasons', asksAbout: [] }, places)
}

function focusPosition({ shown, focus }: DialogueState): number {
  return Math.max(0, focus === null ? 0 : shown.indexOf(focus)) + 1
}

function showEarlier(state: DialogueState, asksAbout: Asked[]): Outcome {
  const needs = { kind: 'lookup' as const, ids: state.shown }
  return { kind: 'fetch', state, acts: [], needs, purpose: 'look-back', asksAbout }
}

interface About {
  /** Counts from 1 and may lie outside of what was shown. */
  position: number
  purpose: Purpose
  asksAbout: Asked[]
  /** What no listing tells; empty where Guru has no word for it. */
  asksUntold?: UntoldFact[]
}

function talkAbout(
  state: DialogueState,
  { position, purpose, asksAbout, asksUntold }: About,
  places: Neighbourhood,
): Outcome {
  const id = state.shown[position - 1]
  if (state.shown.length === 0) return nothingShown(state, [], places)
  if (id === undefined) return askWhich(state)
  const acts: GuruAct[] = asksUntold === undefined ? [] : [{ kind: 'untold', facts: asksUntold }]
  const about = { ...state, focus: id }
  // Whoever asks for its deposit knows the home from its card.
  if (asksUntold !== undefined && asksAbout.length === 0) return leaveToRealtor(about, acts)
  const needs = { kind: 'lookup' as const, ids: [id] }
  return { kind: 'fetch', state: about, acts, needs, purpose, asksAbout }
}

function askWhich(state: DialogueState): Outcome {
  const choices = state.shown.map((_, index): ChoiceAct => ({ kind: 'pick', position: index + 1 }))
  return {
    kind: 'say',
    state: { ...state, pending: null },
    acts: [{ kind: 'only_so_many', count: state.shown.length }],
    // Beside the only one there may be others to see.
    choices: choices.length === 1 ? [...choices, { kind: 'more' }] : choices,
  }
}
