import { has, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isVisit } from './acts.ts'

/**
 * "Can I come and see it tomorrow?", "site visit possible?": whether a home is asked to be seen. A day alone says no
 * such thing: "is it free tomorrow?"
 */
export function asksToVisit(reading: Reading): boolean {
  if (!isVisit(reading)) return false
  const visits = reading.segments.filter((segment) => has(segment, 'talk:visit'))
  if (visits.length > 1 || visits.some(isPhrase)) return true
  return reading.said.has('seek') || reading.segments.some((one) => has(one, 'ask:closing') && isPhrase(one))
}

/** Of several words: "come and see", "വന്നു കാണാമോ". */
function isPhrase({ from, to }: Segment): boolean {
  return to - from > 1
}
