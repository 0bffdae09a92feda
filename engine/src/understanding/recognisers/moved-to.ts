import type { Concept } from '../../languages/concept.ts'
import type { Token } from '../../text/token.ts'
import { hasListed, listedIn } from '../listed-in.ts'
import {
  breathBounds,
  has,
  longestBreath,
  namesDeal,
  namesHome,
  namesProperty,
  type Reading,
} from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isOrigin } from './where-one-is.ts'

/**
 * "My transfer to Jaipur has come", "I joined a company in Hosur", "transferred to Kochi, joining at the Kakkanad branch":
 * where the city that is named lies to which somebody of the household moves, and the area of it that one works in; none
 * where nobody moves. The move of others ("my neighbour got transferred to Pune") and one away from a city are none, and
 * what else is told in that breath leaves it a story.
 */
export function placesMovedTo(reading: Reading): readonly number[] {
  const { segments, said, negated, tokens } = reading
  const { words } = listedIn(tokens)
  if (!words.some(({ ofPlaces }) => ofPlaces.has('moves') || ofPlaces.has('joins'))) return none
  if (said.has('offer:sale') || said.has('offer:rent')) return none
  const named = segments.flatMap((segment, at) =>
    // "Pati" is a husband, and a town.
    segment.mention === null || hasListed(tokens, segment, 'ofPlaces', 'spouse') || isLeft(reading, at)
      ? []
      : [at],
  )
  const [at, area, ...others] = named
  if (at === undefined || others.length > 0 || named.some((one) => negated[one] === true)) return none
  const city = segments[at]?.mention?.places[0]
  if (city?.kind !== 'city' || isAskedOf(reading, at) || !isMoveAlone(reading, at)) return none
  if (area === undefined) return [at]
  const isThere = segments[area]?.mention?.places.some(
    (place) => place.kind === 'area' && place.city === city.name,
  )
  return isThere && worksThere(reading, area) ? [at, area] : none
}

const none: readonly number[] = []

/** "My office is in". */
function isWork({ tokens }: Reading, segment: Segment | undefined): boolean {
  return hasListed(tokens, segment, 'ofPlaces', 'workplaces')
}

function isAskedOf({ clauseOf }: Reading, at: number): boolean {
  return clauseOf[at]?.kind === 'question' || clauseOf[at]?.asking === true
}

/** "Joining at the Kakkanad branch", "his office is in Hinjewadi" of a husband who moves: nothing else is told of the area. */
function worksThere(reading: Reading, at: number): boolean {
  const { segments, tokens } = reading
  const { from, to } = breathBounds(segments, at, longestBreath)
  const turn = { from: 0, to: tokens.length }
  if (segments[to]?.mark === '?') return false
  return segments
    .slice(from, to)
    .every(
      (one) =>
        isOfMoveOrWork(reading, one) ||
        isWork(reading, one) ||
        (hasListed(tokens, one, 'ofPlaces', 'others') && hasListed(tokens, turn, 'ofPlaces', 'spouse')),
    )
}

/**
 * "She is shifting to Pune", "my company is shifting to Pune": where others go is nobody's wish, unless something is sought
 * beside it or the city was asked for.
 */
export function isMoveOfOthers(reading: Reading, at: number): boolean {
  const { segments, context, quantities, tokens } = reading
  if (context.asked === 'city' || context.asked === 'area') return false
  const { from, to } = breathBounds(segments, at, longestBreath)
  const moving = segments.findIndex(
    (one, other) => other >= from && other < to && hasListed(tokens, one, 'ofPlaces', 'moves'),
  )
  if (moving < 0) return false
  const before = segments[moving - 1]
  const isTheirs = segments.slice(from, to).some((one) => hasListed(tokens, one, 'ofPlaces', 'others'))
  // "I am from Delhi, shifting to Pune" names where somebody lives in between.
  if (
    !isTheirs &&
    !(moving - 1 === from && has(before, 'origin') && !hasListed(tokens, before, 'ofPlaces', 'moves'))
  )
    return false
  if (quantities.some(({ kind }) => kind === 'money' || kind === 'size')) return false
  return segments.every(
    (one, other) =>
      (one.mention === null || other === at) && (other === moving || !has(one, 'seek')) && !isSought(one),
  )
}

function isSought(segment: Segment): boolean {
  return (
    namesProperty(segment) || namesDeal(segment) || has(segment, 'unit:bedroom') || has(segment, 'propose')
  )
}

/**
 * "Got transferred to Pune but looking in Mumbai": where one was moved to, before another city in which a "but" has
 * something sought.
 */
