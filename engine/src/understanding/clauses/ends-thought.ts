import type { Slot } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import { namesAmenity, type ValueKind, valueKind } from '../polarity/value-kind.ts'
import { has, isFiller, isOfThePast, isUnknownWord, namesProperty, reach, transactionOf } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { opensQuestion } from './asking.ts'
import { isBound } from './lead-signs.ts'
import { findsFaultWithKind } from './plain-talk.ts'
import { isAmount } from './telling.ts'

/** Segments that a reason or a wish has at most, so that the time stays linear. */
export const longestReason = 4 * reach

/** True for a comma behind which something else is meant than before it. */
export function endsThought(
  segments: readonly Segment[],
  from: number,
  at: number,
  asked: Slot | null,
  opened: (at: number) => boolean,
): boolean {
  const sides = besideComma(segments, from, at)
  if (endsRefusalOfTown(sides)) return true
  return endsTalk(sides, asked) || endsWish(sides, asked) || (opened(at) && endsQuestion(sides))
}

const dealsOf = (part: readonly Segment[]) => part.flatMap((segment) => transactionOf(segment) ?? [])

/** "First we thought of renting, now buy", "we had 15 thousand in mind, 17 is fine, too": another value of the kind told of. */
function turnsElsewhere(before: readonly Segment[], behind: readonly Segment[], asked: Slot | null): boolean {
  const told = dealsOf(before)
  const named = told.length > 0 || kindsNamed(before).size === 0
  if (named && dealsOf(behind).some((deal) => !told.includes(deal))) return true
  if (asked === 'price' && before.some(isAmount) && behind.some(isAmount)) return true
  // "Nothing decent is to be had for forty, we would go up to fifty-five"
  const counts = (part: readonly Segment[]) => part.some(({ number }) => number?.kind === 'cardinal')
  const bound = behind.some((segment, at) => isBound(segment) && behind[at - 1]?.number != null)
  const capped = behind.some((segment, at) => has(segment, 'max:before') && behind[at + 1]?.number != null)
  // "We sold the field, up to seventy lakhs we can put in"
  // Of a verb behind the amount not every form is known; "up to 20 lakhs went to the hospital" was paid.
  const unknown = behind.filter(isUnknownWord).length
  const offered = (bound && unknown < 3) || (capped && unknown === 0)
  if (asked === 'price' && offered && before.some(isOfThePast)) return true
  return counts(before) && bound
}

/** "[Not without a lift] mother's knees hurt": something of a home and what it is to be, before a reason without any mark. */
export function endsBeforeReason(segments: readonly Segment[], from: number, at: number): boolean {
  const wants = has(segments[at], 'seek') || has(segments[at], 'no-deal')
  if (!wants || at - from > reach) return false
  const before = segments.slice(from, at)
  const lacks = (segment: Segment) => has(segment, 'without') || has(segment, 'not:before')
  if (!before.some(namesAmenity)) return false
  if (!before.every((one) => namesAmenity(one) || lacks(one) || isFiller(one))) return false
  const { behind } = untilMark(segments, at + 1)
  if (!behind.some(isTold) || kindsNamed(behind).size > 0) return false
  return !behind.some(
    (segment) => has(segment, 'seek') || has(segment, 'propose') || has(segment, 'not:after'),
  )
}

/** "How long shall we pay rents, show some for sixty lakhs": behind what is only asked something is sought. */
function endsQuestion({ before, behind, questioned }: Sides): boolean {
  const asks = (part: readonly Segment[]) =>
    part.some(({ concepts }) => opensQuestion(concepts) || concepts.has('ask:within'))
  // "খুব লোডশেডিং হয় তো": a word that only may close a question counts where nothing is named that it may speak of.
  const closes = kindsNamed(before).size === 0 && before.some((segment) => has(segment, 'ask:closing'))
  if (!(asks(before) || closes) || asks(behind) || before.some((segment) => has(segment, 'seek')))
    return false
  const kinds = kindsNamed(behind)
  const seeks = behind.some((segment) => has(segment, 'seek'))
  // "Should I rent, or buy a flat?" only asks.
  const weighs = questioned || behind.some((segment) => has(segment, 'or') || has(segment, 'if'))
  // "How long shall we pay rent, to buy a flat within 55 lakhs", "… now we buy": another deal seeks, too.
  const led =
    kinds.has('property') || behind.some((segment) => has(segment, 'from-now') || has(segment, 'own'))
  const bought = led && dealsOf(behind).some((deal) => !dealsOf(before).includes(deal))
  return kinds.size > 0 && (seeks || (bought && !weighs))
}

/** "When it rains it floods, show Porur instead", "I drive an auto, 7 thousand at most": a wish behind other talk. */
function endsTalk({ before, behind }: Sides, asked: Slot | null): boolean {
  if (before.some(isTold) && !behind.some(isTold) && turnsElsewhere(before, behind, asked)) return true
  if (!before.some(({ concepts }) => isTalk(concepts))) return false
  const says = (concept: Concept) => behind.some((segment) => has(segment, concept))
  // "The doctor forbids stairs, a lift is a must"
  if (kindsNamed(before).size === 0 && says('seek') && kindsNamed(behind).size > 0) return true
  const instead = behind.some((segment) => has(segment, 'correct') && !has(segment, 'from-now'))
  if (instead && says('seek')) return behind.some(({ mention }) => mention !== null)
  // "I hate Whitefield, show Indiranagar"
  const kindsOf = (part: readonly Segment[]) => part.flatMap(({ mention }) => mention?.places[0]?.kind ?? [])
  const other = kindsOf(behind).some((kind) => kindsOf(before).includes(kind))
  if (other && says('seek') && !says('from-now')) return true
  // "My wife says no to a flat, she wants a villa"
  if (before.some(refuses) && before.some(namesProperty) && says('seek') && behind.some(namesProperty))
    return true
  // "It floods in Velachery so not there, Adyar side"
  if (other && before.some(refuses) && behind.every(isOfPlace)) return true
  // "My brother was posted in Delhi, now 2bhk in Pune"
  if (other && says('from-now') && kindsNamed(behind).size > 1) return true
  return asked === 'price' && behind.some(isBound) && behind.some(({ number }) => number?.kind === 'cardinal')
}

