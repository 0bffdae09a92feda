import type { Clause } from '../../clauses/clause.ts'
import { hasListed } from '../../listed-in.ts'
import {
  breathBounds,
  has,
  isFiller,
  isUnknownWord,
  longestBreath,
  namesProperty,
  propertyTypeOf,
  type Reading,
} from '../../reading.ts'
import type { Segment } from '../../segments.ts'
import { saysShow } from '../of-guru.ts'
import { type ShownKind, shownKindsIn, shownKindsOf } from '../shown-word.ts'
import { withClausesAs } from '../with-clauses.ts'

/** The one area of the city, other than the wished one, from which homes that are shown are said to be near or far. */
export function otherEnd(
  reading: Reading,
  clause: readonly Segment[],
  also: (segment: Segment) => boolean = () => false,
): string | null {
  const { known, shown = 0 } = reading.context
  if (shown === 0) return null
  const [from, ...others] = areasNamed(reading, clause)
  if (from === undefined || others.length > 0) return null
  return isMeasured(reading, clause, [from, known.area], also) ? from : null
}

/** Areas of the city beside the wished one; where only "the office" is, those of the turn: "my office is in Guindy". */
function areasNamed(reading: Reading, clause: readonly Segment[]): string[] {
  const { known } = reading.context
  const areasOf = (segments: readonly Segment[]) =>
    segments.flatMap(({ mention }) => {
      const there = mention?.places.find((place) => place.kind === 'area' && place.city === known.city)
      return there === undefined || there.name === known.area ? [] : [there.name]
    })
  const ofWork = clause.some((one) => hasListed(reading.tokens, one, 'ofPlaces', 'work'))
  const named = clause.some(({ mention }) => mention !== null)
  return areasOf(ofWork && !named ? reading.segments : clause)
}

/** Between the area whose distances are known and a home, nothing else named: "how far is it", "from Indiranagar". */
export function isToldFrom(
  reading: Reading,
  clause: readonly Segment[],
  also: (segment: Segment) => boolean = () => false,
): boolean {
  const { area } = reading.context.known
  return area !== undefined && isMeasured(reading, clause, [area], also)
}

function isMeasured(
  reading: Reading,
  clause: readonly Segment[],
  ends: readonly (string | undefined)[],
  also: (segment: Segment) => boolean = () => false,
): boolean {
  return clause.every((segment, at) => {
    if (also(segment) || isClosingVerb(reading, clause, at)) return true
    if (segment.mention !== null) return segment.mention.places.some(({ name }) => ends.includes(name))
    if (segment.mark !== null) return true
    if (segment.number !== null) return isPosition(reading, segment)
    // The office is where a home is looked for: the area is named in the answer.
    if (hasListed(reading.tokens, segment, 'ofPlaces', 'work')) return true
    if (shownKindsOf(reading, segment).has('distance') || isFiller(segment) || namesProperty(segment))
      return true
    return besideDistance.some((concept) => has(segment, concept))
  })
}

/** "Ethra dooram [varum]", "kitna door [padega]": a word that nobody knows, right behind how far it is asked. */
function isClosingVerb(reading: Reading, clause: readonly Segment[], at: number): boolean {
  const [ask, distance, verb] = [clause[at - 2], clause[at - 1], clause[at]]
  if (!isUnknownWord(verb) || distance === undefined) return false
  if (clause[at + 1] !== undefined && clause[at + 1]?.mark === null) return false
  const asks = [ask, distance].some((one) => has(one, 'ask:within')) || has(ask, 'ask')
  return asks && !has(distance, 'ask') && shownKindsOf(reading, distance).has('distance')
}

/** "The first", "1 and 2", "the two": what is counted are homes. */
function isPosition({ context }: Reading, { number }: Segment): boolean {
  if (number === null) return false
  return number.kind === 'ordinal' || number.vague || number.value <= (context.shown ?? 0)
}

const besideDistance = [
  'ask',
  'ask:within',
  'ask:polar',
  'ask:closing',
  'ask-about',
  'is',
  'it',
  'this',
  'of',
  'at',
  'choice',
  'there',
  'slot:area',
  'range:to',
  'range:between',
  'min:before',
  'min:after',
  'origin:after',
  'interjection',
  'and',
  'or',
  'any',
  'about',
  'exist',
  'times',
  'within-it',
  'near-it',
  'price:more',
  'own',
] as const

