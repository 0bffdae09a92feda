import { has, isFiller, isUnknownWord, namesProperty, type Reading } from '../../reading.ts'
import type { Segment } from '../../segments.ts'
import { saysShow } from '../of-guru.ts'
import { shownKindsIn, shownKindsOf } from '../shown-word.ts'

/** The one area of the city, other than the wished one, from which homes that are shown are said to be near or far. */
export function otherEnd(
  reading: Reading,
  clause: readonly Segment[],
  also: (segment: Segment) => boolean = () => false,
): string | null {
  const { known, shown = 0 } = reading.context
  if (shown === 0) return null
  const areas = clause.flatMap(({ mention }) => {
    const there = mention?.places.find((place) => place.kind === 'area' && place.city === known.city)
    return there === undefined || there.name === known.area ? [] : [there.name]
  })
  const [from] = areas
  return from !== undefined && areas.length === 1 && isMeasured(reading, clause, [from, known.area], also)
    ? from
    : null
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
  return clause.every((segment) => {
    if (also(segment)) return true
    if (segment.mention !== null) return segment.mention.places.some(({ name }) => ends.includes(name))
    if (segment.mark !== null || segment.number?.kind === 'ordinal' || segment.number?.vague) return true
    if (shownKindsOf(reading, segment).has('distance') || isFiller(segment) || namesProperty(segment))
      return true
    return besideDistance.some((concept) => has(segment, concept))
  })
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
] as const

/** "Which of these is nearest to the college?": which of those shown, and no wish for homes that are nearer. */
export function asksWhichNearest(reading: Reading): boolean {
  const { segments, clauses, context } = reading
  if ((context.shown ?? 0) < 2 || saysShow(reading)) return false
  if (!clauses.some(({ kind }) => kind === 'question')) return false
  const kinds = shownKindsIn(reading, segments)
  if (!kinds.has('which') || (!kinds.has('nearest') && !reading.said.has('nearer'))) return false
  return !segments.some((one) => has(one, 'slot:area') || has(one, 'thing'))
}

/** "Nearest to the airport", which no listing tells. */
export function isOfUnknown(clause: readonly Segment[]): boolean {
  return clause.some((one, at) => {
    let before = at - 1
    while (has(clause[before], 'this')) before--
    return isUnknownWord(one) && has(clause[before], 'range:to')
  })
}

/** "Which is nearest to it": "most" has no meaning of its own. */
export function nearestToo(segment: Segment): boolean {
  return isUnknownWord(segment) || besideNearest.some((concept) => has(segment, concept))
}

const besideNearest = ['nearer', 'more', 'seek', 'near-it', 'at', 'self', 'said-so'] as const
