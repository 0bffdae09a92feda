import { hasListed } from '../listed-in.ts'
import { breathBounds, has, isFiller, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** "Delhi would do, too", "miyapur kuda ok": a value that is welcome beside the known one, which is not given up. */
export function isWelcomeToo(reading: Reading, at: number): boolean {
  const { segments, clauseOf } = reading
  if (isAddedBefore(segments, at)) return true
  const { from, to } = clauseOf[at] ?? { from: at, to: 0 }
  const end = Math.min(at + 5, to)
  let added = false
  for (let next = at + 1; next < end; next++) {
    const segment = segments[next]
    if (has(segment, 'acceptable') || (added && isWelcoming(segment))) return true
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

/** "[Flats too] are fine", "ஃபிளாட்டும் பரவாயில்ல". */
function isWelcoming(segment: Segment | undefined): boolean {
  return isConsent(segment) || isLookedAt(segment) || has(segment, 'all-the-same')
}

function isConsent(segment: Segment | undefined): boolean {
  return has(segment, 'act:affirm') || has(segment, 'interjection')
}

/** "Illaina parledu": even if it is that one, said by the ending or in a word before one of not minding. */
function isEvenIf(segment: Segment | undefined, next: Segment | undefined): boolean {
  if (!has(segment, 'all-the-same')) return false
  return has(next, 'all-the-same') || isConsent(next) || (segment?.from === segment?.to && has(next, 'seek'))
}

/**
 * "Kondapur kuda unchandi", "can you show Wakad also": a place that is added to those looked through, by a word of adding
 * and a verb around it, and nothing else in its breath; so is one with nothing but "or" before it ("illana Porur").
 */
export function isPlaceAdded(reading: Reading, at: number): boolean {
  const { segments, tokens } = reading
  const adds = (segment: Segment) => has(segment, 'and') || hasListed(tokens, segment, 'ofPlaces', 'adds')
  const keeps = (segment: Segment) =>
    isLookedAt(segment) || hasListed(tokens, segment, 'ofPlaces', 'keepsPlace')
  const { from, to } = breathBounds(segments, at, reach)
  const before = segments.slice(from, at)
  const behind = segments.slice(at + 1, to)
  if (before.length > 0 && has(before[0], 'or') && [...before.slice(1), ...behind].every(isBeside))
    return true
  if (!behind.some(adds) || ![...before, ...behind].some(keeps)) return false
  const isSaid = (one: Segment) => isBeside(one) || keeps(one) || has(one, 'ask:polar')
  return before.every(isSaid) && behind.every((one) => isSaid(one) || adds(one))
}

function isBeside(segment: Segment): boolean {
  return segment.mention === null && (isFiller(segment) || has(segment, 'at') || has(segment, 'of'))
}
