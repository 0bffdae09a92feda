import type { SizeUnit } from '@guru/contract/vocabulary'
import type { Understanding } from '../understanding/command.ts'
import type { DialogueState } from './state.ts'

/** The unit in which sizes are told: one that a plot was named in measures no house and no flat. */
export function unitOf({ sizeUnit, unitOfPlot, wishes }: DialogueState): SizeUnit {
  const home = wishes.property_type !== undefined && wishes.property_type !== 'land'
  return unitOfPlot && home ? 'sqft' : sizeUnit
}

/** What is known of the seeker's unit, for a search that starts anew. */
export function measured({
  sizeUnit,
  unitOfPlot,
}: DialogueState): Pick<DialogueState, 'sizeUnit' | 'unitOfPlot'> {
  return { sizeUnit, ...(unitOfPlot && { unitOfPlot }) }
}

/** Keeps what was measured, a plot or a home, in a turn that names a unit; null for one that names none. */
export function keepMeasured(state: DialogueState, named: SizeUnit | null): DialogueState {
  if (named === null) return state
  const { unitOfPlot: _, ...rest } = state
  return state.wishes.property_type === 'land' ? { ...rest, unitOfPlot: true } : rest
}

/** "A house on 10 cents": a listing's size is that of the floor, so no house is searched by its land; that none tells it is said. */
export function withoutGround(said: Understanding): Understanding {
  if (!said.sizeOfGround) return said
  const commands = said.commands.filter((one) => one.kind !== 'set' || one.slot !== 'size_sqft')
  const told = commands.some((one) => one.kind === 'aside' && one.facts?.includes('land_size'))
  return told
    ? { ...said, commands }
    : { ...said, commands: [...commands, { kind: 'aside', about: 'unlisted', facts: ['land_size'] }] }
}
