import type { Clause } from '../../clauses/clause.ts'
import { listedIn } from '../../listed-in.ts'
import { has, isFiller, namesProperty, type Reading } from '../../reading.ts'
import type { Segment } from '../../segments.ts'
import { kindsOfSeeker } from '../seeker-words.ts'
import { shownKindsOf } from '../shown-word.ts'
import { withClausesAs } from '../with-clauses.ts'

/**
 * "Will they let it to a girl alone?": a question whatever its words are taken for, which offers nothing, wishes nothing
 * of neighbours and is none of those that Guru declines.
 */
export function withTakenAsked(reading: Reading): Reading {
  if (!mayAskWhomTaken(reading)) return reading
  const asked = new Set(reading.clauses.flatMap((_, at) => clausesAsking(reading, at)))
  if (asked.size === 0) return reading
  return withClausesAs(reading, (clause) => (asked.has(clause) ? { ...clause, kind: 'question' } : clause))
}

/** Whether a clause asks it by itself: a person and what an owner does who takes or refuses one. */
export function asksWhomTaken(reading: Reading, at: number): boolean {
  return mayAskWhomTaken(reading) && clausesAsking(reading, at).length > 0
}

/** What an owner does with whom a clause names: "give", "object". */
export function saysTaken({ tokens }: Reading, clause: readonly Segment[]): boolean {
  const { words } = listedIn(tokens)
  const [first, last] = [clause[0], clause.at(-1)]
  return words
    .slice(first?.from ?? 0, last?.to ?? 0)
    .some(({ ofSeeker }) => ofSeeker.has('takes') || ofSeeker.has('fears'))
}

function mayAskWhomTaken({ tokens }: Reading): boolean {
  const kinds = kindsOfSeeker(tokens)
  return kinds.has('takes') || kinds.has('fears')
}

/** The clause, and the one right before it of the same breath: "ఒంటరిగా ఉండే | ఆడవాళ్లకి ఇస్తారా?", "meyeke debe | ki" */
function clausesAsking(reading: Reading, at: number): Clause[] {
  const { clauses, segments } = reading
  const clause = clauses[at]
  if (clause === undefined || !isAsked(reading, clause)) return []
  const before = clauses[at - 1]
  const joined = before !== undefined && segments[clause.from - 1]?.mark === null
  const from = joined ? before.from : clause.from
  const said = segments.slice(from, clause.to)
  if (!saysTaken(reading, said) || said.some(isOfSearch(reading))) return []
  if (!said.some((one) => isPerson(reading, one))) return []
  return joined ? [before, clause] : [clause]
}

function isAsked({ segments }: Reading, { kind, asking, to }: Clause): boolean {
  return kind === 'question' || asking || segments[to - 1]?.mark === '?'
}

/**
 * A place, an amount, who seeks, a home where none is sought yet: it is one that is asked for. "Debe" by itself may be
 * either.
 */
function isOfSearch(reading: Reading): (segment: Segment) => boolean {
  const { known, shown = 0 } = reading.context
  const first = shown === 0 && Object.keys(known).length === 0
  return (segment) => {
    if (segment.mention !== null || segment.number !== null || has(segment, 'self')) return true
    if (first && namesProperty(segment)) return true
    if (!has(segment, 'seek') || isFiller(segment)) return false
    return segment.to - segment.from > 1 || !saysTaken(reading, [segment])
  }
}

function isPerson(reading: Reading, segment: Segment): boolean {
  if (has(segment, 'marital')) return true
  const kinds = shownKindsOf(reading, segment)
  return kinds.has('women') || kinds.has('bachelors')
}