/** "Which of these is nearest to the college?": which of those shown, and no wish for homes that are nearer. */
export function asksWhichNearest(reading: Reading): boolean {
  if ((reading.context.shown ?? 0) < 2 || saysShow(reading)) return false
  const asks = reading.clauses.some(({ kind }) => kind === 'question')
  return saysWhichNearer(reading, reading.segments, asks) || reading.clauses.some(weighsNearness(reading))
}

/** "Rendulayum guindy ku edhu kitta", "between 1 and 2 which is closer to Guindy": it is asked, and no place is wished. */
export function withNearestAsked(reading: Reading): Reading {
  if (!asksWhichNearest(reading)) return reading
  const weighs = weighsNearness(reading)
  return withClausesAs(reading, (clause) => (weighs(clause) ? { ...clause, kind: 'question' } : clause))
}

function weighsNearness(reading: Reading): (clause: Clause) => boolean {
  return ({ from, to, kind, asking }) =>
    saysWhichNearer(reading, reading.segments.slice(from, to), asking || kind === 'question')
}

function saysWhichNearer(reading: Reading, said: readonly Segment[], asks: boolean): boolean {
  const kinds = shownKindsIn(reading, said)
  if (!kinds.has('which') || !saysNearness(kinds, said)) return false
  if (said.some((one) => has(one, 'slot:area') || has(one, 'thing'))) return false
  const counted = said.filter((one) => isPosition(reading, one)).length
  // "Which flats do you have near Gandhipuram?" looks for others.
  const homes = said.some((one) => propertyTypeOf(one) !== undefined)
  if (counted === 0 && homes && said.some((one) => has(one, 'exist'))) return false
  return asks || counted > 1
}

/** "Nearest", "closer", "kitta". */
export function saysNearness(kinds: ReadonlySet<ShownKind>, clause: readonly Segment[]): boolean {
  return kinds.has('nearest') || clause.some((one) => has(one, 'nearer'))
}

/** "Is the second one near Gandhipuram?": of a home that is pointed at. */
export function asksIfNear(kinds: ReadonlySet<ShownKind>, clause: readonly Segment[]): boolean {
  if (!kinds.has('nearest') || !clause.some(({ mention }) => mention !== null)) return false
  return clause.some((one) => one.number?.kind === 'ordinal' || has(one, 'it'))
}

/** "Office theke kotota", "guindy la irundhu evlo?": from there, and how much. */
export function asksFromThere(reading: Reading, clause: readonly Segment[]): boolean {
  const { tokens, context } = reading
  if ((context.shown ?? 0) === 0) return false
  const words = clause.filter((one) => one.mark === null && (!isFiller(one) || has(one, 'range:to')))
  const from = words.findIndex((one) => has(one, 'range:to') || has(one, 'origin:after'))
  const there = words[from - 1]
  if (there === undefined || from !== words.length - 2) return false
  const isPlace = there.mention !== null || hasListed(tokens, there, 'ofPlaces', 'work')
  return isPlace && (has(words.at(-1), 'ask:within') || has(words.at(-1), 'ask'))
}

/** What is said of the distance: "how far is it from work, and is an auto found there?" asks for something else as well. */
export function measuringPart(reading: Reading, clause: readonly Segment[]): readonly Segment[] {
  const at = clause.findIndex((one) => {
    const kinds = shownKindsOf(reading, one)
    return kinds.has('distance') || kinds.has('nearest')
  })
  if (at < 0) return clause
  const { from, to } = breathBounds(clause, at, longestBreath)
  const others = [...clause.slice(0, from), ...clause.slice(to)]
  return others.some(({ mention }) => mention !== null) ? clause : clause.slice(from, to)
}

/** "Nearest to the airport", which no listing tells. */
export function isOfUnknown({ tokens }: Reading, clause: readonly Segment[]): boolean {
  return clause.some((one, at) => {
    if (!isUnknownWord(one) || hasListed(tokens, one, 'ofPlaces', 'work')) return false
    let before = at - 1
    while (has(clause[before], 'this')) before--
    return has(clause[before], 'range:to')
  })
}

/** "Which is nearest to it": "most" has no meaning of its own. */
export function nearestToo(segment: Segment): boolean {
  return isUnknownWord(segment) || besideNearest.some((concept) => has(segment, concept))
}

const besideNearest = ['nearer', 'more', 'seek', 'near-it', 'at', 'self', 'said-so'] as const
