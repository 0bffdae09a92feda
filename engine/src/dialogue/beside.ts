import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { Command, Understanding } from '../understanding/command.ts'
import type { DialogueState } from './state.ts'

/**
 * "Baner or Hinjewadi", "show Velachery too": areas of one city that are named together are looked through together, until one
 * of them is named alone or the area is given up.
 */
export function keepBeside(
  before: DialogueState,
  { beside: _past, ...after }: DialogueState,
  { commands }: Pick<Understanding, 'commands'>,
  places: Neighbourhood,
): DialogueState {
  const { area, city } = after.wishes
  if (after.intent === 'offer' || area === undefined || city === undefined) return after
  const named = commands.find((command) => command.kind === 'also')?.places
  const refused = areasRefused(commands)
  // "Not Wakad" of three leaves the other two.
  const left = refused.length > 0 && area === areasLeft(before, refused)[0]
  const alone = !left && (area !== before.wishes.area || commands.some(setsArea))
  const past = before.beside ?? []
  const wanted = named === undefined ? (alone ? [] : past) : withEarlier(named, before)
  const areas = places.areaNames(city)
  const beside = [...new Set(wanted)].filter(
    (other) => other !== area && areas.includes(other) && !refused.includes(other),
  )
  return beside.length === 0 ? after : { ...after, beside }
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
function areasLeft({ wishes: { area }, beside = [] }: DialogueState, refused: readonly string[]): string[] {
  return [...(area === undefined ? [] : [area]), ...beside].filter((one) => !refused.includes(one))
}

function setsArea(command: Command): boolean {
  return command.kind === 'set' && command.slot === 'area'
}

/** What is added to an area is added to those beside it as well. */
function withEarlier(named: readonly string[], { wishes, beside = [] }: DialogueState): string[] {
  return wishes.area !== undefined && named.includes(wishes.area) ? [...named, ...beside] : [...named]
}
