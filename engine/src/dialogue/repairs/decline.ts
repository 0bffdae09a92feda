import { proceed, resume } from '../proceed.ts'
import type { Flow, Outcome } from '../turn.ts'
import { toldByNone } from './question.ts'

/**
 * A wish about religion, caste, food or marital status: refused politely, and on with the rest. What else is asked before
 * any home is shown is answered here, of homes shown beside it.
 */
export const decline: Flow = (turn, places): Outcome | null => {
  if (!turn.understood.commands.some((command) => command.kind === 'decline')) return null
  const declined = { kind: 'declined' as const }
  const { asksUntold: facts = [] } = turn.understood
  const told = facts.length > 0 && turn.state.shown.length === 0 ? [toldByNone(facts)] : []
  if (turn.events.length === 0) return resume(turn.state, [declined, ...told], places)
  const outcome = proceed(turn, places)
  return { ...outcome, acts: [declined, ...outcome.acts] }
}
