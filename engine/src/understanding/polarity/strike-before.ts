import type { Amenity } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { has, isFiller, isUnknownWord, longestBreath, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { dealBeside, isWhereItLies, longestList, type Turn } from './struck.ts'
import { type ValueKind, valueKind } from './value-kind.ts'

/**
 * "Gym, pool rendoo": a number with "and" written on to it, or a word for "both", closes a list of as many;
 * where the list ends, or null.
 */
function beforeBoth(segments: readonly Segment[], at: number): number | null {
  const counted = has(segments[at], 'and') ? at - 1 : at
  const number = segments[counted]?.number
  if (number == null || number.value < 2 || number.value > 5) return null
  if (counted === at && !number.vague && !number.worded) return null
  return valueKind(segments[counted - 1]) === 'amenity' ? counted - 1 : null
}

function isAmenityOf(segment: Segment | undefined, amenities: readonly Amenity[]): boolean {
  return amenities.some((amenity) => has(segment, `amenity:${amenity}`))
}

/** "I said parking, that is not needed": the amenity that "that" stands for. */
function amenityBefore(segments: readonly Segment[], at: number): number | null {
  for (let back = at - 1; back >= Math.max(0, at - reach); back--)
    if (valueKind(segments[back]) === 'amenity') return back
  return null
}

/** "The garden is no fun any more, a gardener costs much, leave that out": one that is wished may be named earlier in the breath. */
function wishedBefore({ segments, known }: Turn, at: number): number | null {
  for (let back = at - 1; back >= Math.max(0, at - longestBreath); back--)
    if (isAmenityOf(segments[back], known)) return back
  return null
}

/** "Ballygunge e dam onek, ota bad din": the place that "that" stands for; null where anything else is named since. */
function placeBefore(segments: readonly Segment[], at: number): number | null {
  if (!has(segments[at], 'remove:after') || !has(segments[at - 1], 'it')) return null
  for (let back = at - 2; back >= Math.max(0, at - reach); back--) {
    const kind = valueKind(segments[back])
    if (kind !== null) return kind === 'place' ? back : null
  }
  return null
}

/**
 * "Gym and pool, remove them", "furnished tha, wo hata do", "who goes to a gym, not that": strikes the amenities that are
 * taken back by "it".
 * @returns whether any are
 */
export function strikeTakenBack(turn: Turn, at: number): boolean {
  const { segments, known, shown } = turn
  const place = placeBefore(segments, at)
  if (place !== null) {
    turn.negated[place] = true
    return true
  }
  const last = refusesIt(segments, at) ? (amenityBefore(segments, at) ?? wishedBefore(turn, at)) : null
  if (last === null) return false
  const between = segments.slice(last + 1, at)
  // "Show one with a lift, take this one out": what is sought is not what is taken out.
  if (between.some((one) => has(one, 'seek')) && !between.some((one) => has(one, 'said-so'))) return false
  const removes = has(segments[at], 'remove') || has(segments[at], 'remove:after')
  // A mere "not that" refuses a home that was shown, unless it answers what was asked of a wish.
  const asks = between.some((one) => has(one, 'ask') || has(one, 'ask:within'))
  if (!removes && !((asks || !shown) && isAmenityOf(segments[last], known))) return false
  strikeList(turn, last, 'amenity', false)
  return true
}

/** "Remove it", "wo hata do", "adhu vendam": a word of refusing with its "it", before or behind it or within. */
function refusesIt(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at]
  if (segment === undefined || !refusingIt.some((concept) => has(segment, concept))) return false
  const beside = [segments[at - 1], segments[at + 1]]
  if (beside.some((one) => has(one, 'it')) || has(beside[0], 'this') || isItsMatter(segments, at)) return true
  // "… kaat dio oh": said behind its verb.
  if (has(beside[1], 'this') && segments[at + 2]?.mark !== null) return true
  return has(segment, 'act:deny') && segment.to - segment.from > 1 && segments[at - 1]?.mark != null
}

