import { tellingOf } from './telling.ts'
import type { SaidSoFar } from './turn.ts'
import { type Part, visitApart, whenSeen } from './when-said.ts'

/** The tokens of a visit that stands apart from the call that is spoken of; null where none does. */
export function findVisit(turn: SaidSoFar): Part | null {
  return visitApart({ from: 0, to: turn.segments.length }, tellingOf(turn))
}

/** The tokens that tell when a home is to be seen; null where no time is told. */
export function timeOfVisit(turn: SaidSoFar): Part | null {
  return whenSeen({ from: 0, to: turn.segments.length }, tellingOf(turn))
}
