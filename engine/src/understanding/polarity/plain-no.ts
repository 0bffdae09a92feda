import { has, isFiller } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** "No" as an answer, which also counts things: "no 3". */
export function isPlainNo(segment: Segment | undefined): boolean {
  return has(segment, 'not:before') && has(segment, 'choice')
}

/** "30k no 35k": between two numbers a plain "no", also short for "number", takes back the first. */
export function correctsNumber(segments: readonly Segment[], at: number): boolean {
  if (!isPlainNo(segments[at])) return false
  const counted = segments[at - 1]?.number === null && !isFiller(segments[at - 1]) ? at - 2 : at - 1
  return segments[counted]?.number?.kind === 'cardinal' && segments[at + 1]?.number?.kind === 'cardinal'
}