export function isMovedButLooks(reading: Reading, at: number, next: number): boolean {
  const { segments, tokens } = reading
  const { from } = breathBounds(segments, at, longestBreath)
  const but = segments.findIndex((one, other) => other > at && other < next && has(one, 'but'))
  if (but < 0 || !segments.slice(from, but).some((one) => hasListed(tokens, one, 'ofPlaces', 'moves')))
    return false
  const behind = segments.slice(but)
  return (
    behind.some((one) => has(one, 'seek')) &&
    !behind.some((one) => hasListed(tokens, one, 'ofPlaces', 'adds'))
  )
}

/** "Will be joining a wedding in Jaipur next week": no home is sought where one only goes for a day. */
export function joinsGathering({ segments, said, tokens }: Reading): boolean {
  if (said.has('seek') || segments.some(namesHome)) return false
  return ['joins' as const, 'gatherings' as const].every((kind) =>
    segments.some((one) => hasListed(tokens, one, 'ofPlaces', kind)),
  )
}

/** "From Pune to Nagpur", "jaipur se": the first of two, or the one that is left. */
function isLeft(reading: Reading, at: number): boolean {
  const { segments } = reading
  const next = segments[at + 1]
  if (isWork(reading, segments[at - 1])) return false
  if (isOrigin(reading, at) || has(next, 'origin:after')) return true
  return has(next, 'range:to') && has(next, 'of')
}

/** Nothing but the move, who makes it and when is told in that breath. */
function isMoveAlone(reading: Reading, at: number): boolean {
  const { segments, tokens } = reading
  const { from, to } = breathBounds(segments, at, longestBreath)
  const breath = segments.slice(from, to)
  if (breath.some((one) => hasListed(tokens, one, 'ofPlaces', 'others') || has(one, 'not:after')))
    return false
  const place = segments[at]?.from ?? 0
  // "Pichle saal Pune transfer hua tha": a move of years ago.
  const ofYears = breath.some((one) => hasListed(tokens, one, 'ofSeeker', 'years'))
  if (ofYears && !breath.some((one) => hasListed(tokens, one, 'callTimes', 'nexts'))) return false
  const joining = breath.find((one) => hasListed(tokens, one, 'ofPlaces', 'joins'))?.from ?? place
  if (joining === place && !breath.some((one) => hasListed(tokens, one, 'ofPlaces', 'moves'))) return false
  // "Joining TCS in Chennai", "Pune me TCS join kar raha hoon": the name of the company.
  const isCompany = (one: Segment) =>
    one.from > Math.min(joining, place) &&
    one.from < Math.max(joining, place) &&
    !hasListed(tokens, one, 'ofPlaces', 'gatherings')
  // "From next month", and not "from Pune".
  const isSince = (one: Segment, at: number) => has(one, 'min:before') && breath[at + 1]?.mention === null
  // "I work in a bank, and …"
  const isAtWork = (one: Segment) => has(one, 'origin') && !isWork(reading, one)
  return breath.every(
    (one, at) => isCompany(one) || isOfMoveOrWork(reading, one) || isSince(one, at) || isAtWork(one),
  )
}

/** A place, or a word of the move, of the work or of when it is. */
function isOfMoveOrWork({ segments, strange, tokens }: Reading, segment: Segment): boolean {
  if (segment.mention !== null || isTold(tokens, segment)) return true
  // "My husband is"
  if (hasListed(tokens, segment, 'ofPlaces', 'spouse')) return true
  // "On the 5th", "5 tarikh".
  if (segment.number !== null)
    return (
      segment.number.kind === 'ordinal' ||
      hasListed(tokens, segments[segments.indexOf(segment) + 1], 'ofSeeker', 'dates')
    )
  const known = !strange.slice(segment.from, segment.to).includes(true)
  return known && telling.some((concept) => has(segment, concept))
}

/** Of the move itself, of who makes it with the seeker, or of when. */
function isTold(tokens: readonly Token[], { from, to }: Segment): boolean {
  return listedIn(tokens)
    .words.slice(from, to)
    .every(
      ({ ofPlaces, ofSeeker, callTimes }) =>
        ofPlaces.size > 0 || ofSeeker.has('dates') || callTimes.has('nexts') || callTimes.has('times'),
    )
}

/** What else may be said of it. */
const telling: readonly Concept[] = [
  'filler',
  'self',
  'own',
  'mine',
  'of',
  'at',
  'is',
  'exist',
  'placed',
  'interjection',
  'lead-in',
  'unit:time',
  'unit:per_month',
  'from-now',
  'talk:past',
  'talk:told',
  'moves-on',
  'moves-on:after',
  'range:to',
  'times',
  'act:greet',
  'and',
  'seek',
]
