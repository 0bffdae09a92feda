import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { Understanding } from '../understanding/command.ts'
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
  const alone = area !== before.wishes.area || commands.some(setsArea)
  const past = before.beside ?? []
  const wanted = named === undefined ? (alone ? [] : past) : withEarlier(named, before)
  const refused = commands.flatMap((command) => (command.kind === 'avoid' ? command.areas : []))
  const areas = places.areaNames(city)
  const beside = [...new Set(wanted)].filter(
    (other) => other !== area && areas.includes(other) && !refused.includes(other),
  )
  return beside.length === 0 ? after : { ...after, beside }
}

function setsArea(command: Understanding['commands'][number]): boolean {
  return command.kind === 'set' && command.slot === 'area'
}

/** What is added to an area is added to those beside it as well. */
function withEarlier(named: readonly string[], { wishes, beside = [] }: DialogueState): string[] {
  return wishes.area !== undefined && named.includes(wishes.area) ? [...named, ...beside] : [...named]
}