/** "ಅದರ ಗೊಡವೆ ಬೇಡ", "oh list ton hata do": words that mean nothing here may stand between "it" and what refuses it. */
function isItsMatter(segments: readonly Segment[], at: number): boolean {
  let back = at - 1
  while (
    back > at - reach &&
    !isIt(segments[back]) &&
    (isFiller(segments[back]) || isUnknownWord(segments[back]))
  )
    back--
  if (!isIt(segments[back]) || has(segments[back], 'seek')) return false
  const first = has(segments[back - 1], 'from-now') ? back - 1 : back
  return segments[first - 1]?.mark === ','
}

function isIt(segment: Segment | undefined): boolean {
  return has(segment, 'it') || has(segment, 'this')
}

const refusingIt = ['remove', 'remove:after', 'not:after', 'act:deny'] as const

/** A comma behind a wish, and a "now" before what refuses it. */
function isNoLonger(segments: readonly Segment[], comma: number, at: number): boolean {
  if (segments[comma]?.mark !== ',' || !has(segments[comma - 1], 'seek')) return false
  return segments.slice(comma + 1, at).some((segment) => has(segment, 'from-now'))
}

/**
 * Strikes the value before a word that refuses, and its neighbours of the same kind.
 * @returns whether anything stands there that can have been meant
 */
export function strikeBefore(turn: Turn, at: number): boolean {
  const { segments, negated } = turn
  const list = beforeBoth(segments, at - 1)
  const back = refusedBefore(turn, list ?? at - 1, at)
  const kind = valueKind(segments[back])
  const alone = turn.quantityOf[back]?.at ?? meantAlone(turn, back, kind)
  if (alone !== null) {
    negated[alone] = true
    return true
  }
  if (kind === null) return canBeMeant(segments[back])
  // "Not such a big house": only how it is is refused, unless another kind is named behind it.
  if (kind === 'property' && isCompared(segments[back - 1])) {
    const behind = segments.slice(at + 1, at + 1 + 2 * reach)
    if (behind.some((segment) => valueKind(segment) === 'property')) negated[back] = true
    return true
  }
  strikeList(turn, back, kind, list !== null)
  return true
}

function isEitherKind(kind: ValueKind | null): boolean {
  return kind === 'place' || kind === 'amenity' || kind === 'property'
}

/** The segment that a word of refusing stands for: the first behind `from`, going back, that says something. */
function refusedBefore({ segments, quantityOf, known }: Turn, from: number, at: number): number {
  let back = from
  while (back >= at - reach && isSaidBetween(segments, back)) back--
  // "Guindy um vendam, Saidapet um vendam", "lift um parking um vendam": an "and" of neither the one nor the other.
  if (back === at - 1 && has(segments[back], 'and') && isEitherKind(valueKind(segments[back - 1]))) back--
  // "Parking chahiye thi, ab zaroorat nahi": what is known was wanted, and is no more.
  if (isNoLonger(segments, back, at) && isAmenityOf(segments[back - 2], known)) back -= 2
  back = behindWish(segments, back) ?? back
  // "Clubhouse வேணும்னு சொன்னது cancel": the wish itself is taken back.
  // "Lift vekkanda": the refusal is the ending of a wish.
  const isEnding = segments[at]?.from === segments[at]?.to
  // "ফার্নিশড হওয়ার দরকার নেই", of being furnished there is no need.
  const ofAmenity = back === at - 1 && isAmenityOf(segments[back - 1], known)
  if (has(segments[back], 'seek') && (isEnding || ofAmenity || has(segments[at], 'remove:after'))) back--
  // "Instead of taking it for rent": the verb belongs to the deal before it.
  if (has(segments[back], 'seek') && valueKind(segments[back - 1]) === 'transaction') back--
  if (quantityOf[back] !== undefined) return back
  // "A furnished unit isn't necessary": how the home is said to be is refused, not the home.
  return isHome(segments[back]) && valueKind(segments[back - 1]) === 'amenity' ? back - 1 : back
}

