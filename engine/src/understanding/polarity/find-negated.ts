import type { Concept } from '../../languages/concept.ts'
import type { UnderstandingContext } from '../command.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { has, isFiller, reach, saysOneOf } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { strikeDescriptions } from './described-homes.ts'
import { dislikedKind, dislikes } from './disliked-kind.ts'
import { notDoneWithout } from './indispensable.ts'
import { neitherOf } from './neither.ts'
import { outweighedAt, verdicts } from './outweighed.ts'
import { isPlainNo } from './plain-no.ts'
import { takenBackAt, takingBack } from './said-before.ts'
import { strikeAfter } from './strike-after.ts'
import { strikeBefore, strikeTakenBack } from './strike-before.ts'
import { longestList, type Turn } from './struck.ts'
import { lesserAt } from './than.ts'
import { knownUnused } from './unused.ts'
import { valueKind } from './value-kind.ts'

/**
 * Marks the segments that are said not to be wanted: the first value beside the negating word, and its
 * neighbours of the same kind ("without gym, pool and lift").
 */
export function findNegated(
  segments: readonly Segment[],
  said: ReadonlySet<Concept>,
  quantities: readonly Quantity[],
  { known: { amenities: known = [] }, shown = 0 }: UnderstandingContext,
): boolean[] {
  const negated: boolean[] = new Array(segments.length).fill(false)
  if (!saysOneOf(said, refusing)) return negated
  const quantityAt = new Map(quantities.map((quantity) => [quantity.at, quantity]))
  const quantityOf: (Quantity | undefined)[] = new Array(segments.length)
  for (const quantity of quantities) quantityOf.fill(quantity, quantity.from, quantity.to)
  const turn: Turn = { segments, said, negated, quantityAt, quantityOf, known, shown: shown > 0 }
  const last = segments.findLastIndex((segment) => segment.mark === null)
  const neither = said.has('neither') ? neitherOf(segments) : null
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at]
    if (segment === undefined || !saysOneOf(segment.concepts, refusing)) continue
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
    const outweighed = outweighedAt(segments, at)
    if (outweighed !== null) negated[quantityOf[outweighed]?.at ?? outweighed] = true
    const disliked = dislikedKind(segments, at)
    if (disliked !== null) {
      negated[disliked] = true
      continue
    }
    const lesser = lesserAt(segments, at)
    if (lesser !== null) negated[lesser] = true
    const saidBefore =
      said.has('said-so') || said.has('undo') || said.has('act:restart')
        ? takenBackAt(segments, at, shown > 0, known)
        : []
    if (saidBefore.length > 0) {
      for (const one of saidBefore) negated[quantityOf[one]?.at ?? one] = true
      continue
    }
    if (strikeTakenBack(turn, at)) continue
    if (isPlaceDenied(segments, at)) {
      negated[at - 1] = true
      continue
    }
    const field = fieldOfNo(segments, at)
    const verdict = field !== null || isVerdict(segments, at, last) || isRoomsRefused(turn, at)
    const strikesAhead =
      !verdict &&
      (has(segment, 'not:before') ||
        has(segment, 'instead-of') ||
        (has(segment, 'remove') && !isSaidBehind(segments, at)) ||
        (has(segment, 'if-not') && isAccepting(segments[at - 1])))
    // "Lift na ho to chalega par parking to chahiye": what is said of the one before is not said of the next.
    const indifferent = isSaidOfAmenity(segments, at, 1) && !isSaidOfAmenity(segments, at, -1)
    if (strikesAhead || indifferent) strikeAfter(turn, at)
    const notTooFar = refusedFarness(segments, at)
    if (notTooFar !== null) {
      at = notTooFar
      continue
    }
    const useless = has(segment, 'no-use') ? knownUnused(turn, at) : []
    if (useless.length > 0) {
      for (const one of useless) negated[one] = true
      continue
    }
    const unsuited = has(segment, 'unsuited') ? placesSaidOf(segments, at) : []
    if (unsuited.length > 0) {
      if (!isAcceptedAllTheSame(segments, at)) for (const place of unsuited) negated[place] = true
      continue
    }
    const strikesBack =
      verdict || has(segment, 'not:after') || has(segment, 'remove:after') || isSaidBehind(segments, at)
    // In "20 lakh se zyada nahi" the word belongs to the bound.
    const bounding = quantityOf[at] !== undefined
    if (!(strikesBack && !bounding) && !isSaidOfAmenity(segments, at, -1)) continue
    if (field !== null) {
      negated[field] = true
      continue
    }
    const left = has(segment, 'remove:after') ? leftBehindPause(segments, at) : null
    if (left !== null) {
      negated[left] = true
      continue
    }
    const unused = has(segment, 'not:after') ? knownUnused(turn, at) : []
    if (unused.length > 0) {
      for (const one of unused) negated[one] = true
      continue
    }
    const struck = strikeBefore(turn, at)
    // "nahi chahiye parking": what it strikes may also come after it.
    // "Cancel parking, badulu lift": what a word of correction leads to is wanted.
    if (struck || has(segment, 'act:deny') || has(segment, 'correct') || isAnswer(segments, at)) continue
    strikeAfter(turn, at, isShort(segment))
  }
  strikeDescriptions(segments, negated)
  return negated
}

