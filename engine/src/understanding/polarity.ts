import { type Amenity, transactionTypes } from '@guru/contract/vocabulary'
import type { Concept } from '../languages/concept.ts'
import { neitherOf } from './neither.ts'
import type { Quantity } from './quantities/quantity.ts'
import { has, isFiller, isPersonal, reach } from './reading.ts'
import { otherTransaction } from './recognisers/transaction.ts'
import type { Segment } from './segments.ts'

/** Kinds of values that negation can strike; neighbours of one kind are struck together. */
type ValueKind = 'transaction' | 'property' | 'amenity' | 'place' | 'number' | 'slot'

/**
 * Marks the segments that are said not to be wanted: the first value beside the negating word, and its
 * neighbours of the same kind ("without gym, pool and lift").
 */
export function findNegated(
  segments: readonly Segment[],
  said: ReadonlySet<Concept>,
  quantities: readonly Quantity[],
  known: readonly Amenity[],
): boolean[] {
  const negated: boolean[] = new Array(segments.length).fill(false)
  const quantityAt = new Map(quantities.map((quantity) => [quantity.at, quantity]))
  const quantityOf: (Quantity | undefined)[] = new Array(segments.length)
  for (const quantity of quantities) quantityOf.fill(quantity, quantity.from, quantity.to)
  const turn: Turn = { segments, said, negated, quantityAt, quantityOf, known }
  const last = segments.findLastIndex((segment) => segment.mark === null)
  const neither = said.has('neither') ? neitherOf(segments, valueKind) : null
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at]
    if (segment === undefined) continue
    const refused = neither?.get(at)
    if (refused !== undefined) {
      negated[quantityOf[refused]?.at ?? refused] = true
      continue
    }
    const undone = notDoneWithout(segments, at)
    if (undone !== null) {
      at = undone
      continue
    }
    const verdict = isVerdict(segments, at, last)
    const strikesAhead =
      !verdict && (has(segment, 'not:before') || has(segment, 'instead-of') || has(segment, 'remove'))
    // "Lift na ho to chalega par parking to chahiye": what is said of the one before is not said of the next.
    const indifferent = isSaidOfAmenity(segments, at, 1) && !isSaidOfAmenity(segments, at, -1)
    if (strikesAhead || indifferent) strikeAfter(turn, at)
    const unsuited = has(segment, 'unsuited') ? placeSaidOf(segments, at) : null
    if (unsuited !== null) {
      negated[unsuited] = true
      continue
    }
    const strikesBack = verdict || has(segment, 'not:after') || has(segment, 'remove:after')
    // In "20 lakh se zyada nahi" the word belongs to the bound.
    const bounding = quantityOf[at] !== undefined
    if (!(strikesBack && !bounding) && !isSaidOfAmenity(segments, at, -1)) continue
    const struck = strikeBefore(turn, at)
    // "nahi chahiye parking": what it strikes may also come after it.
    // "Cancel parking, badulu lift": what a word of correction leads to is wanted.
    if (struck || has(segment, 'act:deny') || has(segment, 'correct')) continue
    strikeAfter(turn, at, isShort(segment))
  }
  return negated
}

/** "Electronic City is too far": the place that does not suit, or null. */
function placeSaidOf(segments: readonly Segment[], at: number): number | null {
  let back = at - 1
  while (back > at - 4 && (isFiller(segments[back]) || has(segments[back], 'is'))) back--
  return valueKind(segments[back]) === 'place' ? back : null
}

/** "Pets no", "parking yes gym no": a plain "no" right behind an amenity, where such a word closes the turn. */
function isVerdict(segments: readonly Segment[], at: number, last: number): boolean {
  if (!isPlainNo(segments[at]) || valueKind(segments[at - 1]) !== 'amenity') return false
  if (last < at || valueKind(segments[last - 1]) !== 'amenity') return false
  return isPlainNo(segments[last]) || has(segments[last], 'act:affirm')
}

/** "No" as an answer, which also counts things: "no 3". */
function isPlainNo(segment: Segment | undefined): boolean {
  return has(segment, 'not:before') && has(segment, 'choice')
}

