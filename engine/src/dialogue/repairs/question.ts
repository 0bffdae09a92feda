import type { UntoldFact } from '../../understanding/command.ts'
import type { GuruAct } from '../act.ts'
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
  if (asksAbout.length === 0 && state.pending?.kind === 'callback' && state.pending.told) {
    const again: GuruAct = state.leftToRealtor
      ? { kind: 'realtor_can_answer', finished: true, again: true }
      : { kind: 'told_all' }
    return {
      kind: 'say',
      state: { ...state, leftToRealtor: true },
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
    : resume({ ...state, leftToRealtor: true }, [toldByNone(state, asksUntold)], places)
}

/** After a result with the offer of a call; said once at length, then shortly. What was told of a listing stays told. */
export function leaveToRealtor(before: DialogueState, said: GuruAct[] = [realtorCan(before)]): Saying {
  const { pending } = before
  return {
    kind: 'say',
    state: {
      ...before,
      leftToRealtor: true,
      pending: pending?.kind === 'callback' ? pending : { kind: 'callback' },
    },
    acts: [...said, { kind: 'offer_callback' }],
    // Where nothing was found there is no more of it.
    choices: [{ kind: 'yes' }, { kind: 'no' }, ...(before.found > 0 ? [{ kind: 'more' as const }] : [])],
  }
}

/** Before a home is shown what is asked is named all the same: "do they lock the gate at night?" */
function toldByNone(state: DialogueState, facts: readonly UntoldFact[]): GuruAct {
  return facts.length > 0 ? { kind: 'listings_do_not_tell', facts } : realtorCan(state)
}

function realtorCan({ finished, leftToRealtor: again }: DialogueState): GuruAct {
  return { kind: 'realtor_can_answer', finished, ...(again && { again }) }
}
