import type { Concept } from '../../languages/concept.ts'
import { has, isFiller, isPersonal, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { valueKind } from './value-kind.ts'

/** A "no" that answers by itself, "I do not like it", "it does not suit us". */
export const dislikes: readonly Concept[] = ['act:deny', 'no-use', 'unsuited']

/**
 * "An independent house, flats don't suit us", "apartment not at all", "rent for now, buying we will see": the kind of
 * home, or the deal, that words of dislike at the end of a thought speak of, where another one is named near it; else null.
 */
export function dislikedKind(segments: readonly Segment[], at: number): number | null {
  if (!dislikes.some((concept) => has(segments[at], concept)) || !endsThere(segments, at + 1)) return null
  let kind = at - 1
  while (kind > at - reach && isPassed(segments[kind])) kind--
  const named = valueKind(segments[kind])
  if (named !== 'property' && named !== 'transaction') return null
  const around = segments.slice(Math.max(0, kind - 4 * reach), kind + 4 * reach)
  return around.filter((segment) => valueKind(segment) === named).length > 1 ? kind : null
}

function endsThere(segments: readonly Segment[], from: number): boolean {
  let at = from
  while (at < from + 2 && segments[at]?.mark === null && isFiller(segments[at])) at++
  return segments[at] === undefined || segments[at]?.mark !== null
}

function isPassed(segment: Segment | undefined): boolean {
  return segment?.mark === null && (isFiller(segment) || isPersonal(segment) || has(segment, 'is'))
}
