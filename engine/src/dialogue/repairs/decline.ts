import { proceed, resume } from '../proceed.ts'
import type { Flow, Outcome } from '../turn.ts'

/** A wish about religion, caste, food or marital status: refused politely, and on with the rest. */
export const decline: Flow = (turn, places): Outcome | null => {
  if (!turn.understood.commands.some((command) => command.kind === 'decline')) return null
  const declined = { kind: 'declined' as const }
  if (turn.events.length === 0) return resume(turn.state, [declined], places)
  const outcome = proceed(turn, places)
  return { ...outcome, acts: [declined, ...outcome.acts] }
}
