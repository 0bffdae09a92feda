import type { Understanding } from '../understanding/command.ts'
import type { DialogueState } from './state.ts'

/** "Flat, then": the house that was wished is left; "no flat" of who wishes a house refuses one. Any kind will do again: neither is. */
export function keepKindsLeft(
  before: DialogueState,
  { kindsLeft: _past, ...after }: DialogueState,
  { commands, tapped = false }: Pick<Understanding, 'commands' | 'tapped'>,
): DialogueState {
  const past = before.wishes.property_type
  const now = after.wishes.property_type
  if (now === undefined || after.intent !== before.intent) return after
  const named =
    !tapped && commands.some((command) => command.kind === 'set' && command.slot === 'property_type')
  const again = named && past === now && now !== 'land'
  const other = now === 'house' ? ('apartment' as const) : ('house' as const)
  const left = [
    ...(before.kindsLeft ?? []),
    ...(past !== undefined && past !== now ? [past] : []),
    ...(again ? [other] : []),
  ].filter((kind) => kind !== now)
  return left.length === 0 ? after : { ...after, kindsLeft: [...new Set(left)] }
}