/** "Lift… ok, leave it": an amenity that is named by itself, and given up behind the pause; null where it is not so. */
function leftBehindPause(segments: readonly Segment[], at: number): number | null {
  let back = at - 1
  while (back > 0 && (isFiller(segments[back]) || segments[back]?.mark === ',')) back--
  if (segments[back]?.mark == null) return null
  const named = back - 1
  const alone = named === 0 || segments[named - 1]?.mark != null
  return alone && valueKind(segments[named]) === 'amenity' ? named : null
}

/** What every rule above begins with: at a segment without any of them nothing can be refused. */
const refusing: ReadonlySet<Concept> = new Set([
  ...verdicts,
  ...dislikes,
  ...takingBack,
  'not:before',
  'not:after',
  'without',
  'if-not',
  'neither',
  'instead-of',
  'indifferent',
  'than:after',
  'min:after',
])

/**
 * "Flat cancel", "Noida cancel Greater Noida dekho": an English verb behind what it takes back, as verbs stand in India.
 * "Show Baner remove Aundh" says it before.
 */
function isSaidBehind(segments: readonly Segment[], at: number): boolean {
  if (!has(segments[at], 'remove')) return false
  const kind = valueKind(segments[at - 1])
  if (kind !== 'place' && kind !== 'property' && kind !== 'amenity') return false
  const next = segments[at + 1]
  if (next === undefined || next.mark !== null) return true
  return (
    kind === 'place' &&
    valueKind(next) === kind &&
    has(segments[at + 2], 'seek') &&
    !has(segments[at - 2], 'seek')
  )
}

/** "Tadigadapa vaddannanu kada, …": that one said no to a place, right behind it. */
function isPlaceDenied(segments: readonly Segment[], at: number): boolean {
  if (!has(segments[at], 'act:deny') || has(segments[at], 'not:after')) return false
  return segments[at - 1]?.mention != null && isEdge(segments[at + 1])
}

/**
 * "Dadar se bahut dur na ho": where what refuses that it is far stands, or null; the home shall lie near. "Baner bahut dur hai,
 * nahi chahiye" gives it up.
 */
function refusedFarness(segments: readonly Segment[], at: number): number | null {
  if (!has(segments[at], 'unsuited') || !has(segments[at], 'nearer')) return null
  if (!fromThere.some((concept) => has(segments[at - 1], concept))) return null
  const next = isFiller(segments[at + 1]) ? at + 2 : at + 1
  return has(segments[next], 'not:after') ? next : null
}

const fromThere = ['range:to', 'of', 'origin:after', 'min:after'] as const

