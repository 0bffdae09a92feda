import type { Clause } from '../clauses/clause.ts'
import { assignAmounts } from '../quantities/amounts.ts'
import type { Reading } from '../reading.ts'

/** The turn as if its clauses were these, which cover it without a gap. */
export function withClauses(reading: Reading, clauses: readonly Clause[]): Reading {
  const clauseOf = clauses.flatMap((clause) => new Array<Clause>(clause.to - clause.from).fill(clause))
  const cut = { ...reading, clauses, clauseOf }
  return { ...cut, amounts: assignAmounts(cut) }
}

/** The turn with clauses read otherwise where they stand: a question as a wish. Amounts stay what they were read as. */
export function withClausesAs(reading: Reading, read: (clause: Clause) => Clause): Reading {
  const changed = new Map(reading.clauses.map((clause) => [clause, read(clause)]))
  return {
    ...reading,
    clauses: [...changed.values()],
    clauseOf: reading.clauseOf.map((clause) => changed.get(clause) ?? clause),
  }
}
