import type { Clause } from '../clauses/clause.ts'
import { hasListed, listedIn } from '../listed-in.ts'
import { breathBounds, has, longestBreath, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { withClauses } from './with-clauses.ts'

/**
 * "I did not ask for cheaper ones", "bigger beku antha alla": who denies to have asked for what stands there in the same
 * breath wants none of it.
 */
export function neverAsked({ segments, tokens }: Reading, at: number): boolean {
  const { from, to } = breathBounds(segments, at, longestBreath)
  const breath = segments.slice(from, to)
  if (breath.some((one) => saysInOneWord(tokens, one))) return true
  const refused = breath.some((one) => refusing.some((concept) => has(one, concept)))
  return refused && breath.some((one) => hasListed(tokens, one, 'shownWords', 'asksFor', 'said'))
}

const refusing = ['not:before', 'not:after'] as const

function saysInOneWord(tokens: Reading['tokens'], segment: Segment): boolean {
  if (hasListed(tokens, segment, 'shownWords', 'neverAsked')) return true
  if (hasListed(tokens, segment, 'ofPlaces', 'unsaid')) return true
  return listedIn(tokens)
    .pairs.slice(segment.from, segment.to)
    .some(({ shownWords }) => shownWords.has('neverAsked'))
}

/** What Guru looks for or does behind a result, as far as somebody may deny to have asked for it. */
const looked = ['cheaper', 'costlier', 'bigger', 'smaller', 'nearer'] as const

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
