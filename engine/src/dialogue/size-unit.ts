import type { SizeUnit } from '@guru/contract/vocabulary'
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
