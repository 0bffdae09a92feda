import type { Clause } from '../clauses/clause.ts'
import { hasListed, listedIn } from '../listed-in.ts'
import { breathBounds, has, isFiller, longestBreath, type Reading, reach } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isDeniedVerb } from './denied-verb.ts'
import { isUnrefused } from './other-places.ts'
import { withClauses } from './with-clauses.ts'

/**
 * "I did not ask for cheaper ones", "bigger beku antha alla": who denies to have asked for what stands there wants none of
 * it. In "kammi vilai kaattunga, perusu kekala" the bigger ones alone are denied: they stand nearer.
 */
export function neverAsked(reading: Reading, at: number): boolean {
  const { segments } = reading
  const { from, to } = breathBounds(segments, at, reach)
  const isView = isOfView(reading)
  const isOther = (one: number) => segments.slice(one, one + 1).some(isView)
  for (let one = at; one < to && (one === at || !isOther(one)); one++)
    if (deniesAsking(reading, one)) return true
  for (let one = at - 1; one >= from && !isOther(one); one--) if (deniesAsking(reading, one)) return true
  return false
}

function deniesAsking({ segments, tokens }: Reading, at: number): boolean {
  const segment = segments[at]
  if (segment === undefined) return false
  if (saysInOneWord(tokens, segment)) return true
  return hasListed(tokens, segment, 'shownWords', 'asksFor', 'said') && isDeniedVerb(segments, at)
}

function saysInOneWord(tokens: Reading['tokens'], segment: Segment): boolean {
  if (hasListed(tokens, segment, 'shownWords', 'neverAsked')) return true
  if (hasListed(tokens, segment, 'ofPlaces', 'unsaid')) return true
  return listedIn(tokens)
    .pairs.slice(segment.from, segment.to)
    .some(({ shownWords }) => shownWords.has('neverAsked'))
}

/** What Guru looks for or does behind a result, as far as somebody may deny to have asked for it. */
const looked = ['cheaper', 'costlier', 'bigger', 'smaller', 'nearer'] as const

/** "Not bigger", "bada nahi": refused by a word right beside it, where nothing is asked; "not costly" wants cheaper ones. */
export function isRefusedView({ segments, clauseOf }: Reading, at: number): boolean {
  if (clauseOf[at]?.kind === 'question' || has(segments[at], 'cheaper')) return false
  let before = at - 1
  while (before > at - reach && (isFiller(segments[before]) || has(segments[before], 'seek'))) before--
  return has(segments[before], 'not:before') || has(segments[at + 1], 'not:after')
}

/** Whether another view of the homes, or bargaining about one, is denied to have been asked for. */
export function deniesView(reading: Reading): boolean {
  return (reading.context.shown ?? 0) > 0 && deniedAt(reading, isOfView(reading)) >= 0
}

/** "I did not ask you to bargain." */
export function deniesBargain(reading: Reading): boolean {
  return deniedAt(reading, isOfBargain(reading)) >= 0
}

function isOfView({ tokens }: Reading): (segment: Segment) => boolean {
  return (segment) =>
    looked.some((concept) => has(segment, concept)) || hasListed(tokens, segment, 'shownWords', 'why_price')
}

function isOfBargain({ tokens }: Reading): (segment: Segment) => boolean {
  return (segment) => hasListed(tokens, segment, 'shownWords', 'bargains', 'lessens')
}

function deniedAt(reading: Reading, isMeant: (segment: Segment) => boolean): number {
  return reading.segments.findIndex((segment, at) => isMeant(segment) && neverAsked(reading, at))
}

/**
 * "Illa guindy la veedu kekala, office dhan anga": a place where nobody asked for a home, and that is not looked in either,
 * is only spoken of.
 */
export function withoutDeniedPlaces(reading: Reading): Reading {
  const { segments, context, clauses } = reading
  if ((context.shown ?? 0) === 0) return reading
  const isElsewhere = ({ mention }: Segment) =>
    mention?.places.every(({ name }) => name !== context.known.area) === true
  const denied = deniedAt(reading, isElsewhere)
  // "Kakkanad ozhivaakkan paranjilla": who did not say to leave it out wants it.
  if (denied < 0 || isUnrefused(reading, denied)) return reading
  const breath = breathBounds(segments, denied, longestBreath)
  const outside = clauses.flatMap((clause): Clause[] => [
    { ...clause, to: Math.min(clause.to, breath.from) },
    { ...clause, from: Math.max(clause.from, breath.to) },
  ])
  const talk: Clause = { ...breath, kind: 'talk', asking: false }
  const parts = [...outside, talk].filter(({ from, to }) => from < to)
  const cut = withClauses(
    reading,
    parts.toSorted((one, other) => one.from - other.from),
  )
  return withoutActs(cut, breath)
}

/** "Kekala" asks by itself to say something again, and denies here. */
function withoutActs(reading: Reading, { from, to }: { from: number; to: number }): Reading {
  const segments = reading.segments.map((segment, at) =>
    at < from || at >= to
      ? segment
      : { ...segment, concepts: new Set([...segment.concepts].filter((one) => !one.startsWith('act:'))) },
  )
  return { ...reading, segments, said: new Set(segments.flatMap(({ concepts }) => [...concepts])) }
}

/**
 * "I did not ask you to bargain, I asked about parking": what stands beside the word for asking, in another breath than
 * what is denied, is a question about those shown.
 */
export function withInquiry(reading: Reading): Reading {
  const { segments, tokens, context } = reading
  if ((context.shown ?? 0) === 0) return reading
  const isDenied = [isOfView(reading), isOfBargain(reading)]
  const denied = deniedAt(reading, (one) => isDenied.some((denies) => denies(one)))
  if (denied < 0) return reading
  const { from, to } = breathBounds(segments, denied, longestBreath)
  const asked = segments.findIndex(
    (one, at) => (at < from || at >= to) && hasListed(tokens, one, 'shownWords', 'inquired'),
  )
  if (asked < 0) return reading
  const inquiry = breathBounds(segments, asked, longestBreath)
  const clauses: Clause[] = [
    { from: 0, to: inquiry.from, kind: 'talk', asking: false },
    { ...inquiry, kind: 'question', asking: true },
    { from: inquiry.to, to: segments.length, kind: 'talk', asking: false },
  ]
  return withClauses(
    reading,
    clauses.filter((clause) => clause.to > clause.from),
  )
}
