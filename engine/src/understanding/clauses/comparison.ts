import type { Concept } from '../../languages/concept.ts'
import { valueKind } from '../polarity/value-kind.ts'
import { has, isFiller, isUnknownWord, reach, transactionOf } from '../reading.ts'
import type { Segment } from '../segments.ts'

const comparing = ['max:before', 'max:after', 'min:before', 'min:after', 'than:after', 'cheaper'] as const

const weighed = ['number', 'place', 'property'] as const

/** "Is Pune better than Mumbai?", "is 2BHK cheaper than 3BHK?": two values of one kind are weighed, none is chosen. */
export function weighsTwo(segments: readonly Segment[], from: number, to: number): boolean {
  const clause = segments.slice(from, Math.min(to, from + 4 * reach))
  const at = clause.findIndex((segment) => comparing.some((concept) => has(segment, concept)))
  if (at < 1) return false
  const named = clause.filter((segment) => weighed.some((kind) => valueKind(segment) === kind))
  const ahead = lastValue(clause.slice(0, at))
  const behind = clause.slice(at + 1).find((segment) => valueKind(segment) !== null)
  if (ahead === undefined || named.length < 2) return false
  if (behind !== undefined) return valueKind(ahead) === valueKind(behind) && sameUnit(clause, ahead, behind)
  // "2bhk 3bhk se sasta hai kya"
  const [first, second] = named
  return first !== undefined && second !== undefined && sameUnit(clause, first, second)
}

function lastValue(segments: readonly Segment[]): Segment | undefined {
  return segments.findLast((segment) => valueKind(segment) !== null && !isFiller(segment))
}

/** True of two places, two kinds of homes, and two counts of rooms. */
function sameUnit(clause: readonly Segment[], one: Segment, other: Segment): boolean {
  if (one.mention !== null) return other.mention !== null
  if (valueKind(one) === 'property') return valueKind(other) === 'property'
  const counts = (segment: Segment) => has(clause[clause.indexOf(segment) + 1], 'unit:bedroom')
  return counts(one) && counts(other)
}

/** "Renting is good, or is buying good?": both deals with "or" between them, and neither is chosen. */
export function weighsDeals(segments: readonly Segment[], from: number, to: number): boolean {
  const clause = segments.slice(from, Math.min(to, from + 4 * reach))
  const deals = clause.flatMap((segment, at) => (transactionOf(segment) === undefined ? [] : [at]))
  const [first, second] = deals
  if (first === undefined || second === undefined || deals.length > 2) return false
  const [one, other] = [clause[first], clause[second]]
  if (one === undefined || other === undefined || transactionOf(one) === transactionOf(other)) return false
  const between = clause.slice(first + 1, second)
  const weighed = between.some((segment) => has(segment, 'lead-in') || isUnknownWord(segment))
  return weighed && between.some((segment) => has(segment, 'or'))
}

/** "Rent or buy, what do you think?": two deals with "or" between them, left to the question that follows. */
export function isChoiceOfDeals(segments: readonly Segment[], from: number, to: number): boolean {
  const clause = segments.slice(from, Math.min(to, from + 4 * reach))
  const deals = new Set(clause.flatMap((segment) => transactionOf(segment) ?? []))
  const bare = clause.every((one) => transactionOf(one) !== undefined || has(one, 'or') || isFiller(one))
  return deals.size > 1 && bare && clause.some((segment) => has(segment, 'or'))
}

/**
 * "Whitefield olledo Electronic City olledo", is this one good or that one; "Koramangala better aa, HSR better aa": two
 * places, each with its own praise, in a question or with "or" between them.
 */
export function weighsPlaces(
  segments: readonly Segment[],
  from: number,
  to: number,
  asking: boolean,
  placeAsked: boolean,
): boolean {
  const clause = segments.slice(from, Math.min(to, from + 4 * reach))
  if (asking && asksBetween(clause, placeAsked)) return true
  return weighsBy('lead-in', 'or') || weighsBy('correct', 'or') || weighsBy('correct', 'ask:closing')

  function weighsBy(praise: Concept, between: 'or' | 'ask:closing'): boolean {
    const [first, second] = clause.flatMap(({ mention }, at) =>
      mention !== null && clause.slice(at + 1, at + 4).some((next) => has(next, praise)) ? [at] : [],
    )
    if (first === undefined || second === undefined) return false
    const parts = clause.slice(first + 1, second)
    if (!parts.some((next) => has(next, praise))) return false
    // "Behala bolechilam na, ota Jadavpur korun": a correction, not a choice.
    if (
      praise === 'correct' &&
      between === 'or' &&
      !parts.every((one) => has(one, praise) || has(one, between))
    )
      return false
    // "Gachibowli better, Kondapur better aa": the word that asks may close both.
    const closes = between === 'ask:closing' && has(clause.at(-1), between) && has(clause.at(-2), praise)
    return closes || parts.some((next) => has(next, between))
  }
}

/** "Is Hebbal better or Yelahanka for schools?": the praise is said once. */
function asksBetween(clause: readonly Segment[], placeAsked: boolean): boolean {
  const [first, second] = clause.flatMap(({ mention }, at) => (mention === null ? [] : [at]))
  const asks = has(clause[0], 'ask:polar') || clause.at(-1)?.mark === '?'
  if (!asks || first === undefined || second === undefined) return false
  if (!clause.slice(first, second).some((segment) => has(segment, 'or'))) return false
  if (clause.some((segment) => has(segment, 'exist') || segment.number !== null)) return false
  // To "which area?" "Hebbal or Yelahanka is good?" is an answer; "Hebbal good or Yelahanka?" is none.
  const praise = clause.slice(first, placeAsked ? second : undefined)
  return praise.some((segment) => has(segment, 'correct') || has(segment, 'lead-in'))
}
