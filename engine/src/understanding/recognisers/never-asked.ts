import type { Concept } from '../../languages/concept.ts'
import type { Clause } from '../clauses/clause.ts'
import { hasListed, listedIn } from '../listed-in.ts'
import { breathBounds, has, isFiller, longestBreath, namesDeal, type Reading, reach } from '../reading.ts'
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

/** "I didn't ask how far it is": said of a stretch, nothing of it is asked. */
export function deniesInquiry(reading: Reading, from: number, to: number): boolean {
  const { segments, tokens } = reading
  return segments.slice(from, to).some((segment, at) => {
    if (hasListed(tokens, segment, 'shownWords', 'neverAsked')) return true
    return hasListed(tokens, segment, 'shownWords', 'asksFor') && isDeniedVerb(segments, from + at)
  })
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
  return onlyTold(cut, breath)
}

const isTold = (concept: Concept) => !concept.startsWith('act:') && !concept.startsWith('slot:')

/** "Kekala" asks by itself to say something again, and denies here; "not the area" leaves none open. */
function onlyTold(reading: Reading, { from, to }: { from: number; to: number }): Reading {
  const segments = reading.segments.map((segment, at) =>
    at < from || at >= to ? segment : { ...segment, concepts: new Set([...segment.concepts].filter(isTold)) },
  )
  return { ...reading, segments, said: new Set(segments.flatMap(({ concepts }) => [...concepts])) }
}

/**
 * "I did not ask you to bargain, I asked about parking", "दूरी नहीं पूछी, पार्किंग की बात थी": what stands beside the word for
 * asking, in another breath than what is denied, is a question about those shown; what is denied is only talk.
 */
export function withInquiry(reading: Reading): Reading {
  const { segments, context, clauses } = reading
  if ((context.shown ?? 0) === 0) return reading
  const denied = mistakenAt(reading)
  if (denied < 0) return reading
  const talk = breathBounds(segments, denied, longestBreath)
  const asked = askedInstead(reading, talk)
  if (asked < 0) return reading
  const inquiry = breathBounds(segments, asked, longestBreath)
  // "I asked about buying, not renting" wishes it.
  if (segments.slice(inquiry.from, inquiry.to).some(namesDeal)) return reading
  const outside = clauses.flatMap((clause) => without(clause, [talk, inquiry]))
  const parts: Clause[] = [
    ...outside,
    { ...talk, kind: 'talk', asking: false },
    { ...inquiry, kind: 'question', asking: true },
  ]
  const cut = withClauses(
    reading,
    parts.toSorted((one, other) => one.from - other.from),
  )
  return onlyTold(cut, talk)
}

/** Where it is said what was asked; behind "dooram alla chodichath", not the distance was asked, whatever follows. */
function askedInstead(reading: Reading, denied: { from: number; to: number }): number {
  const { segments, tokens } = reading
  const isOutside = (at: number) => at < denied.from || at >= denied.to
  const said = segments.findIndex((_, at) => isOutside(at) && inquiresAt(reading, at))
  if (said >= 0) return said
  const isSaidThere = segments
    .slice(denied.from, denied.to)
    .some((one) => hasListed(tokens, one, 'shownWords', 'inquired'))
  return isSaidThere && segments[denied.to + 1] !== undefined ? denied.to + 1 : -1
}

/** What is left of a clause outside of stretches that do not overlap. */
function without(clause: Clause, taken: readonly { from: number; to: number }[]): Clause[] {
  return taken.reduce<Clause[]>(
    (left, { from, to }) =>
      left
        .flatMap((one) => [
          { ...one, to: Math.min(one.to, from) },
          { ...one, from: Math.max(one.from, to) },
        ])
        .filter((one) => one.from < one.to),
    [clause],
  )
}

/** Where something is denied to have been asked: another view, a bargain, a fact, a slot: "not the area". */
function mistakenAt(reading: Reading): number {
  const { segments, tokens } = reading
  const isView = isOfView(reading)
  const isBargain = isOfBargain(reading)
  return segments.findIndex((segment, at) => {
    if (isView(segment) || isBargain(segment)) return neverAsked(reading, at)
    const isFact = hasListed(tokens, segment, 'shownWords', ...factsDenied)
    if (!isFact && !slotsDenied.some((concept) => has(segment, concept))) return false
    return neverAsked(reading, at) || isRefusedView(reading, at)
  })
}

const factsDenied = ['distance', 'deposit', 'maintenance', 'age', 'floor'] as const
const slotsDenied = ['slot:area', 'slot:city', 'slot:rent', 'slot:price', 'transaction:rent'] as const

/** "I asked", "it was about", unless that is denied. */
function inquiresAt(reading: Reading, at: number): boolean {
  const { segments, tokens } = reading
  const segment = segments[at]
  if (segment === undefined || deniesAsking(reading, at)) return false
  if (hasListed(tokens, segment, 'shownWords', 'inquired')) return true
  return hasListed(tokens, segment, 'ofGuru', 'about', 'talks')
}
