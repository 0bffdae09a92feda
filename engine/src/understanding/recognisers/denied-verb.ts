import { has, isFiller } from '../reading.ts'
import type { Segment } from '../segments.ts'

/**
 * Whether a verb is denied by a word right beside it: "did not ask", "bataya nahi"; not in "they said no deposit", where
 * something else is, nor in "no, tell the deposit".
 */
export function isDeniedVerb(segments: readonly Segment[], at: number): boolean {
  const before = isFiller(segments[at - 1]) ? at - 2 : at - 1
  const ending = isEnding(segments[at + 1]) ? at + 1 : at
  const behind = isFiller(segments[ending + 1]) ? ending + 2 : ending + 1
  return [segments[before], segments[at]].some(refuses) || has(segments[behind], 'not:after')
}

/** What the ending of a word means stands behind it as a segment without words: "বললেন". */
function isEnding(segment: Segment | undefined): boolean {
  return segment !== undefined && segment.from === segment.to
}

function refuses(segment: Segment | undefined): boolean {
  if (has(segment, 'choice')) return false
  return has(segment, 'not:before') || has(segment, 'not:after')
}
