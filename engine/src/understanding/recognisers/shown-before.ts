import type { Concept } from '../../languages/concept.ts'
import { tokensOfShownBefore } from '../../languages/shown-before.ts'
import { has, isFiller, isUnknownWord, propertyTypeOf, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** Words for "again" are many. */
const mostUnknown = 1
const mostCounted = 10

/**
 * "Show the old list", "munnadi kaattina list": the homes shown before those of now, and nothing else. Where the known place
 * is said to be no good before a comma, that is the reason: "Baner was far, show the old list".
 */
export function asksForShownBefore(reading: Reading): boolean {
  const { segments, said, context } = reading
  const { shown = 0, searched = shown > 0, known } = context
  if (!searched || refusing.some((concept) => said.has(concept))) return false
  const named = tokensOfShownBefore(reading.tokens)
  if (named.size === 0) return false
  const comma = segments.findIndex(({ mark }) => mark !== null)
  const told = segments.slice(0, Math.max(0, comma))
  const isKnown = ({ mention }: Segment) =>
    mention?.places.some(({ name }) => name === known.area || name === known.city)
  const rest =
    told.some(isKnown) && !told.some((one) => isNamed(one, named)) ? segments.slice(comma) : segments
  let others = 0
  return rest.every(
    (one) =>
      one.mark !== null ||
      isNamed(one, named) ||
      isBeside(one) ||
      (isUnknownWord(one) && ++others <= mostUnknown),
  )
}

function isNamed({ from, to }: Segment, named: ReadonlySet<number>): boolean {
  for (let at = from; at < to; at++) if (!named.has(at)) return false
  return true
}

/** "The earlier two": how many there were. */
function isBeside(segment: Segment): boolean {
  if (segment.mention !== null || (segment.number?.value ?? 0) > mostCounted) return false
  const only = beside.some((concept) => has(segment, concept))
  return isFiller(segment) || only || propertyTypeOf(segment) !== undefined
}

/** "Adhu illa, first kaatuneengale rendu flat, adhula edhu close": asked of those shown before, and nothing is wished. */
export function asksOfShownBefore({ said, tokens, context }: Reading): boolean {
  const { shown = 0, searched = shown > 0, homesBefore = [] } = context
  const others = said.has('more') || said.has('undo') || said.has('act:handoff')
  return searched && homesBefore.length > 0 && !others && tokensOfShownBefore(tokens).size > 0
}

const refusing = ['not:before', 'not:after', 'instead-of', 'more', 'undo', 'act:handoff'] as const

const beside: readonly Concept[] = [
  'seek',
  'propose',
  'ask:polar',
  'thing',
  'choice',
  'of',
  'it',
  'this',
  'at',
  'is',
  'interjection',
  'lead-in',
  'act:affirm',
  'act:repeat',
  'talk:past',
  'correct',
]
