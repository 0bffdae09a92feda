import type { Concept } from '../../languages/concept.ts'
import { has, isFiller, longestBreath, reach, valueNamed } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { valueKind } from './value-kind.ts'

/** What is thought of a value that is given up: "too big", "too far", "too much traffic". */
export const verdicts: readonly Concept[] = [
  'bigger',
  'smaller',
  'nearer',
  'cheaper',
  'unsuited',
  'talk',
  'price:more',
]

/**
 * "3bhk is too big for us, two is fine", "40 lakh is too little, 50": the value that is thought too much or too little,
 * where another one of its kind follows; "9500 is more" also where it stands in the breath before.
 */
export function outweighedAt(segments: readonly Segment[], verdict: number): number | null {
  if (valueKind(segments[verdict]) !== null || !verdicts.some((one) => has(segments[verdict], one)))
    return null
  const more = has(segments[verdict], 'price:more')
  // "25 se zyada hai" and "zyada 25" bound.
  if (more && !(has(segments[verdict + 1], 'is') && !has(segments[verdict - 1], 'of'))) return null
  let value = verdict - 1
  while (value > verdict - reach && isPassed(segments[value])) value--
  if (valueNamed(segments[value], 'unit:') !== null) value--
  const kind = valueKind(segments[value])
  if (kind !== 'place' && kind !== 'number') return null
  if (more && kind !== 'number') return null
  if (more && isBoundedBefore(segments, value)) return value
  let next = verdict + 1
  while (next < verdict + 2 * reach && (isPassed(segments[next]) || segments[next]?.mark === ',')) next++
  // "A small one" counts nothing.
  if (valueKind(segments[next]) !== kind || segments[next]?.number?.vague) return null
  return sameUnit(segments, value, next) ? value : null
}

/** "[Keep it within 8 thousand], 9500 is more": the most that is paid, said before the amount that is more. */
function isBoundedBefore(segments: readonly Segment[], value: number): boolean {
  if (segments[value - 1]?.mark == null) return false
  const before = segments.slice(Math.max(0, value - 1 - longestBreath), value - 1)
  const bounded = before.some((segment) => has(segment, 'max:after') || has(segment, 'max:before'))
  return bounded && before.some(({ number }) => number?.kind === 'cardinal' && number.value >= 100)
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
