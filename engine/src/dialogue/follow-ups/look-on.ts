import type { Slot } from '@guru/contract/vocabulary'
import type { Relaxation } from '../../matching/listing.ts'
import type { Neighbourhood } from '../../matching/neighbourhood.ts'
import type { Extent, View } from '../../matching/view.ts'
import type { FollowUp } from '../../understanding/command.ts'
import { acknowledge } from '../acknowledge.ts'
import type { GuruAct } from '../act.ts'
import { ask } from '../ask.ts'
import { nothingShown } from '../nothing-shown.ts'
import { search } from '../proceed.ts'
import type { DialogueState } from '../state.ts'
import type { Flow, Outcome, Turn } from '../turn.ts'

/** More, cheaper, costlier, bigger, smaller, nearer: the same wishes, looked at from the last result. */
export const lookOn: Flow = (turn, places): Outcome | null => {
  const command = turn.understood.commands.find((one) => one.kind === 'follow-up')
  if (command === undefined || saysHowMuch(turn, command.wants)) return null
  return withReason(look(turn, command.wants, places), turn)
}

/** "Why so costly? Show cheaper": that no listing tells why is said before others are shown. */
function withReason(outcome: Outcome, { understood: { asksUntold = [] } }: Turn): Outcome {
  const facts = asksUntold.filter((one) => one === 'why_price')
  return facts.length === 0 ? outcome : { ...outcome, acts: [{ kind: 'untold', facts }, ...outcome.acts] }
}

/** Looks on from the last result, whatever was said. */
export function look(turn: Turn, wants: FollowUp, places: Neighbourhood): Outcome {
  const { state } = turn
  if (state.extent === null || state.intent === 'offer') return nothingShown(state, acknowledge(turn), places)
  const acts = acknowledge(turn)
  // "More" to an offer of more that does not fit in every point is a yes.
  if (wants === 'more' && state.pending?.kind === 'relax')
    return lookRelaxed(state, state.pending.relaxations, acts, places)
  if (wants === 'nearer' && state.wishes.area === undefined) {
    // Whoever wants to be near something no longer means that any area will do.
    return ask({ ...state, any: state.any.filter((slot) => slot !== 'area') }, 'area', acts, places)
  }
  const view = viewFor(wants, state, state.extent)
  // What is cheaper or bigger may have been seen earlier on; what is more may not.
  const seen = comparedSlot[wants] === null || view.nearest ? state.seen : []
  return search({ ...state, view, seen }, acts, places)
}

/**
 * How to look on with what the seeker agreed to give up. Of what is cheaper or bigger the rest was offered, so those
 * bounds hold on: without them what fits would come again.
 */
function relaxedView({ view }: DialogueState, relaxed: Relaxation[]): View {
  const { order = 'best', price, size_sqft } = view ?? {}
  return { order, relaxed, ...(price && { price }), ...(size_sqft && { size_sqft }) }
}

/** Looks through what was offered. */
export function lookRelaxed(
  state: DialogueState,
  relaxations: Relaxation[],
  acts: GuruAct[],
  places: Neighbourhood,
): Outcome {
  return search({ ...state, view: relaxedView(state, relaxations) }, acts, places)
}

/** "Cheaper, under 20,000": the new wish says all, and is dealt with as a wish. */
function saysHowMuch({ events, understood }: Turn, wants: FollowUp): boolean {
  const slot = comparedSlot[wants]
  // "Show the others, a balcony would be good": what is no must leaves the others others.
  const likes = understood.commands.some(({ kind }) => kind === 'liked')
  if (likes && events.every((event) => 'slot' in event && event.slot === 'amenities')) return false
  return events.some((event) => slot === null || ('slot' in event && event.slot === slot))
}

const comparedSlot: Record<FollowUp, Slot | null> = {
  more: null,
  cheaper: 'price',
  costlier: 'price',
  bigger: 'size_sqft',
  smaller: 'size_sqft',
  nearer: 'area',
}

function viewFor(wants: FollowUp, state: DialogueState, { price, size_sqft }: Extent): View {
  switch (wants) {
    case 'more':
      return { ...(state.view ?? { order: 'best' }), follows: wants }
    case 'cheaper':
      return { order: 'price_down', follows: wants, price: { max: Math.max(1, price.min - 1) } }
    case 'costlier':
      return { order: 'price_up', follows: wants, price: { min: price.max + 1 } }
    case 'bigger':
      return { order: 'size_up', follows: wants, ...(size_sqft && { size_sqft: { min: size_sqft.max + 1 } }) }
    case 'smaller':
      return {
        order: 'size_down',
        follows: wants,
        ...(size_sqft && { size_sqft: { max: Math.max(1, size_sqft.min - 1) } }),
      }
    case 'nearer':
      return { order: 'best', follows: wants, nearest: true }
  }
}
