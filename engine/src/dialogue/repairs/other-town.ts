import type { Neighbourhood } from '../../matching/neighbourhood.ts'
import type { Command } from '../../understanding/command.ts'
import type { ChoiceAct, GuruAct } from '../act.ts'
import { apply } from '../apply.ts'
import { proceed } from '../proceed.ts'
import type { DialogueState } from '../state.ts'
import type { Flow, Outcome, Saying } from '../turn.ts'

/** The way on from a town where nobody lists anything: the nearest ones where somebody does. */
export function offerTowns(state: DialogueState, acts: GuruAct[], places: Neighbourhood): Saying {
  const near = state.wishes.city === undefined ? [] : places.listedNear(state.wishes.city)
  const [nearest] = near
  return {
    kind: 'say',
    state: { ...state, pending: nearest === undefined ? null : { kind: 'town', city: nearest.name } },
    acts: [...acts, { kind: 'nearest_towns', near }],
    choices: [...near.map(({ name }): ChoiceAct => ({ kind: 'place', name })), { kind: 'callback' }],
  }
}

/** "Yes", "show" to the nearest town: it is looked at. */
export const otherTown: Flow = (turn, places): Outcome | null => {
  const { state, understood, events } = turn
  if (state.pending?.kind !== 'town' || events.length > 0) return null
  if (understood.act !== 'affirm' && !understood.commands.some(wantsToSee)) return null
  const { city } = state.pending
  const moved = apply(state, { commands: [{ kind: 'set', slot: 'city', value: city }] }, places)
  const there = { ...turn, state: { ...moved.state, pending: null }, events: moved.events }
  return { ...proceed(there, places), events: moved.events }
}

function wantsToSee(command: Command): boolean {
  if (command.kind === 'show') return true
  return command.kind === 'follow-up' && (command.wants === 'more' || command.wants === 'nearer')
}