/** What strikes values needs to know, and what it has struck so far. */
interface Turn {
  segments: readonly Segment[]
  said: ReadonlySet<Concept>
  negated: boolean[]
  quantityAt: ReadonlyMap<number, Quantity>
  quantityOf: readonly (Quantity | undefined)[]
  known: readonly Amenity[]
}

/** Segments that a list of what is refused has at most; it keeps the time linear. */
const longestList = 8 * reach

/** "Bina lift ke kaam nahi chalega": what one cannot do without is wanted; where the second refusal stands, or null. */
function notDoneWithout(segments: readonly Segment[], at: number): number | null {
  const refusal = segments[at]
  const off = noDealBehind(segments, at)
  if (off !== null) return off
  if (!has(refusal, 'not:before') || has(refusal, 'act:deny')) return null
  if (valueKind(segments[at + 1]) !== 'amenity') return null
  let next = at + 2
  while (next < at + reach && (isFiller(segments[next]) || has(segments[next], 'of'))) next++
  const closes = has(segments[next], 'not:after') && !has(segments[next], 'act:deny')
  return closes && next > at + 2 ? next : null
}

/** "No lift, no deal", "if dogs are not allowed it is of no use": where nothing comes of it without the amenity, or null. */
function noDealBehind(segments: readonly Segment[], at: number): number | null {
  const ahead = has(segments[at], 'not:before') && valueKind(segments[at + 1]) === 'amenity'
  const behind = has(segments[at], 'not:after') && valueKind(segments[at - 1]) === 'amenity'
  if (!ahead && !behind) return null
  for (let next = at + (ahead ? 2 : 1); next < at + 2 + reach; next++) {
    const segment = segments[next]
    if (has(segment, 'no-deal')) return next
    if (segment === undefined || (valueKind(segment) !== null && segment.mark === null)) return null
  }
  return null
}

/** "Lift doesn't matter", "don't care if furnished": an amenity on one side of words of indifference. */
function isSaidOfAmenity(segments: readonly Segment[], at: number, step: 1 | -1): boolean {
  if (!has(segments[at], 'indifferent')) return false
  let other = at + step
  while (Math.abs(other - at) < 4 && (isFiller(segments[other]) || has(segments[other], 'it'))) other += step
  // "No need of anything, a lift is enough": what is sought behind it is wanted.
  if (step === 1 && has(segments[other + 1], 'seek')) return false
  return valueKind(segments[other]) === 'amenity'
}

export function valueKind(segment: Segment | undefined): ValueKind | null {
  if (segment === undefined) return null
  if (segment.mention !== null) return 'place'
  if (segment.number !== null) return segment.number.kind === 'cardinal' ? 'number' : null
  for (const concept of segment.concepts) {
    if (concept.startsWith('amenity:')) return 'amenity'
    if (concept.startsWith('property:')) return 'property'
    if (concept.startsWith('transaction:')) return 'transaction'
    if (concept.startsWith('slot:')) return 'slot'
  }
  return null
}

function strikeAfter(
  { segments, said, negated, quantityAt }: Turn,
  at: number,
  answering = has(segments[at], 'act:deny'),
): void {
  let next = at + 1
  const overSeeking = !has(segments[at], 'act:deny')
  while (next <= at + reach && isPassedOver(segments[next], overSeeking)) next++
  const kind = valueKind(segments[next])
  if (kind === null) return
  // A bare "no" before a place or a number answers first and corrects then: "no adyar", "no 3".
  if (answering && (kind === 'place' || kind === 'number')) return
  if (correctsNumber(segments, at)) return
  const deal = kind === 'property' ? dealBeside(segments, said, next, 1) : null
  if (deal !== null) {
    negated[deal] = true
    return
  }
  let listed = kind === 'amenity' && closesWithAnd(segments, next)
  const first = next
  const end = Math.min(segments.length, next + longestList)
  for (; next < end; next++) {
    const segment = segments[next]
    if (isWhereItLies(segments, first, next) || isPutInPlace(segments, first, next)) break
    // "Forget the pool and gym, just parking": the list is closed behind its "and".
    if (has(segment, 'and')) listed = false
    if (valueKind(segment) === kind) {
      negated[next] = true
      if (kind === 'number') {
        next = (quantityAt.get(next)?.to ?? next + 1) - 1
        break
      }
      if (kind === 'transaction' || isOneKind(segments, next, kind)) break
    } else if (!isListed(segment, listed) && !isJoined(segment, kind)) break
  }
}

