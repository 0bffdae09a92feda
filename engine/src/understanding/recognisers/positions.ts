import { untoldFacts } from '../command.ts'
import { has, isFiller, isUnknownWord, namesProperty, type Reading, reach, valueNamed } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { shownKindsOf } from './shown-word.ts'

/** Words that may stand around positions. */
export function isBeside(segment: Segment): boolean {
  return (
    isFiller(segment) ||
    has(segment, 'seek') ||
    has(segment, 'and') ||
    has(segment, 'choice') ||
    has(segment, 'compare') ||
    has(segment, 'it') ||
    has(segment, 'this') ||
    has(segment, 'act:affirm')
  )
}

/** "Option 3"; "flat 2" may count rooms. */
export function isNumberOfChoice(segments: readonly Segment[], at: number): boolean {
  const before = segments[at - 1]
  if (segments[at]?.number?.kind !== 'cardinal') return false
  return has(before, 'choice') && valueNamed(before, 'property:') === null
}

/** "Site 2 yestu sqft": a home by its number, where it is asked about and the number counts nothing. */
export function isHomeByNumber({ segments, clauseOf }: Reading, at: number): boolean {
  if (clauseOf[at]?.kind !== 'question' || !namesProperty(segments[at - 1])) return false
  const next = segments[at + 1]
  return next === undefined || (next.number === null && valueNamed(next, 'unit:') === null)
}

/** "2 number", "২ নম্বর": the word stands after its number; "2 flats" are counted. */
export function isNumbered(segment: Segment | undefined): boolean {
  return has(segment, 'choice') && valueNamed(segment, 'property:') === null && !has(segment, 'thing')
}

/**
 * An ordinal chooses when "one", "option", "why" or a home follows it, what is asked or wanted of it, or
 * nothing: not in "second floor".
 */
export function isChosen(reading: Reading, at: number): boolean {
  const next = reading.segments[at + 1]
  if (next === undefined || next.mark !== null || isFiller(next)) return true
  // "modatidi rendodi": the first, the second.
  if (next.number?.kind === 'ordinal') return true
  if (afterChosen.some((concept) => has(next, concept)) || namesProperty(next)) return true
  // "First note my number", "pehle yaad dila do": before a verb "first" says when, and English puts no home there.
  const isHome = reading.context.language !== 'en' && reading.segments[at]?.number?.value !== 1
  if (isHome && shownKindsOf(reading, next).has('remembers')) return true
  return isAskedOf(reading, at)
}

/**
 * "இரண்டாவது விலை என்ன", the second's price: what is asked of a home follows, behind a word for it that nobody knows
 * ("aadyathe veettil parking undo") or the place from which it may be far.
 */
function isAskedOf(reading: Reading, at: number): boolean {
  const { segments, clauseOf } = reading
  if (clauseOf[at]?.kind !== 'question') return false
  let next = at + 1
  while (next < at + reach && isBetweenHomeAndAsked(segments[next]) && !namesAsked(reading, segments[next]))
    next++
  return namesAsked(reading, segments[next])
}

function namesAsked(reading: Reading, segment: Segment | undefined): boolean {
  if (segment === undefined) return false
  if (toldOfOne.some((concept) => has(segment, concept)) || valueNamed(segment, 'amenity:') !== null)
    return true
  const kinds = shownKindsOf(reading, segment)
  return kinds.has('apart') || untoldFacts.some((fact) => kinds.has(fact))
}

function isBetweenHomeAndAsked(segment: Segment | undefined): boolean {
  if (segment === undefined || segment.mark !== null || segment.number !== null) return false
  if (segment.mention !== null || isUnknownWord(segment) || isFiller(segment)) return true
  return has(segment, 'range:to') || has(segment, 'origin:after')
}

const toldOfOne = [
  'slot:price',
  'slot:rent',
  'transaction:rent',
  'slot:size_sqft',
  'ask:size',
  'ask:price',
  'ask:where',
] as const

const afterChosen = [
  'choice',
  'act:affirm',
  'why',
  'and',
  'or',
  'it',
  'of',
  'seek',
  'compare',
  'ask',
  'ask:within',
  'ask:closing',
  'ask-about',
] as const

/** A position may lie beyond what is shown: the dialogue then says how many there are. */
export function counted(position: number): number | null {
  return Number.isInteger(position) && position >= 1 ? position : null
}
