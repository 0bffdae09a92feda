import type { Amenity } from '@guru/contract/vocabulary'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import { type Leeway, noLeeway } from '../matching/plan-search.ts'
import type { Command, Understanding } from '../understanding/command.ts'
import { kindsTogether } from './kinds-together.ts'
import type { DialogueState } from './state.ts'

/** What fits as well as the wishes of now; it is part of what is wanted, so undo brings it back with them. */
export function leewayAfter(
  before: DialogueState,
  after: DialogueState,
  { commands }: Pick<Understanding, 'commands'>,
  places: Neighbourhood,
): Leeway {
  if (after.intent === 'offer') return noLeeway
  return {
    ...around(before, after, commands),
    beside: areasBeside(before, after, commands, places),
    liked: amenitiesLiked(before, after, commands),
    kinds: kindsTogether(before, after, commands),
  }
}

export function isSameLeeway(one: Leeway, other: Leeway): boolean {
  const isSame = (list: 'beside' | 'liked' | 'kinds') => one[list].join() === other[list].join()
  const isAround = one.near === other.near && one.kilometres === other.kilometres
  return isAround && isSame('beside') && isSame('liked') && isSame('kinds')
}

/** "Baner side", "within 3 km of it": so long as the area is the one of which it was said. */
function around(
  before: DialogueState,
  { wishes: { area, city } }: DialogueState,
  commands: readonly Command[],
): Pick<Leeway, 'near' | 'kilometres'> {
  if (area === undefined) return {}
  const said = commands.find((command) => command.kind === 'near')
  const kept = city === before.wishes.city && !isNamedAlone(before, area, commands)
  const { near, kilometres } = said ? { near: true as const, ...said } : kept ? before.leeway : noLeeway
  return { ...(near && { near }), ...(kilometres !== undefined && { kilometres }) }
}

/**
 * "Baner or Hinjewadi", "show Velachery too": areas of one city that are named together are looked through together, until one
 * of them is named alone or the area is given up.
 */
function areasBeside(
  before: DialogueState,
  { wishes: { area, city } }: DialogueState,
  commands: readonly Command[],
  places: Neighbourhood,
): string[] {
  if (area === undefined || city === undefined) return []
  const named = commands.find((command) => command.kind === 'also')?.places
  const refused = areasRefused(commands)
  const alone = isNamedAlone(before, area, commands)
  const wanted = named === undefined ? (alone ? [] : before.leeway.beside) : withEarlier(named, before)
  const areas = places.areaNames(city)
  return [...new Set(wanted)].filter(
    (other) => other !== area && areas.includes(other) && !refused.includes(other),
  )
}

/** Another area, or the known one once more; "not Wakad" of three leaves the other two, and what was said of them. */
function isNamedAlone(before: DialogueState, area: string, commands: readonly Command[]): boolean {
  const refused = areasRefused(commands)
  if (refused.length > 0 && area === areasLeft(before, refused)[0]) return false
  return area !== before.wishes.area || commands.some(setsArea)
}

/** "A lift would be good" is no must: it stays so until the amenity is asked for outright, or not wished any more. */
function amenitiesLiked(
  before: DialogueState,
  after: DialogueState,
  commands: readonly Command[],
): Amenity[] {
  const named = commands.flatMap((command) => (command.kind === 'liked' ? command.amenities : []))
  const asked = commands.flatMap((command) =>
    command.kind === 'set' && command.slot === 'amenities' ? command.value : [],
  )
  const kept = before.leeway.liked.filter((amenity) => !asked.includes(amenity))
  const wished = after.wishes.amenities ?? []
  return wished.filter((amenity) => named.includes(amenity) || kept.includes(amenity))
}

/** "Not Baner" of who would look in Wakad as well: that is the area from now on, instead of none. */
export function goingOnBeside<S extends Pick<Understanding, 'commands'>>(before: DialogueState, said: S): S {
  const { area } = before.wishes
  const refused = areasRefused(said.commands)
  const [next] = areasLeft(before, refused)
  if (area === undefined || next === undefined || !refused.includes(area)) return said
  const isGivenUp = (command: Command) => command.kind === 'drop' && command.what === 'area' && !command.open
  if (!said.commands.some(isGivenUp)) return said
  const value: Command = { kind: 'set', slot: 'area', value: next }
  return { ...said, commands: said.commands.map((command) => (isGivenUp(command) ? value : command)) }
}

export function areasRefused(commands: readonly Command[]): string[] {
  return commands.flatMap((command) => (command.kind === 'avoid' ? command.areas : []))
}

/** Of the areas looked through together, those that are not refused. */
function areasLeft({ wishes: { area }, leeway }: DialogueState, refused: readonly string[]): string[] {
  return [...(area === undefined ? [] : [area]), ...leeway.beside].filter((one) => !refused.includes(one))
}

export function setsArea(command: Command): boolean {
  return command.kind === 'set' && command.slot === 'area'
}

/** What is added to an area is added to those beside it as well. */
function withEarlier(named: readonly string[], { wishes: { area }, leeway }: DialogueState): string[] {
  return area !== undefined && named.includes(area) ? [...named, ...leeway.beside] : [...named]
}
