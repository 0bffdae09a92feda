import type { Concept } from '../../languages/concept.ts'
import { has, isFiller, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'

/**
 * "Yelahanka... alla Hebbal", "2 bhk, not, 3": a refusal that a pause sets apart from the value before it, and nothing
 * else, stands between two values.
 */
export function isTakenBackAlone(segments: readonly Segment[], from: number, to: number): boolean {
  if (to - from > reach) return false
  const between = segments.slice(from, to)
  const refusal = between.findIndex((segment) => refusals.some((concept) => has(segment, concept)))
  if (refusal < 1 || between[refusal - 1]?.mark == null) return false
  return between.every(
    (segment, at) =>
      at === refusal ||
      isFiller(segment) ||
      segment.mark !== null ||
      has(segment, 'correct') ||
      has(segment, 'unit:bedroom'),
  )
}

/** Says that something is not so, before or behind it or by itself. */
export const refusals: readonly Concept[] = ['act:deny', 'not:before', 'not:after']
