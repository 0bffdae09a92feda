import { has, isFiller, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** "Delhi would do, too", "miyapur kuda ok": a value that is welcome beside the known one, which is not given up. */
export function isWelcomeToo({ segments, clauseOf }: Reading, at: number): boolean {
  const end = Math.min(at + 5, clauseOf[at]?.to ?? 0)
  let added = false
  for (let next = at + 1; next < end; next++) {
    const segment = segments[next]
    if (has(segment, 'acceptable') || (added && isConsent(segment))) return true
    if (isEvenIf(segment, segments[next + 1])) return true
    added ||= has(segment, 'and')
    if (!has(segment, 'at') && !has(segment, 'and') && !isFiller(segment)) return false
  }
  return false
}

function isConsent(segment: Segment | undefined): boolean {
  return has(segment, 'act:affirm') || has(segment, 'interjection')
}

/** "Illaina parledu": even if it is that one, said by the ending or in a word before one of not minding. */
function isEvenIf(segment: Segment | undefined, next: Segment | undefined): boolean {
  if (!has(segment, 'all-the-same')) return false
  return has(next, 'all-the-same') || (segment?.from === segment?.to && has(next, 'seek'))
}
