import { type UntoldFact, untoldFacts } from '../../command.ts'
import { has, namesProperty, type Reading } from '../../reading.ts'
import type { Segment } from '../../segments.ts'
import type { ShownKind } from '../shown-word.ts'
import { askedKindsIn } from './asked-kinds.ts'

/**
 * What a wish holds that no listing tells: "a flat facing east", "I cannot climb stairs", "a room for bachelors". What
 * is only told ("we live on the third floor") is none.
 */
export function readConditions(reading: Reading): UntoldFact[] {
  const { segments, clauses, context } = reading
  const facts = new Set<UntoldFact>()
  for (const { kind, asking, from, to } of clauses) {
    const asks = kind === 'question' || asking
    const kinds = askedKindsIn(reading, segments.slice(from, to))
    // "Will they let to bachelors in Trichy?" before a home is shown.
    if (kinds.has('bachelors') && (!asks || (context.shown ?? 0) === 0)) facts.add('bachelors')
    if (asks || kind === 'talk') {
      if (!asks && kinds.has('stairs')) facts.add('floor')
      // "Is there a flat on the first floor?" seeks one; "which floor is the flat on?" does not.
      if (asks && kinds.has('floor') && seeksByFloor(reading, segments.slice(from, to))) facts.add('floor')
      if (!asks && limitsHours(kinds, segments.slice(from, to))) facts.add('gate_hours')
      continue
    }
    if (kinds.has('stairs')) facts.add('floor')
    const clause = segments.slice(from, to)
    if (limitsHours(kinds, clause)) facts.add('gate_hours')
    // "We live on the third floor" tells.
    const told = clause.some((one) => has(one, 'self')) && !clause.some((one) => has(one, 'seek'))
    // "Deposit under 50 thousand": a sum is wanted.
    const counted = clause.some(({ number }) => number !== null)
    // "Are all the papers in order, whose name is on them?" asks, whatever it is taken for.
    const wanted = clause.some((one) => has(one, 'seek'))
    for (const fact of conditions)
      if (!told && kinds.has(fact) && (fact !== 'deposit' || counted) && (fact !== 'papers' || wanted))
        facts.add(fact)
  }
  return untoldFacts.filter((fact) => facts.has(fact))
}

const conditions = ['floor', 'facing', 'gas', 'deposit', 'wifi', 'pooja', 'safety', 'papers'] as const

/** What kind of home there is, asked of none that is pointed at. */
function seeksByFloor({ context }: Reading, clause: readonly Segment[]): boolean {
  const pointed = clause.some((one) => has(one, 'it') || has(one, 'this') || has(one, 'ask'))
  const numbered = (context.shown ?? 0) > 0 && clause.some(({ number }) => number !== null)
  return !pointed && !numbered && clause.some(namesProperty)
}

/** "No aunty who shuts the gate at 8", "no curfew": when one may come and go. */
function limitsHours(kinds: ReadonlySet<ShownKind>, clause: readonly Segment[]): boolean {
  return kinds.has('curfew') || (kinds.has('gate_hours') && clause.some((one) => has(one, 'unit:time')))
}
