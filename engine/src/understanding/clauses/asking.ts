import type { Concept } from '../../languages/concept.ts'
import { has, isFiller, reach, saysOneOf } from '../reading.ts'
import type { Segment } from '../segments.ts'

export const sentenceMarks = new Set(['.', '?', '!', ';'])

/** True for what asks where it opens a clause ("which", "is there"), although it may only tell further behind. */
export function opensQuestion(concepts: ReadonlySet<Concept>): boolean {
  return concepts.has('aside:cities') || concepts.has('ask') || concepts.has('ask:polar')
}

const namingWhat = ['ask:size', 'ask:price', 'ask:where', 'ask:biggest'] as const
const askingWithin: ReadonlySet<Concept> = new Set([...namingWhat, 'ask:within', 'ask:closing'])

/** "If parking is there, 27 is also ok": in a condition words that ask only say what there may be. */
export function isSupposed(segments: readonly Segment[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - reach); back--) {
    const segment = segments[back]
    if (segment === undefined || segment.mark !== null || segment.concepts.has('ask-about')) return false
    if (segment.concepts.has('if')) return segments[back - 1]?.concepts.has('ask-about') !== true
  }
  return false
}

/**
 * "Price of 2bhk", "2bhk size": a fact and the home that it is of, and nothing that wants one, ask for it.
 * @param inTurn every concept of the turn
 */
export function asksForFact(
  segments: readonly Segment[],
  from: number,
  to: number,
  inTurn: ReadonlySet<Concept>,
): boolean {
  if (!saysOneOf(inTurn, facts)) return false
  const said = segments
    .slice(from, to)
    .filter((segment) => segment.mark === null && segment.mention === null && !saysNothing(segment))
  const fact = said.findIndex(isFact)
  const others = said.filter((_, at) => at !== fact)
  if (fact < 0 || others.length === 0 || !others.every(isOfHome)) return false
  // "Budget flat" wants a cheap one.
  return fact === said.length - 1 || (fact === 0 && isFact(segments[from]) && isFiller(segments[from + 1]))
}

/** What leaves the fact or the home open, points at one, or is a deal, and asks for nothing. */
const notOfFacts = [
  'this',
  'any',
  'all-the-same',
  'negotiable',
  'acceptable',
  'transaction:sale',
  'transaction:rent',
] as const

function saysNothing(segment: Segment): boolean {
  return isFiller(segment) && !notOfFacts.some((concept) => has(segment, concept))
}

function isFact(segment: Segment | undefined): boolean {
  if (notOfFacts.some((concept) => has(segment, concept))) return false
  return segment !== undefined && saysOneOf(segment.concepts, facts)
}

const facts: ReadonlySet<Concept> = new Set(['slot:price', 'slot:size_sqft', 'unit:sqft'])

function isOfHome({ number, concepts }: Segment): boolean {
  if (number !== null) return number.kind === 'cardinal' && number.value < 10
  for (const concept of concepts) if (concept.startsWith('property:')) return true
  return concepts.has('unit:bedroom') || concepts.has('of')
}

/**
 * True for a word that asks wherever it stands, but not between alternatives and where it tells what is there or
 * wanted.
 */
export function asksWithin(segments: readonly Segment[], at: number): boolean {
  const concepts = segments[at]?.concepts
  if (concepts === undefined || !saysOneOf(concepts, askingWithin)) return false
  if (namingWhat.some((concept) => concepts.has(concept))) return true
  return !isEither(segments, at) && !tellsSomething(segments, at)
}

function tellsSomething(segments: readonly Segment[], at: number): boolean {
  return isListedThere(segments, at) || isWishedSo(segments, at) || isLivedThere(segments, at)
}

/** A word that may close a question only says what there is or should be. */
export function tellsWhatThereIs(segments: readonly Segment[], at: number): boolean {
  return tellsSomething(segments, at) || isRelative(segments, at + 1)
}

/** "Haidrabade thake": behind a place the word that may ask says who lives there, where no mark asks. */
function isLivedThere(segments: readonly Segment[], at: number): boolean {
  if (segments[at]?.concepts.has('origin:after') !== true || segments[at + 1]?.mark === '?') return false
  const before = segments[at - 1]?.concepts.has('of') === true ? at - 2 : at - 1
  return segments[before]?.mention != null
}

/** "Lift ache, Dumdum e, tirish lakh": among other wishes it says what there should be; of "the first one" it asks. */
function isListedThere(segments: readonly Segment[], at: number): boolean {
  const concepts = segments[at]?.concepts
  if (!concepts?.has('exist') || !concepts.has('ask:closing') || segments[at + 1]?.mark !== ',') return false
  for (let back = at - 1; back > at - reach && back >= 0 && segments[back]?.mark == null; back--)
    if (segments[back]?.number?.kind === 'ordinal') return false
  return true
}

/** "Jeno lift thake": what "so that" opens does not ask. */
export function isWishedSo(segments: readonly Segment[], at: number): boolean {
  const first = Math.max(0, at - 2 * reach)
  for (let back = at - 1; back >= first; back--) {
    const mark = segments[back]?.mark ?? null
    if (mark !== null && sentenceMarks.has(mark)) return false
    if (segments[back]?.concepts.has('so-that')) return true
  }
  return false
}

/** "lift ache parking ache emon flat": what there is describes what is sought. */
export function isRelative(segments: readonly Segment[], from: number): boolean {
  for (let at = from; at < from + reach; at++) {
    const segment = segments[at]
    if (segment === undefined || segment.mark !== null) return false
    if (segment.concepts.has('exist') && segment.concepts.has('filler')) return true
  }
  return false
}

/** "Dui ki tin": between two numbers or places Bengali's word of asking says "or". */
export function isEither(segments: readonly Segment[], at: number): boolean {
  if (!segments[at]?.concepts.has('or')) return false
  const counted = segments[at - 1]?.concepts.has('unit:bedroom') === true
  const before = segments[counted ? at - 2 : at - 1]
  const after = segments[at + 1]
  const numbers = before?.number != null && after?.number != null
  return numbers || (before?.mention != null && after?.mention != null)
}
