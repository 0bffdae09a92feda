import type { Wishes } from '@guru/contract/requirement'
import type { Command, SetCommand } from '../understanding/command.ts'
import type { DialogueState } from './state.ts'

/**
 * "More than 10,000" after "up to 50,000" says both. A bound that leaves nothing between it and the other, or
 * one for another kind of deal, stands alone.
 */
export function withOtherBound(
  command: Command,
  { intent, wishes, priceTop }: DialogueState,
  commands: readonly Command[],
): Command {
  if (intent === 'offer' || command.kind !== 'set') return command
  if (command.slot === 'bedrooms') return withOtherRooms(command, wishes, commands)
  if (command.slot !== 'price' && command.slot !== 'size_sqft') return command
  const past = wishes[command.slot]
  if (past === undefined || commands.some((other) => turnsDeal(other, wishes))) return command
  const { min = past.min, max = past.max } = command.value
  // "Up to twelve, below ten is fine, too" of who said ten to twelve: only the upper end was meant.
  if (command.value.min === undefined && command.value.max === past.max) return command
  if (min === undefined || max === undefined || min >= max) return command
  // Of "15-20 thousand at most" the lower end bounds nothing: another top stands alone.
  if (priceTop && command.slot === 'price' && command.value.min === undefined) return command
  return { ...command, value: { min, max } }
}

/** "2bhk is also ok" after three: two to three. */
function withOtherRooms(
  command: Extract<SetCommand, { slot: 'bedrooms' }>,
  { bedrooms: past }: Wishes,
  commands: readonly Command[],
): SetCommand {
  if (!commands.some(({ kind }) => kind === 'as-well')) return command
  const { min, max } = command.value
  if (past === undefined || min === undefined || max === undefined) return command
  const value = {
    ...(past.min !== undefined && { min: Math.min(past.min, min) }),
    ...(past.max !== undefined && { max: Math.max(past.max, max) }),
  }
  return { ...command, value }
}

function turnsDeal(command: Command, { transaction_type }: Wishes): boolean {
  return command.kind === 'set' && command.slot === 'transaction_type' && command.value !== transaction_type
}
