import { has, isFiller, isUnknownWord, namesProperty, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isPlus } from './counted-number.ts'
import { eitherEnd } from './either-end.ts'
import { type Bound, cardinal, type Quantity, type QuantityKind } from './quantity.ts'

/** "up to" before or "at least" after, as far as fillers and names of slots lie between. */
export function withBounds(segments: readonly Segment[], quantity: Quantity, free: number): Quantity {
  const end = quantity.high === null ? eitherEnd(segments, quantity) : null
  if (end !== null) return { ...quantity, bound: end }
  let from = quantity.from
  for (let back = quantity.from - 1; back >= Math.max(free, quantity.from - reach); back--) {
    const segment = segments[back]
    if (has(segment, 'max:before') || has(segment, 'min:before')) {
      // "from 20 to 30" is no lower bound but a range.
      if (quantity.high !== null && has(segment, 'range:between')) break
      const bound = has(segment, 'max:before') ? 'max' : 'min'
      if (isDenied(segments, back)) return { ...quantity, from: back, bound: opposite[bound] }
      const refused = refusedBehind(segments, quantity, bound)
      return refused === null
        ? { ...quantity, from: back, bound }
        : { ...quantity, from: back, to: refused + 1, bound: opposite[bound] }
    }
    if (!isBetweenBoundAndNumber(segment)) break
    from = back
  }
  if (isPlus(segments, quantity.at + 1)) return { ...quantity, from, bound: 'min' }
  if (has(segments[from - 1], 'range:between')) from--
  for (let ahead = quantity.to; ahead < quantity.to + 3; ahead++) {
    const segment = segments[ahead]
    const bound = has(segment, 'max:after') ? 'max' : has(segment, 'min:after') ? 'min' : null
    if (bound !== null) {
      if (
        startsNext(segments, ahead) ||
        addsNext(segments, ahead) ||
        boundsAmount(segments, ahead, quantity) ||
        (bound === 'min' && isOnlyAcceptable(segments, ahead))
      )
        break
      const denied = deniedAfter(segments, ahead)
      return denied === null
        ? { ...quantity, to: ahead + 1, bound }
        : {
            ...quantity,
            kind: kindWithin(segments, quantity, denied),
            to: denied + 1,
            bound: opposite[bound],
          }
    }
    // "65 is my last limit"
    if (has(segment, 'last') && has(segments[ahead + 1], 'max:after'))
      return { ...quantity, to: ahead + 2, bound: 'max' }
    if (!(isFiller(segment) || has(segment, 'unit:per_month') || has(segment, 'unit:rupee'))) break
  }
  const last = boundBehindVerb(segments, quantity.to)
  return last === null ? quantity : { ...quantity, bound: last }
}

/** "2 venam minimum", "2 chahiye kam se kam": the bound comes last, behind the verb, and nothing follows it. */
function boundBehindVerb(segments: readonly Segment[], from: number): Bound | null {
  let at = from
  let sought = false
  while (at < from + reach && (isFiller(segments[at]) || has(segments[at], 'seek'))) {
    sought ||= has(segments[at], 'seek')
    at++
  }
  if (!sought || (segments[at + 1] !== undefined && segments[at + 1]?.mark === null)) return null
  if (has(segments[at], 'min:before')) return 'min'
  return has(segments[at], 'max:before') ? 'max' : null
}

/** Kannada's "three ādarū" is "at least three" where so many are wanted, and else "even three will do". */
function isOnlyAcceptable(segments: readonly Segment[], at: number): boolean {
  return has(segments[at], 'acceptable') && !has(segments[at + 1], 'seek')
}

const opposite: Record<Bound, Bound> = { min: 'max', max: 'min' }

/** "not more than", "should not exceed", "do not want to go above". */
function isDenied(segments: readonly Segment[], at: number): boolean {
  let back = at - 1
  while (back >= at - 6 && isBeforeBound(segments[back])) back--
  // "… but not more than" is a denial of its own.
  return has(segments[back], 'not:before') || has(segments[back], 'instead-of')
}

/**
 * "Anything above 35,000 is out of the question", "below 1600 sq ft is too small": what refuses the bound and its
 * amount right behind them.
 */
function refusedBehind(
  segments: readonly Segment[],
  { to: from, kind }: Quantity,
  bound: Bound,
): number | null {
  let next = from
  while (next < from + 3 && (isFiller(segments[next]) || has(segments[next], 'unit:rupee'))) next++
  const segment = segments[next]
  const tooMuch =
    bound === 'min' ? has(segment, 'smaller') || has(segment, 'cheaper') : has(segment, 'bigger')
  if (tooMuch && next > from && isSaidOfIt(segments, from, next)) return next
  const counted = bound === 'min' || kind === 'bedrooms' || kind === 'size'
  const refuses = counted && has(segment, 'not:after') && !has(segment, 'not:before')
  return refuses && !has(segment, 'act:deny') ? next : null
}

