import type { UntoldFact } from '../../understanding/command.ts'
import type { GuruAct } from '../act.ts'
import { choicesAfterResult } from '../choices.ts'
import { resume } from '../proceed.ts'
import type { DialogueState } from '../state.ts'
import type { Flow, Outcome, Saying } from '../turn.ts'

/**
 * A question is no wish. About a listing that is talked about Guru tells what its row holds, about an
 * amenity, a price or a size what those shown say; of what no listing tells it says so; an owner hears what happens
 * next; anything else it leaves honestly to the realtor.
 */
export const question: Flow = ({ state, understood }, places): Outcome | null => {
  if (understood.act !== 'question') return null
  if (state.intent === 'offer' && state.finished) return resume(state, [], places)
  const { asksAbout = [], asksUntold = [], asksWhich = false } = understood
  const untold: GuruAct[] = asksUntold.length > 0 ? [{ kind: 'untold', facts: asksUntold }] : []
  if (untold.length > 0 && asksAbout.length === 0 && state.shown.length > 0)
    return leaveToRealtor(state, untold)
  const open = leftOpen(state)
  if (asksAbout.length === 0 && state.pending?.kind === 'callback' && state.pending.told && !open.helps) {
    const again: GuruAct = state.leftToRealtor ? open.act : { kind: 'told_all' }
    return {
      kind: 'say',
      state: open.state,
      acts: [again, { kind: 'offer_callback' }],
      choices: [{ kind: 'yes' }, { kind: 'no' }],
    }
  }
  // "Which society is it?" asks for no one of them.
  const ofEach = asksAbout.some((asked) => asked !== 'society' && asked !== 'area')
  const focus = asksWhich && ofEach ? null : state.focus
  const ids = focus !== null ? [focus] : asksAbout.length > 0 ? state.shown : []
  if (ids.length > 0)
    return {
      kind: 'fetch',
      state,
      acts: untold,
      needs: { kind: 'lookup', ids },
      purpose: 'answer',
      asksAbout,
    }
  // "Does it have a lift?" before any home was shown.
  if (!state.finished && state.intent === 'search' && asksAbout.length > 0)
    return resume(state, [{ kind: 'nothing_shown', searched: false }], places)
  return state.finished
    ? leaveToRealtor(state)
    : resume(open.state, [asksUntold.length > 0 ? toldByNone(asksUntold) : open.act], places)
}

/** After a result with the offer of a call; said once at length, then shortly. What was told of a listing stays told. */
export function leaveToRealtor(before: DialogueState, said?: GuruAct[]): Saying {
  const { pending } = before
  const open = leftOpen(before)
  if (said === undefined && open.helps)
    return {
      kind: 'say',
      state: { ...open.state, pending: null },
      acts: [open.act],
      choices: choicesAfterResult(before),
    }
  return {
    kind: 'say',
    state: {
      ...(said === undefined ? open.state : { ...before, leftToRealtor: true }),
      pending: pending?.kind === 'callback' ? pending : { kind: 'callback' },
    },
    acts: [...(said ?? [open.act]), { kind: 'offer_callback' }],
    // Where nothing was found there is no more of it.
    choices: [{ kind: 'yes' }, { kind: 'no' }, ...(before.found > 0 ? [{ kind: 'more' as const }] : [])],
  }
}

/** Before a home is shown what is asked is named all the same: "do they lock the gate at night?" */
export function toldByNone(facts: readonly UntoldFact[]): GuruAct {
  return { kind: 'listings_do_not_tell', facts }
}

/**
 * What is said of a question that nothing here answers. Of three in a row the third hears what Guru can do, for the same
 * line once more would help nobody.
 */
function leftOpen(before: DialogueState): { state: DialogueState; act: GuruAct; helps: boolean } {
  const { leftAgain, ...rest } = before
  const { finished, leftToRealtor: again, found } = before
  const state = { ...rest, leftToRealtor: true }
  // Where nothing was found there is no more of it.
  if (leftAgain && finished && found === 0) return { state, act: { kind: 'what_to_change' }, helps: true }
  if (leftAgain) return { state, act: { kind: 'help', finished }, helps: true }
  return {
    state: again ? { ...state, leftAgain: true } : state,
    act: { kind: 'realtor_can_answer', finished, ...(again && { again }) },
    helps: false,
  }
}
