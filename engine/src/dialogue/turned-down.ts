import type { PropertyType } from '@guru/contract/vocabulary'
import type { Relaxation } from '../matching/listing.ts'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { RankedListing } from '../matching/rank.ts'
import type { Understanding } from '../understanding/command.ts'
import type { DialogueEvent } from './event.ts'
import { areasRefused } from './leeway.ts'
import { setsCity } from './several-towns.ts'
import type { DialogueState } from './state.ts'
import { hasHomesOnlyElsewhere, isWithoutHomes } from './towns.ts'

/**
 * What a seeker turned down: it is not shown, and not offered again. Undo brings none of it back, a new search forgets
 * it all; until when else it counts is another matter for each.
 */
export interface TurnedDown {
  /**
   * "Anywhere except Kakkanad", "not Gokul Road": until it is chosen itself, another city looked at, or anywhere will do
   * after all.
   */
  areas: readonly string[]
  /** Kinds of property wished before the one of now, or refused beside it: until any kind will do. */
  kinds: readonly PropertyType[]
  /** "Not Thrissur, only Kozhikode": towns offered in the place of one without homes, or left for such a one. */
  towns: readonly string[]
  /** What was not to be given up so that more homes fit: until another area or city is looked at. */
  relaxations: readonly Relaxation[]
}

/** What is turned down once a turn has changed the wishes; relaxations are refused in answers to an offer alone. */
export function turnedDownAfter(
  before: DialogueState,
  after: DialogueState,
  said: Pick<Understanding, 'act' | 'commands' | 'tapped' | 'refusedTowns'>,
  places: Neighbourhood,
): TurnedDown {
  return {
    areas: areasTurnedDown(before, after, said),
    kinds: kindsTurnedDown(before, after, said),
    towns: townsTurnedDown(before, after, said, places),
    relaxations: after.turnedDown.relaxations,
  }
}

export function areasTurnedDown(
  before: DialogueState,
  after: DialogueState,
  { commands }: Pick<Understanding, 'commands'>,
): string[] {
  const moved = before.wishes.city !== undefined && before.wishes.city !== after.wishes.city
  const freed = commands.some((command) => command.kind === 'any' && command.slot === 'area')
  const goes = moved || after.intent !== before.intent || freed
  const past = goes ? [] : before.turnedDown.areas
  const chosen = [after.wishes.area, ...after.leeway.beside]
  return joined(past, areasRefused(commands)).filter((area) => !chosen.includes(area))
}

/** "Flat, then": the house that was wished is left; "no flat" of who wishes a house refuses one. */
function kindsTurnedDown(
  before: DialogueState,
  after: DialogueState,
  { commands, tapped = false }: Pick<Understanding, 'commands' | 'tapped'>,
): PropertyType[] {
  const past = before.wishes.property_type
  const now = after.wishes.property_type
  if (now === undefined || after.intent !== before.intent) return []
  const named =
    !tapped && commands.some((command) => command.kind === 'set' && command.slot === 'property_type')
  const again = named && past === now && now !== 'land'
  const other = now === 'house' ? 'apartment' : 'house'
  const left = [...(past === undefined ? [] : [past]), ...(again ? ([other] as const) : [])]
  return joined(before.turnedDown.kinds, left).filter((kind) => kind !== now)
}

/**
 * Towns that were refused by name; all that were offered, where another one is named or the offer refused; and the one that
 * is left for another without homes.
 */
function townsTurnedDown(
  before: DialogueState,
  after: DialogueState,
  { act, commands, refusedTowns = [] }: Pick<Understanding, 'act' | 'commands' | 'refusedTowns'>,
  places: Neighbourhood,
): readonly string[] {
  const past = before.wishes.city
  const now = after.wishes.city
  const towns = joined(after.turnedDown.towns, refusedTowns).filter((town) => town !== now)
  if (past === undefined || now === undefined) return towns
  const said = commands.some(setsCity)
  const declined = act === 'deny' && before.pending?.kind === 'town'
  const near = places.listedNear(past).map(({ name }) => name)
  const passed = isWithoutHomes(before) && (said || declined) && !near.includes(now)
  if (passed && refusedTowns.length === 0) return joined(towns, near)
  const left = past !== now && !after.otherPlaces.includes(past)
  return left && hasHomesOnlyElsewhere(after, places) ? joined(towns, [past]) : towns
}

/** What was not to be given up in one place may be in another. */
export function relaxationsAfter(
  { turnedDown }: DialogueState,
  events: readonly DialogueEvent[],
): TurnedDown {
  const moved = events.some((event) => 'slot' in event && (event.slot === 'city' || event.slot === 'area'))
  return moved ? { ...turnedDown, relaxations: [] } : turnedDown
}

/** "No flat, only a house": no flat is offered behind the houses either. */
export function isOfKindTurnedDown(
  { turnedDown, wishes }: DialogueState,
  { listing }: RankedListing,
): boolean {
  const kind = listing.property_type
  return kind !== wishes.property_type && turnedDown.kinds.includes(kind)
}

/** "At least two bedrooms", with no most: homes with fewer are not offered behind those that fit. */
export function hasTooFewRooms({ wishes: { bedrooms } }: DialogueState, { listing }: RankedListing): boolean {
  const { min = 0, max } = bedrooms ?? {}
  return max === undefined && (listing.bedrooms ?? min) < min
}

/** True for a home that would fit only with what is not to be given up. */
export function needsTurnedDown({ turnedDown }: DialogueState, { allowed }: RankedListing): boolean {
  return allowed.every((relaxation) => turnedDown.relaxations.includes(relaxation))
}

/** The areas left out and their parts; who looks in a part of one does not mean that part. */
export function areasLeftOut(
  { turnedDown, wishes }: Pick<DialogueState, 'turnedDown' | 'wishes'>,
  places: Neighbourhood,
): ReadonlySet<string> {
  const partsOf = (area: string) => places.surroundingsOf({ city: wishes.city, area }).within
  const { area: wished = '' } = wishes
  return new Set(
    turnedDown.areas.flatMap((area) => (partsOf(area).has(wished) ? [area] : [area, ...partsOf(area)])),
  )
}

function joined<T>(past: readonly T[], more: readonly T[]): T[] {
  return [...new Set([...past, ...more])]
}
