import { type Amenity, transactionTypes } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { has, isFiller, otherTransaction, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** What strikes values needs to know, and what it has struck so far. */
export interface Turn {
  segments: readonly Segment[]
  said: ReadonlySet<Concept>
  negated: boolean[]
  quantityAt: ReadonlyMap<number, Quantity>
  quantityOf: readonly (Quantity | undefined)[]
  /** Amenities that are wished so far. */
  known: readonly Amenity[]
  /** Whether homes were shown, which "that" may stand for. */
  shown: boolean
}

/** Segments that a list of what is refused has at most; it keeps the time linear. */
export const longestList = 8 * reach

/** "Anywhere except Whitefield in Bangalore": the city of an area that is struck is not struck with it. */
export function isWhereItLies(segments: readonly Segment[], struckAt: number, at: number): boolean {
  const struck = segments[struckAt]?.mention?.places[0]
  const other = segments[at]?.mention?.places[0]
  if (struck?.kind !== 'area' || other?.kind !== 'city') return false
  const between = segments.slice(Math.min(struckAt, at) + 1, Math.max(struckAt, at))
  return !between.some((segment) => has(segment, 'or') || has(segment, 'and') || segment.mark === ',')
}

/**
 * "Kiraye ka ghar nahi, kharidna hai": the deal said of a struck kind is what is struck; null where no other is
 * said in the turn.
 */
export function dealBeside(
  segments: readonly Segment[],
  said: ReadonlySet<Concept>,
  kindAt: number,
  step: 1 | -1,
): number | null {
  let at = kindAt + step
  while (Math.abs(at - kindAt) < reach && (isFiller(segments[at]) || has(segments[at], 'of'))) at += step
  return isDealGivenUp(segments[at], said) ? at : null
}

/** True for renting where the same turn speaks of buying as well, and the other way round. */
export function isDealGivenUp(segment: Segment | undefined, said: ReadonlySet<Concept>): boolean {
  return transactionTypes.some(
    (type) => has(segment, `transaction:${type}`) && said.has(`transaction:${otherTransaction(type)}`),
  )
}
