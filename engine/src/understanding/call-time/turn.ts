import type { Concept } from '../../languages/concept.ts'
import type { Token } from '../../text/token.ts'
import type { Clause } from '../clauses/clause.ts'
import type { UnderstandingContext } from '../command.ts'
import type { Quantity } from '../quantities/quantity.ts'
import type { Segment } from '../segments.ts'
import type { Part } from './when-said.ts'

/** What is read of a turn before its amounts are. */
export interface SaidSoFar {
  tokens: readonly Token[]
  segments: readonly Segment[]
  said: ReadonlySet<Concept>
  clauses: readonly Clause[]
  quantities: readonly Quantity[]
  context: UnderstandingContext
}

export type Said = Omit<SaidSoFar, 'clauses'>

export function segmentsOf({ segments }: Said, { from, to }: Part): readonly Segment[] {
  return segments.slice(from, to)
}
