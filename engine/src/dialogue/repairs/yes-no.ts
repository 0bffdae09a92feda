import type { Slot } from '@guru/contract/vocabulary'
import type { Neighbourhood } from '../../matching/neighbourhood.ts'
import { apply } from '../apply.ts'
import { choicesAfterResult, choicesFor, looseningChoices } from '../choices.ts'
import { lookRelaxed } from '../follow-ups/look-on.ts'
import { passOver, proceed, resume } from '../proceed.ts'
import { misheard } from '../read-back.ts'
import type { DialogueState } from '../state.ts'
import type { Flow, Outcome, Turn } from '../turn.ts'
import { hinted, whatNext } from '../what-next.ts'
import { refusingCalls, toPerson } from './hand-over.ts'

/** A bare "yes": to what, the last question tells. */
export const affirm: Flow = (turn, places): Outcome | null => {
  if (turn.understood.act !== 'affirm') return null
  const { state } = turn
  switch (state.pending?.kind) {
    case 'relax':
      return lookRelaxed(state, state.pending.relaxations, [], places)
    case 'callback':
      return toPerson(turn)
    case 'slot':
      return affirmSlot(turn, state.pending.slot, places)
    default:
      return state.finished ? offerCallback(turn) : resume(state, [], places)
  }
}

/** A bare "no": declines an offer, or says that a merely useful slot does not matter. */
export const deny: Flow = (turn, places): Outcome | null => {
  if (turn.understood.act !== 'deny') return null
  const { state } = turn
  if (state.pending?.kind === 'read_back') return misheard(state, state.pending, [], places)
  if (state.pending?.kind === 'slot') return skip(turn, state.pending.slot, places)
  if (state.pending?.kind === 'callback' && state.finished) return leaveIt(state)
  if (state.pending?.kind === 'relax')
    return resume(
      {
        ...state,
        pending: null,
        turnedDown: { ...state.turnedDown, relaxations: state.pending.relaxations },
      },
      [{ kind: 'all_right' }],
      places,
    )
  if (state.pending !== null) return resume({ ...state, pending: null }, [{ kind: 'all_right' }], places)
  if (!state.finished) return resume(state, [], places)
  return { kind: 'say', state, acts: [{ kind: 'what_to_change' }], choices: looseningChoices(state) }
}

/** "Yes" to a question for a value is no answer yet, but a friendly one. */
function affirmSlot({ state }: Turn, slot: Slot, places: Neighbourhood): Outcome {
  // "Ok, show me": what is merely useful was asked once, and that is enough.
  if (merelyUseful.has(slot)) return resume({ ...state, pending: null }, [], places)
  if (slot !== 'amenities') return resume(passOver(state, slot), [], places)
  return { kind: 'say', state, acts: [{ kind: 'which_amenities' }], choices: choicesFor(slot, state, places) }
}

const merelyUseful: ReadonlySet<Slot> = new Set(['area', 'bedrooms', 'size_sqft'])

/** Slots that a "no" leaves open for anything. */
const skippable: ReadonlySet<Slot> = new Set(['area', 'price', 'bedrooms', 'size_sqft', 'amenities'])

function skip(turn: Turn, slot: Slot, places: Neighbourhood): Outcome {
  if (!skippable.has(slot)) return resume(passOver(turn.state, slot), [], places)
  const { state, events } = apply(turn.state, { commands: [{ kind: 'any', slot }] }, places)
  return { ...proceed({ ...turn, state: { ...state, pending: null }, events }, places), events }
}

function leaveIt(state: DialogueState): Outcome {
  return {
    kind: 'say',
    state: hinted(refusingCalls(state)),
    acts: [{ kind: 'all_right' }, whatNext(state)],
    choices: choicesAfterResult(state),
  }
}

function offerCallback({ state }: Turn): Outcome {
  return {
    kind: 'say',
    state: { ...state, pending: { kind: 'callback' } },
    acts: [{ kind: 'offer_callback' }],
    choices: [{ kind: 'yes' }, { kind: 'no' }],
  }
}
