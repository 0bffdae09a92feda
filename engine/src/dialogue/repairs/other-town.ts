import type { NearCity, Neighbourhood } from '../../matching/neighbourhood.ts'
import type { Command } from '../../understanding/command.ts'
import type { ChoiceAct, GuruAct } from '../act.ts'
import { apply } from '../apply.ts'
import { keepAlong } from '../keep-along.ts'
import { proceed } from '../proceed.ts'
import type { DialogueState } from '../state.ts'
import { isWithoutHomes } from '../towns.ts'
import type { Flow, Outcome, Saying } from '../turn.ts'
import { toPerson } from './hand-over.ts'

/**
 * The way on from a town where nobody lists anything: the nearest ones where somebody does and that were not refused, said
 * once. Who stays, or refused them, is told what a realtor can do.
 */
export function offerTowns(state: DialogueState, acts: GuruAct[], places: Neighbourhood): Saying {
  const { city, area } = state.wishes
  const near = nearestWanted(state, places)
  if (city === undefined) return { kind: 'say', state, acts, choices: [] }
  const offered = state.withoutHomes.includes(city)
  const told = offered ? state : { ...state, withoutHomes: [...state.withoutHomes, city] }
  const areas = area === undefined || !offered ? [] : [area, ...state.leeway.beside]
  const nothing: GuruAct = { kind: 'nothing_there', cities: [city], ...(areas.length > 0 && { areas }) }
  const [nearest] = near
  if (offered || nearest === undefined) return stayThere(told, [...acts, nothing], city)
  return nameTowns({ ...told, pending: { kind: 'town', city: nearest.name } }, places, [...acts, nothing])
}

export function nameTowns(state: DialogueState, places: Neighbourhood, acts: GuruAct[] = []): Saying {
  const near = nearestWanted(state, places)
  return {
    kind: 'say',
    state,
    acts: [...acts, { kind: 'nearest_towns', near }],
    choices: [...near.map(({ name }): ChoiceAct => ({ kind: 'place', name })), { kind: 'callback' }],
  }
}

/** Those near the wished town that nobody turned down. */
function nearestWanted({ wishes: { city }, turnedDown }: DialogueState, places: Neighbourhood): NearCity[] {
  const near = city === undefined ? [] : places.listedNear(city)
  return near.filter(({ name }) => !turnedDown.towns.includes(name))
}

function stayThere(state: DialogueState, acts: GuruAct[], city: string): Saying {
  // Who is to be called has heard already that a realtor looks there.
  if (state.handedOver && !state.callsRefused)
    return { kind: 'say', state, acts, choices: [{ kind: 'callback' }] }
  return {
    kind: 'say',
    state: { ...state, pending: { kind: 'callback' } },
    acts: [...acts, { kind: 'agent_can_look', city }, { kind: 'offer_callback' }],
    choices: [{ kind: 'yes' }, { kind: 'no' }],
  }
}

/** "No" to the nearest towns; "if something comes there, call me after five". */
export const stayInTown: Flow = (turn): Outcome | null => {
  const { state, understood, events } = turn
  const { city } = state.wishes
  if (city === undefined || !isWithoutHomes(state)) return null
  if (state.pending?.kind === 'town' && understood.act === 'deny' && events.length === 0)
    return stayThere(state, [{ kind: 'all_right' }], city)
  const calls = understood.callTime !== undefined && !state.handedOver
  return calls && understood.act !== 'deny' && understood.commands.every(staysThere(city))
    ? toPerson(turn)
    : null
}

function staysThere(city: string): (command: Command) => boolean {
  return (command) => command.kind === 'set' && command.slot === 'city' && command.value === city
}

/** "Yes", "show" to the nearest town: it is looked at. */
export const otherTown: Flow = (turn, places): Outcome | null => {
  const { state, understood, events } = turn
  if (state.pending?.kind !== 'town' || events.length > 0) return null
  if (understood.act !== 'affirm' && !understood.commands.some(wantsToSee)) return null
  const { city } = state.pending
  const commands: Command[] = [{ kind: 'set', slot: 'city', value: city }]
  const moved = apply(state, { commands }, places)
  const along = keepAlong(state, moved.state, { act: 'affirm', commands }, places)
  const there = { ...turn, state: { ...along, pending: null }, events: moved.events }
  return { ...proceed(there, places), events: moved.events }
}

function wantsToSee(command: Command): boolean {
  if (command.kind === 'show') return true
  return command.kind === 'follow-up' && (command.wants === 'more' || command.wants === 'nearer')
}
