import { proceed } from '../proceed.ts'
import type { Flow, Outcome } from '../turn.ts'

/** Amounts that have just been heard: whatever else the turn wants, they are read back first. */
export const readBackNew: Flow = (turn, places): Outcome | null => {
  const { pending } = turn.state
  return pending?.kind === 'read_back' && pending.asked === 0 ? proceed(turn, places) : null
}
