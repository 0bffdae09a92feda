import type { Concept } from '../../languages/concept.ts'
import { has, isFiller, reach, valueNamed } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { valueKind } from './value-kind.ts'

/** What is thought of a value that is given up: "too big", "too far", "too much traffic". */
export const verdicts: readonly Concept[] = ['bigger', 'smaller', 'nearer', 'cheaper', 'unsuited', 'talk']

/**
 * "3bhk is too big for us, two is fine", "40 lakh is too little, 50": the value that is thought too much or too little,
 * where another one of its kind follows.
 */
export function outweighedAt(segments: readonly Segment[], verdict: number): number | null {
  if (valueKind(segments[verdict]) !== null || !verdicts.some((one) => has(segments[verdict], one)))
    return null
  let value = verdict - 1
  while (value > verdict - reach && isPassed(segments[value])) value--
  if (valueNamed(segments[value], 'unit:') !== null) value--
  const kind = valueKind(segments[value])
  if (kind !== 'place' && kind !== 'number') return null
  let next = verdict + 1
  while (next < verdict + 2 * reach && (isPassed(segments[next]) || segments[next]?.mark === ',')) next++
  // "A small one" counts nothing.
  if (valueKind(segments[next]) !== kind || segments[next]?.number?.vague) return null
  return sameUnit(segments, value, next) ? value : null
}

function isPassed(segment: Segment | undefined): boolean {
  if (segment?.mark !== null || valueKind(segment) !== null) return false
  return isFiller(segment) || passed.some((concept) => has(segment, concept))
}

const passed: readonly Concept[] = ['of', 'is', 'so', 'therefore', 'but', 'it', 'own']

/** Amounts and counts are no alternatives: "2bhk is too small, 20k at most". */
function sameUnit(segments: readonly Segment[], value: number, next: number): boolean {
  const [place] = segments[value]?.mention?.places ?? []
  if (place !== undefined) return place.kind === segments[next]?.mention?.places[0]?.kind
  const rooms = (at: number) => has(segments[at + 1], 'unit:bedroom')
  const amount = (at: number) => (segments[at]?.number?.value ?? 0) >= 100
  return amount(value) === amount(next) && (rooms(value) || !rooms(next))
}
