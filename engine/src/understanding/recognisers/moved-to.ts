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
 * "My transfer to Jaipur has come", "joining a company in Hosur": where the one city that is named lies to which
 * somebody of the household moves; null where nobody does. The move of others ("my neighbour got transferred to Pune")
 * and one away from a city are none, and what else is told in that breath leaves it a story.
 */
export function cityMovedTo(reading: Reading): number | null {
  const { segments, said, negated, clauseOf, tokens } = reading
  const { words } = listedIn(tokens)
  if (!words.some(({ ofPlaces }) => ofPlaces.has('moves') || ofPlaces.has('joins'))) return null
  if (said.has('offer:sale') || said.has('offer:rent')) return null
  const named = segments.flatMap((segment, at) =>
    // "Pati" is a husband, and a town.
    segment.mention === null || hasListed(tokens, segment, 'ofPlaces', 'spouse') || isLeft(reading, at)
      ? []
      : [at],
  )
  const [at] = named
  if (at === undefined || named.length > 1 || negated[at] === true) return null
  if (segments[at]?.mention?.places[0]?.kind !== 'city') return null
  if (clauseOf[at]?.kind === 'question' || clauseOf[at]?.asking === true) return null
  return isMoveAlone(reading, at) ? at : null
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
  if (isOrigin(reading, at) || has(next, 'origin:after')) return true
  return has(next, 'range:to') && has(next, 'of')
}

/** Nothing but the move, who makes it and when is told in that breath. */
function isMoveAlone({ segments, strange, tokens }: Reading, at: number): boolean {
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
  const isOfMove = (segment: Segment) =>
    telling.some((concept) => has(segment, concept)) &&
    !strange.slice(segment.from, segment.to).includes(true)
  return breath.every(
    (one) =>
      one.mention !== null || isTold(tokens, one) || isCompany(one) || (one.number === null && isOfMove(one)),
  )
}

/** Of the move itself, of who makes it with the seeker, or of when. */
function isTold(tokens: readonly Token[], { from, to }: Segment): boolean {
  return listedIn(tokens)
    .words.slice(from, to)
    .every(({ ofPlaces, callTimes }) => ofPlaces.size > 0 || callTimes.has('nexts') || callTimes.has('times'))
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
]