/** "Furnished chahiye tha par ab [zaroorat nahi]": the amenity of a wish that is over; null where none is before it. */
function behindWish(segments: readonly Segment[], at: number): number | null {
  let back = at
  let turned = false
  let over = false
  while (back > at - reach && overWish.some((concept) => has(segments[back], concept))) {
    turned ||= has(segments[back], 'but') || has(segments[back], 'correct')
    over ||= has(segments[back], 'said-so') || has(segments[back], 'correct')
    back--
  }
  const now = segments.slice(back, at + 2).some((segment) => has(segment, 'from-now'))
  return turned && (over || now) && valueKind(segments[back]) === 'amenity' ? back : null
}

const overWish = ['but', 'correct', 'seek', 'said-so', 'talk:past', 'from-now', 'filler'] as const

/** What is refused by itself where something else is said: an amenity by "that", a deal by a home, an amount by "rent". */
function meantAlone(turn: Turn, back: number, kind: ValueKind | null): number | null {
  const { segments, said, quantityOf } = turn
  const before = segments[back]
  const amenity = has(before, 'it') || has(before, 'therefore') ? amenityBefore(segments, back) : null
  if (amenity !== null) return amenity
  if (kind === 'property') return dealBeside(segments, said, back, -1)
  return kind === 'transaction' ? (rentNamed(segments, said, quantityOf, back)?.at ?? null) : null
}

/** "Nahi, rehne do lift": a plain "no" is nothing that is taken back. */
function canBeMeant(segment: Segment | undefined): boolean {
  return segment !== undefined && segment.mark === null && !has(segment, 'seek') && !has(segment, 'act:deny')
}

/** @param closed whether a word for all of them closes the list */
function strikeList(
  { segments, negated, known }: Turn,
  last: number,
  kind: ValueKind,
  closed: boolean,
): void {
  let joined = closed
  const first = Math.max(0, last - longestList)
  for (let back = last; back >= first; back--) {
    const segment = segments[back]
    if (isWhereItLies(segments, last, back)) break
    if (valueKind(segment) === kind) {
      negated[back] = true
      if (kind === 'transaction') break
    } else if (has(segment, 'and') || has(segment, 'or')) joined = true
    // "Security, gym vaddu": what is known and named in a list is taken back with the rest of it.
    else if (
      segment?.mark === ',' &&
      (joined || (isAmenityOf(segments[back - 1], known) && !isSought(segments, back)))
    )
      continue
    // "Parking kavali lift vaddu": what is wished before it is not struck with it.
    else if (!isFiller(segment) || has(segment, 'seek')) break
  }
}

/** "Need parking and a lift, gym not necessary": what stands before a comma is asked for. */
function isSought(segments: readonly Segment[], comma: number): boolean {
  for (
    let back = comma - 1;
    back >= Math.max(0, comma - longestList) && segments[back]?.mark === null;
    back--
  )
    if (has(segments[back], 'seek')) return true
  return false
}

/** "Parking [is] [from now on] [any more] not needed": what says nothing between a value and its refusal. */
function isSaidBetween(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at]
  if (isFiller(segment) || has(segment, 'of') || has(segment, 'from-now')) return true
  return has(segment, 'price:more') && valueKind(segments[at - 1]) === 'amenity'
}

/** "25k rent is not possible": of an amount that the rent names, where nobody speaks of buying, the amount is refused. */
function rentNamed(
  segments: readonly Segment[],
  said: ReadonlySet<Concept>,
  quantityOf: readonly (Quantity | undefined)[],
  at: number,
): Quantity | undefined {
  if (!has(segments[at], 'transaction:rent') || said.has('transaction:sale')) return undefined
  let before = at - 1
  while (before >= at - 2 && (isFiller(segments[before]) || has(segments[before], 'of'))) before--
  const quantity = quantityOf[before]
  return quantity?.kind === 'money' || quantity?.kind === 'plain' ? quantity : undefined
}

function isHome(segment: Segment | undefined): boolean {
  return has(segment, 'thing') || valueKind(segment) === 'property'
}

function isCompared(segment: Segment | undefined): boolean {
  return has(segment, 'bigger') || has(segment, 'smaller')
}
