import { has, isFiller, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** "Delhi would do, too", "miyapur kuda ok": a value that is welcome beside the known one, which is not given up. */
export function isWelcomeToo({ segments, clauseOf }: Reading, at: number): boolean {
  if (isAddedBefore(segments, at)) return true
  const { from, to } = clauseOf[at] ?? { from: at, to: 0 }
  const end = Math.min(at + 5, to)
  let added = false
  for (let next = at + 1; next < end; next++) {
    const segment = segments[next]
    if (has(segment, 'acceptable') || (added && (isConsent(segment) || isLookedAt(segment)))) return true
    if (isEvenIf(segment, segments[next + 1])) return true
    added ||= has(segment, 'and')
    if (!has(segment, 'at') && !has(segment, 'and') && !isFiller(segment)) return false
  }
  // "Show Baner also": the verb stands before it.
  return added && end === to && segments.slice(from, at).some(isLookedAt)
}

/** "Also show me Velachery": what adds it opens what is said. */
function isAddedBefore(segments: readonly Segment[], at: number): boolean {
  let seeks = false
  for (let back = at - 1; back >= Math.max(0, at - reach); back--) {
    const segment = segments[back]
    if (seeks && has(segment, 'and'))
      return back === 0 || segments[back - 1]?.mark != null || has(segments[back - 1], 'interjection')
    seeks ||= isLookedAt(segment)
    if (!isLookedAt(segment) && !isFiller(segment) && !has(segment, 'at')) return false
  }
  return false
}

/** "[Houses too] can be looked at", "[also Mylapore] let us see". */
function isLookedAt(segment: Segment | undefined): boolean {
  return has(segment, 'seek') || has(segment, 'propose')
}

function isConsent(segment: Segment | undefined): boolean {
  return has(segment, 'act:affirm') || has(segment, 'interjection')
}

/** "Illaina parledu": even if it is that one, said by the ending or in a word before one of not minding. */
function isEvenIf(segment: Segment | undefined, next: Segment | undefined): boolean {
  if (!has(segment, 'all-the-same')) return false
  return has(next, 'all-the-same') || (segment?.from === segment?.to && has(next, 'seek'))
}