/** "Mohali is too costly, what about Rajpura?": nothing but what is wrong with a town, before another one. */
function endsRefusalOfTown({ before, behind }: Sides): boolean {
  const town = before.find((one) => one.mention !== null)
  if (town?.mention?.places[0]?.kind !== 'city' || before.length > reach) return false
  const isFault = (one: Segment) => has(one, 'unsuited') || has(one, 'cheaper')
  if (!before.some(isFault)) return false
  const alone = before.every((one) => one === town || isFault(one) || isFiller(one) || has(one, 'act:deny'))
  return alone && behind.some(({ mention }) => mention !== null && mention !== town.mention)
}

function refuses(segment: Segment): boolean {
  return has(segment, 'not:after') || has(segment, 'not:before') || has(segment, 'unsuited')
}

/** The place, "near", "side". */
function isOfPlace(segment: Segment): boolean {
  return segment.mention !== null || isFiller(segment) || besidePlace.some((concept) => has(segment, concept))
}

/** "In", "near", "side", "area". */
const besidePlace: readonly Concept[] = ['at', 'of', 'placed', 'unit:other', 'slot:area']

/**
 * "No Varanasi, look in Lucknow, I was transferred", "let us go with Siliguri, Darjeeling is too cold": a reason behind
 * a whole wish, which tells what happened or speaks of other things, and names nothing of another kind.
 */
function endsWish({ before, behind }: Sides, asked: Slot | null): boolean {
  const kinds = kindsNamed(before)
  const answer = asked === null ? undefined : kindAsked[asked]
  const answered =
    kinds.size === 1 && ((answer !== undefined && kinds.has(answer)) || answersPlace(before, asked))
  // "2bhk in Pune, I was transferred": two values make a wish without a verb.
  const wished =
    answered ||
    kinds.size > 1 ||
    namesCityAndArea(before) ||
    before.some((segment) => settling.some((concept) => has(segment, concept)))
  if (!wished || kinds.size === 0 || before.some(isTold)) return false
  if (kinds.has('property') && findsFaultWithKind(behind)) return true
  if (!behind.some(isTold) || behind.some((segment) => has(segment, 'seek') || has(segment, 'propose')))
    return false
  // "2bhk in Adyar, that flat was nice": a home is spoken of.
  return [...kindsNamed(behind)].every((kind) => kinds.has(kind) || kind === 'property')
}

/** "Dehradun, Rajpur Road": two values, although both are places. */
function namesCityAndArea(segments: readonly Segment[]): boolean {
  return new Set(segments.flatMap(({ mention }) => mention?.places[0]?.kind ?? [])).size > 1
}

/** "In Greater Noida, [we already booked the school there]": the place that was asked for, and nothing else. */
function answersPlace(before: readonly Segment[], asked: Slot | null): boolean {
  return (asked === 'city' || asked === 'area') && before.every(isOfPlace)
}

/** What a short answer names; a place may as well be told of. */
const kindAsked: Readonly<Partial<Record<Slot, ValueKind>>> = {
  transaction_type: 'transaction',
  property_type: 'property',
  price: 'number',
  bedrooms: 'number',
  size_sqft: 'number',
}

function kindsNamed(segments: readonly Segment[]): ReadonlySet<ValueKind> {
  return new Set(segments.flatMap((segment) => valueKind(segment) ?? []))
}

/** Tells what happened or speaks of something else. */
export function isTold(segment: Segment): boolean {
  return isOfThePast(segment) || isTalk(segment.concepts)
}

/** Words that want or refuse the value that they stand beside. */
const settling: readonly Concept[] = [
  'seek',
  'propose',
  'correct',
  'not:before',
  'not:after',
  'remove:after',
  'all-the-same',
]

/** What is said on each side of a comma, within its clause and up to the next mark. */
interface Sides {
  before: readonly Segment[]
  behind: readonly Segment[]
  /** Whether a question mark closes what is behind. */
  questioned: boolean
}

function besideComma(segments: readonly Segment[], from: number, at: number): Sides {
  const { behind, mark } = untilMark(segments, at + 1)
  const before = segments.slice(Math.max(from, at - longestReason), at)
  return { before, behind, questioned: mark === '?' }
}

/** What is said up to the next mark, and that mark; both as far as one thought goes. */
function untilMark(segments: readonly Segment[], from: number) {
  const next = segments.slice(from, from + longestReason)
  const end = next.findIndex(({ mark }) => mark !== null)
  return { behind: end < 0 ? next : next.slice(0, end), mark: next[end]?.mark }
}

function isTalk(concepts: ReadonlySet<Concept>): boolean {
  return concepts.has('talk') || concepts.has('talk:elsewhere')
}