/** "Shouldn't [cost] more than", "don't [want to spend a rupee] over". */
function isBeforeBound(segment: Segment | undefined): boolean {
  if (isFiller(segment) || has(segment, 'seek') || has(segment, 'slot:price')) return true
  // "Don't show anything below 40 lakhs", "no flat under 40".
  if (has(segment, 'thing') || has(segment, 'any') || namesProperty(segment)) return true
  return has(segment, 'unit:rupee') || isUnknownWord(segment)
}

/** "… is too small": the verb stands between. */
function isSaidOfIt(segments: readonly Segment[], from: number, to: number): boolean {
  return segments.slice(from, to).some((segment) => has(segment, 'is'))
}

/** Where "nahi" turns a bound around that stands after its number: "20 lakh se zyada nahi". */
function deniedAfter(segments: readonly Segment[], at: number): number | null {
  let next = at + 1
  while (next <= at + longestDenial && isBetweenBoundAndDenial(segments[next])) next++
  if (isKindRefused(segments, next)) return null
  return has(segments[next], 'not:after') && !has(segments[next], 'act:deny') ? next : null
}

/** "Above 12 thousand [not] one paisa more shall I give" */
const longestDenial = 5

/** "Pachas lakh tak [flat nahi, makan chahiye]": the kind of home is refused for another one, and not the amount. */
function isKindRefused(segments: readonly Segment[], refusal: number): boolean {
  return (
    namesProperty(segments[refusal - 1]) &&
    segments.slice(refusal + 1, refusal + 1 + reach).some(namesProperty)
  )
}

/** "2 er beshi bedroom chai na": what is counted stands behind the bound. */
function kindWithin(segments: readonly Segment[], { kind, to }: Quantity, end: number): QuantityKind {
  const rooms = segments.slice(to, end).some((segment) => has(segment, 'unit:bedroom'))
  return kind === 'plain' && rooms ? 'bedrooms' : kind
}

/** "20 lakh se zyada budget nahi"; "above 40 lakh I cannot raise", "stretch", whichever verb; "above 55 lakh we have not"; "no homes above 50 lakh" refuses no kind. */
function isBetweenBoundAndDenial(segment: Segment | undefined): boolean {
  return (
    isFiller(segment) ||
    // "… oru paisa kooda", one that counts nothing.
    segment?.number?.vague === true ||
    has(segment, 'slot:price') ||
    (has(segment, 'unit:bedroom') && !has(segment, 'of')) ||
    namesProperty(segment) ||
    has(segment, 'seek') ||
    has(segment, 'raise') ||
    isUnknownWord(segment) ||
    has(segment, 'own') ||
    has(segment, 'at')
  )
}

/**
 * True when a word that may stand on either side belongs to the number after it: "2bhk max 20k", but not
 * "25k minimum 30k maximum", where that number has one behind it as well.
 */
function startsNext(segments: readonly Segment[], at: number): boolean {
  const either = has(segments[at], 'max:before') || has(segments[at], 'min:before')
  if (!either) return false
  let next = at + 1
  while (has(segments[next], 'unit:rupee') || has(segments[next], 'about')) next++
  if (cardinal(segments[next]) === null) return false
  const other = has(segments[at], 'max:before') ? 'min:after' : 'max:after'
  return !has(segments[next + 1], other) || startsNext(segments, next + 1)
}

/** "3 bedroom and below 75 lakhs": the bound of rooms is that of the amount behind it. */
function boundsAmount(segments: readonly Segment[], at: number, { kind }: Quantity): boolean {
  const next = segments[at + 1]?.number
  return kind === 'bedrooms' && next?.kind === 'cardinal' && next.scale >= 1000
}

/** "16k + 2k maintenance": what the next amount is added to, not the least of it. */
function addsNext(segments: readonly Segment[], at: number): boolean {
  const adds = segments[at]?.mark === '+' || has(segments[at], 'and')
  return adds && cardinal(segments[at + 1]) !== null
}

function isBetweenBoundAndNumber(segment: Segment | undefined): boolean {
  if (segment === undefined || segment.number !== null) return false
  if (isFiller(segment) || has(segment, 'about') || has(segment, 'unit:rupee')) return true
  return has(segment, 'slot:price') || has(segment, 'slot:size_sqft') || has(segment, 'slot:bedrooms')
}
