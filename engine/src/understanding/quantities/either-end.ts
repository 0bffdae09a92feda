import { has, isFiller } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { type Bound, cardinal, type Quantity } from './quantity.ts'

/**
 * "ಕಡಿಮೆ ಅಂದ್ರೆ ನಲವತ್ತು ಲಕ್ಷ, ಜಾಸ್ತಿ ಅಂದ್ರೆ ಅರವತ್ತು ಲಕ್ಷ", if less 40, if more 60: words that say less and more, each before an amount of
 * its own, name the two ends, although either alone may bound what stands before it.
 */
export function eitherEnd(segments: readonly Segment[], { from, to }: Quantity): Bound | null {
  const opened = openerBefore(segments, from)
  if (opened === null) return null
  const own = sideOf(segments[opened])
  if (own === null) return null
  const next = openerBehind(segments, to)
  if (next !== null && sideOf(segments[next]) === opposite[own]) return own
  const before = opened - 1
  const last = segments[before]
  if (last === undefined || !(last.mark === ',' || has(last, 'and'))) return null
  let amount = before - 1
  while (amount > before - 4 && cardinal(segments[amount]) === null && isPassed(segments[amount])) amount--
  if (cardinal(segments[amount]) === null) return null
  const first = openerBefore(segments, amount)
  return first !== null && sideOf(segments[first]) === opposite[own] ? own : null
}

/** The word right before an amount that says less or more, where it opens its breath; null where none does. */
function openerBefore(segments: readonly Segment[], from: number): number | null {
  let at = from - 1
  while (at > from - 3 && sideOf(segments[at]) === null && isPassed(segments[at])) at--
  if (sideOf(segments[at]) === null) return null
  const before = segments[at - 1]
  return before === undefined || before.mark !== null || has(before, 'and') || isName(before) ? at : null
}

/** The word that opens the next breath behind an amount, before another one; null where none does. */
function openerBehind(segments: readonly Segment[], to: number): number | null {
  let at = to
  while (at < to + 3 && isPassed(segments[at])) at++
  if (!(segments[at]?.mark === ',' || has(segments[at], 'and'))) return null
  let opener = at + 1
  while (opener < at + 3 && sideOf(segments[opener]) === null && isFiller(segments[opener])) opener++
  let amount = opener + 1
  while (amount < opener + 3 && isPassed(segments[amount])) amount++
  return sideOf(segments[opener]) !== null && cardinal(segments[amount]) !== null ? opener : null
}

/** The end that a word for less or more names where another one names the other. */
function sideOf(segment: Segment | undefined): Bound | null {
  if (segment === undefined || segment.number !== null) return null
  if (has(segment, 'max:before') || has(segment, 'min:after')) return 'max'
  return has(segment, 'max:after') || has(segment, 'min:before') ? 'min' : null
}

function isName(segment: Segment): boolean {
  return isFiller(segment) || has(segment, 'slot:price') || has(segment, 'slot:size_sqft')
}

/** "That is to say", rupees: what may stand between such a word and its amount. */
function isPassed(segment: Segment | undefined): boolean {
  if (segment === undefined || segment.mark !== null || segment.number !== null) return false
  return isFiller(segment) || has(segment, 'correct') || has(segment, 'unit:rupee')
}

const opposite: Record<Bound, Bound> = { min: 'max', max: 'min' }
