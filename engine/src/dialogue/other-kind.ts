import type { Command } from '../understanding/command.ts'
import { seeksHome } from './seeks-home.ts'
import type { DialogueState } from './state.ts'

/** "No flats", "stop sending flats": who seeks a home and refuses the kind that was wished is shown the other one. */
export function withOtherKind(command: Command, { intent, wishes }: DialogueState): Command {
  if (command.kind !== 'drop' || command.what !== 'property_type' || command.open) return command
  const { property_type: past } = wishes
  if (intent !== 'search' || !seeksHome(wishes) || past === undefined || past === 'land') return command
  return { kind: 'set', slot: 'property_type', value: past === 'house' ? 'apartment' : 'house' }
}
