import { squareFeetPerUnit } from '../format/size-units.ts'
import type { Command, SetCommand, UnitPrice } from '../understanding/command.ts'
import type { DialogueState } from './state.ts'

/**
 * "2 lakh a marla" makes a budget as soon as it is known how much land is sought: for ten marla twenty lakh. An amount that is
 * named for all of it takes its place.
 *
 * @returns the commands, with the budget among them, and the price of a unit that is kept for a size to come
 */
export function withUnitPrice(
  { wishes, unitPrice: before }: DialogueState,
  commands: readonly Command[],
): { commands: readonly Command[]; unitPrice: UnitPrice | undefined } {
  if (commands.some(isOfPrice)) return { commands, unitPrice: undefined }
  const said = commands.find((command) => command.kind === 'unit-price')
  // Who turns to a flat or to rent speaks of no land any more.
  const turned = commands.some(
    (one) => one.kind === 'set' && (one.slot === 'property_type' || one.slot === 'transaction_type'),
  )
  const kept = turned ? undefined : before
  const unitPrice = said === undefined ? kept : { rupees: said.rupees, unit: said.unit }
  const sized = commands.findLast((command) => command.kind === 'set' && command.slot === 'size_sqft')
  const size = sized?.kind === 'set' && sized.slot === 'size_sqft' ? sized.value : wishes.size_sqft
  const squareFeet = size?.max ?? size?.min
  const isNew = said !== undefined || sized !== undefined
  if (unitPrice === undefined || squareFeet === undefined || !isNew) return { commands, unitPrice }
  const max = Math.round((unitPrice.rupees * squareFeet) / squareFeetPerUnit[unitPrice.unit])
  const budget: SetCommand = { kind: 'set', slot: 'price', value: { max } }
  return { commands: [...commands, budget], unitPrice }
}

function isOfPrice(command: Command): boolean {
  if (command.kind === 'set' || command.kind === 'any') return command.slot === 'price'
  return command.kind === 'drop' && command.what === 'price'
}