/** "Whitefield and Electronic City are too far": the places that do not suit. */
function placesSaidOf(segments: readonly Segment[], at: number): number[] {
  const places: number[] = []
  let back = at - 1
  // "We liked Whitefield, but it is too far."
  const pointed = segments.slice(Math.max(0, at - 2), at).some((segment) => has(segment, 'it'))
  const isPassed = (segment: Segment | undefined) =>
    isFiller(segment) ||
    has(segment, 'is') ||
    (pointed && (has(segment, 'it') || has(segment, 'but') || segment?.mark === ','))
  while (back > at - 5 && isPassed(segments[back])) back--
  const last = Math.max(0, at - longestList)
  for (; back >= last && valueKind(segments[back]) === 'place'; back -= 2) {
    places.push(back)
    if (!has(segments[back - 1], 'and') && !has(segments[back - 1], 'or')) break
  }
  return places
}

/** "No problem [if there is no lift]" */
function isAccepting(segment: Segment | undefined): boolean {
  return accepting.some((concept) => has(segment, concept))
}

/** "Whitefield is too far but ok", "… but I will take it". */
function isAcceptedAllTheSame(segments: readonly Segment[], at: number): boolean {
  if (!has(segments[at + 1], 'but') && !has(segments[at + 2], 'but')) return false
  const behind = segments.slice(at + 2, at + 2 + reach)
  return behind.some(isAccepting)
}

const accepting = ['act:affirm', 'acceptable', 'take', 'all-the-same'] as const

/**
 * "Pets no", "parking yes gym no", "lift yes, parking no, 2bhk": a plain "no" right behind an amenity, where such a
 * word closes the turn or the amenity and it are all between two marks.
 */
function isVerdict(segments: readonly Segment[], at: number, last: number): boolean {
  if (!isPlainNo(segments[at]) || valueKind(segments[at - 1]) !== 'amenity') return false
  if (isEdge(segments[at - 2]) && isEdge(segments[at + 1])) return true
  if (last < at || valueKind(segments[last - 1]) !== 'amenity') return false
  return isPlainNo(segments[last]) || has(segments[last], 'act:affirm')
}

/** "1bhk no, only 2": a plain "no" behind a count of rooms that opens its breath, with more to come. */
function isRoomsRefused({ segments, quantityOf }: Turn, at: number): boolean {
  const rooms = quantityOf[at - 1]
  if (rooms?.kind !== 'bedrooms' || !isPlainNo(segments[at])) return false
  return isEdge(segments[rooms.from - 1]) && segments[at + 1]?.mark != null
}

/** "Parking: no, lift: yes", "parking - not required", "parking needed? no": the amenity whose field a "no" fills, or null. */
function fieldOfNo(segments: readonly Segment[], at: number): number | null {
  const mark = segments[at - 1]?.mark
  if (mark == null || !':-=?'.includes(mark)) return null
  if (!isPlainNo(segments[at]) && !has(segments[at], 'not:after')) return null
  let end = at + 1
  if (isNeed(segments[end])) end++
  if (!isEdge(segments[end])) return null
  let field = at - 2
  while (field > at - 2 - reach && isNeed(segments[field])) field--
  return valueKind(segments[field]) === 'amenity' ? field : null
}

/** A mark, or the turn's beginning or end. */
function isEdge(segment: Segment | undefined): boolean {
  return segment === undefined || segment.mark !== null
}

/** "Needed", "required". */
function isNeed(segment: Segment | undefined): boolean {
  return has(segment, 'seek') || has(segment, 'is') || isFiller(segment)
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

/** "Alla nanu mane hudukta idini": a "no" that opens the turn before "I" and what is sought answers what was said. */
function isAnswer(segments: readonly Segment[], at: number): boolean {
  if (at > 0 || !has(segments[1], 'self')) return false
  return segments.slice(2, 2 + reach).some((segment) => has(segment, 'seek'))
}

/** "Beda 30 savira": one word that refuses answers what was said before; "nahi chahiye" speaks of what follows. */
function isShort({ from, to }: Segment): boolean {
  return to - from === 1
}
