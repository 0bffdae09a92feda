import { type UntoldFact, untoldFacts } from '../../command.ts'
import { refusals } from '../../polarity/taken-back-alone.ts'
import { has, namesProperty, type Reading } from '../../reading.ts'
import type { Segment } from '../../segments.ts'
import { asksAgain, namesWidth, nearBy, withoutVaguer } from '../facts-named.ts'
import { type ShownKind, shownKindsOf } from '../shown-word.ts'
import { askedKindsIn } from './asked-kinds.ts'

/**
 * What a wish holds that no listing tells: "a flat facing east", "I cannot climb stairs", "a room for bachelors". What
 * is only told ("we live on the third floor") is none.
 */
export function readConditions(reading: Reading): UntoldFact[] {
  const { segments, clauses, context } = reading
  const facts = new Set<UntoldFact>()
  for (const { kind, asking, from, to } of clauses) {
    // "You have not told me about the steps."
    if (asksAgain(reading, segments.slice(from, to))) continue
    const asks = kind === 'question' || asking
    // "Shanti Nagar" asks for no peace.
    const unnamed = segments.slice(from, to).filter(({ mention }) => mention === null)
    const kinds = askedKindsIn(reading, unnamed)
    // "Will they let to bachelors in Trichy?" before a home is shown.
    if (kinds.has('bachelors') && (!asks || (context.shown ?? 0) === 0)) facts.add('bachelors')
    if (asks || kind === 'talk') {
      if (!asks && kinds.has('stairs')) facts.add('floor')
      // "Is there a flat on the first floor?" seeks one; "which floor is the flat on?" does not.
      if (asks && kinds.has('floor') && seeksByFloor(reading, segments.slice(from, to))) facts.add('floor')
      if (!asks && limitsHours(kinds, segments.slice(from, to))) facts.add('gate_hours')
      if (!asks) for (const fact of likedAround(reading, segments.slice(from, to), kinds)) facts.add(fact)
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
    if (!told) for (const fact of wishedAround(reading, clause, kinds)) facts.add(fact)
  }
  return untoldFacts.filter((fact) => facts.has(fact))
}

const conditions = [
  'floor',
  'facing',
  'gas',
  'deposit',
  'wifi',
  'pooja',
  'safety',
  'papers',
  'quiet',
] as const

/**
 * What shall be near or go with it: "a hospital near by would be good", "khana bhi mil jaye", "gali khulli hove". A stop
 * that is known by its place ("Gandhipuram bus stand") is where it shall be.
 */
function wishedAround(
  reading: Reading,
  clause: readonly Segment[],
  kinds: ReadonlySet<ShownKind>,
): UntoldFact[] {
  const near = kinds.has('nearest') || clause.some((one) => has(one, 'aside:unlisted'))
  const around = [...nearBy].filter(
    (fact) =>
      near &&
      // "Bike parking."
      !(fact === 'park' && kinds.has('vehicle')) &&
      clause.some(
        (one, at) =>
          one.mention === null && !isKnownByPlace(clause, at) && shownKindsOf(reading, one).has(fact),
      ),
  )
  const covered = kinds.has('covered_parking') && clause.some((one) => has(one, 'amenity:parking'))
  const refused = clause.some((one) => refusals.some((concept) => has(one, concept)))
  const meals = kinds.has('meals') && !kinds.has('builds') && !kinds.has('water') && !refused
  return [
    ...withoutVaguer(around),
    ...(covered ? (['covered_parking'] as const) : []),
    ...(meals ? (['meals'] as const) : []),
    ...(namesWidth(kinds) ? (['road'] as const) : []),
  ]
}

/** "Gandhipuram bus stand"; in a town, or behind a comma, any will do: "vijay nagar, a hospital near by". */
function isKnownByPlace(clause: readonly Segment[], at: number): boolean {
  const before = clause[at - 1]
  if (before === undefined || before.mark !== null || has(before, 'of')) return false
  const isArea = (one: Segment | undefined) => one?.mention?.places[0]?.kind === 'area'
  return isArea(before) || isArea(clause[at - 2])
}

/** "Khana bhi mil jaye to badhiya", "shanti chahiye": what would be good is wished, whatever else is only told. */
function likedAround(
  reading: Reading,
  clause: readonly Segment[],
  kinds: ReadonlySet<ShownKind>,
): UntoldFact[] {
  if (kinds.has('quiet') && clause.some((one) => has(one, 'seek'))) return ['quiet']
  const wished = kinds.has('nearest') && clause.some((one) => has(one, 'seek'))
  return wished || clause.some((one) => has(one, 'liked')) ? wishedAround(reading, clause, kinds) : []
}

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
