import { hasListed } from '../listed-in.ts'
import { has, isFiller, type Reading, reach } from '../reading.ts'

/** What is looked at of a turn to tell that something shall not be far. */
type Told = Pick<Reading, 'segments' | 'tokens'>

/**
 * "Not too far from Guindy", "office in Guindy, anga irundhu romba dhooram venam": a home shall lie near the place that is
 * named at `at`, and no other place is named between.
 */
export function isNotFarFrom(told: Told, at: number): boolean {
  const { segments, tokens } = told
  const before = segments[at - 1]
  if (has(before, 'at') && hasListed(tokens, before, 'ofPlaces', 'far')) return true
  for (let back = at - 1; back >= at - 3 && back >= 0; back--) {
    if (segments[back]?.mention != null || segments[back]?.mark != null) break
    if (isRefusedBefore(told, back)) return true
  }
  for (let next = at + 1; next <= at + furthest && next < segments.length; next++) {
    const segment = segments[next]
    if (segment?.mention != null || (segment?.mark != null && segment.mark !== ',')) return false
    if (has(segment, 'near-it') || refusesFarness(told, next)) return true
  }
  return false
}

/** Segments from a place to the word that says how far a home may be from it, at most. */
const furthest = 2 * reach

/** Whether a word says far, and one beside it in the same breath that it must not be so. */
export function refusesFarness(told: Told, at: number): boolean {
  return isRefusedBehind(told, at) || isRefusedBefore(told, at)
}

/** "Romba dhooram venam", "zyada door na ho" */
function isRefusedBehind({ segments, tokens }: Told, at: number): boolean {
  if (!hasListed(tokens, segments[at], 'ofPlaces', 'far')) return false
  const next = isFiller(segments[at + 1]) && !has(segments[at + 1], 'not:after') ? at + 2 : at + 1
  return has(segments[next], 'not:after')
}

/** "Nothing too far", "should not be very far", "I don't want it far from there" */
function isRefusedBefore({ segments, tokens }: Told, at: number): boolean {
  if (!hasListed(tokens, segments[at], 'ofPlaces', 'far')) return false
  let back = at - 1
  while (back >= at - 2 && isFiller(segments[back]) && !has(segments[back], 'not:before')) back--
  return has(segments[back], 'not:before') || hasListed(tokens, segments[back], 'ofPlaces', 'none')
}
