import { slots } from '@guru/contract/vocabulary'
import { isAnswered } from '../agenda.ts'
import { undo } from '../apply.ts'
import { proceed, resume } from '../proceed.ts'
import type { Flow, Outcome } from '../turn.ts'

/** "Undo that", "go back": the last change is taken back, and said back like any other; its question may come again. */
export const takeBackLast: Flow = (turn, places): Outcome | null => {
  if (!turn.understood.commands.some((command) => command.kind === 'undo')) return null
  const taken = undo(turn.state)
  if (taken === null) return resume(turn.state, [{ kind: 'all_right' }], places)
  const { state, events } = taken
  const reopened = slots.filter((slot) => isAnswered(turn.state, slot) && !isAnswered(state, slot))
  const asked = state.asked.filter((slot) => !reopened.includes(slot))
  return { ...proceed({ ...turn, state: { ...state, asked, pending: null }, events }, places), events }
}
