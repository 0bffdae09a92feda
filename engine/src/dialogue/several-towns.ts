import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { Command, Understanding } from '../understanding/command.ts'
import { setsArea } from './leeway.ts'
import type { DialogueState } from './state.ts'
import { isEmptyTown } from './towns.ts'

type TownCommand = Extract<Command, { kind: 'set'; slot: 'city' }>

/**
 * "Chittorgarh or Ajmer?": of several towns the first in which somebody lists anything is looked at, and those in which
 * nobody does are only told of. Where none has any, it is the one that is nearest to one that has.
 */
export function atTownWithHomes<S extends Pick<Understanding, 'commands'>>(
  before: DialogueState,
  said: S,
  places: Neighbourhood,
): S {
  const { commands } = said
  const also = commands.find((command) => command.kind === 'also')
  const chosen = commands.find((command): command is TownCommand => setsCity(command))
  if (also === undefined || chosen === undefined || commands.some(setsArea)) return said
  const towns = [chosen.value, ...also.places]
  const empty = towns.filter((town) => isEmptyTown(town, places))
  if (empty.length === 0) return said
  const first = towns.find((town) => !empty.includes(town)) ?? nearestToHomes(empty, places)
  const others = towns.filter((town) => town !== first)
  // The town of before is known to have none: "Ludhiana as well".
  const without = others.filter((town) => empty.includes(town) && town !== before.wishes.city)
  const named: Command = { kind: 'also', places: others.filter((town) => !empty.includes(town)), without }
  return {
    ...said,
    commands: commands.map((command) =>
      command === also ? named : command === chosen ? { ...chosen, value: first } : command,
    ),
  }
}

/** The first of those that are nearest to a town with homes. */
function nearestToHomes(towns: readonly string[], places: Neighbourhood): string {
  const far = (town: string) => places.listedNear(town)[0]?.kilometres ?? Number.POSITIVE_INFINITY
  return towns.reduce((one, other) => (far(other) < far(one) ? other : one))
}

/** Towns named along in this turn in which nobody lists anything. */
export function townsWithout(commands: readonly Command[]): readonly string[] {
  return commands.find((command) => command.kind === 'also')?.without ?? []
}

export function setsCity(command: Command): boolean {
  return command.kind === 'set' && command.slot === 'city'
}