/** "Anywhere except Whitefield in Bangalore": the city of an area that is struck is not struck with it. */
function isWhereItLies(segments: readonly Segment[], struckAt: number, at: number): boolean {
  const struck = segments[struckAt]?.mention?.places[0]
  const other = segments[at]?.mention?.places[0]
  if (struck?.kind !== 'area' || other?.kind !== 'city') return false
  const between = segments.slice(Math.min(struckAt, at) + 1, Math.max(struckAt, at))
  return !between.some((segment) => has(segment, 'or') || has(segment, 'and') || segment.mark === ',')
}

/** "Not Tambaram Mylapore": of two areas or cities with nothing between them the second is what is wanted. */
function isPutInPlace(segments: readonly Segment[], struckAt: number, at: number): boolean {
  if (at !== struckAt + 1) return false
  const [struck] = segments[struckAt]?.mention?.places ?? []
  const [other] = segments[at]?.mention?.places ?? []
  return struck !== undefined && struck.kind === other?.kind
}

/** "Beda 30 savira": one word that refuses answers what was said before; "nahi chahiye" speaks of what follows. */
function isShort({ from, to }: Segment): boolean {
  return to - from === 1
}

/** "30k no 35k": between two numbers a plain "no", also short for "number", takes back the first. */
export function correctsNumber(segments: readonly Segment[], at: number): boolean {
  if (!isPlainNo(segments[at])) return false
  const counted = segments[at - 1]?.number === null && !isFiller(segments[at - 1]) ? at - 2 : at - 1
  return segments[counted]?.number?.kind === 'cardinal' && segments[at + 1]?.number?.kind === 'cardinal'
}

/** "not [looking for a] flat"; a plain "no" answers, so what is sought after it is wanted. */
function isPassedOver(segment: Segment | undefined, overSeeking: boolean): boolean {
  if (segment === undefined || segment.mark !== null || valueKind(segment) !== null) return false
  if (isFiller(segment) || has(segment, 'at') || has(segment, 'any') || has(segment, 'this')) return true
  if (has(segment, 'it')) return true
  // "No Muslim house" refuses the house of a Muslim.
  if (isPersonal(segment)) return true
  if (has(segment, 'about') || has(segment, 'unit:rupee')) return true
  return overSeeking && has(segment, 'seek')
}

/** "instead of a flat some house": the next kind of property is what is wanted, unless both are joined. */
function isOneKind(segments: readonly Segment[], at: number, kind: ValueKind): boolean {
  return kind === 'property' && isFiller(segments[at + 1])
}

/** "not adyar or velachery", but "replace adyar with velachery". */
function isJoined(segment: Segment | undefined, kind: ValueKind): boolean {
  return has(segment, 'or') || (has(segment, 'and') && kind !== 'place')
}

function isListed(segment: Segment | undefined, listed: boolean): boolean {
  return isFiller(segment) || has(segment, 'any') || (listed && segment?.mark === ',')
}

/** True for "gym, pool and lift", where "and" closes the list that the commas go on. */
function closesWithAnd(segments: readonly Segment[], from: number): boolean {
  for (let at = from; at < Math.min(segments.length, from + 2 * reach); at++) {
    if (has(segments[at], 'and') || has(segments[at], 'or')) return valueKind(segments[at + 1]) === 'amenity'
    if (valueKind(segments[at]) !== 'amenity' && segments[at]?.mark !== ',' && !isFiller(segments[at]))
      return false
  }
  return false
}

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

/** A comma behind a wish, and a "now" before what refuses it. */
function isNoLonger(segments: readonly Segment[], comma: number, at: number): boolean {
  if (segments[comma]?.mark !== ',' || !has(segments[comma - 1], 'seek')) return false
  return segments.slice(comma + 1, at).some((segment) => has(segment, 'from-now'))
}

