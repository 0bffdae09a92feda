import { isLabel } from '../../languages/call-times.ts'
import type { Concept } from '../../languages/concept.ts'
import { ofGuruKinds } from '../../languages/of-guru.ts'
import { has, isFiller, isUnknownWord, type Reading, valueNamed } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** Words: what is longer is no name. */
export const longestName = 3

/** What may stand beside a number and the name of who is to be called. */
const besideNames: readonly Concept[] = [
  'self',
  'talk',
  'is',
  'of',
  'and',
  'choice',
  'contact',
  'lead-in',
  'act:affirm',
  'act:greet',
  'act:thanks',
  'act:handoff',
]

/**
 * "Anand, 98765 43210", "Gaya Prasad 98765 43210 in the evening": beside a phone number a name like that of a town says
 * whom to call, where nothing else is told but the call and its time. To the question for a place a place answers, if
 * name and number were not asked for since.
 *
 * @returns the segments of the name, none where no name is told; null where the turn is of more
 */
export function callerNamed(reading: Reading): readonly Segment[] | null {
  const { segments, context } = reading
  if (!context.nameAsked && (context.asked === 'city' || context.asked === 'area')) return null
  const others = segments.filter((segment) => !isBeside(segment, reading))
  const words = others.reduce((sum, { from, to }) => sum + to - from, 0)
  const isTown = others.some(({ mention }) => mention !== null)
  const isOfName = (segment: Segment) => mayBeNamed(segment, reading, isTown)
  return words <= longestName && others.every(isOfName) && !isAddress(others) ? others : null
}

/**
 * "Anand" in answer to the question for name and number, as far as none for a place is open and it is none of the
 * city that is known.
 */
export function answersWithTown({ segments, context }: Reading): boolean {
  if (!context.nameAsked || context.asked === 'city' || context.asked === 'area') return false
  // "In Nashik", "no, Mumbai", "mysuru nalli" say where.
  if (!segments.every(isPartOfName)) return false
  const places = segments.flatMap(({ mention }) => mention?.places ?? [])
  return places.length > 0 && places.every(({ kind }) => kind === 'city')
}

function isPartOfName(segment: Segment): boolean {
  if (segment.mention !== null || segment.mark !== null || isUnknownWord(segment)) return true
  return !placing.some((concept) => has(segment, concept))
}

const placing: readonly Concept[] = [
  'of',
  'at',
  'placed',
  'act:deny',
  'not:before',
  'not:after',
  'seek',
  'range:to',
]

function isBeside(segment: Segment, { tokens, callTime }: Reading): boolean {
  const { from, to, mark, mention } = segment
  if (mark !== null || isFiller(segment)) return true
  if (mention !== null) return false
  const when = callTime?.when
  if (when !== undefined && from < when.to && to > when.from) return true
  return (
    besideNames.some((one) => has(segment, one)) ||
    tokens.slice(from, to).every(({ text }) => isLabel(text) || ofGuruKinds(text).has('numbers'))
  )
}

/**
 * Once a name was asked for it may be of any word: Reddy, Bhat, Kavita. After a call was agreed to, so may what stands
 * beside that of a town: "Hubli Manju".
 */
function mayBeNamed(segment: Segment, { strange, said, context }: Reading, isTown: boolean): boolean {
  const { from, mention, number } = segment
  const asked = context.nameAsked === true
  if (mention !== null) return asked || !mention.introduced || said.has('talk')
  if (isUnknownWord(segment)) return asked || strange[from] === true || (isTown && context.called === true)
  return asked && number === null && (has(segment, 'creed') || valueNamed(segment, 'unit:') !== null)
}

/** "Kothrud, Pune": nobody is called by an area and its city. */
function isAddress(segments: readonly Segment[]): boolean {
  const places = segments.flatMap(({ mention }) => mention?.places[0] ?? [])
  const cities = places.flatMap(({ kind, name }) => (kind === 'city' ? name : []))
  return places.some((place) => place.kind === 'area' && cities.includes(place.city))
}
