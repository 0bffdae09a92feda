import type { Concept } from '../languages/concept.ts'
import { valueKind } from './polarity/value-kind.ts'
import { has, isFiller, isUnknownWord, reach } from './reading.ts'
import type { Segment } from './segments.ts'

/** What says that words before a search tell something, and are no part of it. */
const telling: readonly Concept[] = [
  'is',
  'own',
  'mine',
  'self',
  'talk',
  'talk:past',
  'talk:told',
  'from-now',
  'unsuited',
  'exist',
  'pays',
]
/** Words that lead from one part of a sentence to the next: no pause is made behind them. */
const leading: readonly Concept[] = [
  'and',
  'or',
  'but',
  'so',
  'so-that',
  'therefore',
  'if',
  'range:to',
  'at',
  'ask',
]
const pointsBack: readonly Concept[] = ['near-it', 'nearer', 'there', 'within-it']
/** Segments that a part of a sentence has at most, so that the time stays linear. */
const longest = 5 * reach

/**
 * "My flat has two bedrooms I need three": people who speak, and many who type, leave the comma out before a search
 * whose verb stands first. Puts it back where something was told before and something to look for follows.
 */
export function withPauses(segments: readonly Segment[]): readonly Segment[] {
  if (!segments.some((segment) => has(segment, 'seek:next'))) return segments
  const pauses = new Set<number>()
  for (let at = 1; at < segments.length; at++) {
    if (!has(segments[at], 'seek:next')) continue
    const start = subjectOf(segments, at)
    if (isPause(segments, start, at)) pauses.add(start)
  }
  if (pauses.size === 0) return segments
  return segments.flatMap((segment, at) => (pauses.has(at) ? [comma(segment.from), segment] : [segment]))
}

function comma(at: number): Segment {
  return { from: at, to: at, concepts: new Set(), number: null, mention: null, mark: ',', corrected: false }
}

/** Where "I now" before the verb begins. */
function subjectOf(segments: readonly Segment[], verb: number): number {
  let start = verb
  while (start > verb - 4 && isSubject(segments[start - 1])) start--
  return start
}

function isSubject(segment: Segment | undefined): boolean {
  if (segment === undefined || leading.some((concept) => has(segment, concept))) return false
  return isFiller(segment) || has(segment, 'from-now') || has(segment, 'self')
}

function isPause(segments: readonly Segment[], start: number, verb: number): boolean {
  const before = segments[start - 1]
  if (before === undefined || before.mark !== null) return false
  if (leading.some((concept) => has(before, concept))) return false
  const behind = partFrom(segments.slice(verb + 1, verb + longest))
  if (!behind.some(isValue)) return false
  // "We live in Tambaram need a 2bhk nearby": what is told says where.
  if (behind.some((segment) => pointsBack.some((concept) => has(segment, concept)))) return false
  const told = partBefore(segments.slice(Math.max(0, start - longest), start))
  return told.some(isValue) && told.some(tells)
}

/** Words that say that something is told, among them those that mean nothing here: "drive a cab". */
function tells(segment: Segment): boolean {
  return isUnknownWord(segment) || telling.some((concept) => has(segment, concept))
}

function partFrom(segments: readonly Segment[]): readonly Segment[] {
  const end = segments.findIndex(({ mark }) => mark !== null)
  return end < 0 ? segments : segments.slice(0, end)
}

function partBefore(segments: readonly Segment[]): readonly Segment[] {
  return segments.slice(segments.findLastIndex(({ mark }) => mark !== null) + 1)
}

function isValue(segment: Segment): boolean {
  return valueKind(segment) !== null && valueKind(segment) !== 'slot'
}
