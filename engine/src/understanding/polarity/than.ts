import { has, isFiller, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { valueKind } from './value-kind.ts'

/** "Flat ki tulna mein makan", "Kalurinekkal Kakkanad": the value before a comparing word that gives way to the one behind it. */
export function lesserAt(segments: readonly Segment[], at: number): number | null {
  if (!compares(segments[at])) return null
  let before = at - 1
  while (before > at - reach && isPassed(segments[before])) before--
  const kind = valueKind(segments[before])
  if (kind !== 'property' && kind !== 'place') return null
  for (let next = at + 1; next <= at + reach && segments[next] !== undefined; next++)
    if (valueKind(segments[next]) === kind) return before
  return null
}

/** "More than" is said of a number too, where it is a bound; "from" is no comparison. */
function compares(segment: Segment | undefined): boolean {
  if (has(segment, 'than:after')) return true
  return has(segment, 'min:after') && !has(segment, 'range:to') && !has(segment, 'origin:after')
}

function isPassed(segment: Segment | undefined): boolean {
  return segment?.mark === null && valueKind(segment) === null && (isFiller(segment) || has(segment, 'of'))
}