/** @returns whether anything stands there that can have been meant */
function strikeBefore({ segments, said, negated, quantityOf, known }: Turn, at: number): boolean {
  const list = beforeBoth(segments, at - 1)
  let back = list ?? at - 1
  while (back >= at - reach && (isFiller(segments[back]) || has(segments[back], 'of'))) back--
  // "Guindy um vendam, Saidapet um vendam": an "and" of neither the one nor the other.
  if (back === at - 1 && has(segments[back], 'and') && valueKind(segments[back - 1]) === 'place') back--
  // "Parking chahiye thi, ab zaroorat nahi": what is known was wanted, and is no more.
  if (isNoLonger(segments, back, at) && isAmenityOf(segments[back - 2], known)) back -= 2
  // "Clubhouse வேணும்னு சொன்னது cancel": the wish itself is taken back.
  // "Lift vekkanda": the refusal is the ending of a wish.
  const isEnding = segments[at]?.from === segments[at]?.to
  if (has(segments[back], 'seek') && (isEnding || has(segments[at], 'remove:after'))) back--
  // "Instead of taking it for rent": the verb belongs to the deal before it.
  if (has(segments[back], 'seek') && valueKind(segments[back - 1]) === 'transaction') back--
  const quantity = quantityOf[back]
  if (quantity !== undefined) {
    negated[quantity.at] = true
    return true
  }
  // "A furnished unit isn't necessary": how the home is said to be is refused, not the home.
  if (isHome(segments[back]) && valueKind(segments[back - 1]) === 'amenity') back--
  const before = segments[back]
  const kind = valueKind(before)
  const meant = has(before, 'it') || has(before, 'therefore') ? amenityBefore(segments, back) : null
  if (meant !== null) {
    negated[meant] = true
    return true
  }
  // "Nahi, rehne do lift": a plain "no" is nothing that is taken back.
  if (kind === null)
    return before !== undefined && before.mark === null && !has(before, 'seek') && !has(before, 'act:deny')
  const deal = kind === 'property' ? dealBeside(segments, said, back, -1) : null
  if (deal !== null) {
    negated[deal] = true
    return true
  }
  const named = kind === 'transaction' ? rentNamed(segments, said, quantityOf, back) : undefined
  if (named !== undefined) {
    negated[named.at] = true
    return true
  }
  // "Not such a big house": only how it is is refused, unless another kind is named behind it.
  if (kind === 'property' && isCompared(segments[back - 1])) {
    const behind = segments.slice(at + 1, at + 1 + 2 * reach)
    if (behind.some((segment) => valueKind(segment) === 'property')) negated[back] = true
    return true
  }
  let joined = list !== null
  const last = back
  const first = Math.max(0, back - longestList)
  for (; back >= first; back--) {
    const segment = segments[back]
    if (isWhereItLies(segments, last, back)) break
    if (valueKind(segment) === kind) {
      negated[back] = true
      if (kind === 'transaction') break
    } else if (has(segment, 'and') || has(segment, 'or')) joined = true
    // "Security, gym vaddu": what is known and named in a list is taken back with the rest of it.
    else if (segment?.mark === ',' && (joined || isAmenityOf(segments[back - 1], known))) continue
    // "Parking kavali lift vaddu": what is wished before it is not struck with it.
    else if (!isFiller(segment) || has(segment, 'seek')) break
  }
  return true
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

/**
 * "Kiraye ka ghar nahi, kharidna hai": the deal said of a struck kind is what is struck; null where no other is
 * said in the turn.
 */
function dealBeside(
  segments: readonly Segment[],
  said: ReadonlySet<Concept>,
  kindAt: number,
  step: 1 | -1,
): number | null {
  let at = kindAt + step
  while (Math.abs(at - kindAt) < reach && (isFiller(segments[at]) || has(segments[at], 'of'))) at += step
  return isDealGivenUp(segments[at], said) ? at : null
}

/** True for renting where the same turn speaks of buying as well, and the other way round. */
export function isDealGivenUp(segment: Segment | undefined, said: ReadonlySet<Concept>): boolean {
  return transactionTypes.some(
    (type) => has(segment, `transaction:${type}`) && said.has(`transaction:${otherTransaction(type)}`),
  )
}
