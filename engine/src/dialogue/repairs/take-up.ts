import { resume } from '../proceed.ts'
import type { Flow, Outcome } from '../turn.ts'

/**
 * "My mother is ill", "we are five": what no listing needs is heard out, and the conversation goes on where it stood. Where
 * a name is waited for, it is one.
 */
export const takeUp: Flow = ({ before, state, understood }, places): Outcome | null =>
  understood.tellsOfOneself && !before.formOpen ? resume(state, [{ kind: 'heard' }], places) : null
